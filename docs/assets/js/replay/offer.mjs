/** Cards that a reader may take up: the hand of the seat whose turn it is, as buttons on the board. */

import { el } from "../dom.mjs";

/**
 * @typedef {object} Offer
 * @property {number} seat
 * @property {Map<string, {legal: boolean, title: string}>} cards - what each button is called, and whether its card may be played
 * @property {(card: string) => void} pick - called for every card that is pressed, allowed or not
 */

const PICK = "sp-pc__pick";

/**
 * Make buttons of cards.
 * @param {Map<string, HTMLElement>} cards - all cards of a board
 * @param {Offer | null} offer
 */
export function offered(cards, offer) {
  for (const [card, element] of cards) {
    element.querySelector(`.${PICK}`)?.remove();
    const { legal = false, title = "" } = offer?.cards.get(card) ?? {};
    const able = offer?.cards.has(card) ?? false;
    element.classList.toggle("sp-pc--offered", able);
    element.classList.toggle("sp-pc--barred", able && !legal);
    if (!offer || !able) continue;
    const button = el("button", {
      type: "button",
      class: PICK,
      "aria-label": title,
      "aria-disabled": legal ? null : "true",
      "data-pick": card,
    });
    button.addEventListener("click", () => offer.pick(card));
    element.append(button);
  }
}

/** @param {Element | null} element @returns {boolean} whether it is such a button */
export function isPick(element) {
  return element?.classList.contains(PICK) ?? false;
}

/** The buttons of the cards as they lie, those that may be played first wanted. @param {ParentNode} root @returns {HTMLButtonElement[]} */
export function picks(root) {
  return [.../** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll(`.${PICK}`))];
}

/**
 * Go along the hand with the arrow keys.
 * @param {KeyboardEvent} event
 * @param {ParentNode} root
 * @returns {boolean} whether the key meant that
 */
export function along(event, root) {
  const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (way === undefined || !isPick(/** @type {Element} */ (event.target))) return false;
  const all = picks(root);
  const here = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  all[(here + way + all.length) % all.length]?.focus();
  return true;
}
