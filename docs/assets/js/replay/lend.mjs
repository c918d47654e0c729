/** Drawings that the page has shown already take the places of those that would be made anew, which takes a while for cards. */

/** @param {SVGUseElement} use @returns {string} where its drawing stands */
const drawing = (use) => new URL(use.href.baseVal, document.baseURI).href;

/**
 * Put the drawings of some elements in the places of the same ones in another; all must be in the page.
 * @param {Element[]} from
 * @param {Element} to
 */
export function lend(from, to) {
  const there = new Map(from.flatMap((part) => [...part.querySelectorAll("use")]).map((use) => [drawing(use), use.parentElement]));
  for (const use of to.querySelectorAll("use")) {
    const [drawn, made] = [there.get(drawing(use)), use.parentElement];
    // Where a browser cannot move an element without taking it away first, nothing is won.
    if (!drawn || !made?.parentElement || !("moveBefore" in made)) continue;
    there.delete(drawing(use));
    for (const { name, value } of made.attributes) drawn.setAttribute(name, value);
    made.parentElement.moveBefore(drawn, made);
    made.remove();
  }
}
