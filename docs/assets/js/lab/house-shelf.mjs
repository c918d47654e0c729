/** The rulesets that the browser keeps, as a list to choose from. */

import { el } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { fileOf } from "./house-files.mjs";

/** @typedef {import("./kept.mjs").Kept} Kept */

/** @param {Kept} ruleset @param {Record<string, string>} said */
export function state(ruleset, said) {
  if (ruleset.good?.text === ruleset.text) return said.good ?? "";
  return (ruleset.checked === ruleset.text ? said.faulty : said.unchecked) ?? "";
}

/**
 * Show what is kept.
 * @param {HTMLElement} shelf
 * @param {Kept[]} rulesets
 * @param {{ said: Record<string, string>, open: (key: string) => void, current: string | null }} around
 */
export function show(shelf, rulesets, { said, open, current }) {
  const list = /** @type {HTMLElement} */ (shelf.querySelector(".sp-house__list"));
  const empty = /** @type {HTMLElement} */ (shelf.querySelector(".sp-house__empty"));
  list.hidden = rulesets.length === 0;
  empty.hidden = rulesets.length > 0;
  const items = rulesets.map((ruleset) => {
    const title = ruleset.title || said.untitled || "";
    const button = el("button", { type: "button", "aria-current": ruleset.key === current && "true" }, title);
    button.addEventListener("click", () => open(ruleset.key));
    return el("li", {}, button, " ", el("span", { class: "sp-house__standing" }, state(ruleset, said)));
  });
  list.replaceChildren(...items);
}

/**
 * Call the desk after the ruleset that lies on it.
 * @param {HTMLElement} desk
 * @param {Kept | null} ruleset
 * @param {Record<string, string>} said
 */
export function name(desk, ruleset, said) {
  const { title = "", text = "", good } = ruleset ?? {};
  /** @param {string} part @returns {HTMLElement | null} */
  const find = (part) => desk.querySelector(part);
  const [heading, commands, link] = [find(".sp-house__title"), find(".sp-house__commands"), find(".sp-house__do a")];
  if (!heading || !commands || !link) return;
  heading.textContent = title || (said.untitled ?? "");
  commands.dataset.form ??= commands.textContent ?? "";
  commands.textContent = commands.dataset.form.replaceAll("NAME", fileOf(text).replace(/\.yaml$/, ""));
  const beside = siteFile("collation/");
  if (good) beside.search = `with=house:${encodeURIComponent(good.spec)}`;
  link.setAttribute("href", beside.href);
}
