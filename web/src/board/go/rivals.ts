// The boards of the others, small beside one's own; for a spectator all are large.

import {
  badge,
  type Fragment,
  icon,
  jester,
  scoreTilePicture,
  type Seat,
} from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { boardArt, GO_BOX, SMALL_BOX, smallBoard } from "./art.ts";
import { name, part, put } from "./parts.ts";
import type { Laid } from "./position.ts";

/** What is shown about another player. */
export interface Rival {
  readonly seat: number;
  readonly cast: number;
  readonly name: string;
  readonly label: string;
  readonly board: readonly Laid[];
  readonly framed: number;
  readonly tile: number; // the score tile it holds; 0: none
  readonly joker: boolean;
  readonly ready: string; // the word for it; "": not yet
  readonly looked: boolean; // its board is the large one just now
  readonly marks: Fragment; // what the check shows, for spectators
}

export class Rivals {
  readonly root = part("div", "go-rivals");

  /** The drawing of a seat's board. */
  board(seat: number): Element | null {
    return this.root.querySelector(`.go-rival[data-seat="${seat}"] .go-small`);
  }

  paint(rivals: readonly Rival[], large: boolean, lookable: boolean): void {
    this.root.hidden = rivals.length === 0;
    this.root.dataset.count = String(rivals.length);
    while (this.root.children.length > rivals.length) this.root.lastElementChild!.remove();
    while (this.root.children.length < rivals.length) {
      const box = part("button", "go-rival");
      box.append(
        drawn(SMALL_BOX, "", "go-small"),
        part("span", "go-rival-name"),
        part("span", "go-state"),
        part("span", "go-corner"),
      );
      this.root.append(box);
    }
    rivals.forEach((rival, at) => {
      const box = this.root.children[at] as HTMLButtonElement;
      const [board, label, how, corner] = box.children as unknown as [
        SVGSVGElement,
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ];
      box.dataset.seat = String(rival.seat);
      box.style.setProperty("--pc", `var(--p${rival.cast})`);
      name(box, rival.label);
      box.setAttribute("aria-disabled", String(!lookable));
      box.setAttribute("aria-pressed", String(rival.looked));
      board.setAttribute("viewBox", large ? GO_BOX : SMALL_BOX);
      put(board, large ? boardArt(rival.board, rival.marks) : smallBoard(rival.board));
      const sign = drawn("0 0 32 32", badge(rival.cast as Seat), "go-badge").outerHTML;
      const text = document.createElement("b");
      text.textContent = rival.name;
      put(label, sign + text.outerHTML);
      put(how, rival.tile ? scoreTilePicture(rival.tile, 30) : stateOf(rival));
      put(corner, rival.joker ? drawn("0 0 64 64", jester(), "go-jester").outerHTML : "");
    });
  }
}

/** A rival's progress: ready, or the number of treasures framed. */
function stateOf({ ready, framed }: Rival): Fragment {
  if (ready === "") {
    const dots = [0, 1, 2, 3].map((dot) => `<i data-on="${dot < framed}"></i>`);
    return `<span class="go-dots">${dots.join("")}</span>`;
  }
  const text = part("span", "go-ready");
  text.textContent = ready;
  return icon("check", 16) + text.outerHTML;
}
