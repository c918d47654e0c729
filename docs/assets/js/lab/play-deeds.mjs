/** What the plain player did, and which of his maxims it was. */

import { el } from "../dom.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {{seat: string, action: string, words: string, why: string}} Deed */

export class Deeds {
  /** @type {Deed[]} */
  #deeds = [];

  /** @param {Words} words @param {Faces} faces */
  constructor(words, faces) {
    this.words = words;
    this.faces = faces;
    this.list = el("ol", { class: "sp-play__deeds", tabindex: "0", "aria-label": words.did });
    this.element = el("details", { class: "sp-play__plain", open: true, hidden: true }, el("summary", {}, words.did), this.list);
  }

  /** @param {Deed[]} deeds */
  show(deeds) {
    this.#deeds = deeds;
    this.element.hidden = deeds.length === 0;
    const items = deeds.map(({ seat, words, why }) => {
      const name = this.words[`seat.${seat}`] ?? seat;
      return el("li", {}, el("strong", {}, name), ": ", ...this.faces.signs(words), el("span", { class: "sp-play__why" }, ...this.faces.signs(why)));
    });
    this.list.replaceChildren(...items);
  }

  clear() {
    this.show([]);
  }

  /** @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    this.show(this.#deeds);
  }
}
