/** What stands above the tables: the line, the books left and right, the pack. */

import { el } from "../dom.mjs";
import { CHOICES, choiceOf } from "../pack.mjs";

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").Book} Book */
/** @typedef {import("./model.mjs").State} State */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Choice} Choice */

export class Chooser {
  /**
   * @param {Deal} deal
   * @param {Words} words
   * @param {{choose: (state: Partial<State>) => void, pack: (choice: Choice) => void}} then
   */
  constructor(deal, words, { choose, pack }) {
    const lines = deal.lines.map(({ id }, place) => el("option", { value: place }, id));
    this.line = el("select", {}, ...lines);
    this.book = el("select", {}, ...books(deal, words));
    this.beside = el("select", {}, el("option", { value: "" }, words.alone), ...books(deal, words));
    this.pack = el("select", {}, ...CHOICES.map((name) => el("option", { value: name }, words[name])));
    this.line.addEventListener("change", () => choose({ line: Number(this.line.value) }));
    this.book.addEventListener("change", () => choose({ book: Number(this.book.value) }));
    this.beside.addEventListener("change", () => {
      choose({ beside: this.beside.value === "" ? null : Number(this.beside.value) });
    });
    this.pack.addEventListener("change", () => pack(choiceOf(this.pack.value)));
    this.element = el(
      "div",
      { class: "sp-rp__choose" },
      deal.lines.length > 1 && labelled(words.line, this.line),
      labelled(words.book, this.book),
      labelled(words.beside, this.beside),
      labelled(words.pack, this.pack),
    );
  }

  /** @param {State} state @param {Choice} pack */
  show({ line, book, beside }, pack) {
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

/** The books in groups: those the record speaks of, the base text, the others. @param {Deal} deal @param {Words} words */
function books(deal, words) {
  const kind = (/** @type {Book} */ { spoken, base }) => (spoken ? "expected" : base ? "base" : "others");
  return ["expected", "base", "others"].map((name) => {
    const group = el("optgroup", { label: words[name] });
    deal.books.forEach((book, place) => {
      if (kind(book) === name) group.append(el("option", { value: place }, book.title));
    });
    return group.childElementCount ? group : null;
  });
}
