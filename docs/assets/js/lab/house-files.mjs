/** Rulesets as files: their names, and what is read of a file that anybody wrote. */

import { filled } from "../dom.mjs";
import { kept } from "./kept.mjs";

const MOST = 100_000;
const NAMELESS = "rules.yaml";

/** @param {string} text @returns {string} what a ruleset that cannot be read calls itself */
export function titleOf(text) {
  const found = /^title:[ \t]*(.*)$/m.exec(text)?.[1]?.trim() ?? "";
  return found.replace(/^(["'])(.*)\1$/, "$2").slice(0, 120);
}

/** @param {string} text @returns {string} the file name of a ruleset, from its id */
export function fileOf(text) {
  const id = /^id:[ \t]*["']?([\w.-]+)/m.exec(text)?.[1];
  return id ? `${id}.yaml` : NAMELESS;
}

/** Give rules that were begun an id that nothing kept has. @param {string} text */
export function unique(text) {
  const taken = new Set(kept().map((ruleset) => fileOf(ruleset.text)));
  const id = fileOf(text).replace(/\.yaml$/, "");
  let number = 1;
  const name = () => (number > 1 ? `${id}-${number}` : id);
  while (taken.has(`${name()}.yaml`)) number += 1;
  return text.replace(/^id:.*$/m, `id: ${name()}`);
}

/**
 * Return the text of a file.
 * @param {File} file
 * @param {Record<string, string>} said
 * @returns {Promise<string>}
 * @throws {RangeError} where it is too long, or no text
 */
export async function read(file, said) {
  const about = { name: file.name, size: Math.ceil(file.size / 1000), most: MOST / 1000 };
  if (file.size > MOST) throw new RangeError(filled(said.tooLong, about));
  const text = await file.text();
  if (/[\u0000\uFFFD]/.test(text)) throw new RangeError(filled(said.unread, about));
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
