/** What every book pays for a result, as rows of a table: the same rows that the site was built with. */

import { siteFile } from "../where.mjs";
import { at, lookUp } from "./lookup.mjs";

/** @typedef {import("./lookup.mjs").Data} Data */
/** @typedef {import("./lookup.mjs").Book} Book */
/** @typedef {import("./lookup.mjs").State} State */
/** @typedef {import("./lookup.mjs").Result} Result */
/** @typedef {string | Node | null} Child */

/**
 * Return an element; text stays text.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...Child} children
 */
function el(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * Put values into the places of a sentence.
 * @param {string | undefined} sentence
 * @param {Record<string, string | number>} values
 */
export function filled(sentence, values) {
  return (sentence ?? "").replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
}

/** One book, and what it says of results. */
class Shown {
  /**
   * @param {Data} data
   * @param {Book} book
   */
  constructor(data, book) {
    this.data = data;
    this.book = book;
  }

  /**
   * @param {State} state
   * @returns {HTMLElement[]} the book's rows
   */
  rows(state) {
    const found = lookUp(this.data, this.book, state);
    if ("result" in found) return this.paid(found.result);
    if ("absent" in found) return [this.unpaid(el("p", {}, this.word("absent"), " ", ...this.where(found.absent)))];
    const reasons = found.faults.map((place) => {
      const [sentence, point] = at(this.data.faults, place);
      return el("li", {}, sentence, ...(point === null ? [] : [" ", ...this.where(point)]));
    });
    return [this.unpaid(el("p", {}, this.word("impossible")), el("ul", {}, ...reasons))];
  }

  /** @param {Result} result */
  paid(result) {
    const [declarer, partner, opponent, opponents, made, ours, items, asked] = result;
    /** @param {string} amount */
    const figure = (amount) => el("td", {}, el("span", ours ? { class: "sp-lentfigure" } : {}, amount));
    const each = el("span", { class: "sp-sub" }, filled(this.data.words.each, { count: opponents }));
    const alone = el("td", {}, el("span", { class: "sp-sub" }, this.word("alone")));
    const last = figure(opponent);
    last.append(" ", each);
    const sub = el("span", { class: "sp-sub" }, `${this.word(made ? "made" : "lost")}, ${this.book.unit}`);
    return [
      el("tr", {}, this.head({ rowspan: 2 }, sub), figure(declarer), partner === null ? alone : figure(partner), last),
      el("tr", {}, el("td", { colspan: 3 }, this.items(items), this.asked(at(this.book.asked, asked)))),
    ];
  }

  /** @param {...Child} children */
  unpaid(...children) {
    return el("tr", {}, this.head({}), el("td", { colspan: 3, class: "sp-unpaid" }, ...children));
  }

  /**
   * @param {Record<string, number>} attributes
   * @param {...Child} children
   */
  head(attributes, ...children) {
    return el("th", { scope: "rowgroup", ...attributes }, this.link(this.book.page, this.book.title), ...children);
  }

  /** @param {number[]} places */
  items(places) {
    if (!places.length) return el("p", {}, this.word("nothing"));
    const entries = places.map((place) => {
      const [point, label, declarer] = at(this.book.items, place);
      const amount = el("span", { class: "sp-items__amount" }, declarer);
      const said = [amount, " ", at(this.data.labels, label), " ", this.standing(point)];
      return el("li", {}, el("details", {}, el("summary", {}, ...said), this.apparatus(point)));
    });
    return el("ul", { class: "sp-items" }, ...entries);
  }

  /** @param {number[]} points */
  asked(points) {
    const lent = points.filter((point) => this.isOurs(point)).length;
    const count = filled(this.data.words.rules, { count: points.length });
    const ours = lent ? `, ${filled(this.data.words.rulesOurs, { count: lent })}` : "";
    const entries = points.map((point) => {
      const [id, question] = at(this.data.points, point);
      return el("li", {}, this.link(`${this.book.page}#${id}`, question), " ", this.standing(point));
    });
    return el("details", { class: "sp-rules" }, el("summary", {}, count + ours), el("ul", {}, ...entries));
  }

  /** @param {number} point */
  apparatus(point) {
    const [, , cites, note] = this.ruling(point);
    const citations = cites.flatMap((place, count) => {
      const [witness, page, where] = at(this.data.cites, place);
      const name = page === null ? el("span", {}, witness) : this.link(page, witness);
      return [...(count ? ["; "] : []), el("span", { class: "sp-cite" }, name, ", ", where)];
    });
    return el(
      "div",
      { class: "sp-standing__text" },
      cites.length ? el("p", { class: "sp-attested" }, ...citations) : null,
      note === null ? null : el("p", { class: "sp-note" }, at(this.data.notes, note)),
      el("p", { class: "sp-point" }, this.code(point)),
    );
  }

  /** @param {number} point */
  where(point) {
    return [this.code(point), " ", this.standing(point)];
  }

  /** @param {number} point */
  code(point) {
    const id = at(this.data.points, point)[0];
    return this.link(`${this.book.page}#${id}`, el("code", {}, id));
  }

  /** @param {number} point */
  standing(point) {
    const [grade, silence] = this.ruling(point);
    const why = silence === "" ? this.word("notRecorded") : this.data.grades[silence ?? ""]?.[0];
    const said = silence === null ? this.data.grades[grade]?.[0] : filled(this.data.words.ours, { why: why ?? "" });
    return el("span", { class: `sp-standing sp-standing--${grade}` }, said ?? grade);
  }

  /** @param {number} point */
  isOurs(point) {
    return this.ruling(point)[1] !== null;
  }

  /** @param {number} point */
  ruling(point) {
    const ruling = this.book.rulings[point];
    if (ruling === undefined) throw new RangeError(`${this.book.id} has no ruling at place ${point}`);
    return ruling;
  }

  /** @param {string} name */
  word(name) {
    return this.data.words[name] ?? name;
  }

  /**
   * @param {string} path
   * @param {Child} child
   */
  link(path, child) {
    return el("a", { href: siteFile(path).href }, child);
  }
}

/**
 * Return a body of the table for every book.
 * @param {Data} data
 * @param {State} state
 */
export function bodies(data, state) {
  return data.books.map((book) => el("tbody", { "data-book": book.id }, ...new Shown(data, book).rows(state)));
}

/**
 * Say how many books pay for the result.
 * @param {Data} data
 * @param {State} state
 */
export function summary(data, state) {
  const found = data.books.map((book) => lookUp(data, book, state));
  return filled(data.words.summary, {
    of: found.length,
    paid: found.filter((one) => "result" in one).length,
    impossible: found.filter((one) => "faults" in one).length,
    absent: found.filter((one) => "absent" in one).length,
  });
}
