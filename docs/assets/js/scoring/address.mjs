/** A result in the page's address: a value for every axis, so that a link cut short is noticed. */

/** @typedef {import("./lookup.mjs").State} State */

/** What programs add to an address that stands at the end of a sentence, or in brackets. */
const ADDED = /[\s.,;:!?)\]>'"]+$/;

/**
 * Return the result that an address names: null where it names none, and what is wrong where it names it badly.
 * @param {URL} address
 * @param {Record<string, string[]>} axes
 * @returns {{ state: State } | { wrong: string } | { missing: string } | null}
 */
export function read(address, axes) {
  const names = Object.keys(axes);
  if (!names.some((axis) => address.searchParams.has(axis))) return null;
  /** @type {State} */
  const state = {};
  for (const axis of names) {
    const value = address.searchParams.get(axis)?.replace(ADDED, "");
    if (value === undefined) return { missing: axis };
    if (!axes[axis]?.includes(value)) return { wrong: `${axis}=${value}` };
    state[axis] = value;
  }
  return { state };
}

/**
 * Return an address that names the result.
 * @param {URL} address
 * @param {State} state
 * @param {string} anchor - the place in the page that the address leads to
 */
export function write(address, state, anchor) {
  const url = new URL(address);
  for (const [axis, value] of Object.entries(state)) url.searchParams.set(axis, value);
  url.hash = anchor;
  return url;
}
