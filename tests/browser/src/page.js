// What the tests ask the page. Every script of the harness begins with this text; it reads only,
// all that happens to the page is real input.

// Whether nothing moves on the table: the page says so, and the browser animates no card.
const settled = () =>
  document.querySelector(".table[data-settled]")?.getAnimations({ subtree: true }).length === 0;

// The table as text: a line for each pile that has cards, in the order of the lines' letters.
const table = () => {
  const piles = new Map();
  for (const { dataset } of document.querySelectorAll(".card[data-pile]")) {
    const pile = piles.get(dataset.pile) ?? [];
    piles.set(dataset.pile, pile);
    pile[Number(dataset.index)] = pile[Number(dataset.index)] === undefined ? (dataset.card ?? "--") : "twice";
  }
  const line = ([pile, cards]) => [pile, ...Array.from(cards, (card) => card ?? "missing")].join(" ");
  return [...piles].map(line).sort().join("\n");
};

// The place of an element as [x, y, width, height].
const box = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

// The element of a card or, without a place, of the empty pile.
const piece = (pile, place) =>
  document.querySelector(
    place === null ? `.slot[data-pile="${pile}"]` : `.card[data-pile="${pile}"][data-index="${place}"]`,
  );

// A point where a pointer would meet this card or empty pile and nothing else, and its box.
const aim = (pile, place) => {
  const found = piece(pile, place);
  if (found === null) return null;
  const [x, y, width, height] = box(found);
  for (const down of [0.5, 0.75, 0.25, 0.12, 0.06]) {
    for (const along of [0.5, 0.25, 0.1, 0.75, 0.9]) {
      const [px, py] = [Math.round(x + width * along), Math.round(y + height * down)];
      const there = document.elementFromPoint(px, py);
      if (there !== null && found.contains(there)) return { at: [px, py], box: [x, y, width, height] };
    }
  }
  return null;
};

// What of the table does not lie within the window.
const outside = () =>
  [...document.querySelectorAll(".card, .slot, .bar-button")].filter(seen).filter((element) => {
    const [x, y, width, height] = box(element);
    return x < 0 || y < 0 || x + width > innerWidth + 0.5 || y + height > innerHeight + 0.5;
  });

// What of the table the bars cover.
const covered = () => {
  const bars = [...document.querySelectorAll(".bar-button, .state")].filter(seen).map(box);
  const apart = (one, other) =>
    one[0] + one[2] <= other[0] + 1 || other[0] + other[2] <= one[0] + 1 ||
    one[1] + one[3] <= other[1] + 1 || other[1] + other[3] <= one[1] + 1;
  const cards = [...document.querySelectorAll(".card.up, .slot")].filter(seen);
  return cards.filter((card) => !bars.every((bar) => apart(bar, box(card))));
};

// The words of the first such element, if there is one.
const words = (selector) => {
  const found = document.querySelector(selector);
  return found === null ? null : found.textContent.replace(/\u200b/g, "").replace(/\s+/g, " ").trim();
};

// The panel that is open.
const panel = () => document.querySelector("dialog[open]")?.dataset.panel ?? "none";

// What has the focus: its pile and place on the table, or its name elsewhere.
const focused = () => {
  const element = document.activeElement;
  const spot = element?.closest?.("[data-pile]");
  if (spot) return [spot.dataset.pile, spot.dataset.index === undefined ? null : Number(spot.dataset.index)];
  return element === document.body ? null : (element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? null);
};

// Whether an element can be seen.
const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

// The first such element that is seen and, where words are given, shows them or is called so.
const find = (selector, words) =>
  [...document.querySelectorAll(selector)].find(
    (element) =>
      seen(element) &&
      (words === null ||
        element.innerText.replace(/\s+/g, " ").trim() === words ||
        element.getAttribute("aria-label") === words),
  ) ?? null;

// A point where a pointer would meet that element, once it does not move any more.
const reach = (selector, words) => {
  const found = find(selector, words);
  if (found === null) return null;
  const mover = found.closest("dialog") ?? found;
  if (mover.getAnimations({ subtree: true }).some((animation) => animation.playState === "running")) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [x, y, width, height] = box(found);
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const there = document.elementFromPoint(...at);
  return there !== null && (found.contains(there) || there.contains(found)) ? at : null;
};

// The figures of a list: what each counts, and how much.
const figures = (selector) => {
  const terms = [...document.querySelectorAll(`${selector} dt`)];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.parentElement.querySelector("dd").textContent]));
};

// What stands in a store of the page's database, in the order of its keys. Whatever was to be
// written there before is written then.
const stored = (store) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("patience");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, "readonly");
      const values = transaction.objectStore(store).getAll();
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(values.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
