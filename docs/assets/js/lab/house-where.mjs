/** What may stand at a place in the text of a ruleset: keys, rule points, answers, grades, witnesses. */

/** @typedef {{ value: string, words: string }} Word */
/** @typedef {{ id: string, question: string, kind: string, hint: string, answers: Word[] }} Asked */

/**
 * The words that the engine knows, by where they may stand.
 * @typedef {object} Vocabulary
 * @property {Asked[]} points
 * @property {Word[]} grades
 * @property {Word[]} witnesses
 * @property {string[]} books
 * @property {{ ruleset: string[], ruling: string[], citation: string[], rival: string[] }} keys
 */

/** @typedef {"ruleset" | "point" | "ruling" | "citation" | "rival" | "answer" | "grade" | "witness" | "base" | "none"} Kind */

/**
 * @typedef {object} Place
 * @property {Kind} kind - what may stand here
 * @property {string | null} point - the rule point that the place belongs to
 * @property {number} from - where what has been written of it begins
 * @property {number} to - and where it ends
 * @property {string} typed - what stands before the cursor
 * @property {string} indent - of its line
 * @property {boolean} rest - whether more stands behind it in its line
 */

/** @typedef {{ insert: string, value: string, words: string }} Suggestion */

const VALUE = /(?:^|[\s{[,])(?:"?)([\w.]+)"?:[ \t]+([^{},[\]"'#]*)$/;
const KEY = /^([ \t]*(?:- +)?|.*[{,[][ \t]*)([\w.]*)$/;
const POINT = /(?:^|[\s{,])([a-z_]+(?:\.[a-z_0-9]+)+):/g;
const VALUES = /** @type {Record<string, Kind>} */ ({ answer: "answer", grade: "grade", witness: "witness", base: "base" });
const OWNERS = /** @type {Record<string, Kind>} */ ({ rulings: "point", cites: "citation", rivals: "rival" });
const MOST = 60;

/**
 * Tell what may stand at the cursor.
 * @param {string} text
 * @param {number} caret
 * @returns {Place}
 */
export function where(text, caret) {
  const start = text.lastIndexOf("\n", caret - 1) + 1;
  const before = text.slice(start, caret);
  const after = /^.*/.exec(text.slice(caret))?.[0] ?? "";
  const indent = /^[ \t]*/.exec(before)?.[0] ?? "";
  const place = { point: pointAt(text, caret), indent };
  const value = VALUE.exec(before);
  if (value) {
    const [, name = "", typed = ""] = value;
    const ends = inFlow(before) ? /^[^,}\]]*/ : /^[^#]*/;
    const more = (ends.exec(after)?.[0] ?? "").trimEnd();
    const to = caret + more.length;
    return { ...place, kind: VALUES[name] ?? "none", from: caret - typed.length, to, typed, rest: false };
  }
  const key = KEY.exec(before);
  const typed = key?.[2] ?? "";
  const more = /^[\w.]*/.exec(after)?.[0] ?? "";
  const rest = after.slice(more.length).trim() !== "";
  const kind = key ? keyKind(text.slice(0, start), before.slice(0, before.length - typed.length)) : "none";
  return { ...place, kind, from: caret - typed.length, to: caret + more.length, typed, rest };
}

/**
 * Return what fits a place: first what begins as it has been written, then what has it within, or has its words in the question.
 * @param {Place} place
 * @param {Vocabulary} vocabulary
 * @param {string} text
 * @returns {Suggestion[]}
 */
export function suggestions(place, vocabulary, text) {
  const typed = folded(place.typed);
  const all = candidates(place, vocabulary, text);
  const begin = all.filter(({ value }) => folded(value).startsWith(typed));
  const within = all.filter((one) => !begin.includes(one) && folded(`${one.value} ${one.words}`).includes(typed));
  const found = [...begin, ...within].slice(0, MOST);
  const [only] = found;
  return found.length === 1 && only?.value === place.typed && place.kind !== "point" ? [] : found;
}

/** @param {Vocabulary} vocabulary @param {string | null} id */
export function asked(vocabulary, id) {
  return vocabulary.points.find((point) => point.id === id) ?? null;
}

/**
 * @param {Place} place
 * @param {Vocabulary} vocabulary
 * @param {string} text
 * @returns {Suggestion[]}
 */
function candidates(place, vocabulary, text) {
  switch (place.kind) {
    case "point":
      return points(place, vocabulary, text);
    case "answer":
      return plain(asked(vocabulary, place.point)?.answers ?? []);
    case "grade":
      return plain(vocabulary.grades);
    case "witness":
      return plain(vocabulary.witnesses);
    case "base":
      return plain(vocabulary.books.map((value) => ({ value, words: "" })));
    case "none":
      return [];
    default:
      return vocabulary.keys[place.kind].map((value) => ({ value, words: "", insert: place.rest ? value : `${value}: ` }));
  }
}

/**
 * @param {Place} place
 * @param {Vocabulary} vocabulary
 * @param {string} text
 */
function points(place, vocabulary, text) {
  const written = new Set([...text.matchAll(POINT)].map((match) => match[1]));
  written.delete(text.slice(place.from, place.to));
  return vocabulary.points
    .filter(({ id }) => !written.has(id))
    .map(({ id, question }) => ({
      value: id,
      words: question,
      insert: place.rest ? id : `${id}:\n${place.indent}  answer: `,
    }));
}

/** @param {Word[]} words @returns {Suggestion[]} */
function plain(words) {
  return words.map(({ value, words }) => ({ value, words, insert: value }));
}

/**
 * Tell which keys may stand behind `lead`, on a line with `above` above it.
 * @param {string} above
 * @param {string} lead
 * @returns {Kind}
 */
function keyKind(above, lead) {
  const open = inFlow(lead) ? innermost(lead) : null;
  if (open !== null) return ownedBy(open || parent(above, lead));
  const indent = lead.replace("-", " ").length;
  return indent === 0 ? "ruleset" : ownedBy(parent(above, lead));
}

/** @param {string} owner @returns {Kind} */
function ownedBy(owner) {
  return OWNERS[owner] ?? (owner.includes(".") ? "ruling" : "none");
}

/**
 * Return the key above to which a line belongs.
 * @param {string} above
 * @param {string} line
 */
function parent(above, line) {
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const lines = above.split("\n").reverse();
  const found = lines.find((one) => one.trim() && (/^[ \t]*/.exec(one)?.[0].length ?? 0) < indent && !/^\s*#/.test(one));
  return /^[ \t]*(?:- +)?([\w.]+):/.exec(found ?? "")?.[1] ?? "";
}

/** @param {string} lead @returns {string} the key before the last brace that is open; nothing for a brace in a list */
function innermost(lead) {
  let rest = lead;
  for (let last = ""; last !== rest; ) {
    last = rest;
    rest = rest.replace(/\{[^{}]*\}/g, "");
  }
  return /([\w.]+):[ \t]*(?:\[[^\]]*)?\{[^{}]*$/.exec(rest)?.[1] ?? "";
}

/** @param {string} lead */
function inFlow(lead) {
  return count(lead, "{") > count(lead, "}") || count(lead, "[") > count(lead, "]");
}

/** @param {string} text @param {string} sign */
function count(text, sign) {
  return text.split(sign).length - 1;
}

/** @param {string} text @param {number} caret @returns {string | null} the rule point above, or in, the line of the cursor */
function pointAt(text, caret) {
  const end = text.indexOf("\n", caret);
  const lines = (end < 0 ? text : text.slice(0, end)).split("\n").reverse();
  for (const line of lines) {
    if (/^[\w.]+:/.test(line)) return null;
    const found = [...line.matchAll(POINT)].pop();
    if (found && !/^\s*#/.test(line)) return found[1] ?? null;
  }
  return null;
}

/** @param {string} text */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();
}
