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
 * @property {Parts | null} parts
 */
/**
 * Where a book parts from the one played by, and by which rules.
 * @typedef {object} Parts
 * @property {number} step
 * @property {string | null} place - none where only the reckoning differs
 * @property {{id: string, question: string, page: string}[]} points
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
   * @param {{record: unknown, line: string | undefined, book: string, seats: string[]}} what - the book by which it was played, and what the seats are called
   * @param {() => boolean} still - whether it is still wanted
   */
  async show({ record, line, book, seats }, still) {
    const found = await engine.ask("scores", { record, line, base: book });
    if (!still()) return;
    this.#shown = [found, book, seats];
    this.#draw(found, book, seats);
  }

  /** @param {Score[]} found @param {string} book @param {string[]} seats */
  #draw(found, book, seats) {
    const { words } = this;
    const heads = seats.map((name) => el("th", { scope: "col", class: "sp-number" }, name));
    const head = el("tr", {}, el("th", { scope: "col" }, words.column), ...heads);
    const rows = found.map((each) => this.#row(each, each.spec === book, seats.length));
    const caption = el("caption", { class: "sp-hidden" }, words.scores);
    const table = el("table", { class: "sp-play__paid" }, caption, el("thead", {}, head), el("tbody", {}, ...rows));
    const frame = el("div", { class: "sp-scroll", tabindex: "0", role: "region", "aria-label": words.scores }, table);
    this.element.replaceChildren(el("h3", {}, words.scores), el("p", { class: "sp-lab__hint" }, words.scoresHint), frame);
    this.element.hidden = false;
  }

  /** @param {Score} score @param {boolean} played @param {number} seats */
  #row({ title, page, house, status, verdict, scores, said, parts }, played, seats) {
    const { words, faces } = this;
    const name = page ? el("a", { href: siteFile(page) }, title) : title;
    const note = (/** @type {import("../dom.mjs").Child[]} */ ...what) => el("span", { class: "sp-play__parts" }, ...what);
    const notes = [
      status !== "complete" && note(...faces.signs(said)),
      played ? note(words.played) : !parts && note(words.same),
      parts && note(parts.place ? filled(words.partsAt, { step: parts.step, place: parts.place }) : words.paysOtherwise, " ", ...this.#points(parts)),
    ];
    const amounts = scores ? Object.values(scores) : Array.from({ length: seats }, () => "–");
    return el(
      "tr",
      { class: played ? "sp-play__row--played" : null, "data-status": status },
      el("th", { scope: "row" }, name, house && ` (${words.house})`, " ", el("span", { class: "sp-play__verdict" }, verdict), ...notes),
      ...amounts.map((amount) => el("td", { class: "sp-number" }, amount)),
    );
  }

  /** @param {Parts} parts */
  #points({ points }) {
    return points.flatMap(({ id, question, page }, place) => {
      const link = el("a", { class: "sp-play__points", href: siteFile(page), title: question }, id);
      return place > 0 ? [", ", link] : [link];
    });
  }

  /** @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    if (this.#shown) this.#draw(...this.#shown);
  }
}
