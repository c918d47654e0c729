/** What is said of a deal besides its cards: a title, the favourite suit, what lies in the pot. */

import { el } from "../dom.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {import("./edit.mjs").Written} Written */

const POT = /^(0|[1-9]\d{0,5})$/;

export class Details {
  /**
   * @param {Words} words
   * @param {string[]} suits
   * @param {Faces} faces
   */
  constructor(words, suits, faces) {
    this.words = words;
    this.suits = suits;
    this.title = el("input", { type: "text", maxlength: 120, autocomplete: "off" });
    this.favourite = el("select", { "aria-label": words.favourite });
    this.pot = el("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6, autocomplete: "off", placeholder: "–" });
    this.pot.title = words.potHint ?? "";
    this.element = el(
      "div",
      { class: "sp-ed__details" },
      this.#field("title", this.title, "sp-lab__field--wide"),
      this.#field("favourite", this.favourite),
      this.#field("pot", this.pot),
    );
    this.dress(faces);
  }

  /** @param {string} name @param {HTMLElement} input @param {string} [kind] */
  #field(name, input, kind = "") {
    return el("label", { class: `sp-lab__field ${kind}` }, el("span", {}, this.words[name]), input);
  }

  /** @param {Faces} faces */
  dress(faces) {
    const before = this.favourite.value;
    const named = this.suits.map((suit) => el("option", { value: suit }, faces.words(`{${suit}}`)));
    this.favourite.replaceChildren(el("option", { value: "" }, this.words.noFavourite), ...named);
    this.favourite.value = before;
  }

  /** @param {Written | null} record */
  take(record) {
    const table = record?.table ?? {};
    this.title.value = record?.title ?? this.words.ownTitle ?? "";
    this.favourite.value = String(table.favourite ?? "");
    this.pot.value = String(table.pot ?? "");
  }

  /** @returns {string | null} what stands in the place of the pot and is no number; a fraction that a record brought stays */
  wrong() {
    const pot = this.pot.value.trim();
    return pot === "" || POT.test(pot) || /^\d+\/\d+$/.test(pot) ? null : pot;
  }

  /** @param {Written} record @returns {Written} the record with what is said here */
  put(record) {
    const { table: before, ...rest } = record;
    const pot = this.pot.value.trim();
    const kept = Object.entries(before ?? {}).filter(([key]) => key !== "favourite" && key !== "pot");
    const table = {
      ...Object.fromEntries(kept),
      ...(this.favourite.value ? { favourite: this.favourite.value } : {}),
      ...(pot ? { pot: POT.test(pot) ? Number(pot) : pot } : {}),
    };
    const title = this.title.value.trim() || this.words.ownTitle || "";
    return { ...rest, title, ...(Object.keys(table).length ? { table } : {}) };
  }
}
