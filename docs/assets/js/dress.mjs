/** Style sheets for parts of a page that come only when somebody asks for them. */

import { el } from "./dom.mjs";
import { siteFile } from "./where.mjs";

/**
 * Resolves when the page has the sheets, whether alone or, as the name of its file tells, in one with others.
 * @param {...string} names
 */
export async function dressed(...names) {
  await Promise.all(names.map((name) => come(name)));
}

/** @param {string} name */
function come(name) {
  const links = [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))];
  let link = links.find(({ href }) => href.slice(href.lastIndexOf("/") + 1).split(".").includes(name));
  if (!link) {
    link = el("link", { rel: "stylesheet", href: siteFile(`assets/css/${name}.css`) });
    // Where two sheets speak of the same, the page's own has the last word.
    links.at(-1)?.before(link);
  }
  const { sheet } = link;
  // Without its sheet a part is plain, and still of use.
  return sheet ?? new Promise((turn) => ["load", "error"].forEach((end) => link.addEventListener(end, turn)));
}
