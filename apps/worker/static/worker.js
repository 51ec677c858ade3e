// Answers the page's questions one after the other, always the newest. Between two rounds of a search
// it looks whether a newer question has come, and then drops the old one. An empty one asks nothing.
import init, { answer } from "./solver.js";

const ready = init();
// The newest question, as long as it is not answered.
let newest = null;
let running = false;

addEventListener("message", ({ data }) => {
  newest = data === "" ? null : data;
  if (!running) run();
});

async function run() {
  running = true;
  try {
    await ready;
    while (newest !== null) await search(newest);
  } catch (reason) {
    // Nothing of the module can be trusted any more: the page ends this worker.
    postMessage("broken");
    throw reason;
  }
  running = false;
}

async function search(question) {
  postMessage(`${question.split(" ")[0]} begun`);
  for (let round = 0; newest === question; round++) {
    const text = answer(question, round);
    if (text !== undefined) {
      if (newest === question) newest = null;
      postMessage(text);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
