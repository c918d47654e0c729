/** Style sheets for parts of a page that come only when somebody asks for them. */

import { el } from "./dom.mjs";
import { siteFile } from "./where.mjs";

/**
 * Resolves when the page has the sheets, whether alone or, as the name of its file tells, in one with others.
 * @param {...string} names
 */
export async function dressed(...names) {
  await Promise.all(names.map((name) => come(given(name) ?? sent(name))));
}

/** @param {string} name */
function given(name) {
  const links = [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))];
  return links.find(({ href }) => href.slice(href.lastIndexOf("/") + 1).split(".").includes(name));
}

/** @param {string} name */
function sent(name) {
  const link = el("link", { rel: "stylesheet", href: siteFile(`assets/css/${name}.css`) });
  document.head.append(link);
  return link;
}

/** @param {HTMLLinkElement} link */
function come(link) {
  // Without its sheet a part is plain, and still of use.
  return link.sheet ?? new Promise((turn) => ["load", "error"].forEach((end) => link.addEventListener(end, turn)));
}
