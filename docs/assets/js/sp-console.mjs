/** `<sp-console>`: Python in the page, with the engine and a deal at hand. What comes out of it is text, and stays text. */

import { el, filled } from "./dom.mjs";
import { Input } from "./lab/console-input.mjs";
import { currentOr } from "./lab/current.mjs";
import { engine } from "./lab/engine.mjs";
import { messageOf } from "./lab/problems.mjs";
import { progress } from "./lab/progress.mjs";
import { run, session, stop } from "./lab/python.mjs";

/** @typedef {import("./lab/current.mjs").Current} Current */

const MOST_ENTRIES = 100;

class Console extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Input | null} */
  #input = null;
  /** @type {Promise<Current> | null} */
  #deal = null;
  /** The session that has been given the deal. */
  #given = 0;
  #running = false;

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const form = this.#part("form");
    const field = /** @type {HTMLTextAreaElement} */ (this.#part("textarea"));
    this.#input = new Input(field, () => this.#submitted(), signal);
    form.addEventListener("submit", (event) => (event.preventDefault(), this.#submitted()), { signal });
    field.addEventListener("focus", () => engine.warm(), { signal });
    for (const button of this.querySelectorAll("button")) {
      for (const intent of ["pointerenter", "focus"]) button.addEventListener(intent, () => engine.warm(), { signal });
    }
    this.addEventListener("click", (event) => this.#pressed(event), { signal });
    this.#part(".sp-console__progress").replaceChildren(progress({}, signal));
    this.#deal ??= currentOr(this.dataset.deal ?? "");
    this.#deal.then(({ record }) => this.#atHand(record), () => (this.#deal = null));
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
  }

  /** @returns {Record<string, string>} */
  get #said() {
    return JSON.parse(this.dataset.words ?? "{}");
  }

  /** @param {string} name @returns {HTMLElement} */
  #part(name) {
    return /** @type {HTMLElement} */ (this.querySelector(name));
  }

  /** @param {{ title?: string, id?: string }} record */
  #atHand(record) {
    this.#part(".sp-console__deal").textContent = filled(this.#said.deal, { title: record.title || record.id || "" });
  }

  /** @param {MouseEvent} event */
  #pressed(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    if (button.dataset.do === "stop") stop();
    else if (button.dataset.do === "clear") this.#clear();
    else if (button.dataset.do === "try") {
      this.#run(button.closest(".sp-console__example")?.querySelector("code")?.textContent ?? "");
    }
  }

  #clear() {
    this.#log.replaceChildren();
    this.#log.hidden = true;
    this.#part("textarea").focus();
  }

  get #log() {
    return this.#part("[role=log]");
  }

  #submitted() {
    if (this.#running) return;
    const code = this.#input?.take();
    if (code) this.#run(code);
  }

  /** @param {string} code */
  async #run(code) {
    if (this.#running || !code.trim()) return;
    const said = this.#said;
    this.#busy(true);
    const entry = el("div", { class: "sp-console__entry" }, this.#text("asked", code));
    this.#log.append(entry);
    this.#log.hidden = false;
    this.#log.scrollTop = this.#log.scrollHeight;
    try {
      const ran = await this.#answer(code);
      if (ran === "stopped") entry.append(el("p", {}, said.stopped));
      else if (ran === "late") entry.append(el("p", {}, filled(said.late, { seconds: 20 })));
      else entry.append(...this.#told(ran));
    } catch (error) {
      entry.append(el("p", {}, messageOf(error)));
    }
    while (this.#log.childElementCount > MOST_ENTRIES) this.#log.firstElementChild?.remove();
    this.#log.scrollTop = this.#log.scrollHeight;
    this.#busy(false);
  }

  /** @param {string} code */
  async #answer(code) {
    engine.warm();
    const deal = this.#given === session() ? null : await (this.#deal ?? currentOr(this.dataset.deal ?? "")).catch(() => null);
    const ran = await run(code, deal);
    this.#given = session();
    return ran;
  }

  /** @param {import("./lab/python.mjs").Ran} ran */
  #told({ out, value, error, cut }) {
    const parts = [
      out && this.#text("out", out),
      value !== null && this.#text("value", value),
      error && this.#text("error", error),
      cut > 0 && el("p", {}, filled(this.#said.cut, { count: cut })),
    ].filter((part) => part instanceof HTMLElement);
    return parts.length ? parts : [el("p", { class: "sp-console__nothing" }, this.#said.nothing)];
  }

  /**
   * @param {"asked" | "out" | "value" | "error"} kind
   * @param {string} text
   */
  #text(kind, text) {
    const said = this.#said;
    const names = /** @type {Record<string, string | undefined>} */ ({ asked: said.asked, error: said.error });
    const label = names[kind] && el("span", { class: "sp-unseen" }, `${names[kind]}: `);
    return el("pre", { class: `sp-console__${kind}` }, label, text.replace(/\n+$/, ""));
  }

  /** @param {boolean} running */
  #busy(running) {
    this.#running = running;
    this.#part(".sp-console__state").textContent = running ? (this.#said.running ?? "") : "";
    for (const button of this.querySelectorAll("button")) {
      if (button.dataset.do === "stop") button.disabled = !running;
    }
  }
}

if (!customElements.get("sp-console")) customElements.define("sp-console", Console);
