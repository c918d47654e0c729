/** Where a deal comes from: a file under the first books, a file under every book, or the engine in this page. */

import { siteFile } from "../where.mjs";

/** @typedef {import("./model.mjs").Deal} Deal */

/** @param {URL} address @returns {Promise<any>} */
export async function json(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}

/** @param {unknown} error @param {import("./model.mjs").Words} words @returns {string} what to say when a book cannot be shown */
export function faultOf(error, words) {
  const { problems = [], message = "" } = /** @type {{problems?: {message: string}[], message?: string}} */ (error);
  const told = problems.map((problem) => problem.message).join(" ") || ("kind" in Object(error) && message);
  return told || (words.failed ?? "");
}

export class Source {
  /** @type {Promise<unknown> | null} */
  #record = null;

  /**
   * @param {Deal} deal
   * @param {string} [whole] - the file of the same deal under every book
   */
  constructor(deal, whole) {
    this.deal = deal;
    this.whole = whole;
  }

  /** @returns {Promise<unknown>} the record that is shown */
  record() {
    this.#record ??= "data" in this.deal ? Promise.resolve(this.deal.data) : json(siteFile(this.deal.file ?? ""));
    this.#record.catch(() => (this.#record = null));
    return this.#record;
  }

  /** @param {string} spec @returns {boolean} whether one of the deal's own books is called so */
  knows(spec) {
    return this.deal.books.some((book) => book.spec === spec);
  }

  /**
   * Leave out of what a link asks for the books that no engine can know.
   * @param {import("./link.mjs").Found} found
   * @returns {Promise<string[]>} all that it asks for in vain
   */
  async lost({ other, unknown }) {
    const lost = [...unknown];
    for (const side of /** @type {("book" | "beside")[]} */ (["book", "beside"])) {
      const spec = other[side];
      if (spec === undefined || (await this.#plays(spec))) continue;
      delete other[side];
      lost.push(spec);
    }
    return lost;
  }

  /** @param {string} spec @returns {Promise<boolean>} whether the engine can be asked for a book of this name */
  async #plays(spec) {
    const [base = ""] = spec.split("+");
    if (this.knows(base)) return true;
    const { playable } = await import("../lab/kept.mjs");
    return playable().some((ruleset) => ruleset.spec === base);
  }

  /**
   * Return the deal with what there is to see of it under these books, and their places in it; what nobody has written down the engine plays.
   * @param {number} line
   * @param {string[]} specs
   * @returns {Promise<{deal: Deal, places: number[]}>}
   */
  async under(line, specs) {
    if (!this.#has(line, specs) && this.whole && specs.every((spec) => this.knows(spec))) {
      this.deal = await json(siteFile(this.whole));
      this.whole = "";
    }
    if (this.#has(line, specs)) return { deal: this.deal, places: specs.map((spec) => this.#place(spec)) };
    const [{ engine }, { merged }, record] = await Promise.all([
      import("../lab/engine.mjs"),
      import("./merge.mjs"),
      this.record(),
    ]);
    const view = await engine.ask("view", { record, line: this.deal.lines[line]?.id, books: specs });
    return merged(this.deal, /** @type {Deal} */ (view));
  }

  /** @param {string} spec */
  #place(spec) {
    return this.deal.books.findIndex((book) => book.spec === spec);
  }

  /** @param {number} line @param {string[]} specs */
  #has(line, specs) {
    return specs.every((spec) => this.deal.lines[line]?.replays[this.#place(spec)]);
  }
}
