/**
 * `<sp-cite>`: buttons that copy the citations of a page, with the address at which the site is read. When the address
 * bar names a place of the page, such as a ruling, the citations name it too: in the title, in the key, and in the address.
 */

import { siteFile } from "./where.mjs";

class Cite extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** The page's own address, from the root of the site. */
  #path = "";

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#path ||= this.#parts("address")[0]?.textContent ?? "";
    for (const code of this.querySelectorAll("code")) {
      const form = code.closest("dd");
      if (!form?.querySelector(".sp-copy")) form?.prepend(this.#button(this.dataset.copy ?? "", () => code.textContent));
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

  /** @param {"place" | "key" | "address"} kind @returns {HTMLElement[]} what is to be filled in, in the text, in BibTeX and in CSL-JSON */
  #parts(kind) {
    return [...this.querySelectorAll(/** @type {"span"} */ (`span[data-cites="${kind}"]`))];
  }

  /** Write the whole address into the citations, and the place that it names. */
  #write() {
    const place = named(decodeURIComponent(location.hash.slice(1)));
    const address = siteFile(this.#path);
    if (place) address.hash = place;
    for (const part of this.#parts("address")) part.textContent = address.href;
    for (const part of this.#parts("key")) part.textContent = place ? `-${place.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}` : "";
    this.#parts("place").forEach((part, form) => {
      const told = place ? `, ${place}` : "";
      part.textContent = form === 1 ? told.replaceAll(/[&%$#_{}]/g, "\\$&") : told;
    });
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

/** @param {string} place @returns {string} the place of the page, if there is one; of a ruling that stands in it twice, the first */
function named(place) {
  const first = place.replace(/^ruling\./, "");
  return [first, place].find((id) => id && document.getElementById(id)) ?? "";
}

if (!customElements.get("sp-cite")) customElements.define("sp-cite", Cite);
