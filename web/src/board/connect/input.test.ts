import { equal, stroke } from "../kit/testing.ts";
import { HEARD, intentOf } from "./input.ts";

// Each key and what it means, as the help and docs tell it; written down a second time on purpose.
const MEANINGS: Readonly<Record<string, string>> = {
  "r R": "turn 1",
  "Shift+r Shift+R": "turn -1",
  "1": "choose 0",
  "2": "choose 1",
  "3": "choose 2",
  "ArrowUp": "arrow ArrowUp",
  "ArrowDown": "arrow ArrowDown",
  "ArrowLeft": "arrow ArrowLeft",
  "ArrowRight": "arrow ArrowRight",
  "Shift+ArrowUp": "pan 0 80", // what is above comes into sight
  "Shift+ArrowDown": "pan 0 -80",
  "Shift+ArrowLeft": "pan 80 0",
  "Shift+ArrowRight": "pan -80 0",
  "+ Shift++ =": "zoom 1.2",
  "-": `zoom ${1 / 1.2}`,
  "0": "fit",
  "Enter Shift+Enter": "lay",
  "Space": "toggle",
  "Escape": "back",
  "x X": "look",
  "h H": "ask hand",
  "c": "ask caught",
  "p": "ask pile",
  "e": "ask places",
  "l": "ask last",
  "t": "ask turn",
  "b": "ask board",
  "? Shift+?": "ask help",
  "4 9 a o z Tab F5 Home Control+r Alt+r Meta+r Control+Enter Alt+ArrowLeft": "",
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
  const all = "turn choose arrow pan zoom fit lay toggle back look ask";
  equal(deaf, ["", "lay toggle", "arrow lay toggle", all]);
});
