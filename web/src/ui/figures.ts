// The animated pictures of the rules: what each shows at rest, and how its parts move.  At rest a
// picture shows the end, so that it is just as useful with reduced motion.

import type { Fragment } from "../art/svg.ts";
import type { Motifs } from "../skins/index.ts";

/** How the parts with a class move: keyframes with offsets over the whole time of the picture. */
export interface Motion {
  readonly on: string; // a selector within the picture
  readonly frames: readonly Keyframe[];
}

export interface Drawing {
  readonly box: string;
  readonly art: Fragment;
  readonly ms: number;
  readonly motions: readonly Motion[];
}

/** A picture in the colours of an edition. */
export type Draw = (theme: string, motifs: Motifs) => Drawing;

export type Showing =
  | "box"
  | "set-up"
  | "push"
  | "ride"
  | "barred"
  | "walk"
  | "counts"
  | "edge"
  | "go-box"
  | "go-set-up"
  | "go-tiles"
  | "go-claim"
  | "go-solved"
  | "go-check"
  | "go-score"
  | "connect-box"
  | "connect-set-up"
  | "connect-lay"
  | "connect-catch"
  | "connect-choice"
  | "connect-corner";

/** How many there are of what is drawn beside it. */
export const counted = (many: number, x: number, y: number): Fragment =>
  `<text class="figure-many" x="${x}" y="${y}" font-size="36" fill="var(--ink)">× ${many}</text>`;

/** Hidden until *from*, fully visible at *to*; both are fractions of the duration. */
export function appear(on: string, from: number, to: number, hidden: Keyframe): Motion {
  const shown: Keyframe = "transform" in hidden
    ? { opacity: 1, transform: "none" }
    : { opacity: 1 };
  return {
    on,
    frames: [
      { ...hidden, opacity: 0, offset: 0 },
      { ...hidden, opacity: 0, offset: from, easing: "cubic-bezier(.2,.8,.2,1)" },
      { ...shown, offset: to },
      { ...shown, offset: 1 },
    ],
  };
}

/** A line that is drawn from its start to its end. */
export function draw(on: string, from: number, to: number): Motion {
  const whole = { strokeDasharray: "1 1" };
  return {
    on,
    frames: [
      { ...whole, strokeDashoffset: "1", opacity: 0, offset: 0 },
      { ...whole, strokeDashoffset: "1", opacity: 0, offset: Math.max(0, from - 0.001) },
      { ...whole, strokeDashoffset: "1", opacity: 1, offset: from },
      { ...whole, strokeDashoffset: "0", opacity: 1, offset: to },
      { ...whole, strokeDashoffset: "0", opacity: 1, offset: 1 },
    ],
  };
}

/** The pictures of an engine: what board/<engine>/figures.ts exports. */
export interface Figures {
  readonly drawings: Readonly<Record<string, Draw>>;
  /** The section of the rules they follow, counted from 1: the same in all languages. */
  readonly after: Readonly<Record<number, readonly Showing[]>>;
}

/** Load the pictures of an engine, on demand. */
export async function figuresOf(engine: string): Promise<Figures> {
  return (await import(`../board/${engine}/figures.ts`)).FIGURES;
}
