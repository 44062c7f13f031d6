// Keys to intents.  Letters are questions for those who hear the board instead of seeing it; they work
// wherever no text is being typed.
import { askedBy, keyOf, type Stroke } from "../kit/stroke.ts";

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

const QUESTIONS: Readonly<Record<string, Question>> = {
  g: "goal",
  w: "where",
  s: "spare",
  c: "cards",
  e: "reach",
  l: "last",
  t: "turn",
  b: "board",
  "?": "help",
};

/** What a key means on the board, or null. */
export function intentOf(stroke: Stroke): Intent | null {
  const key = keyOf(stroke);
  if (key === null) return null;
  if (key.startsWith("Arrow")) return { kind: "arrow", key };
  if (/^[1-9]$/.test(key)) return { kind: "row", row: Number(key) };
  switch (key) {
    case "r":
      return { kind: "turn", quarters: stroke.shiftKey ? -1 : 1 };
    case "Enter":
    case " ":
      return { kind: "enter" };
    case "Escape":
      return { kind: "back" };
    case "x":
      return { kind: "look" };
    case "p":
      return { kind: "other" };
    case "o":
      return { kind: "leave" };
  }
  return askedBy(key, QUESTIONS);
}

/** Whether a key means the same wherever the focus is: not those that buttons and lists use. */
export function worksAnywhere({ kind }: Intent): boolean {
  return kind !== "arrow" && kind !== "enter";
}
