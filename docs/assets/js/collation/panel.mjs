/** The apparatus of a cell: fetched when it is first wanted, and shown beside the cell. */

import { el } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { isOwn } from "./own.mjs";

/** @typedef {[string, string?]} Cite - its words, and where its witness is described */
/** @typedef {{ answer: string, cites?: Cite[], note?: string }} Rival */

/**
 * @typedef {object} Entry
 * @property {string} [answer]
 * @property {string} grade
 * @property {Cite[]} [cites]
 * @property {string} [note]
 * @property {Rival[]} [rivals]
 * @property {{ answer: string, note: string }} [played]
 * @property {string} question - the address of the question's page, from the site's root
 */

/** @typedef {{ page: string, points: Record<string, Entry> }} Apparatus */

/**
 * The words that are said, by their keys, and the word and meaning of every grade.
 * @typedef {{ [key in Key]: string } & { grades: Record<string, [string, string]> }} Said
 */
/**
 * @typedef {"shown" | "against" | "nothing" | "base" | "same" | "differs" | "apparatus" | "more" | "close" | "rivals" |
 *   "played" | "ruling" | "question" | "unloaded" | "notAsked" | "point" | "asked" | "sourcesDiffer" | "yes" | "no" |
 *   "file" | "add" | "yours" | "yoursMeaning" | "loading" | "missing" | "failed" | "editor" | "editOwn"} Key
 */

/** The apparatus of every ruleset, each fetched once. */
export class Library {
  /** @type {Map<string, Promise<Apparatus>>} */
  #fetched = new Map();

  /** Know an apparatus that is not fetched. @param {string} ruleset @param {Apparatus} apparatus */
  put(ruleset, apparatus) {
    this.#fetched.set(ruleset, Promise.resolve(apparatus));
  }

  /** @param {string} ruleset @returns {Promise<Apparatus>} */
  get(ruleset) {
    const known = this.#fetched.get(ruleset);
    if (known) return known;
    const coming = fetch(siteFile(`data/apparatus/${ruleset}.json`)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer.json();
    });
    coming.catch(() => this.#fetched.delete(ruleset));
    this.#fetched.set(ruleset, coming);
    return coming;
  }
}

/** @param {string} label @returns {HTMLElement} */
export function emptyPanel(label) {
  const more = { "aria-label": label, class: "sp-panel sp-more-of" };
  return el("div", { popover: "auto", role: "dialog", tabindex: -1, ...more });
}

/**
 * Return what a panel shows of a ruling.
 * @param {{ question: string, source: string, ruleset: string, point: string }} where
 * @param {Apparatus} apparatus
 * @param {Said} said
 * @returns {HTMLElement[]}
 */
export function told(where, apparatus, said) {
  const entry = apparatus.points[where.point];
  if (!entry) return [el("p", {}, said.unloaded)];
  const [word, meaning] = said.grades[entry.grade] ?? [entry.grade, ""];
  return [
    el("p", { class: "sp-more-of__source" }, where.source),
    entry.answer && el("p", { class: "sp-answer" }, entry.answer),
    el(
      "p",
      {},
      el(
        "span",
        { class: `sp-signed sp-grade--${entry.grade}` },
        el("span", { class: "sp-sign", "aria-hidden": "true" }),
        word,
      ),
      " ",
      meaning,
    ),
    entry.cites && el("p", { class: "sp-attested" }, ...cites(entry.cites)),
    entry.note && el("p", { class: "sp-note" }, entry.note),
    ...rivals(entry.rivals ?? [], said),
    entry.played && played(entry.played, said),
    el(
      "p",
      { class: "sp-panel__links" },
      isOwn(where.ruleset)
        ? el("a", { href: siteFile(apparatus.page) }, said.editOwn)
        : el("a", { href: new URL(`#${where.point}`, siteFile(apparatus.page)) }, said.ruling),
      " · ",
      el("a", { href: siteFile(entry.question) }, said.question),
    ),
  ].filter((part) => part instanceof HTMLElement);
}

/** @param {Cite[]} several @returns {(Node | string)[]} */
function cites(several) {
  return several.flatMap(([words, address], place) => [
    place ? "; " : "",
    address ? el("a", { href: siteFile(address) }, words) : words,
  ]);
}

/**
 * @param {Rival[]} several
 * @param {Said} said
 */
function rivals(several, said) {
  if (several.length === 0) return [];
  const entries = several.map((rival) =>
    el(
      "li",
      {},
      rival.answer,
      rival.cites && el("span", { class: "sp-attested" }, " ", ...cites(rival.cites)),
      rival.note && el("span", { class: "sp-note" }, ` ${rival.note}`),
    ),
  );
  return [el("p", { class: "sp-label" }, said.rivals), el("ul", {}, ...entries)];
}

/**
 * @param {{ answer: string, note: string }} ours
 * @param {Said} said
 */
function played(ours, said) {
  return el(
    "div",
    { class: "sp-instead" },
    el("p", {}, el("span", { class: "sp-label" }, said.played), ` ${ours.answer}`),
    ours.note && el("p", { class: "sp-note" }, ours.note),
  );
}
