/** The buttons of the cells, behind which their apparatus is. */

import { el, filled } from "../dom.mjs";
import { words } from "./grid.mjs";

/** @typedef {import("./grid.mjs").Grid} Grid */
/** @typedef {import("./panel.mjs").Said} Said */

/**
 * Let every cell with a ruling be opened.
 * @param {Grid} grid
 * @param {Said} said
 */
export function openers(grid, said) {
  for (const { question, cells } of grid.rows) {
    for (const [name, { td, grade }] of cells) {
      if (grade === "none" || td.querySelector("button")) continue;
      opener(td, name, filled(said.apparatus, { source: grid.title(name), question }));
    }
  }
}

/**
 * @param {HTMLTableCellElement} td
 * @param {string} name
 * @param {string} label
 */
function opener(td, name, label) {
  const old = td.querySelector(".sp-cell__grade");
  const button = el("button", {
    type: "button",
    class: old ? "sp-cell__grade" : "sp-cell__more",
    "aria-haspopup": "dialog",
    "data-ruleset": name,
  });
  if (old) {
    button.setAttribute("aria-label", `${words(old)}. ${label}`);
    button.append(...old.childNodes);
    old.replaceWith(button);
  } else {
    button.setAttribute("aria-label", label);
    button.append("…");
    td.append(button);
  }
}
