/** Where the edition's files lie, whatever folder the site is served from. */

/**
 * Return the address of a file of the site.
 * @param {string} path - from the site's root, such as `data/deals/prime-in-bells.json`
 * @returns {URL}
 */
export function siteFile(path) {
  return new URL(`../../${path}`, import.meta.url);
}
