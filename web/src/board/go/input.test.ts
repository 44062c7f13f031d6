import { equal, stroke } from "../kit/testing.ts";
import { HEARD, intentOf } from "./input.ts";

// Each key and what it means, as the help and docs tell it; written down a second time on purpose.
const MEANINGS: Readonly<Record<string, string>> = {
  "r R": "turn 1",
  "Shift+r Shift+R": "turn 3",
  "f": "flip",
  "1": "choose 1",
  "2": "choose 2",
  "3": "choose 3",
  "4": "choose 4",
  "5": "choose 5",
  "6": "choose 6",
  "j": "choose J",
  "ArrowUp": "arrow 0 -1",
  "ArrowDown": "arrow 0 1",
  "ArrowLeft": "arrow -1 0",
  "ArrowRight Shift+ArrowRight": "arrow 1 0",
  "Enter": "place",
  "Shift+Enter": "main",
  "g G": "ask goals",
  "b": "ask board",
  "y": "ask row",
  "h": "ask hand",
  "o": "ask others",
  "p": "ask scores",
  "t": "ask time",
  "l": "ask last",
  "? Shift+?": "ask help",
  "0 7 a z x Space Escape Tab F5 Control+r Alt+r Meta+r Control+Enter Alt+ArrowLeft": "",
};

Deno.test("every key means what the help says, and no other means anything", () => {
  for (const [keys, wanted] of Object.entries(MEANINGS)) {
    for (const key of keys.split(" ")) {
      equal(Object.values(intentOf(stroke(key)) ?? {}).join(" "), wanted, key);
    }
  }
});

Deno.test("buttons keep the keys that they need, and a cell is a button; dialogs keep all", () => {
  const deaf = (["board", "nothing", "control", "busy"] as const).map((place) =>
    Object.entries(HEARD).filter(([, heard]) => !heard.includes(place)).map(([kind]) => kind)
      .join(" ")
  );
  equal(deaf, ["place", "", "arrow place", "turn flip choose arrow place main ask"]);
});
