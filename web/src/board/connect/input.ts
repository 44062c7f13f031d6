// Keys to intents.  Letters are questions for those who hear the board instead of seeing it.

import { EVERYWHERE, type Heard } from "../kit/focus.ts";
import { type Bindings, meaning, questions, type Stroke } from "../kit/stroke.ts";

export type Question = "hand" | "caught" | "pile" | "places" | "last" | "turn" | "board" | "help";

export type Intent =
  | { readonly kind: "turn"; readonly quarters: 1 | -1 }
  | { readonly kind: "choose"; readonly index: number }
  | { readonly kind: "arrow"; readonly key: string }
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "lay" }
  | { readonly kind: "toggle" }
  | { readonly kind: "back" }
  | { readonly kind: "look" } // from the plots to the tiles and back
  | { readonly kind: "ask"; readonly what: Question };

const PAN = 80; // pixels

export const KEYS: Bindings<Intent> = {
  r: { kind: "turn", quarters: 1 },
  "Shift+r": { kind: "turn", quarters: -1 },
  1: { kind: "choose", index: 0 },
  2: { kind: "choose", index: 1 },
  3: { kind: "choose", index: 2 },
  ArrowUp: { kind: "arrow", key: "ArrowUp" },
  ArrowDown: { kind: "arrow", key: "ArrowDown" },
  ArrowLeft: { kind: "arrow", key: "ArrowLeft" },
  ArrowRight: { kind: "arrow", key: "ArrowRight" },
  "Shift+ArrowUp": { kind: "pan", dx: 0, dy: PAN },
  "Shift+ArrowDown": { kind: "pan", dx: 0, dy: -PAN },
  "Shift+ArrowLeft": { kind: "pan", dx: PAN, dy: 0 },
  "Shift+ArrowRight": { kind: "pan", dx: -PAN, dy: 0 },
  "+": { kind: "zoom", factor: 1.2 },
  "=": { kind: "zoom", factor: 1.2 },
  "-": { kind: "zoom", factor: 1 / 1.2 },
  0: { kind: "fit" },
  Enter: { kind: "lay" },
  " ": { kind: "toggle" },
  Escape: { kind: "back" },
  x: { kind: "look" },
  ...questions<Question>({
    h: "hand",
    c: "caught",
    p: "pile",
    e: "places",
    l: "last",
    t: "turn",
    b: "board",
    "?": "help",
  }),
};

/** Where keys are heard: buttons and lists need some of them for themselves. */
export const HEARD: Heard<Intent["kind"]> = {
  turn: EVERYWHERE,
  choose: EVERYWHERE,
  arrow: ["board", "nothing"],
  pan: EVERYWHERE,
  zoom: EVERYWHERE,
  fit: EVERYWHERE,
  lay: ["board"],
  toggle: ["board"],
  back: EVERYWHERE,
  look: EVERYWHERE,
  ask: EVERYWHERE,
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  return meaning(stroke, KEYS);
}
