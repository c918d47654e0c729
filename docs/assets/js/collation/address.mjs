/** What the collation shows, in the query of the page's address. */

import { isOwn } from "./own.mjs";

/**
 * @typedef {object} State
 * @property {string} base - a ruleset, or nothing
 * @property {string[] | null} columns - the rulesets of the edition that are shown; null for all
 * @property {string[]} own - the rules of the reader's own that are shown
 * @property {boolean} differences
 * @property {string} phase - a part of the game, or nothing
 * @property {string} find
 */

/** @type {Readonly<State>} */
export const EVERYTHING = { base: "", columns: null, own: [], differences: false, phase: "", find: "" };

const KEYS = ["base", "columns", "with", "differences", "phase", "find"];

/**
 * Return what an address asks for; names that are unknown are passed over.
 * @param {URL} address
 * @param {string[]} rulesets
 * @param {string[]} phases
 * @returns {State}
 */
export function read(address, rulesets, phases) {
  const said = address.searchParams;
  const base = said.get("base") ?? "";
  const phase = said.get("phase") ?? "";
  const own = [...new Set(said.get("with")?.split(",").filter(isOwn) ?? [])];
  const columns = said.get("columns")?.split(",").filter((name) => rulesets.includes(name)) ?? null;
  return {
    base: rulesets.includes(base) || own.includes(base) ? base : "",
    columns: columns?.length === rulesets.length ? null : columns,
    own,
    differences: said.has("differences"),
    phase: phases.includes(phase) ? phase : "",
    find: said.get("find") ?? "",
  };
}

/**
 * Return the address with what is shown written into it, and nothing that goes without saying.
 * @param {URL} address
 * @param {State} state
 */
export function write(address, state) {
  const url = new URL(address);
  for (const key of KEYS) url.searchParams.delete(key);
  const parts = [
    state.base && `base=${named(state.base)}`,
    state.columns && `columns=${state.columns.map(encodeURIComponent).join(",")}`,
    state.own.length > 0 && `with=${state.own.map(named).join(",")}`,
    state.differences && "differences",
    state.phase && `phase=${encodeURIComponent(state.phase)}`,
    state.find && `find=${encodeURIComponent(state.find)}`,
  ];
  url.search = [url.search.slice(1), ...parts].filter(Boolean).join("&");
  return url;
}

/** @param {string} name @returns {string} the name of a column as it stands in an address */
function named(name) {
  return encodeURIComponent(name).replace("%3A", ":");
}
