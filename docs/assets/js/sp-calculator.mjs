/** `<sp-calculator>`: sets a result and shows what every book pays for it. It computes nothing; see scoring/lookup.mjs. */

import { read, write } from "./scoring/address.mjs";
import { bodies, filled, summary } from "./scoring/rows.mjs";

/** @typedef {import("./scoring/lookup.mjs").Data} Data */
/** @typedef {import("./scoring/lookup.mjs").State} State */

class Calculator extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Promise<Data> | null} */
  #data = null;
  /** @type {Set<string>} axes that were set and do not stand in the address yet */
  #touched = new Set();

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#form.addEventListener("change", (event) => this.#set(event), { signal });
    this.#form.addEventListener("submit", (event) => event.preventDefault(), { signal });
    addEventListener("sp-popstate", () => this.#follow(), { signal });
    this.#follow();
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
  }

  get #form() {
    return /** @type {HTMLFormElement} */ (this.querySelector("form"));
  }

  /** @returns {Promise<Data>} the figures, fetched once */
  #load() {
    this.#data ??= fetch(new URL(this.dataset.src ?? "", this.baseURI)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer.json();
    });
    this.#data.catch(() => (this.#data = null));
    return this.#data;
  }

  /** @returns {Promise<Data | null>} the figures; nothing where they do not come, or come when the reader has left */
  async #figures() {
    const data = await this.#load().catch(() => null);
    if (data === null) this.#say(this.dataset.unloaded ?? "");
    return this.isConnected ? data : null;
  }

  /** Show what was set together with what the address says already, and write both into it. @param {Event} event */
  async #set(event) {
    this.#touched.add(/** @type {HTMLInputElement} */ (event.target).name);
    const data = await this.#figures();
    if (data === null) return;
    const found = read(new URL(location.href), data.axes);
    if (found && "state" in found) this.#choose(found.state);
    this.#touched.clear();
    const state = this.#state(data);
    history.replaceState(history.state, "", write(new URL(location.href), state, this.dataset.anchor ?? ""));
    this.#show(data, state);
  }

  /** Show what the address says, where it says anything. */
  async #follow() {
    if (!location.search) return;
    const data = await this.#figures();
    if (data === null) return;
    const found = read(new URL(location.href), data.axes);
    if (found === null) return;
    if ("missing" in found) return this.#say(data.words.cutShort ?? "");
    if ("wrong" in found) return this.#say(filled(data.words.unknown, { found: found.wrong }));
    this.#choose(found.state);
    this.#show(data, this.#state(data));
  }

  /**
   * Return what the form says: a value for every axis; a box that is not ticked stands for the first.
   * @param {Data} data
   * @returns {State}
   */
  #state(data) {
    const said = new FormData(this.#form);
    const entries = Object.entries(data.axes).map(([axis, values]) => [axis, said.get(axis) ?? values[0]]);
    return Object.fromEntries(entries);
  }

  /** Let the form say what the address says, but for what the reader has set since. @param {State} state */
  #choose(state) {
    for (const input of this.#form.querySelectorAll("input")) {
      if (!this.#touched.has(input.name)) input.checked = input.value === state[input.name];
    }
  }

  /**
   * @param {Data} data
   * @param {State} state
   */
  #show(data, state) {
    const table = this.querySelector("table.sp-paid");
    for (const body of this.querySelectorAll("table.sp-paid > tbody")) body.remove();
    table?.append(...bodies(data, state));
    this.#say(summary(data, state));
  }

  /** @param {string} sentence */
  #say(sentence) {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = sentence;
  }
}

if (!customElements.get("sp-calculator")) customElements.define("sp-calculator", Calculator);
