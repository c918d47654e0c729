/** Pages come with a reload or without one; the theme, where there is one, tells of either. */

/** @typedef {{subscribe: (then: () => void) => void}} Pages */

/** Do something whenever a page has come, and so once on a page that stays. @param {() => void} then */
export function whenever(then) {
  let begun = false;
  // The theme's script runs after ours, and before the page is said to have been read.
  const begin = () => {
    if (begun) return;
    begun = true;
    const { document$: pages } = /** @type {{document$?: Pages}} */ (globalThis);
    if (pages) pages.subscribe(then);
    else then();
  };
  if (document.readyState === "complete") begin();
  document.addEventListener("DOMContentLoaded", begin, { once: true });
  addEventListener("load", begin, { once: true });
}
