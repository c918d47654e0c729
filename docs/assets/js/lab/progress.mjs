/** How far the engine has come, or why it does not come, for any part of a page that needs it. */

import { dressed } from "../dress.mjs";
import { el } from "../dom.mjs";
import { engine } from "./engine.mjs";
import { labWords } from "./words.mjs";

/**
 * Return an element that shows the engine being loaded, and what went wrong; hidden when there is nothing to show.
 * @param {Record<string, string>} [words] - `label` names the bar
 * @param {AbortSignal} [signal] - ends it
 * @returns {HTMLElement}
 */
export function progress(words = {}, signal) {
  const bar = el("progress", { max: 1, value: 0, "aria-label": words.label ?? "" });
  const said = el("span", { class: "sp-engine__said", role: "status" });
  const element = el("p", { class: "sp-engine", hidden: true }, bar, said);
  if (!words.label) {
    labWords("engine").then(({ label = "" }) => bar.setAttribute("aria-label", label)).catch(() => {});
  }
  dressed("engine");
  engine.watch(({ phase, done, message }) => {
    element.hidden = phase === "idle" || phase === "ready";
    element.dataset.phase = phase;
    bar.hidden = phase !== "loading";
    bar.value = done;
    said.textContent = message;
  }, signal);
  return element;
}
