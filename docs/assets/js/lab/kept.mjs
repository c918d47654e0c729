/** The reader's own rulesets, which this browser keeps: for the page that writes them, and for every page that plays them. */

/**
 * @typedef {object} Good - a ruleset as it was when last without problems
 * @property {string} spec - the name by which the engine knows it
 * @property {string} title
 * @property {string} text
 */

/**
 * @typedef {object} Kept
 * @property {string} key - its name in the storage
 * @property {string} title
 * @property {string} text - as it was last written, with problems or without
 * @property {string | null} checked - the text that was last looked through
 * @property {Good | null} good
 */

const PLACE = "spadille.house";

/** @type {Kept[] | null} where nothing can be kept: for as long as the page is open */
let meanwhile = null;

/** @returns {boolean} whether the browser keeps anything for us */
export function keeps() {
  try {
    localStorage.setItem(`${PLACE}.tried`, "1");
    localStorage.removeItem(`${PLACE}.tried`);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Kept[]} what is kept, the last written first */
export function kept() {
  if (meanwhile) return meanwhile;
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** @returns {Good[]} those that can be played; of two with one name, the one written last */
export function playable() {
  /** @type {Map<string, Good>} */
  const found = new Map();
  for (const { good } of kept()) if (good && !found.has(good.spec)) found.set(good.spec, good);
  return [...found.values()];
}

/**
 * Keep a ruleset, before all others.
 * @param {Kept} ruleset
 * @returns {boolean} whether it stays when the page is closed
 */
export function keep(ruleset) {
  return write([ruleset, ...kept().filter(({ key }) => key !== ruleset.key)]);
}

/** @param {string} key */
export function forget(key) {
  return write(kept().filter((ruleset) => ruleset.key !== key));
}

/** @returns {string} a key that nothing kept has */
export function freshKey() {
  const taken = new Set(kept().map(({ key }) => key));
  let number = taken.size + 1;
  while (taken.has(`rules-${number}`)) number += 1;
  return `rules-${number}`;
}

/** @param {Kept[]} rulesets */
function write(rulesets) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(rulesets));
    meanwhile = null;
    return true;
  } catch {
    meanwhile = rulesets;
    return false;
  }
}

/** @param {unknown} found @returns {found is Kept} whether it is one of ours, whoever wrote it */
function isKept(found) {
  const { key, title, text, checked, good } = /** @type {Record<string, unknown>} */ (found ?? {});
  const named = [key, title, text, checked ?? ""].every((part) => typeof part === "string");
  return named && (good === null || isGood(good));
}

/** @param {unknown} found */
function isGood(found) {
  const { spec, title, text } = /** @type {Record<string, unknown>} */ (found ?? {});
  return [spec, title, text].every((part) => typeof part === "string");
}
