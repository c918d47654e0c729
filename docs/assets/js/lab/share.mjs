/** Taking a deal away: as a link that holds it, as text, as a file that the command line reads. */

import { el, filled } from "../dom.mjs";
import { engine } from "./engine.mjs";
import { messageOf } from "./problems.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {import("../replay/model.mjs").Words} Words */

const YAML = "application/yaml;charset=utf-8";

export class Keep {
  /**
   * @param {Words} words
   * @param {Replayer} replayer
   */
  constructor(words, replayer) {
    this.words = words;
    this.replayer = replayer;
    this.link = el("input", { type: "text", readonly: true, class: "sp-lab__link", "aria-label": words.link });
    this.holds = el("p", { class: "sp-lab__hint" });
    this.said = el("span", { class: "sp-lab__said", role: "status" });
    this.box = el("textarea", { class: "sp-lab__copied", readonly: true, rows: 8, hidden: true, "aria-label": words.asText, wrap: "off" });
    this.element = el(
      "section",
      { class: "sp-lab__keep", "aria-label": words.share },
      el(
        "div",
        { class: "sp-lab__row" },
        this.link,
        this.#button("copyLink", () => this.#copy(this.link.value, this.link)),
        this.#button("copyText", () => this.#text()),
        this.#button("download", () => this.#save()),
        this.said,
      ),
      this.holds,
      this.box,
    );
    this.element.hidden = true;
  }

  /** @param {string} name @param {() => void} act */
  #button(name, act) {
    const button = el("button", { type: "button" }, this.words[name]);
    button.addEventListener("click", act);
    return button;
  }

  /** Show the link to what is shown. @param {string} hash */
  show(hash) {
    const address = new URL(location.href);
    address.hash = hash;
    this.link.value = address.href;
    this.holds.textContent = filled(this.words.linkHolds, { count: hash.length });
    this.element.hidden = false;
    this.box.hidden = true;
  }

  /** Say why there is no link to what is shown. @param {string} message */
  fail(message) {
    this.link.value = "";
    this.holds.textContent = filled(this.words.noLink, { message });
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }

  /** @returns {Promise<{text: string, name: string} | null>} */
  async #written() {
    try {
      return await engine.ask("write", { record: await this.replayer.record() });
    } catch (error) {
      this.said.textContent = messageOf(error);
      return null;
    }
  }

  async #text() {
    const written = await this.#written();
    if (!written) return;
    this.box.value = written.text;
    this.box.hidden = false;
    await this.#copy(written.text, this.box);
  }

  async #save() {
    const written = await this.#written();
    if (!written) return;
    const address = URL.createObjectURL(new Blob([written.text], { type: YAML }));
    el("a", { href: address, download: written.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    this.said.textContent = filled(this.words.saved, { name: written.name });
  }

  /** @param {string} text @param {HTMLInputElement | HTMLTextAreaElement} from */
  async #copy(text, from) {
    try {
      await navigator.clipboard.writeText(text);
      this.said.textContent = this.words.copied ?? "";
    } catch {
      from.select();
      this.said.textContent = this.words.uncopied ?? "";
    }
  }
}
