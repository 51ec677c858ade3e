// Starts the game and keeps the page for use without a network.
import init from "./page.js";

if ("serviceWorker" in navigator) {
  const workers = navigator.serviceWorker;
  addEventListener("load", () => {
    workers.register("./sw.js").catch((reason) => console.warn("No play without a network:", reason));
  });
  // A new version only takes over when the page asked for it, between two games: show it at once.
  workers.addEventListener("controllerchange", () => location.reload());
  // The game says on `window` when no game is running.
  addEventListener("patience:between-games", async () => {
    const registration = await workers.getRegistration("./");
    registration?.waiting?.postMessage({ type: "take-over" });
  });
}

init().catch((reason) => {
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.textContent = `Patience kan hier niet starten. Patience cannot start here. (${reason})`;
  document.body.append(words);
});
