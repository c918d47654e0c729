/** One cell of a workbook: its code as printed or as the reader has changed it, and what it says when it is run here. */

import { el, filled } from "../dom.mjs";

/** @typedef {import("./python.mjs").Ran} Ran */
/** @typedef {Record<string, string>} Words */

const ROOM = 2;

export class Cell {
  /** The session in which the cell last ran as it stands, and what ran. */
  ran = { session: 0, code: "" };

  /**
   * @param {HTMLElement} root
   * @param {number} number - from 1
   * @param {Words} said
   */
  constructor(root, number, said) {
    this.number = number;
    this.said = said;
    this.root = root;
    this.shown = /** @type {HTMLElement} */ (root.querySelector(".highlight-ipynb"));
    this.printed = (this.shown.textContent ?? "").replace(/\n+$/, "");
    this.output = [...root.querySelectorAll(".jp-OutputArea-output pre")].map((pre) => pre.textContent).join("");
    this.field = el("textarea", { class: "sp-cells__code", spellcheck: "false", hidden: true, "aria-label": filled(said.code, { number }) });
    this.field.value = this.printed;
    this.shown.after(this.field);
    this.runner = button("run", said, number);
    this.editor = button("edit", said, number);
    this.stopper = button("stop", said, number);
    this.stopper.hidden = true;
    this.told = el("p", { class: "sp-cells__told", role: "status" });
    this.result = el("pre", { class: "sp-cells__result", tabindex: 0, role: "region", "aria-label": filled(said.output, { number }), hidden: true });
    this.bar = el("div", { class: "sp-cells__bar" }, this.runner, this.editor, this.stopper);
    root.querySelector(".jp-Cell-inputWrapper")?.after(this.bar);
    root.append(this.told, this.result);
  }

  /** @returns {string} the code as it now stands */
  get code() {
    return this.field.value.replace(/\n+$/, "");
  }

  /** Let the code be changed, or show it as it was printed. */
  edit() {
    const editing = Boolean(this.field.hidden);
    this.field.hidden = !editing;
    this.shown.hidden = editing;
    this.root.classList.toggle("sp-cells--edited", editing);
    this.editor.textContent = (editing ? this.said.restore : this.said.edit) ?? "";
    label(this.editor, this.number);
    if (!editing) this.field.value = this.printed;
    this.grow();
    if (editing) this.field.focus();
  }

  grow() {
    this.field.rows = this.field.value.split("\n").length + ROOM - 1;
  }

  /** @param {boolean} running */
  busy(running) {
    this.stopper.hidden = !running;
    this.bar.classList.toggle("sp-cells__bar--running", running);
    if (running) this.say(filled(this.said.running, { number: this.number }));
  }

  /** @param {string | undefined} words */
  say(words) {
    this.told.textContent = words ?? "";
  }

  /** Show what came of it. @param {Ran} ran */
  show({ out, value, error, cut }) {
    const { said, number } = this;
    const text = [out, value, error].filter(Boolean).join(out && !out.endsWith("\n") ? "\n" : "");
    const same = !error && this.code === this.printed && text.trimEnd() === this.output.trimEnd();
    this.result.hidden = same || !text;
    this.result.textContent = same ? "" : `${text}${cut > 0 ? `\n${filled(said.cut, { count: cut })}` : ""}`;
    this.result.classList.toggle("sp-cells__result--error", Boolean(error));
    if (error) this.say(filled(said.failed, { number }));
    else this.say(same ? said.same : text ? said.differs : said.nothing);
  }
}

/** @param {string} does @param {Words} said @param {number} number */
function button(does, said, number) {
  const made = el("button", { type: "button", "data-do": does }, said[does]);
  label(made, number);
  return made;
}

/** A button is told from those of other cells. @param {HTMLButtonElement} button @param {number} number */
function label(button, number) {
  button.setAttribute("aria-label", `${button.textContent} ${number}`);
}
