import { equal, stroke } from "../kit/testing.ts";
import { HEARD, intentOf } from "./input.ts";

// Each key and what it means, as the help and docs tell it; written down a second time on purpose.
const MEANINGS: Readonly<Record<string, string>> = {
  "r R": "turn 1",
  "Shift+r Shift+R": "turn -1",
  "ArrowUp": "arrow ArrowUp",
  "ArrowDown": "arrow ArrowDown",
  "ArrowLeft": "arrow ArrowLeft",
  "ArrowRight Shift+ArrowRight": "arrow ArrowRight",
  "Enter Space Shift+Enter": "enter",
  "Escape": "back",
  "x": "look",
  "p": "other",
  "o": "leave",
  "1": "row 1",
  "2": "row 2",
  "3": "row 3",
  "4": "row 4",
  "5": "row 5",
  "6": "row 6",
  "7": "row 7",
  "8": "row 8",
  "9": "row 9",
  "g G": "ask goal",
  "w": "ask where",
  "s": "ask spare",
  "c": "ask cards",
  "e": "ask reach",
  "l": "ask last",
  "t": "ask turn",
  "b": "ask board",
  "? Shift+?": "ask help",
  "0 a z Tab F5 Home + Control+r Alt+r Meta+r Control+l Control+Enter Alt+ArrowLeft": "",
};

Deno.test("every key means what the help says, and no other means anything", () => {
  for (const [keys, wanted] of Object.entries(MEANINGS)) {
    for (const key of keys.split(" ")) {
      equal(Object.values(intentOf(stroke(key)) ?? {}).join(" "), wanted, key);
    }
  }
});

Deno.test("buttons and lists keep the keys that they need, text fields and dialogs all", () => {
  const deaf = (["board", "nothing", "control", "busy"] as const).map((place) =>
    Object.entries(HEARD).filter(([, heard]) => !heard.includes(place)).map(([kind]) => kind)
      .join(" ")
  );
  const all = "turn arrow enter back look other leave ask row";
  equal(deaf, ["", "enter", "arrow enter", all]);
});
