/** The words of the laboratory, by the part of it that says them. */

import { siteFile } from "../where.mjs";

/** @typedef {Record<string, string>} Words */

/** @type {Promise<Record<string, Words>> | null} */
let all = null;

/**
 * Return the words of one part, such as `engine`; the file is fetched once.
 * @param {string} part
 * @returns {Promise<Words>}
 */
export async function labWords(part) {
  all ??= fetch(siteFile("data/lab.json")).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  });
  all.catch(() => (all = null));
  return (await all)[part] ?? {};
}
