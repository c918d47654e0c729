/** What every book pays for a deal that has been played, and where its replay leaves the one that was played. */

import { el, filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { engine } from "./engine.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Words} Words */
/**
 * @typedef {object} Score
 * @property {string} spec
 * @property {string} title
 * @property {string | null} page
 * @property {boolean} house
 * @property {"complete" | "partial" | "refused"} status
 * @property {string} verdict
 * @property {Record<string, string> | null} scores
 * @property {string} said
 * @property {{step: number, place: string, points: string[]} | null} parts
 */

export class Scores {
  /** @type {[Score[], string, string[]] | null} */
  #shown = null;

  /** @param {Words} words @param {Faces} faces */
  constructor(words, faces) {
    this.words = words;
    this.faces = faces;
    this.element = el("section", { class: "sp-play__scores", hidden: true });
  }

  clear() {
    this.#shown = null;
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /**
   * @param {unknown} record
   * @param {string | undefined} line
   * @param {string} book - by which it was played
   * @param {string[]} seats - what they are called
   * @param {() => boolean} still - whether it is still wanted
   */
  async show(record, line, book, seats, still) {
    const found = await engine.ask("scores", { record, line });
    if (!still()) return;
    this.#shown = [found, book, seats];
    this.#draw(found, book, seats);
  }

  /** @param {Score[]} found @param {string} book @param {string[]} seats */
  #draw(found, book, seats) {
    const { words } = this;
    const heads = [words.column, words.result, ...seats, words.parts];
    const number = (/** @type {number} */ place) => (place > 1 && place < heads.length - 1 ? "sp-number" : null);
    const head = el("tr", {}, ...heads.map((name, place) => el("th", { scope: "col", class: number(place) }, name)));
    const rows = found.map((each) => this.#row(each, each.spec === book, seats));
    const table = el("table", { class: "sp-play__paid" }, el("caption", { class: "sp-hidden" }, words.scores), el("thead", {}, head), el("tbody", {}, ...rows));
    const frame = el("div", { class: "sp-scroll", tabindex: "0", role: "region", "aria-label": words.scores }, table);
    this.element.replaceChildren(el("h3", {}, words.scores), el("p", { class: "sp-lab__hint" }, words.scoresHint), frame);
    this.element.hidden = false;
  }

  /** @param {Score} score @param {boolean} played @param {string[]} seats */
  #row({ title, page, house, status, verdict, scores, said, parts }, played, seats) {
    const { words, faces } = this;
    const name = page ? el("a", { href: siteFile(page) }, title) : title;
    const amounts = Object.values(scores ?? {});
    const cells = seats.map((_, place) => el("td", { class: "sp-number" }, amounts[place] ?? "–"));
    const told = el("span", { class: "sp-play__told" }, ...faces.signs(said));
    const where = parts ? [filled(words.partsAt, { step: parts.step, place: parts.place }), el("span", { class: "sp-play__points" }, parts.points.join(", "))] : [played ? "" : words.same ?? ""];
    const kind = [played && "sp-play__row--played", status === "refused" && "sp-play__row--refused"].filter(Boolean).join(" ");
    return el(
      "tr",
      { class: kind || null },
      el("th", { scope: "row" }, name, house && ` (${words.house})`),
      el("td", {}, el("span", { class: "sp-play__verdict" }, verdict), said !== verdict && told),
      ...cells,
      el("td", {}, ...where),
    );
  }

  /** @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    if (this.#shown) this.#draw(...this.#shown);
  }
}
