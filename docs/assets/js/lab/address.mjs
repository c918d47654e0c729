/**
 * A deal in the address of a page: `#deal=<text>&end`. What the text holds, the engine knows.
 *
 * The last word tells that nothing was cut off, and is none of the signs that programs take for the end of a sentence.
 */

const BEGIN = "#deal=";
const END = "&end";
const KEEPS = /^#deal(?:=|%3d)/i;

/**
 * Read an address.
 * @param {string} hash
 * @returns {{text: string} | "cut" | null} null where the hash speaks of something else
 */
export function readDeal(hash) {
  const ours = KEEPS.test(hash) || (hash.length > 2 && BEGIN.startsWith(hash));
  if (!ours) return null;
  let plain = hash;
  try {
    plain = decodeURIComponent(hash);
  } catch {
    // An escape was cut in two; what there is of it says nothing.
  }
  const tidy = plain.replace(/\s+/g, "").replace(/[^\p{L}\p{N}]+$/u, "");
  if (!tidy.startsWith(BEGIN) || !tidy.endsWith(END)) return "cut";
  return { text: tidy.slice(BEGIN.length, -END.length) };
}

/** @param {string} text @returns {string} the hash that holds it */
export function writeDeal(text) {
  return `${BEGIN}${text}${END}`;
}

/**
 * Put a deal into the address of this page.
 * @param {string} hash
 * @param {boolean} anew - whether Back leads to what was there before
 */
export function putDeal(hash, anew) {
  if (location.hash === hash) return;
  const address = new URL(location.href);
  address.hash = hash;
  try {
    if (anew) history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // A browser that is asked too often refuses; the next step writes again.
  }
}
