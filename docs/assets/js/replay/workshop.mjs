/** What a reader can do with a deal besides watching it: two buttons, and the panels that they open. Loaded when wanted. */

import { el, set } from "../dom.mjs";
import { Turns } from "../turns.mjs";

/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {"change" | "playon"} Name */
/** @typedef {{button: HTMLButtonElement, panel: HTMLElement, made: Promise<void> | null, turns: Turns}} Part */

/** @type {Record<Name, (replayer: Replayer) => Promise<HTMLElement>>} */
const PANELS = {
  change: async (replayer) => (await import("../lab/rules.mjs")).rulesPanel(replayer),
  playon: async (replayer) => (await import("../lab/play.mjs")).playPanel(replayer),
};

let count = 0;

/** Let the engine come before it is asked: whoever points at a button will press it. */
function warm() {
  import("../lab/engine.mjs").then(({ engine }) => engine.warm()).catch(() => {});
}

export class Workshop {
  /** @type {Map<Name, Part>} */
  #parts = new Map();

  /**
   * @param {Words} words
   * @param {Replayer} replayer
   */
  constructor(words, replayer) {
    this.words = words;
    this.replayer = replayer;
    for (const name of /** @type {Name[]} */ (Object.keys(PANELS))) this.#parts.set(name, this.#part(name));
    const parts = [...this.#parts.values()];
    this.element = el(
      "div",
      { class: "sp-rp__workshop" },
      el("div", { class: "sp-rp__doors" }, ...parts.map(({ button }) => button)),
      ...parts.map(({ panel }) => panel),
    );
  }

  /** @param {Name} name @returns {Part} */
  #part(name) {
    const id = `sp-workshop-${(count += 1)}`;
    const label = this.words[name];
    const button = el(
      "button",
      { type: "button", class: "sp-rp__small sp-rp__door", "aria-expanded": "false", "aria-controls": id },
      label,
    );
    button.addEventListener("pointerenter", warm, { once: true });
    button.addEventListener("focus", warm, { once: true });
    button.addEventListener("click", () => this.open(name, button.getAttribute("aria-expanded") !== "true"));
    const panel = el("section", { class: `sp-rp__panel sp-rp__panel--${name}`, id, "aria-label": label, hidden: true });
    return { button, panel, made: null, turns: new Turns() };
  }

  /**
   * Open or close a panel. It is told by an event `sp-panel`, whose detail says whether it is open, and whether what is shown
   * has been played by a reader.
   * @param {Name} name
   * @param {boolean} open
   * @param {boolean} [played]
   */
  async open(name, open, played = false) {
    const part = this.#parts.get(name);
    if (!part) return;
    const still = part.turns.begin();
    part.button.setAttribute("aria-expanded", String(open));
    set(part.panel, "hidden", open ? null : "");
    if (open) await (part.made ??= this.#make(name, part));
    if (still()) part.panel.firstElementChild?.dispatchEvent(new CustomEvent("sp-panel", { detail: { open, played } }));
  }

  /** @param {Name} name @param {Part} part */
  async #make(name, part) {
    part.panel.replaceChildren(el("p", { role: "status" }, this.words.coming));
    try {
      part.panel.replaceChildren(await PANELS[name](this.replayer));
    } catch (error) {
      console.error(error);
      part.made = null;
      part.panel.replaceChildren(el("p", { role: "alert" }, this.words.panelless));
    }
  }
}
