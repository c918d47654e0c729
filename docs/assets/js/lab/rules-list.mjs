/** All questions: by phase, those that the deal asks; below them, in one fold, those that it never asks. */

import { el, filled } from "../dom.mjs";
import { PointControl } from "./rules-point.mjs";

/** @typedef {import("./words.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("./rules-point.mjs").Point} Point */
/** @typedef {{book: {spec: string, title: string}, phases: {phase: string, title: string, points: Point[]}[]}} Rules */

export class RuleList {
  /** @type {Map<string, PointControl>} */
  #controls = new Map();
  /** @type {Map<string, HTMLElement>} */
  #sections = new Map();
  open = false;

  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {(point: string, answer: string) => void} change
   */
  constructor(words, faces, change) {
    this.words = words;
    this.faces = faces;
    this.change = change;
    this.search = el("input", { type: "search", autocomplete: "off" });
    this.search.addEventListener("input", () => this.#sift());
    this.count = el("span", { class: "sp-change__count", role: "status" });
    const label = el("label", {}, el("span", {}, words.search), this.search);
    this.field = el("div", { class: "sp-change__search" }, label, this.count);
    this.asked = el("div", {});
    this.others = el("div", {});
    this.title = el("summary");
    this.hint = el("p", { class: "sp-change__hint" });
    this.fold = el("details", { class: "sp-change__fold" }, this.title, this.hint, this.others);
    this.element = el("div", { class: "sp-change__list", role: "region", tabindex: "0", "aria-label": words.rules }, this.asked, this.fold);
  }

  /**
   * @param {Rules} rules
   * @param {string} book - the title of the book without changes
   * @param {boolean} open - whether the deal goes on behind the end of its record
   */
  show({ phases }, book, open) {
    this.open = open;
    this.hint.textContent = (open ? this.words.waitingHint : this.words.unaskedHint) ?? "";
    const { activeElement } = document;
    for (const { points } of phases) for (const point of points) this.#control(point.id).show(point, book);
    this.#put(this.asked, phases, (point) => point.asked || point.changed);
    this.#put(this.others, phases, (point) => !point.asked && !point.changed);
    const known = new Set(phases.flatMap(({ points }) => points.map(({ id }) => id)));
    for (const [id, control] of this.#controls) if (!known.has(id)) control.element.remove();
    if (activeElement instanceof HTMLElement && this.element.contains(activeElement) && activeElement !== document.activeElement) {
      activeElement.focus({ preventScroll: true });
    }
    this.#sift();
  }

  /** @param {string} id */
  #control(id) {
    const found = this.#controls.get(id);
    if (found) return found;
    const made = new PointControl(this.words, this.faces, this.change);
    this.#controls.set(id, made);
    return made;
  }

  /**
   * Put the controls into their phases; what is in its place is not moved, for it may have the focus.
   * @param {HTMLElement} place
   * @param {Rules["phases"]} phases
   * @param {(point: Point) => boolean} belongs
   */
  #put(place, phases, belongs) {
    for (const { phase, title, points } of phases) {
      const key = `${place === this.asked}-${phase}`;
      const section = this.#sections.get(key) ?? el("section", { class: "sp-change__phase" }, el("h3", {}, title));
      this.#sections.set(key, section);
      if (section.parentNode !== place) place.append(section);
      let before = section.firstElementChild;
      for (const point of points.filter(belongs)) {
        const { element } = this.#control(point.id);
        if (before?.nextElementSibling !== element) before?.after(element);
        before = element;
      }
    }
  }

  /** Hide what does not have the words that are searched for, and what has become empty. */
  #sift() {
    const words = this.search.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    for (const control of this.#controls.values()) control.element.hidden = !control.has(words);
    for (const section of this.#sections.values()) section.hidden = !section.querySelector("details:not([hidden])");
    const shown = (/** @type {HTMLElement} */ place) => place.querySelectorAll(".sp-change__point:not([hidden])").length;
    const [asked, others] = [shown(this.asked), shown(this.others)];
    this.title.textContent = filled(this.open ? this.words.waiting : this.words.unasked, { count: others });
    this.fold.hidden = others === 0;
    if (words.length) this.fold.open = others > 0;
    const found = asked + others;
    const sentence = found ? filled(this.words.found, { count: found }) : this.words.nothing ?? "";
    this.count.textContent = words.length ? sentence : "";
  }

  /** What is written from now on is of this pack. @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    for (const control of this.#controls.values()) control.faces = faces;
  }

  /** Open a question and bring it into sight. @param {string} id */
  reveal(id) {
    const control = this.#controls.get(id);
    if (!control) return;
    if (control.element.closest(".sp-change__fold")) this.fold.open = true;
    control.element.open = true;
    control.element.scrollIntoView({ block: "nearest" });
    control.element.querySelector("summary")?.focus();
  }

  /** An answer to a question was taken. @param {string} id */
  accept(id) {
    this.#controls.get(id)?.accept();
  }

  /** Go back to the answers that hold. */
  restore() {
    for (const control of this.#controls.values()) control.restore();
  }

  /** Say that an answer to a question was none. @param {string} id @param {string} why @returns {boolean} whether it is said where it was given */
  refuse(id, why) {
    return this.#controls.get(id)?.tell(why) ?? false;
  }
}
