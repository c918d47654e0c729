// Words of the glossary: their meaning appears beside them when the pointer rests on them or the keyboard reaches them.
// Without this script they are links to the glossary, which they stay with it.

/** @typedef {Record<string, {word: string, means: string}>} Terms */

const DATA = new URL("../../data/glossary.json", import.meta.url);
const PATIENCE = 150; // milliseconds in which the pointer may cross from the word to its meaning

/** @type {Promise<Terms> | undefined} */
let terms;
/** @type {HTMLElement | undefined} */
let box;
/** @type {HTMLAnchorElement | undefined} */
let shown;
/** @type {number | undefined} */
let leaving;
/** Whether the word was asked for before the press that is under way. */
let again = false;

/** @returns {Promise<Terms>} the meanings, fetched once; where they do not come, none, and they are fetched anew for the next word */
const load = () =>
  (terms ??= fetch(DATA)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.url}: ${answer.status}`))))
    .catch(() => {
      terms = undefined;
      return {};
    }));

/**
 * @param {Event} event
 * @returns {HTMLAnchorElement | null} the word that the event is about
 */
const word = (event) =>
  event.target instanceof Element ? event.target.closest("a.sp-gloss") : null;

/** @returns {HTMLElement} the box, which stands at the end of the page */
function frame() {
  if (!box?.isConnected) {
    box = document.createElement("div");
    box.id = "sp-gloss-meaning";
    box.className = "sp-meaning";
    box.setAttribute("role", "tooltip");
    box.hidden = true;
    document.body.append(box);
  }
  return box;
}

/** @param {HTMLAnchorElement} link */
async function show(link) {
  window.clearTimeout(leaving);
  if (shown === link) return;
  hide();
  shown = link;
  const term = (await load())[decodeURIComponent(link.hash.slice(1))];
  if (shown !== link || !term || !link.isConnected) return;
  const place = frame();
  const name = document.createElement("strong");
  name.textContent = term.word;
  place.replaceChildren(name, document.createTextNode(` ${term.means}`));
  place.hidden = false;
  link.setAttribute("aria-describedby", place.id);
  put(place, link);
}

/**
 * Put the box below the word, or above it where there is more room, and inside the window.
 * @param {HTMLElement} place
 * @param {HTMLElement} link
 */
function put(place, link) {
  const around = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const {width, height} = place.getBoundingClientRect();
  const left = Math.min(around.left, document.documentElement.clientWidth - width - 8);
  const below = around.bottom + 6;
  const top = below + height > window.innerHeight && around.top > height + 6 ? around.top - height - 6 : below;
  place.style.left = `${Math.max(8, left) + window.scrollX}px`;
  place.style.top = `${top + window.scrollY}px`;
}

function hide() {
  window.clearTimeout(leaving);
  shown?.removeAttribute("aria-describedby");
  shown = undefined;
  if (box) box.hidden = true;
}

function leave() {
  window.clearTimeout(leaving);
  leaving = window.setTimeout(hide, PATIENCE);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const link = word(event);
  if (link) show(link);
  else if (event.target instanceof Node && box?.contains(event.target)) window.clearTimeout(leaving);
  else if (shown && document.activeElement !== shown) leave();
});
document.addEventListener("focusin", (event) => {
  const link = word(event);
  if (link) show(link);
  else hide();
});
document.addEventListener("focusout", (event) => {
  if (word(event)) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && shown) hide();
});
// A finger has no place to rest: its first touch shows the meaning, its second follows the link, whether the meaning has
// come or not. A press brings the focus before the click comes, and the focus shows the meaning: which touch it is, is
// settled before that.
document.addEventListener("pointerdown", (event) => {
  again = shown !== undefined && shown === word(event);
});
document.addEventListener(
  "click",
  (event) => {
    const link = word(event);
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (link && touched && !again) {
      event.preventDefault();
      show(link);
    } else if (!link) hide();
  },
  {capture: true},
);
