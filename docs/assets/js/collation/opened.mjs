/** The apparatus that is open: of one cell at a time, beside its button. */

import { el } from "../dom.mjs";
import { emptyPanel, told } from "./panel.mjs";

/** @typedef {import("./panel.mjs").Said} Said */
/** @typedef {import("./panel.mjs").Apparatus} Apparatus */

export class Opened {
  /** @type {HTMLElement | null} */
  #panel = null;

  /** @param {HTMLElement} place - what the panels are part of */
  constructor(place) {
    this.place = place;
  }

  /**
   * Show a ruling in place of the one that was shown.
   * @param {HTMLButtonElement} button
   * @param {{ question: string, source: string, ruleset: string, point: string }} where
   * @param {Apparatus} apparatus
   * @param {Said} said
   */
  show(button, where, apparatus, said) {
    this.away();
    const panel = (this.#panel = emptyPanel(where.question));
    const close = el("button", { type: "button", class: "sp-panel__close", "aria-label": said.close }, "×");
    close.addEventListener("click", () => panel.hidePopover());
    panel.append(el("p", { class: "sp-panel__question" }, where.question, close), ...told(where, apparatus, said));
    panel.addEventListener("toggle", (event) => this.#toggled(event, button));
    this.place.append(panel);
    panel.showPopover({ source: button });
    panel.focus();
  }

  away() {
    this.#panel?.remove();
    this.#panel = null;
  }

  /**
   * @param {Event} event
   * @param {HTMLButtonElement} button
   */
  #toggled(event, button) {
    const shown = /** @type {ToggleEvent} */ (event).newState === "open";
    button.classList.toggle("sp-cell__open", shown);
    if (!shown && (document.activeElement === document.body || this.#panel?.contains(document.activeElement))) {
      button.focus();
    }
  }
}
