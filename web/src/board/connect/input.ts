// Keys to intents.  Letters are questions for those who hear the board instead of seeing it.

import { askedBy, keyOf, type Stroke } from "../kit/stroke.ts";

export type Question = "hand" | "caught" | "pile" | "places" | "last" | "turn" | "board" | "help";

export type Intent =
  | { readonly kind: "turn"; readonly quarters: 1 | -1 }
  | { readonly kind: "choose"; readonly index: number }
  | { readonly kind: "arrow"; readonly key: string }
  | { readonly kind: "pan"; readonly key: string }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "lay" }
  | { readonly kind: "toggle" }
  | { readonly kind: "back" }
  | { readonly kind: "look" } // from the plots to the tiles and back
  | { readonly kind: "ask"; readonly what: Question };

const QUESTIONS: Readonly<Record<string, Question>> = {
  h: "hand",
  c: "caught",
  p: "pile",
  e: "places",
  l: "last",
  t: "turn",
  b: "board",
  "?": "help",
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  const key = keyOf(stroke);
  if (key === null) return null;
  if (key.startsWith("Arrow")) return { kind: stroke.shiftKey ? "pan" : "arrow", key };
  switch (key) {
    case "r":
      return { kind: "turn", quarters: stroke.shiftKey ? -1 : 1 };
    case "1":
    case "2":
      return { kind: "choose", index: Number(key) - 1 };
    case "Enter":
      return { kind: "lay" };
    case " ":
      return { kind: "toggle" };
    case "Escape":
      return { kind: "back" };
    case "x":
      return { kind: "look" };
    case "+":
    case "=":
      return { kind: "zoom", factor: 1.2 };
    case "-":
      return { kind: "zoom", factor: 1 / 1.2 };
    case "0":
      return { kind: "fit" };
  }
  return askedBy(key, QUESTIONS);
}

/** Whether a key means the same wherever the focus is: not those that buttons and lists use. */
export function worksAnywhere({ kind }: Intent): boolean {
  return kind !== "arrow" && kind !== "lay" && kind !== "toggle";
}
