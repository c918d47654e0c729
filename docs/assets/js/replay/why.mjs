/** The rules behind a step, with answer, grade and citation; and where and why two books part. */

import { el, filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";

/** @typedef {import("./model.mjs").Replay} Replay */
/** @typedef {import("./model.mjs").Parting} Parting */
/** @typedef {import("./model.mjs").Seen} Seen */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */

export class Reasons {
  /**
   * @param {Words} words
   * @param {Faces} faces
   */
  constructor(words, faces) {
    this.words = words;
    this.faces = faces;
  }

  /**
   * The rules that a step asked, with the answers of one book.
   * @param {Replay} replay
   * @param {number} number
   * @param {boolean} named - whether the book is named
   */
  step(replay, number, named) {
    const step = replay.at(number);
    const because = new Set(step.because ?? []);
    const asked = [...(step.asked ?? [])].sort((a, b) => Number(because.has(b)) - Number(because.has(a)));
    const rules = asked.map((point) => {
      const strong = because.has(point) ? "sp-why__rule sp-why__rule--bars" : "sp-why__rule";
      return el("li", { class: strong }, el("p", { class: "sp-asked" }, replay.deal.questions[point]), this.#ruling(replay, point));
    });
    return el(
      "section",
      { class: "sp-why" },
      el("h3", {}, this.words.why, named && el("span", { class: "sp-why__book" }, ` ${replay.book.title}`)),
      this.#also(replay, number),
      this.#reckoning(replay, number),
      rules.length > 0 ? el("ul", { class: "sp-why__rules" }, ...rules) : el("p", {}, this.words.none),
    );
  }

  /** @param {Replay} replay @param {number} number */
  #also(replay, number) {
    const { kind, also, status } = replay.at(number);
    if (kind === "deal" || (kind === "end" && !also)) return null;
    if (!also) return el("p", { class: "sp-why__also" }, this.words.nothing);
    const words = status === "refused" ? this.words.allowed : this.words.also;
    return el("p", { class: "sp-why__also" }, words, " ", ...this.faces.signs(also), ".");
  }

  /** @param {Replay} replay @param {number} number */
  #reckoning(replay, number) {
    const { items, scores, pot } = replay.at(number);
    if (!scores && !pot) return null;
    const cells = (/** @type {string[]} */ amounts) => amounts.map((amount) => el("td", { class: "sp-number" }, amount));
    const heads = replay.deal.seats.map((name) => el("th", { scope: "col", class: "sp-number" }, name));
    const rows = (items ?? []).map(([label, point, amounts]) => {
      const said = el("span", { class: "sp-attested" }, this.#attested(replay, point));
      return el("tr", {}, el("th", { scope: "row" }, label, said), ...cells(amounts));
    });
    const table = el(
      "table",
      { class: "sp-reckoning" },
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, this.words.item), ...heads)),
      el("tbody", {}, ...rows),
      el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, this.words.total), ...cells(scores ?? []))),
    );
    const frame = { class: "sp-scroll", tabindex: "0", role: "region", "aria-label": this.words.item };
    return el("div", {}, scores && el("div", frame, table), pot && el("p", { class: "sp-pot" }, pot));
  }

  /** @param {Replay} replay @param {string} point */
  #ruling(replay, point) {
    const ruling = replay.ruling(point);
    if (!ruling) return el("p", {}, this.words.none);
    const answer = el("span", { class: "sp-why__answer" }, ...this.faces.signs(ruling.answer));
    return el("p", {}, answer, " ", this.#attested(replay, point));
  }

  /** Grade and citations, each with its link. @param {Replay} replay @param {string} point */
  #attested(replay, point) {
    const ruling = replay.ruling(point);
    const attested = el("span", { class: "sp-attested" });
    if (!ruling) return attested;
    const grade = el("a", { class: `sp-grade sp-grade--${ruling.grade}`, href: siteFile(ruling.page) }, this.words[`grade.${ruling.grade}`]);
    grade.title = this.words.rule ?? "";
    attested.append(grade);
    if (ruling.ours !== undefined) attested.append(" ", filled(this.words[ruling.ours ? "ours" : "exchanged"], { reason: ruling.ours }));
    ruling.cites.forEach((place, count) => {
      const [said = "", page] = replay.deal.cites[place] ?? [];
      attested.append(count ? "; " : " ", page ? el("a", { href: siteFile(page) }, said) : said);
    });
    return attested;
  }

  /**
   * Where two books part, and the rules that part them.
   * @param {Replay} one
   * @param {Replay} other
   * @param {Parting | null} parting
   * @param {(step: number) => void} go
   */
  parting(one, other, parting, go) {
    if (!parting) return el("section", { class: "sp-rp__parting" }, el("p", {}, this.words.same));
    const { step, place, points, found, seen } = parting;
    const see = el("button", { type: "button", class: "sp-rp__small" }, this.words.see);
    see.addEventListener("click", () => go(step));
    const says = filled(this.words.part, { step, place });
    const books = [one, other].flatMap((replay, side) => [
      el("dt", {}, replay.book.title),
      el("dd", {}, ...this.#seen(seen[side] ?? {})),
    ]);
    const label = !points.length ? this.words.unexplained : this.words[!found ? "asked" : points.length > 1 ? "responsibles" : "responsible"];
    return el(
      "section",
      { class: "sp-partingbox sp-rp__parting" },
      el("p", { class: "sp-parting__title" }, el("strong", {}, "≠ ", says), " ", see),
      el("dl", { class: "sp-sides" }, ...books),
      el("p", { class: "sp-label" }, label),
      ...points.map((point) => this.#rule(one, other, point)),
    );
  }

  /** @param {Seen} seen @returns {(string | Node)[]} */
  #seen({ allowed, does }) {
    const pieces = /** @type {(string | Node)[]} */ ([]);
    if (allowed) pieces.push(this.words.allowed ?? "", " ");
    allowed?.forEach(([choice, only], count) => {
      const signs = this.faces.signs(choice);
      pieces.push(count ? ", " : "", only ? el("strong", { class: "sp-only" }, ...signs) : el("span", {}, ...signs));
    });
    if (does) pieces.push(allowed ? `; ${this.words.does} ` : "", ...this.faces.signs(does));
    return pieces;
  }

  /** @param {Replay} one @param {Replay} other @param {string} point */
  #rule(one, other, point) {
    const answers = [one, other].flatMap((replay) => [
      el("dt", {}, replay.book.title),
      el("dd", {}, this.#ruling(replay, point)),
    ]);
    const asked = el("p", { class: "sp-asked" }, one.deal.questions[point]);
    return el("div", { class: "sp-rule" }, asked, el("dl", { class: "sp-sides" }, ...answers));
  }
}
