/** What stands above the tables: the line, the books left and right, the pack. */

import { el, given } from "../dom.mjs";
import { CHOICES, choiceOf } from "../pack.mjs";

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").Book} Book */
/** @typedef {import("./model.mjs").State} State */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Choice} Choice */

export class Chooser {
  /** @type {Deal | null} */
  #listed = null;

  /**
   * @param {Words} words
   * @param {{choose: (state: Partial<State>) => void, pack: (choice: Choice) => void}} then
   */
  constructor(words, { choose, pack }) {
    this.words = words;
    this.line = el("select");
    this.book = el("select");
    this.beside = el("select");
    this.pack = el("select", {}, ...CHOICES.map((name) => el("option", { value: name }, words[name])));
    this.line.addEventListener("change", () => choose({ line: Number(this.line.value) }));
    this.book.addEventListener("change", () => choose({ book: Number(this.book.value) }));
    this.beside.addEventListener("change", () => {
      choose({ beside: this.beside.value === "" ? null : Number(this.beside.value) });
    });
    this.pack.addEventListener("change", () => pack(choiceOf(this.pack.value)));
    this.lines = labelled(words.line, this.line);
    this.element = el(
      "div",
      { class: "sp-rp__choose" },
      labelled(words.book, this.book),
      labelled(words.beside, this.beside),
      labelled(words.pack, this.pack),
    );
  }

  /** List what a deal has. @param {Deal} deal */
  #list(deal) {
    this.#listed = deal;
    this.line.replaceChildren(...deal.lines.map(({ id }, place) => el("option", { value: place }, id)));
    if (deal.lines.length > 1) this.element.prepend(this.lines);
    else this.lines.remove();
    this.book.replaceChildren(...books(deal, this.words));
    this.beside.replaceChildren(el("option", { value: "" }, this.words.alone), ...books(deal, this.words));
  }

  /** @param {Deal} deal @param {State} state @param {Choice} pack */
  show(deal, { line, book, beside }, pack) {
    if (deal !== this.#listed) this.#list(deal);
    this.line.value = String(line);
    this.book.value = String(book);
    this.beside.value = beside === null ? "" : String(beside);
    this.pack.value = pack;
  }
}

/** @param {string | undefined} words @param {HTMLSelectElement} select */
function labelled(words, select) {
  select.setAttribute("aria-label", words ?? "");
  return el("label", { class: "sp-rp__field" }, el("span", {}, words), select);
}

/** The books in groups: those the record speaks of, the base text, the others, those made by exchanging answers. @param {Deal} deal @param {Words} words */
function books(deal, words) {
  const kind = (/** @type {Book} */ { spoken, base, spec }) =>
    spoken ? "expected" : base ? "base" : spec.includes("+") ? "changed" : "others";
  const groups = ["changed", "expected", "base", "others"].map((name) => {
    const group = el("optgroup", { label: words[name] });
    deal.books.forEach((book, place) => {
      if (kind(book) === name) group.append(el("option", { value: place }, book.title));
    });
    return group.childElementCount ? group : null;
  });
  return given(groups);
}
