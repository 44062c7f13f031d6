// Keys to intents.  Letters are questions for those who hear the board instead of seeing it.

import { askedBy, keyOf, type Stroke } from "../kit/stroke.ts";

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
  | { readonly kind: "arrow"; readonly step: number }
  | { readonly kind: "place" }
  | { readonly kind: "main" }
  | { readonly kind: "ask"; readonly what: Question };

const ARROWS: Readonly<Record<string, number>> = {
  ArrowUp: -5,
  ArrowDown: 5,
  ArrowLeft: -1,
  ArrowRight: 1,
};

const QUESTIONS: Readonly<Record<string, Question>> = {
  g: "goals",
  b: "board",
  y: "row",
  h: "hand",
  o: "others",
  p: "scores",
  t: "time",
  l: "last",
  "?": "help",
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  const key = keyOf(stroke);
  if (key === null) return null;
  const step = ARROWS[key];
  if (step !== undefined) return { kind: "arrow", step };
  if (key === "Enter") return { kind: stroke.shiftKey ? "main" : "place" };
  switch (key) {
    case "r":
      return { kind: "turn", quarters: stroke.shiftKey ? 3 : 1 };
    case "f":
      return { kind: "flip" };
    case "j":
      return { kind: "choose", tile: "J" };
  }
  if (/^[1-6]$/.test(key)) return { kind: "choose", tile: key };
  return askedBy(key, QUESTIONS);
}
