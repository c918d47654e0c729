/** What each part of the table is: where the style sheet lays rows out as lines of boxes, not every browser tells any more. */

/** @type {[string, string][]} */
const ROLES = [
  ["thead, tbody", "rowgroup"],
  ["tr", "row"],
  ["thead th", "columnheader"],
  ["tbody th", "rowheader"],
  ["td", "cell"],
];

/** Say of every part of a table what it is. @param {HTMLTableElement} table */
export function tell(table) {
  table.setAttribute("role", "table");
  for (const [parts, role] of ROLES) {
    for (const part of table.querySelectorAll(parts)) part.setAttribute("role", role);
  }
}
