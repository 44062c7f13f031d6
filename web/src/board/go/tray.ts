// The tray with the dice: what they show, and what has become of each treasure.

import { diePicture, icon } from "../../art/index.ts";
import { motifOf } from "./art.ts";
import { name, part, put } from "./parts.ts";
import type { Goal } from "./position.ts";

const SIGNS = { tick: "check", missing: "close", found: "eye" } as const;

/** A treasure on a die, in words, and the mark at it. */
export interface Die extends Goal {
  readonly label: string;
  readonly sign: keyof typeof SIGNS | "";
}

export class Tray {
  readonly root = part("div", "go-goals");

  constructor() {
    this.root.setAttribute("role", "group");
  }

  /** The dice: what they show, or waiting for the next throw. */
  paint(
    goals: readonly Die[],
    label: string,
    throwable: boolean,
  ): void {
    name(this.root, label);
    this.root.dataset.throw = String(throwable);
    const wanted = goals.length > 0 ? goals : [null, null, null, null];
    while (this.root.children.length < wanted.length) {
      this.root.append(part("div", "go-goal"));
    }
    wanted.forEach((goal, at) => {
      const box = this.root.children[at] as HTMLElement;
      box.dataset.framed = String(goal?.framed ?? false);
      box.dataset.sign = goal?.sign ?? "";
      put(
        box,
        diePicture(goal ? motifOf(goal.letter) : undefined, 64) +
          (goal?.sign ? `<i class="go-goal-sign">${icon(SIGNS[goal.sign], 16)}</i>` : ""),
      );
      if (goal) {
        box.setAttribute("role", "img");
        name(box, goal.label);
      } else {
        box.removeAttribute("role");
        box.removeAttribute("aria-label");
      }
    });
  }

  /** The dice in the tray are hidden while those on the board roll. */
  rolling(on: boolean): void {
    this.root.dataset.rolling = String(on);
  }
}
