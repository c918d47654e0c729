/** The field in which a ruleset is written: line numbers beside it, and a list of suggestions at the cursor. */

import { el, filled, set } from "../dom.mjs";
import { suggestions, where } from "./house-where.mjs";

/** @typedef {import("./house-where.mjs").Vocabulary} Vocabulary */
/** @typedef {import("./house-where.mjs").Suggestion} Suggestion */
/** @typedef {import("./house-where.mjs").Place} Place */

/**
 * What the editor is told, and whom it tells.
 * @typedef {object} Around
 * @property {(text: string) => void} changed
 * @property {() => void} moved
 * @property {Record<string, string>} said
 * @property {AbortSignal} signal
 */

const LINES_ABOVE = 4;

/** As many suggestions as are shown at once: the list needs no scrolling, which a keyboard would have to reach. */
const ROOM = 8;

export class Editor {
  /** @type {Vocabulary | null} */
  vocabulary = null;
  /** @type {Suggestion[]} */
  #offered = [];
  #active = -1;
  /** The first of the suggestions that are shown. */
  #first = 0;
  /** @type {Set<number>} */
  #faulty = new Set();

  /**
   * @param {HTMLElement} root
   * @param {Around} around
   */
  constructor(root, around) {
    this.around = around;
    this.field = /** @type {HTMLTextAreaElement} */ (root.querySelector("textarea"));
    this.lines = /** @type {HTMLElement} */ (root.querySelector(".sp-editor__lines"));
    this.list = /** @type {HTMLElement} */ (root.querySelector("[role=listbox]"));
    this.more = /** @type {HTMLElement} */ (root.querySelector(".sp-editor__more"));
    this.offer = /** @type {HTMLElement} */ (this.list.parentElement);
    this.count = /** @type {HTMLElement} */ (root.querySelector(".sp-editor__count"));
    const { field } = this;
    const { signal } = around;
    field.addEventListener("input", (event) => this.#written(/** @type {InputEvent} */ (event)), { signal });
    field.addEventListener("keydown", (event) => this.#pressed(event), { signal });
    field.addEventListener("scroll", () => this.#scrolled(), { signal });
    field.addEventListener("blur", () => this.close(), { signal });
    field.addEventListener("click", () => this.close(), { signal });
    document.addEventListener("selectionchange", () => document.activeElement === field && around.moved(), { signal });
    // The field keeps the focus while the list is used with a pointer.
    this.offer.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
    this.offer.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    this.list.addEventListener("click", (event) => this.#picked(event), { signal });
  }

  get text() {
    return this.field.value;
  }

  set text(text) {
    this.field.value = text;
    this.field.setSelectionRange(0, 0);
    this.field.scrollTop = 0;
    this.close();
    this.mark([]);
  }

  /** @returns {Place} where the cursor is */
  get place() {
    return where(this.text, this.field.selectionStart);
  }

  /** Mark the lines that something is wrong with. @param {Iterable<number>} faulty */
  mark(faulty) {
    this.#faulty = new Set(faulty);
    this.#number();
  }

  /** Put the cursor into a line. @param {number} line - from 1 */
  goTo(line) {
    const starts = this.text.split("\n");
    const start = starts.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const { field } = this;
    field.focus();
    field.setSelectionRange(start, start + (starts[line - 1] ?? "").length);
    field.scrollTop = Math.max(0, line - LINES_ABOVE) * this.#measure().height;
    field.scrollLeft = 0;
    this.#scrolled();
  }

  /**
   * Write something in the place of what stands from one place to another, so that it can be undone.
   * @param {number} from
   * @param {number} to
   * @param {string} text
   */
  write(from, to, text) {
    this.field.focus();
    this.field.setSelectionRange(from, to);
    if (document.execCommand("insertText", false, text)) return;
    this.field.setRangeText(text, from, to, "end");
    this.field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }

  /** @param {InputEvent} event */
  #written(event) {
    this.#number();
    this.around.changed(this.text);
    if (event.inputType.startsWith("insert") || event.inputType.startsWith("delete")) this.#suggest(false);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.isComposing) return;
    if (event.key === " " && event.ctrlKey) this.#suggest(true);
    else if (event.key === "Escape" && !this.offer.hidden) this.close();
    else if (event.key === "ArrowDown" && !this.offer.hidden) this.#move(1);
    else if (event.key === "ArrowUp" && !this.offer.hidden) this.#move(-1);
    else if (event.key === "Enter" && this.#active >= 0) this.#take(this.#active);
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.altKey) this.#newLine();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Begin a line below, as far in as it belongs. */
  #newLine() {
    const { selectionStart, selectionEnd, value } = this.field;
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const indent = /^ */.exec(line)?.[0] ?? "";
    this.close();
    this.write(selectionStart, selectionEnd, `\n${indent}${/:\s*$/.test(line) ? "  " : ""}`);
  }

  /** Offer what fits. @param {boolean} wanted - whether it was asked for */
  #suggest(wanted) {
    const { place } = this;
    const begun = place.typed !== "" || (place.kind !== "ruleset" && place.kind !== "point" && place.kind !== "ruling");
    if (!this.vocabulary || !(wanted || begun)) return this.close();
    this.#offered = suggestions(place, this.vocabulary, this.text);
    if (this.#offered.length === 0) return this.close();
    this.offer.hidden = false;
    this.#activate(wanted ? 0 : -1);
    this.#put(place);
    const { said } = this.around;
    const count = this.#offered.length;
    this.count.textContent = count === 1 ? (said.countOne ?? "") : filled(said.count, { count });
  }

  close() {
    if (this.offer.hidden) return;
    this.offer.hidden = true;
    this.#offered = [];
    this.#activate(-1);
    this.count.textContent = "";
  }

  /** @param {number} by */
  #move(by) {
    const count = this.#offered.length;
    const from = this.#active < 0 && by < 0 ? 0 : this.#active;
    this.#activate((from + by + count) % count);
  }

  /** @param {number} active */
  #activate(active) {
    const count = this.#offered.length;
    this.#active = active;
    this.#first = Math.max(0, Math.min(this.#first, active), active - ROOM + 1);
    const end = Math.min(count, this.#first + ROOM);
    const shown = this.#offered.slice(this.#first, end);
    this.list.replaceChildren(...shown.map((offered, place) => option(offered, this.#first + place, { count, active })));
    set(this.field, "aria-activedescendant", active < 0 ? null : `suggestion-${active}`);
    this.more.textContent = count > ROOM ? filled(this.around.said.more, { first: this.#first + 1, end, count }) : "";
  }

  /** @param {MouseEvent} event */
  #picked(event) {
    const chosen = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    if (chosen) this.#take(this.#first + [...this.list.children].indexOf(chosen));
  }

  /** @param {number} active */
  #take(active) {
    const offered = this.#offered[active];
    const { place } = this;
    this.close();
    if (!offered) return;
    this.write(place.from, place.to, offered.insert);
    // What was taken is complete; only what it leads to is offered.
    if (offered.insert.endsWith(": ")) this.#suggest(false);
    else this.close();
  }

  /** Put the list below the place of which it speaks, inside the field's frame. @param {Place} place */
  #put(place) {
    const { field, offer } = this;
    const { height, width, left, top } = this.#measure();
    const before = this.text.slice(0, place.from).split("\n");
    const column = (before.at(-1) ?? "").length * width + left - field.scrollLeft + this.lines.offsetWidth;
    const room = field.clientWidth + this.lines.offsetWidth - offer.offsetWidth;
    offer.style.left = `${Math.max(0, Math.min(column, room))}px`;
    const below = before.length * height + top - field.scrollTop;
    const over = field.getBoundingClientRect().top + below + offer.offsetHeight > innerHeight;
    const above = below - height - offer.offsetHeight;
    offer.style.top = `${over && above > -field.getBoundingClientRect().top ? above : below}px`;
  }

  /** How large a sign is, and how far the first stands from the field's corner. */
  #measure() {
    const style = getComputedStyle(this.field);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = `${style.fontSize} ${style.fontFamily}`;
    const width = pen ? pen.measureText("0".repeat(10)).width / 10 : 8;
    return {
      height: Number.parseFloat(style.lineHeight),
      width,
      left: Number.parseFloat(style.paddingLeft),
      top: Number.parseFloat(style.paddingTop),
    };
  }

  #number() {
    const count = this.text.split("\n").length;
    const signs = Array.from({ length: count }, (_, place) =>
      el("span", { class: this.#faulty.has(place + 1) && "sp-editor__faulty" }, String(place + 1)),
    );
    this.lines.firstElementChild?.remove();
    this.lines.append(el("div", {}, ...signs));
    this.#scrolled();
  }

  #scrolled() {
    const inner = this.lines.firstElementChild;
    if (inner instanceof HTMLElement) inner.style.transform = `translateY(${-this.field.scrollTop}px)`;
    if (!this.offer.hidden) this.#put(this.place);
  }
}

/**
 * @param {Suggestion} offered
 * @param {number} place
 * @param {{ count: number, active: number }} among
 */
function option(offered, place, { count, active }) {
  return el(
    "li",
    {
      role: "option",
      id: `suggestion-${place}`,
      "aria-selected": String(place === active),
      "aria-setsize": count,
      "aria-posinset": place + 1,
    },
    el("code", {}, offered.value),
    offered.words && " ",
    offered.words && el("span", {}, offered.words),
  );
}
