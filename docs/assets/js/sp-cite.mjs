/**
 * `<sp-cite>`: buttons that copy the citations of a page, with the address at which the site is read. When the address
 * bar names a place of the page, such as a ruling, the citations name it too.
 */

import { siteFile } from "./where.mjs";

class Cite extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Map<HTMLElement, string>} the texts as the page brought them */
  #texts = new Map();

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    for (const code of this.querySelectorAll("code")) {
      if (this.#texts.has(code)) continue;
      this.#texts.set(code, code.textContent);
      code.closest("dd")?.prepend(this.#button(this.dataset.copy ?? "", () => code.textContent));
    }
    for (const link of document.querySelectorAll("a.sp-deep:not([data-copies])")) {
      if (!(link instanceof HTMLAnchorElement)) continue;
      link.dataset.copies = "";
      link.after(" ", this.#button(this.dataset.copyAddress ?? "", () => link.href));
    }
    addEventListener("hashchange", () => this.#write(), { signal });
    this.#write();
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
  }

  /** Write the whole address into the citations. */
  #write() {
    const path = this.dataset.path;
    if (!path) return;
    const place = decodeURIComponent(location.hash.slice(1));
    const address = siteFile(path);
    if (place && document.getElementById(place)) address.hash = place;
    for (const [code, text] of this.#texts) code.textContent = text.replaceAll(path, address.href);
  }

  /**
   * @param {string} label
   * @param {() => string} text - what it copies
   */
  #button(label, text) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sp-copy";
    button.textContent = label;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(text());
      button.textContent = this.dataset.copied ?? "";
      setTimeout(() => (button.textContent = label), 2000);
    });
    return button;
  }
}

if (!customElements.get("sp-cite")) customElements.define("sp-cite", Cite);
