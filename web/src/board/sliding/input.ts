// Keys to intents.  Letters are questions for those who hear the board instead of seeing it; they work
// wherever no text is being typed.

import { EVERYWHERE, type Heard } from "../kit/focus.ts";
import { type Bindings, meaning, questions, type Stroke } from "../kit/stroke.ts";

export type Question =
  | "goal"
  | "where"
  | "spare"
  | "cards"
  | "reach"
  | "last"
  | "turn"
  | "board"
  | "help";

export type Intent =
  | { readonly kind: "turn"; readonly quarters: 1 | -1 }
  | { readonly kind: "arrow"; readonly key: string }
  | { readonly kind: "enter" }
  | { readonly kind: "back" }
  | { readonly kind: "look" } // from the gates to the cells and back
  | { readonly kind: "other" } // walk the other piece
  | { readonly kind: "leave" }
  | { readonly kind: "ask"; readonly what: Question }
  | { readonly kind: "row"; readonly row: number };

export const KEYS: Bindings<Intent> = {
  r: { kind: "turn", quarters: 1 },
  "Shift+r": { kind: "turn", quarters: -1 },
  ArrowUp: { kind: "arrow", key: "ArrowUp" },
  ArrowDown: { kind: "arrow", key: "ArrowDown" },
  ArrowLeft: { kind: "arrow", key: "ArrowLeft" },
  ArrowRight: { kind: "arrow", key: "ArrowRight" },
  Enter: { kind: "enter" },
  " ": { kind: "enter" },
  Escape: { kind: "back" },
  x: { kind: "look" },
  p: { kind: "other" },
  o: { kind: "leave" },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => [row, { kind: "row", row }])),
  ...questions<Question>({
    g: "goal",
    w: "where",
    s: "spare",
    c: "cards",
    e: "reach",
    l: "last",
    t: "turn",
    b: "board",
    "?": "help",
  }),
};

/** Where keys are heard: buttons and lists need some of them for themselves. */
export const HEARD: Heard<Intent["kind"]> = {
  turn: EVERYWHERE,
  arrow: ["board", "nothing"],
  enter: ["board"],
  back: EVERYWHERE,
  look: EVERYWHERE,
  other: EVERYWHERE,
  leave: EVERYWHERE,
  ask: EVERYWHERE,
  row: EVERYWHERE,
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  return meaning(stroke, KEYS);
}
