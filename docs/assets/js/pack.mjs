/** Which pack a reader holds: French suits in two colours or four, or German ones. Remembered, and shown in every card. */

import { el, picture } from "./dom.mjs";
import { whenever } from "./pages.mjs";
import { siteFile } from "./where.mjs";

/** @typedef {"french" | "four" | "german"} Choice */
/**
 * @typedef {object} Pack
 * @property {string} pictures
 * @property {Record<string, string>} cards
 * @property {Record<string, string>} ranks
 * @property {Record<string, string>} suits
 * @property {Record<string, string> | null} signs - null where the suits are drawn
 */

const KEY = "spadille.pack";
const PIP = "-11 -11 22 22";
const OPEN = /\{([CSHD])([AKQJT987])?\}/g;

/** @type {Promise<Record<string, Pack>> | null} */
let packs = null;

/** @returns {Promise<Record<string, Pack>>} both packs, fetched once */
function load() {
  packs ??= fetch(siteFile("data/cards.json")).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  });
  packs.catch(() => (packs = null));
  return packs;
}

/** @type {readonly Choice[]} */
export const CHOICES = ["french", "four", "german"];

/** @param {string | null} word @returns {Choice} */
export function choiceOf(word) {
  return CHOICES.find((choice) => choice === word) ?? "french";
}

/** @returns {Choice} what was chosen, here or on an earlier visit */
export function chosen() {
  try {
    return choiceOf(localStorage.getItem(KEY));
  } catch {
    return "french";
  }
}

/** Choose for all pages. @param {Choice} choice */
export async function choose(choice) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A reader who allows no storage has the pack for this page.
  }
  colour(choice);
  const faces = await Faces.load(choice);
  faces.dress(document);
  document.dispatchEvent(new CustomEvent("sp-pack", { detail: faces }));
}

/** @param {Choice} choice */
function colour(choice) {
  document.documentElement.classList.toggle("sp-four-colours", choice === "four");
}

/** The cards of one pack, in words and as small pictures in a text. */
export class Faces {
  /**
   * @param {Choice} choice
   * @param {Pack} pack
   */
  constructor(choice, pack) {
    this.choice = choice;
    this.pack = pack;
  }

  /** @param {Choice} [choice] @returns {Promise<Faces>} */
  static async load(choice = chosen()) {
    const both = await load();
    return new Faces(choice, /** @type {Pack} */ (both[choice === "german" ? "german" : "french"]));
  }

  /** @param {string} card @returns {URL} where the card is drawn; `back` is its back */
  picture(card) {
    return new URL(`#${card}`, siteFile(this.pack.pictures));
  }

  /** @param {string} card */
  cardName(card) {
    return this.pack.cards[card] ?? card;
  }

  /** @param {string} sentence @returns {string} the sentence with its cards and suits in words */
  words(sentence) {
    return sentence.replace(OPEN, (whole, suit, rank) =>
      rank ? this.cardName(suit + rank) : this.pack.suits[suit] ?? whole,
    );
  }

  /** @param {string} sentence @returns {(string | Node)[]} the sentence with its cards and suits as signs */
  signs(sentence) {
    const pieces = sentence.split(OPEN);
    /** @type {(string | Node)[]} */
    const found = [];
    for (let place = 0; place < pieces.length; place += 3) {
      if (pieces[place]) found.push(pieces[place] ?? "");
      const [suit, rank] = [pieces[place + 1], pieces[place + 2]];
      if (suit) found.push(rank ? this.card(suit + rank) : this.suit(suit));
    }
    return found;
  }

  /** @param {string} code @returns {HTMLElement} a card in a text */
  card(code) {
    return this.#dressed(el("span", { class: "sp-card", role: "img", "data-card": code }));
  }

  /** @param {string} code @returns {HTMLElement} a suit in a text */
  suit(code) {
    return this.#dressed(el("span", { class: "sp-suit", role: "img", "data-suit": code }));
  }

  /** Show this pack in every card and suit below a node. @param {ParentNode} root */
  dress(root) {
    for (const found of root.querySelectorAll("[data-card], [data-suit]")) {
      this.#dressed(/** @type {HTMLElement} */ (found));
    }
  }

  /** @param {HTMLElement} element */
  #dressed(element) {
    const { card, suit = card?.[0] ?? "" } = element.dataset;
    const name = card ? this.cardName(card) : this.pack.suits[suit] ?? suit;
    const sign = this.pack.signs?.[suit] ?? picture(new URL(`#p-${suit}`, siteFile(this.pack.pictures)), "sp-pip", PIP);
    element.replaceChildren(sign, card ? this.pack.ranks[card[1] ?? ""] ?? "" : "");
    element.setAttribute("aria-label", name);
    if (!card) element.title = name;
    element.classList.toggle("sp-red", suit === "H" || suit === "D");
    element.classList.toggle("sp-black", suit === "C" || suit === "S");
    return element;
  }
}

/** Pages come in the French pack; whoever holds the other gets it, also on pages that come without a reload. */
function dressPage() {
  const choice = chosen();
  colour(choice);
  if (choice === "german") Faces.load(choice).then((faces) => faces.dress(document)).catch(() => {});
}

whenever(dressPage);
