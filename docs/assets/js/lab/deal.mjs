/** How a deal begins: by a seed, with one of the edition's, or by what two panels open. */

import { el, set } from "../dom.mjs";

/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {{phase: string, records: [string, string][]}} Phase - the published deals that show a rule of it: id and title */
/** @typedef {"edit" | "import"} Panel */
/**
 * @typedef {object} Then
 * @property {(seed: string | null) => void} deal
 * @property {(id: string) => void} open
 * @property {(panel: Panel) => void} panel
 * @property {() => void} warm
 */

/** With which the first deal comes: that of a book that lost its author. */
const FIRST = "1834";

export class Start {
  /** @type {Map<Panel, HTMLButtonElement>} */
  #doors = new Map();
  /** Whether what the field holds is used, and not just being written. */
  #used = true;

  /**
   * @param {Words} words
   * @param {Phase[]} phases
   * @param {Then} then
   */
  constructor(words, phases, then) {
    this.words = words;
    this.then = then;
    this.seed = el("input", { type: "text", value: FIRST, size: 12, maxlength: 80, autocomplete: "off", inputmode: "text" });
    const deal = this.#button("deal", () => this.#deal(), "sp-lab__main");
    this.seed.addEventListener("input", () => (this.#used = false));
    const fresh = this.#button("fresh", () => {
      this.#used = true;
      then.deal(null);
    });
    fresh.title = words.freshHint ?? "";
    this.published = el("select", { "aria-label": words.published }, el("option", { value: "" }, words.choosePublished), ...phases.map(group));
    const open = this.#button("open", () => this.published.value && then.open(this.published.value));
    this.published.addEventListener("change", () => set(open, "aria-disabled", this.published.value ? null : "true"));
    set(open, "aria-disabled", "true");
    for (const panel of /** @type {Panel[]} */ (["edit", "import"])) {
      const door = this.#button(panel, () => then.panel(panel));
      this.#doors.set(panel, door);
      set(door, "aria-expanded", "false");
    }
    this.element = el(
      "form",
      { class: "sp-lab__bar", "aria-label": words.begin },
      el("div", { class: "sp-lab__group" }, this.#field("seed", this.seed), deal, fresh),
      el("div", { class: "sp-lab__group sp-lab__group--wide" }, this.#field("published", this.published), open),
      el("div", { class: "sp-lab__group" }, ...this.#doors.values()),
    );
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.seed.addEventListener("keydown", (event) => {
      if (event.key === "Enter") deal.click();
    });
  }

  /** @param {string} name @param {() => void} act @param {string} [kind] */
  #button(name, act, kind = "") {
    const button = el("button", { type: "button", class: kind || null }, this.words[name]);
    button.addEventListener("click", act);
    button.addEventListener("pointerenter", this.then.warm, { once: true });
    button.addEventListener("focus", this.then.warm, { once: true });
    return button;
  }

  /** @param {string} name @param {HTMLElement} input */
  #field(name, input) {
    return el("label", { class: "sp-lab__field" }, el("span", {}, this.words[name]), input);
  }

  #deal() {
    this.#used = true;
    this.then.deal(this.seed.value === "" ? null : this.seed.value);
  }

  /** Show the seed of a deal that lies on the table, unless the reader is writing another. @param {string} id - of its record */
  dealt(id) {
    const seed = /^seed-(.+)$/.exec(id)?.[1];
    if (seed && this.#used) this.seed.value = seed;
  }

  /** Put a button in the middle of the table, as long as nothing lies there. @param {Element | null} board */
  lay(board) {
    board?.querySelector("button")?.remove();
    board?.append(this.#button("deal", () => this.#deal(), "sp-lab__begin"));
  }

  /** Tell which panel is open. @param {Panel | null} open */
  opened(open) {
    for (const [panel, door] of this.#doors) set(door, "aria-expanded", String(panel === open));
  }

  /** @param {Panel} panel */
  door(panel) {
    return this.#doors.get(panel);
  }
}

/** @param {Phase} phase */
function group({ phase, records }) {
  return el("optgroup", { label: phase }, ...records.map(([id, title]) => el("option", { value: id }, title)));
}
