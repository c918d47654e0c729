/** Adding to a deal what the engine has played of it under other books. */

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").Book} Book */
/** @typedef {import("./model.mjs").Ruling} Ruling */

/**
 * Return the deal with the books of a view of it: all that the deal has, and what only the view has.
 * @param {Deal} deal
 * @param {Deal} view - one line of the same record
 * @returns {{deal: Deal, places: number[]}} the deal, and where in it the books of the view are
 */
export function merged(deal, view) {
  const books = [...deal.books];
  const [steps, looks, cites] = [deal.steps.length, deal.looks.length, deal.cites.length];
  const places = view.books.map((book) => {
    const added = { ...book, rulings: shifted(book.rulings, cites) };
    const place = books.findIndex(({ spec }) => spec === book.spec);
    const known = books[place];
    if (!known) return books.push(added) - 1;
    books[place] = { ...added, ...known, rulings: { ...added.rulings, ...known.rulings } };
    return place;
  });
  const lines = deal.lines.map((line) => {
    const seen = view.lines.find(({ id }) => id === line.id);
    if (!seen) return line;
    const replays = [...line.replays];
    places.forEach((place, there) => {
      replays[place] ??= (seen.replays[there] ?? []).map((step) => step + steps);
    });
    return { ...line, replays, partings: { ...line.partings, ...moved(seen.partings, places) } };
  });
  const whole = {
    ...deal,
    books,
    lines,
    questions: { ...deal.questions, ...view.questions },
    steps: [...deal.steps, ...view.steps.map((step) => ({ ...step, look: step.look + looks }))],
    looks: [...deal.looks, ...view.looks],
    cites: [...deal.cites, ...view.cites],
  };
  return { deal: whole, places };
}

/** @param {Record<string, Ruling>} rulings @param {number} by */
function shifted(rulings, by) {
  const pairs = Object.entries(rulings).map(([point, ruling]) => [
    point,
    { ...ruling, cites: ruling.cites.map((place) => place + by) },
  ]);
  return /** @type {Record<string, Ruling>} */ (Object.fromEntries(pairs));
}

/** @param {Record<string, import("./model.mjs").Parting>} partings @param {number[]} places */
function moved(partings, places) {
  const pairs = Object.entries(partings).map(([pair, found]) => {
    const [one = 0, other = 0] = pair.split("-").map((place) => places[Number(place)] ?? 0);
    if (one < other) return [`${one}-${other}`, found];
    return [`${other}-${one}`, { ...found, seen: [found.seen[1], found.seen[0]] }];
  });
  return /** @type {Record<string, import("./model.mjs").Parting>} */ (Object.fromEntries(pairs));
}
