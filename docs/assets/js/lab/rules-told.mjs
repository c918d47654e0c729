/** What a change does, in plain words; what is changed; and the same as a command. */

import { el, filled } from "../dom.mjs";
import { Replay, parting } from "../replay/model.mjs";
import { worded } from "./rules-point.mjs";
import { command } from "./rules-spec.mjs";

/** @typedef {import("./words.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Deal} Deal */
/** @typedef {import("../replay/model.mjs").State} State */
/** @typedef {import("./rules-point.mjs").Point} Point */
/** @typedef {{back: (points: string[]) => void, open: (point: string) => void}} Then */

/** @param {Replay} replay @returns {string} what comes of the deal: who gets how much, or why there is nothing to get */
function result(replay) {
  const { verdict, scores, say } = replay.at(replay.last);
  if (!scores) return say;
  const amounts = scores.map((amount, seat) => `${replay.deal.seats[seat]} ${amount}`).join(", ");
  return verdict ? `${verdict}: ${amounts}` : amounts;
}

export class Told {
  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {Then} then
   */
  constructor(words, faces, then) {
    this.words = words;
    this.faces = faces;
    this.then = then;
    this.sentence = el("p", { class: "sp-change__sentence" });
    this.results = el("dl", { class: "sp-sides sp-change__results" });
    this.hint = el("p", { class: "sp-change__hint" });
    const result = el("div", { role: "status" }, this.sentence, this.results, this.hint);
    this.heading = el("h3", { tabindex: "-1" }, words.changes);
    this.changes = el("ul", { class: "sp-change__changes" });
    this.all = el("button", { type: "button", class: "sp-rp__small", hidden: true }, words.allBack);
    this.all.addEventListener("click", () => this.#back([...this.changes.children].map((item) => /** @type {HTMLElement} */ (item).dataset.change ?? "")));
    this.none = el("p", { class: "sp-change__hint" }, words.unchanged);
    this.code = el("code", { tabindex: "0" });
    this.said = el("span", { class: "sp-rp__said", role: "status" });
    const copy = el("button", { type: "button", class: "sp-rp__small" }, words.copy);
    copy.addEventListener("click", () => this.#copy());
    this.parting = el("div", {});
    const changes = el("div", {}, this.heading, this.none, this.changes, this.all);
    this.element = el("div", { class: "sp-change__told" }, result, changes);
    const shell = el("details", { class: "sp-change__command" }, el("summary", {}, words.command), el("p", {}, this.code), copy, " ", this.said);
    this.rest = el("div", { class: "sp-change__rest" }, this.parting, shell);
  }

  /** Say what happens under the book shown, and beside it under the other. @param {Deal} deal @param {State} state */
  show(deal, { line, book, beside }) {
    const { words, faces } = this;
    const replays = [beside, book].flatMap((place) => (place === null ? [] : [new Replay(deal, line, place)]));
    const ends = replays.map((replay) => ({ title: replay.book.title, say: result(replay) }));
    const heads = ends.length > 1 ? [words.before, words.now] : [words.alone];
    this.results.replaceChildren(
      ...ends.flatMap(({ title, say }, place) => [
        el("dt", {}, filled(heads[place], { book: title })),
        el("dd", {}, ...worded(faces, say)),
      ]),
    );
    const parts = beside === null ? null : parting(deal, line, book, beside);
    const same = ends[0]?.say === ends[1]?.say;
    const sentence = beside === null ? "" : !parts ? words.same : same ? words.sameEnd : words.otherEnd;
    if (this.sentence.textContent !== sentence) this.sentence.textContent = sentence ?? "";
    const now = new Replay(deal, line, book);
    const ended = now.at(now.last).status === "refused";
    this.hint.textContent = ended ? filled(words.ended, { step: Math.max(0, now.last - 1), button: words.playon ?? "" }) : "";
    const specs = [beside, book].flatMap((place) => (place === null ? [] : [deal.books[place]?.spec ?? ""]));
    const file = deal.page ? `docs/deals/${deal.record}.yaml` : `${deal.record}.yaml`;
    this.code.textContent = command({ file, line: deal.lines[line]?.id ?? "", books: specs });
  }

  /** List what is changed. @param {Point[]} points */
  list(points) {
    const { words, faces } = this;
    const changed = points.filter((point) => point.changed);
    const says = (/** @type {Point} */ point, /** @type {string} */ value) =>
      worded(faces, point.answers.find((answer) => answer.value === value)?.words ?? value);
    this.changes.replaceChildren(
      ...changed.map((point) => {
        const question = el("button", { type: "button", class: "sp-change__open" }, ...worded(faces, point.question));
        question.addEventListener("click", () => this.then.open(point.id));
        const back = el("button", { type: "button", class: "sp-rp__small", "aria-label": filled(words.backTo, { question: point.question }) }, words.back);
        back.addEventListener("click", () => this.#back([point.id]));
        const [before = "", after = ""] = (words.from ?? "").split("{answer}");
        return el(
          "li",
          { "data-change": point.id },
          question,
          el("span", { class: "sp-change__answer" }, ...says(point, point.current)),
          el("span", { class: "sp-change__was" }, before, ...says(point, point.usual), after),
          back,
        );
      }),
    );
    this.none.hidden = changed.length > 0;
    this.all.hidden = changed.length < 2;
  }

  /** Take answers back; the button goes with them, so the focus goes to the list. @param {string[]} points */
  #back(points) {
    this.heading.focus({ preventScroll: true });
    this.then.back(points);
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.code.textContent ?? "");
      this.said.textContent = this.words.copied ?? "";
    } catch {
      getSelection()?.selectAllChildren(this.code);
      this.said.textContent = this.words.uncopied ?? "";
    }
  }
}
