/** All the steps under one book, trick by trick; a click goes to a step. */

import { el, filled, given, set } from "../dom.mjs";

/** @typedef {import("./model.mjs").Replay} Replay */
/** @typedef {import("./model.mjs").Step} Step */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */

export class Log {
  /**
   * @param {Replay} replay
   * @param {Words} words
   * @param {Faces} faces
   * @param {(step: number) => void} go
   */
  constructor(replay, words, faces, go) {
    this.replay = replay;
    this.words = words;
    this.faces = faces;
    /** @type {HTMLButtonElement[]} */
    this.buttons = replay.steps.map((step, number) => this.#button(step, number, go));
    const heads = replay.deal.seats.map((name) => el("th", { scope: "col" }, name));
    const names = el("tr", {}, el("td", {}), ...heads);
    const title = filled(words.log, { book: replay.book.title });
    this.table = el("table", { class: "sp-steps-table" }, el("caption", { class: "sp-hidden" }, title));
    this.table.append(el("thead", {}, names), el("tbody", {}, ...this.#rows()));
    this.element = el("div", { class: "sp-rp__log", role: "region", tabindex: "0", "aria-label": title }, this.table);
    this.now = -1;
  }

  /** @param {Step} step @param {number} number @param {(step: number) => void} go */
  #button(step, number, go) {
    const button = el("button", { type: "button", class: `sp-step sp-step--${step.kind}`, "data-step": number });
    button.addEventListener("click", () => go(number));
    this.#label(button, step, number);
    return button;
  }

  /** @param {HTMLButtonElement} button @param {Step} step @param {number} number */
  #label(button, step, number) {
    const { words, faces } = this;
    const wins = step.card && this.#takes(number);
    const where = filled(words.step, { step: number, last: this.replay.last });
    const sign = step.card ? el("span", { "aria-hidden": "true" }, faces.card(step.card)) : null;
    button.replaceChildren(
      ...given([
        step.leads && el("span", { class: "sp-leads", "aria-hidden": "true" }, "▸"),
        ...(sign ? [sign] : faces.signs(this.#short(step))),
        el("span", { class: "sp-hidden" }, ` ${where}: ${faces.words(step.say)}`),
      ]),
    );
    button.classList.toggle("sp-step--wins", Boolean(wins));
  }

  /** @param {Step} step */
  #short(step) {
    if (step.kind === "deal") return this.words.start ?? "";
    return step.short ?? step.does ?? "";
  }

  /** @param {number} number @returns {boolean} whether the card of this step takes its trick */
  #takes(number) {
    const { group, seat } = this.replay.at(number);
    const full = this.replay.steps.find((step) => step.group === group && step.wins !== undefined);
    return full !== undefined && full.wins === seat;
  }

  /** Put the steps into rows: calls and cards below their seats, everything else across. */
  #rows() {
    /** @type {HTMLTableRowElement[]} */
    const rows = [];
    let group = "";
    let filledTo = Infinity;
    /** @type {HTMLTableCellElement[]} */
    let cells = [];
    this.replay.steps.forEach((step, number) => {
      const button = /** @type {HTMLButtonElement} */ (this.buttons[number]);
      const across = step.seat === undefined || (step.kind !== "call" && step.kind !== "card");
      const opens = step.group !== group;
      if (across) {
        const flows = !opens && rows.at(-1)?.dataset.across !== undefined;
        const cell = flows ? rows.at(-1)?.lastElementChild : null;
        const again = cell && this.replay.at(number - 1).seat === step.seat;
        if (cell) cell.append(...(again ? [] : this.#who(step)), button);
        else rows.push(this.#across(step, opens, button));
        filledTo = Infinity;
      } else {
        const place = step.seat ?? 0;
        const taken = step.kind === "call" ? place <= filledTo : Boolean(cells[place]?.childElementCount);
        if (opens || filledTo === Infinity || taken) {
          cells = this.replay.deal.seats.map(() => el("td"));
          rows.push(el("tr", {}, head(step, opens), ...cells));
        }
        cells[place]?.append(button);
        filledTo = place;
      }
      group = step.group;
    });
    return rows;
  }

  /** @param {Step} step @param {boolean} opens @param {HTMLButtonElement} button */
  #across(step, opens, button) {
    const cell = el("td", { colspan: this.replay.deal.seats.length }, ...this.#who(step), button);
    return el("tr", { "data-across": true }, head(step, opens), cell);
  }

  /** @param {Step} step @returns {HTMLElement[]} */
  #who(step) {
    if (step.seat === undefined || step.kind === "end") return [];
    return [el("span", { class: "sp-who" }, this.replay.deal.seats[step.seat])];
  }

  /** Mark where two books part. @param {number | null} number */
  part(number) {
    this.buttons.forEach((button, place) => {
      const here = number !== null && place === Math.min(number, this.replay.last);
      button.classList.toggle("sp-step--parts", here);
      set(button, "title", here && (this.words.parts ?? ""));
    });
  }

  /** Mark a step, and bring it into sight within the log alone. @param {number} number */
  show(number) {
    const now = Math.min(number, this.replay.last);
    if (now === this.now) return;
    const before = this.buttons[this.now];
    const button = this.buttons[now];
    this.now = now;
    if (before) set(before, "aria-current", null);
    if (!button) return;
    set(button, "aria-current", "step");
    // A new log shows its first step; to measure that would have the page laid out here and now.
    if (!before && now === 0) return;
    const { element } = this;
    const [box, row] = [element.getBoundingClientRect(), button.getBoundingClientRect()];
    if (row.top < box.top + 32) element.scrollTop -= box.top + 32 - row.top;
    else if (row.bottom > box.bottom) element.scrollTop += row.bottom - box.bottom + 4;
  }
}

/** Return the head of a row; only the first of a group has one. @param {Step} step @param {boolean} opens */
function head(step, opens) {
  return opens ? el("th", { scope: "row" }, step.group) : el("td");
}
