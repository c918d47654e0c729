/**
 * What every page has: the reader's pack, the words of the glossary, and what is done whenever a page has come. One that comes
 * without a reload is named to those who hear the pages; of one that is loaded, the browser says so.
 *
 * The counter of turns is here for the pages' other scripts: it is too small to be worth a file of its own.
 */

import "./gloss.mjs";
import "./pack.mjs";
import "./turns.mjs";
import { follow } from "./below.mjs";
import { el } from "./dom.mjs";
import { whenever } from "./pages.mjs";

const place = el("p", { class: "sp-unseen", role: "status" });
let first = true;

whenever(() => {
  if (first) document.body.append(place);
  else place.textContent = document.title;
  first = false;
  follow(document);
});
