// Keys to intents.  Letters are questions for those who hear the board instead of seeing it.

import { EVERYWHERE, type Heard } from "../kit/focus.ts";
import { type Bindings, meaning, questions, type Stroke } from "../kit/stroke.ts";

export type Question =
  | "goals"
  | "board"
  | "row"
  | "hand"
  | "others"
  | "scores"
  | "time"
  | "last"
  | "help";

export type Intent =
  | { readonly kind: "turn"; readonly quarters: 1 | 3 }
  | { readonly kind: "flip" }
  | { readonly kind: "choose"; readonly tile: string }
  | { readonly kind: "arrow"; readonly dx: number; readonly dy: number }
  | { readonly kind: "place" }
  | { readonly kind: "main" }
  | { readonly kind: "ask"; readonly what: Question };

export const KEYS: Bindings<Intent> = {
  r: { kind: "turn", quarters: 1 },
  "Shift+r": { kind: "turn", quarters: 3 },
  f: { kind: "flip" },
  ...Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((tile) => [
    tile,
    { kind: "choose", tile },
  ])),
  j: { kind: "choose", tile: "J" },
  ArrowUp: { kind: "arrow", dx: 0, dy: -1 },
  ArrowDown: { kind: "arrow", dx: 0, dy: 1 },
  ArrowLeft: { kind: "arrow", dx: -1, dy: 0 },
  ArrowRight: { kind: "arrow", dx: 1, dy: 0 },
  Enter: { kind: "place" },
  "Shift+Enter": { kind: "main" },
  ...questions<Question>({
    g: "goals",
    b: "board",
    y: "row",
    h: "hand",
    o: "others",
    p: "scores",
    t: "time",
    l: "last",
    "?": "help",
  }),
};

/** Where keys are heard: buttons need some of them for themselves, and a cell is a button. */
export const HEARD: Heard<Intent["kind"]> = {
  turn: EVERYWHERE,
  flip: EVERYWHERE,
  choose: EVERYWHERE,
  arrow: ["board", "nothing"],
  place: ["nothing"],
  main: EVERYWHERE,
  ask: EVERYWHERE,
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  return meaning(stroke, KEYS);
}
