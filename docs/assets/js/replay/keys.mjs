/** The keys of the replayer. */

/** @typedef {import("./controls.mjs").Act} Act */

/** @type {Record<string, Act>} */
const ACTS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };

/**
 * Return what a key does while the focus is inside; what has keys of its own keeps them.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} inside
 * @returns {Act | undefined}
 */
export function actOf(event, inside) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !inside.contains(target)) return undefined;
  if (target.closest("select, input, textarea, .sp-rp__panel")) return undefined;
  if (event.key === " " && target.closest("button, a, summary")) return undefined;
  return ACTS[event.key];
}
