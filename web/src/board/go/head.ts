// The line above the board: the round, what to do now or what the check found, and its score tile.

import { scoreTilePicture } from "../../art/index.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { part, put } from "./parts.ts";

const LONG = 44; // letters of a sentence that is written smaller

export class Head {
  readonly root = part("div", "go-head");
  #round = part("p", "go-round");
  #say = part("h2", "go-say");
  #medal = part("span", "go-verdict");

  constructor() {
    this.root.setAttribute("aria-hidden", "true"); // the live region speaks it
    this.root.append(this.#medal, this.#round, this.#say);
  }

  paint(round: string, sentence: string, medal: number | null): void {
    this.#round.textContent = round;
    this.#say.textContent = sentence;
    this.root.dataset.long = String(sentence.length > LONG);
    put(this.#medal, medal === null ? "" : scoreTilePicture(medal, 64));
    this.#medal.hidden = medal === null;
  }

  async flipMedal(reel: Reel): Promise<void> {
    await reel.play({
      on: this.#medal,
      ms: MOTION.find.ms,
      easing: MOTION.turn.easing,
      frames: [{ transform: "rotateY(180deg) scale(.6)" }, { transform: "none" }],
    });
  }
}
