// What the tests ask the page. Every script of the harness begins with this text; it reads only,
// all that happens to the page is real input.

// Whether nothing moves on the table.
const settled = () => document.querySelector("[data-settled]") !== null;

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
