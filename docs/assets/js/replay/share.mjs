/** Taking a replay elsewhere: as text, as a link, as a frame for another page. */

import { el } from "../dom.mjs";

/** @typedef {import("./model.mjs").Words} Words */

export class Share {
  /**
   * @param {Words} words
   * @param {{text: () => string, frame: () => URL, title: () => string}} what
   */
  constructor(words, { text, frame, title }) {
    this.words = words;
    this.said = el("span", { class: "sp-rp__said", role: "status" });
    this.box = el("textarea", { class: "sp-rp__copied", readonly: true, rows: 4, hidden: true, "aria-label": words.snippet });
    const link = this.#button(words.link, () => this.#copy(location.href));
    link.classList.add("sp-rp__link");
    const copy = this.#button(words.copy, () => this.#copy(text()));
    this.embed = this.#button(words.embed, () => {
      const html = snippet(frame(), title());
      this.#show(html);
      this.#copy(html);
    });
    this.element = el("div", { class: "sp-rp__share" }, link, copy, this.embed, this.said, this.box);
  }

  /** @param {boolean} framed - whether there is a page for frames */
  show(framed) {
    this.embed.hidden = !framed;
    if (!framed) this.box.hidden = true;
  }

  /** @param {string | undefined} label @param {() => void} act */
  #button(label, act) {
    const button = el("button", { type: "button", class: "sp-rp__small" }, label);
    button.addEventListener("click", act);
    return button;
  }

  /** @param {string} text */
  #show(text) {
    this.box.hidden = false;
    this.box.value = text;
    this.box.select();
  }

  /** @param {string} text */
  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.said.textContent = this.words.copied ?? "";
    } catch {
      this.#show(text);
      this.said.textContent = this.words.uncopied ?? "";
    }
  }
}

/**
 * Return the markup that shows a page in a frame.
 * @param {URL} address
 * @param {string} title
 */
export function snippet(address, title) {
  const frame = el("iframe", { src: address.href, title, loading: "lazy", width: "100%", height: 760 });
  frame.style.border = "0";
  return frame.outerHTML;
}
