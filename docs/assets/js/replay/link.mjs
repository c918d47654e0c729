/**
 * A moment of a replay as the hash of an address: `#line=main&ruleset=a&against=b&step=12&end`.
 *
 * A book may have answers exchanged, `a+play.first_lead=declarer`, and then is none of those that came with the deal. A blank
 * in an answer is written `~`, for programs put blanks and line breaks into links.
 * The last word tells that nothing was cut off, and is none of the signs that programs take for the end of a sentence.
 * One who writes a link by hand may begin with another field and leave it out: `#step=12`.
 */

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").State} State */
/**
 * @typedef {object} Found
 * @property {State} state
 * @property {{book?: string, beside?: string}} other - books that did not come with the deal
 * @property {string[]} unknown - what else the link asks for and the deal does not have
 * @property {boolean} cut - whether its end is missing
 */

const BEGIN = "line=";
const END = "end";
const BLANK = "~";
const KEYS = /^#(?:line|ruleset|against|step)=/;

/** @param {string} hash @returns {boolean} whether the hash speaks of a replay */
export function isMoment(hash) {
  return KEYS.test(hash) || (hash.length > 1 && `#${BEGIN}`.startsWith(hash));
}

/**
 * Write a moment down.
 * @param {Deal} deal
 * @param {State} state
 */
export function write(deal, { line, book, beside, step }) {
  const fields = [
    ["line", deal.lines[line]?.id],
    ["ruleset", deal.books[book]?.spec],
    ["against", beside === null ? null : deal.books[beside]?.spec],
    ["step", String(step)],
  ];
  const written = fields.filter(([, value]) => value).map(([key, value]) => `${key}=${encoded((value ?? "").replaceAll(" ", BLANK))}`);
  return `#${[...written, END].join("&")}`;
}

/**
 * Read a moment; what the link does not say stays as it was.
 * @param {Deal} deal
 * @param {string} hash
 * @param {State} before
 * @returns {Found | null} null where the hash speaks of something else
 */
export function read(deal, hash, before) {
  if (!isMoment(hash)) return null;
  const text = tidy(hash.slice(1));
  const parts = text.split("&");
  const cut = `${text}=`.startsWith(BEGIN) ? parts.at(-1) !== END : BEGIN.startsWith(text);
  const fields = new Map(parts.map((part) => /** @type {[string, string]} */ (halves(part))));
  // Nobody knows how a name went on whose end is missing.
  const torn = cut ? halves(parts.at(-1) ?? "")[0] : "";
  /** @type {Found} */
  const found = { state: { ...before }, other: {}, unknown: [], cut };
  const line = fields.get("line");
  if (line !== undefined) pick(found, "line", deal.lines.findIndex(({ id }) => dense(id) === line), line);
  const book = (/** @type {string} */ name) => deal.books.findIndex(({ spec }) => [spec, dense(spec)].includes(name));
  const ruleset = fields.get("ruleset")?.replaceAll(BLANK, " ");
  if (ruleset !== undefined) {
    found.state.beside = null;
    if (book(ruleset) < 0 && torn !== "ruleset") found.other.book = ruleset;
    else pick(found, "book", book(ruleset), ruleset);
  }
  const against = fields.get("against")?.replaceAll(BLANK, " ");
  if (against !== undefined && book(against) < 0 && torn !== "against") found.other.beside = against;
  else if (against !== undefined) pick(found, "beside", book(against), against);
  const step = fields.get("step");
  if (step !== undefined) pick(found, "step", /^\d{1,6}$/.test(step) ? Number(step) : -1, step);
  return found;
}

/**
 * @param {Found} found
 * @param {keyof State} key
 * @param {number} value - negative where there is no such thing
 * @param {string} asked
 */
function pick(found, key, value, asked) {
  if (value < 0) found.unknown.push(asked);
  else found.state[key] = value;
}

/** @param {string} part @returns {[string, string]} */
function halves(part) {
  const [key = "", ...value] = part.split("=");
  return [key, value.join("=")];
}

/** @param {string} text */
function dense(text) {
  return text.replace(/\s+/g, "");
}

/** Undo what programs do to links: escapes, blanks and line breaks, signs put behind. @param {string} text */
function tidy(text) {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // An escape was cut in two; what there is of it says nothing.
  }
  return dense(plain).replace(/[^\p{L}\p{N}]+$/u, "");
}

/** Keep readable what may stand in a hash as it is. @param {string} value */
function encoded(value) {
  return encodeURIComponent(value).replace(/%(?:2B|3D|2F|3A|2C)/g, (sign) => decodeURIComponent(sign));
}
