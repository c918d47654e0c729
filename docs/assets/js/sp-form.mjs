// The form of a source: a button that copies it. Without this script it is a text that can be selected, and a file.

class Form extends HTMLElement {
  /** @type {AbortController | undefined} */
  #life;

  connectedCallback() {
    if (this.#life) return;
    this.#life = new AbortController();
    const text = this.querySelector("pre");
    if (!text) return;
    const bar = document.createElement("div");
    bar.className = "sp-form__bar";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sp-button";
    button.textContent = this.dataset["copy"] ?? "";
    const said = document.createElement("span");
    said.setAttribute("role", "status");
    bar.append(button, said);
    this.prepend(bar);
    button.addEventListener("click", () => this.#copy(text, said), {signal: this.#life.signal});
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = undefined;
    this.querySelector(".sp-form__bar")?.remove();
  }

  /**
   * @param {HTMLElement} text
   * @param {HTMLElement} said
   */
  async #copy(text, said) {
    try {
      await navigator.clipboard.writeText(text.textContent ?? "");
      said.textContent = this.dataset["copied"] ?? "";
    } catch {
      // No leave to write, or no secure connexion: the text is selected, and the reader copies it.
      window.getSelection()?.selectAllChildren(text);
      said.textContent = this.dataset["failed"] ?? "";
    }
  }
}

if (!customElements.get("sp-form")) customElements.define("sp-form", Form);
