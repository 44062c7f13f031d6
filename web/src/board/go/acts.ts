// The buttons of the hand: turn, flip, and the one that claims or says that one is ready.

import { icon, scoreTilePicture } from "../../art/index.ts";
import { name, part, put } from "./parts.ts";

export interface Primary {
  readonly does: "claim" | "ready";
  readonly text: string;
  readonly label: string;
  readonly medal: number; // the score tile a claim takes; 0: none
  readonly quiet: boolean; // possible, but not what most people want next
}

export class Acts {
  readonly root = part("div", "go-act");
  #turn = part("button", "go-tool");
  #flip = part("button", "go-tool");
  #primary = part("button", "go-primary");
  #waiting = part("p", "go-waiting");

  constructor() {
    const tools = part("div", "go-tools");
    tools.append(this.#turn, this.#flip);
    this.#turn.dataset.does = "turn";
    this.#flip.dataset.does = "flip";
    this.#turn.setAttribute("aria-keyshortcuts", "R");
    this.#flip.setAttribute("aria-keyshortcuts", "F");
    this.root.append(tools, this.#primary, this.#waiting);
  }

  paintTools(turn: string, flip: string, shown: boolean): void {
    for (
      const [on, sign, text] of [[this.#turn, "rotate", turn], [this.#flip, "flip", flip]] as const
    ) {
      const label = document.createElement("span");
      label.textContent = text;
      const key = on.getAttribute("aria-keyshortcuts");
      put(on, `${icon(sign, 24)}${label.outerHTML}<kbd aria-hidden="true">${key}</kbd>`);
      on.hidden = !shown;
    }
  }

  /** The button, or a line that says who is still building. */
  paintPrimary(primary: Primary | null, awaited = ""): void {
    this.#primary.hidden = primary === null;
    this.#waiting.hidden = primary !== null || awaited === "";
    this.#waiting.textContent = awaited;
    if (primary === null) return;
    this.#primary.dataset.does = primary.does;
    this.#primary.dataset.quiet = String(primary.quiet);
    name(this.#primary, primary.label);
    const text = document.createElement("span");
    text.textContent = primary.text;
    put(
      this.#primary,
      icon(primary.does === "claim" ? "bell" : "check", 30) + text.outerHTML +
        (primary.medal ? scoreTilePicture(primary.medal, 40) : ""),
    );
  }
}
