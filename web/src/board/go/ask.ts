// The question before an unsolved board is handed in.  It covers the rack, so that the board and
// what is missing on it stay in sight.

import type { Words } from "../../i18n.ts";

export class Ask {
  readonly root = document.createElement("div");
  #back: Element | null = null; // where the focus was before

  constructor(words: Words, handIn: () => void) {
    this.root.className = "go-ask";
    this.root.hidden = true;
    this.root.setAttribute("role", "alertdialog");
    this.root.setAttribute("aria-labelledby", "go-ask-text");
    const text = document.createElement("p");
    text.id = "go-ask-text";
    text.textContent = words("go-ask");
    const button = (does: string, label: string, press: () => void): HTMLButtonElement => {
      const made = document.createElement("button");
      made.type = "button";
      made.className = "go-answer";
      made.dataset.answer = does;
      made.textContent = label;
      made.addEventListener("click", () => {
        this.close();
        press();
      });
      return made;
    };
    this.root.append(
      text,
      button("no", words("go-ask-no"), () => {}),
      button("yes", words("go-ask-yes"), handIn),
    );
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  /** Ask; the focus is on the answer that changes nothing. */
  show(): void {
    if (this.root.hidden) this.#back = document.activeElement;
    this.root.hidden = false;
    this.root.querySelector("button")!.focus();
  }

  /** Close the question; the focus goes back to where it was. */
  close(): void {
    if (this.root.hidden) return;
    const within = this.root.contains(document.activeElement);
    this.root.hidden = true;
    if (within && this.#back instanceof HTMLElement) this.#back.focus();
    this.#back = null;
  }
}
