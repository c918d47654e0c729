/** The name of a book with answers exchanged: `altenburg-1988+play.first_lead=declarer+score.prime=none`. */

/** @typedef {{base: string, changes: Map<string, string>}} Spec - answers by rule point */

/** @param {string} name @returns {Spec} */
export function parsed(name) {
  const [base = "", ...overlays] = name.split("+");
  const pairs = overlays.map((overlay) => {
    const place = overlay.indexOf("=");
    return /** @type {[string, string]} */ ([overlay.slice(0, place), overlay.slice(place + 1)]);
  });
  return { base, changes: new Map(pairs) };
}

/** @param {Spec} spec @returns {string} */
export function named({ base, changes }) {
  return [base, ...[...changes].map(([point, answer]) => `${point}=${answer}`)].join("+");
}

/**
 * Return the command that compares books in a deal.
 * @param {{file: string, line: string, books: string[]}} what
 */
export function command({ file, line, books }) {
  return ["spadille", "compare", file, "--line", line, "--rulesets", books.join(",")].map(quoted).join(" ");
}

/** @param {string} word */
function quoted(word) {
  return /^[\w.+=,/:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
