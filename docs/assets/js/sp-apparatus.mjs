/** `<sp-apparatus>`: shows the note of a number while the mouse rests on it. Without this script a press shows it. */

const BEFORE = 350;
const AFTER = 250;

class Apparatus extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** @type {HTMLElement | null} the note that is shown because the mouse rests on its number */
  #shown = null;

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.addEventListener("pointerover", (event) => this.#enter(event), { signal });
    this.addEventListener("pointerout", (event) => this.#leave(event), { signal });
    this.addEventListener("click", (event) => this.#press(event), { signal });
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#life?.abort();
    this.#life = null;
  }

  /** @param {PointerEvent} event */
  #enter(event) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    const mark = event.target.closest(".sp-mark");
    if (event.target.closest(".sp-panel") === this.#shown || mark) clearTimeout(this.#timer);
    if (!(mark instanceof HTMLButtonElement) || !(mark.popoverTargetElement instanceof HTMLElement)) return;
    const panel = mark.popoverTargetElement;
    if (panel.matches(":popover-open")) return;
    this.#timer = setTimeout(() => {
      panel.showPopover({ source: mark });
      this.#shown = panel;
    }, BEFORE);
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.#timer);
    const panel = this.#shown;
    if (panel) this.#timer = setTimeout(() => this.#hide(panel), AFTER);
  }

  /** @param {HTMLElement} panel */
  #hide(panel) {
    if (this.#shown !== panel) return;
    this.#shown = null;
    panel.hidePopover();
  }

  /**
   * Keep a note that is shown already: the press of its number would close it.
   * @param {MouseEvent} event
   */
  #press(event) {
    clearTimeout(this.#timer);
    const mark = event.target instanceof Element ? event.target.closest(".sp-mark") : null;
    const kept = this.#shown;
    this.#shown = null;
    if (kept && mark instanceof HTMLButtonElement && mark.popoverTargetElement === kept) event.preventDefault();
  }
}

if (!customElements.get("sp-apparatus")) customElements.define("sp-apparatus", Apparatus);
