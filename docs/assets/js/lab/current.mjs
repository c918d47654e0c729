/** The deal that was last looked at in the laboratory, for the other pages of it in the same window. */

import { siteFile } from "../where.mjs";

/** @typedef {{ record: any, line: string | null }} Current */

const PLACE = "spadille.deal";

/**
 * Remember a deal for as long as the window is open.
 * @param {object} record
 * @param {string | null} line
 */
export function remember(record, line = null) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ record, line }));
  } catch {
    // Where nothing may be kept, other pages begin with a deal of the edition.
  }
}

/** @returns {Current | null} */
export function current() {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    return found && typeof found.record === "object" && found.record ? { record: found.record, line: found.line ?? null } : null;
  } catch {
    return null;
  }
}

/** Return the deal last looked at, or else one of the edition. @param {string} id @returns {Promise<Current>} */
export async function currentOr(id) {
  const found = current();
  if (found) return found;
  const answer = await fetch(siteFile(`data/deals/${id}.record.json`));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return { record: await answer.json(), line: null };
}
