// A question with two answers, before an unsolved board is handed in or a match is ended.  It covers
// the rack, so that the board and what it is about stay in sight.

export interface Asked {
  readonly about: "claim" | "end";
  readonly text: string;
  readonly no: string; // the answer that changes nothing
  readonly yes: string;
  answer(yes: boolean): void;
}

export class Ask {
  readonly root = document.createElement("div");
  #text = document.createElement("p");
  #asked: Asked | null = null;
  #back: Element | null = null; // where the focus was before

  constructor() {
    this.root.className = "go-ask";
    this.root.hidden = true;
    this.root.setAttribute("role", "alertdialog");
    this.root.setAttribute("aria-labelledby", "go-ask-text");
    this.#text.id = "go-ask-text";
    this.root.append(this.#text, this.#button(false), this.#button(true));
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#answer(false);
    });
  }

  #button(yes: boolean): HTMLButtonElement {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "go-answer";
    made.dataset.answer = yes ? "yes" : "no";
    made.addEventListener("click", () => this.#answer(yes));
    return made;
  }

  #answer(yes: boolean): void {
    const asked = this.#asked;
    this.close();
    asked?.answer(yes);
  }

  /** What is being asked about just now. */
  get about(): Asked["about"] | null {
    return this.#asked?.about ?? null;
  }

  /** Ask; the focus goes to the answer that changes nothing, unless the question came by itself. */
  show(asked: Asked, focus = true): void {
    const [no, yes] = this.root.querySelectorAll("button");
    this.#asked = asked;
    this.#text.textContent = asked.text;
    no!.textContent = asked.no;
    yes!.textContent = asked.yes;
    if (this.root.hidden) this.#back = document.activeElement;
    this.root.hidden = false;
    if (focus) no!.focus();
  }

  /** Close the question; the focus goes back to where it was. */
  close(about?: Asked["about"]): void {
    if (this.root.hidden || (about !== undefined && about !== this.about)) return;
    const within = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.#asked = null;
    if (within && this.#back instanceof HTMLElement) this.#back.focus();
    this.#back = null;
  }
}
