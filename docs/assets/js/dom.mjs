/** Making elements: text is text, never markup. */

/** @typedef {string | Node | null | undefined | false} Child */

/**
 * Return an element; an attribute that is null, undefined or false is left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean | URL | null | undefined>} attributes
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(key, value === true ? "" : String(value));
    }
  }
  element.append(...given(children));
  return element;
}

/** @param {Child[]} children @returns {(string | Node)[]} those that are something */
export function given(children) {
  return /** @type {(string | Node)[]} */ (children.filter((child) => child || child === ""));
}

/**
 * Put values into the places of a sentence; a place without a value stays as it is.
 * @param {string | undefined} sentence
 * @param {Record<string, string | number>} values
 */
export function filled(sentence, values) {
  return (sentence ?? "").replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}

/**
 * Make an attribute so, or remove it.
 * @param {Element} element
 * @param {string} name
 * @param {string | null | false} value
 */
export function set(element, name, value) {
  if (value === null || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Return a drawing that stands in another file.
 * @param {URL | string} address
 * @param {string} kind - a class
 * @param {string} [view] - a view box
 */
export function picture(address, kind, view) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("aria-hidden", "true");
  if (view) svg.setAttribute("viewBox", view);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", String(address));
  svg.append(use);
  return svg;
}
