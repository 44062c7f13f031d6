// The track of points with a piece for everyone, and one's own points where there is no room for it.

import { pawn, type Seat } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { TRACK_BOX, trackArt, trackPawn, trackPlaces } from "./art.ts";
import { group, name, part, put } from "./parts.ts";

export interface Scores {
  readonly scores: readonly number[];
  readonly casts: readonly number[];
  readonly alone: boolean;
  readonly label: string;
}

export class Track {
  readonly root = part("div", "go-track");
  readonly own = part("div", "go-own");
  #art = drawn(TRACK_BOX, "", "go-track-art");
  #pawns: SVGGElement[] = [];

  constructor() {
    this.#art.setAttribute("preserveAspectRatio", "xMidYMid meet");
    this.root.setAttribute("role", "img");
    this.root.append(this.#art);
    this.own.setAttribute("role", "img");
  }

  /** The track with a piece for everyone; alone it shows the grades. */
  paint({ scores, casts, alone, label }: Scores, reel: Reel): void {
    const last = alone ? 10 : 20;
    name(this.root, label);
    this.root.hidden = scores.length === 0;
    if (this.#pawns.length !== scores.length) {
      this.#art.innerHTML = alone
        ? trackArt(last, [0, 2, 4, 6, 8, 10], [1, 3, 5, 7, 9])
        : trackArt(last, [0, 5, 10, 15, 20], [20]);
      this.#pawns = scores.map((_, seat) => {
        const made = group("go-pawn");
        made.innerHTML = trackPawn(casts[seat] ?? 1);
        this.#art.append(made);
        return made;
      });
    }
    trackPlaces(scores, last).forEach(([x, y], seat) => {
      const on = this.#pawns[seat]!;
      const before = on.style.transform;
      const after = `translate(${x}px, ${y}px)`;
      if (before === after) return;
      on.style.transform = after;
      if (before === "") return;
      void reel.play({
        on,
        ms: 620,
        easing: MOTION.eject.easing,
        frames: [{ transform: before }, { transform: after }],
      });
    });
  }

  /** One's own piece and its points, where there is no room for the track. */
  paintOwn(cast: number, points: number, label: string): void {
    name(this.own, label);
    put(
      this.own,
      drawn("0 0 60 80", pawn(cast as Seat), "go-own-art").outerHTML + `<b>${points}</b>`,
    );
  }
}
