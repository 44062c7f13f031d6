import { meaning, questions } from "./stroke.ts";
import { equal, stroke } from "./testing.ts";

const KEYS = {
  r: "turn",
  "Shift+r": "turn back",
  1: "first",
  Enter: "lay",
  "Shift+ArrowUp": "pan",
  ...questions({ "?": "help" }),
};

const ROWS: readonly (readonly [string, unknown])[] = [
  ["r", "turn"],
  ["R", "turn"], // with the capitals locked
  ["Shift+R", "turn back"],
  ["Shift+r", "turn back"],
  ["1", "first"],
  ["Shift+1", "first"], // some keyboards need it for a number
  ["Enter", "lay"],
  ["Shift+Enter", "lay"],
  ["enter", null],
  ["ArrowUp", null],
  ["Shift+ArrowUp", "pan"],
  ["?", { kind: "ask", what: "help" }],
  ["Shift+?", { kind: "ask", what: "help" }],
  ["x", null],
  ["Control+r", null],
  ["Alt+r", null],
  ["Meta+r", null],
  ["Shift+Control+r", null],
];

Deno.test("a key means what its table says, and the browser keeps what is its own", () => {
  for (const [key, wanted] of ROWS) equal(meaning(stroke(key), KEYS), wanted, key);
});
