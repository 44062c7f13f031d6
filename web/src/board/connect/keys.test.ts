// From keys and buttons to lays: everything but the elements is real.

import type { BoardApi } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Reel } from "../kit/reel.ts";
import { equal, noted, stroke } from "../kit/testing.ts";
import { Cursor } from "./cursor.ts";
import type { Hand } from "./hand.ts";
import { Keys } from "./keys.ts";
import type { Lens } from "./lens.ts";
import { Playing } from "./playing.ts";
import type { Speech } from "./speech.ts";
import { PlayerTurn } from "./turn.ts";
import type { View } from "./view.ts";

// Tile 3 (CD) is straight, tile 16 (PQ) has three ways; the first catches in four ways on 2,-1.
const LEGAL = [
  "lay 3@2,-1=a",
  "lay 3@2,-1=a take 0,0",
  "lay 3@2,-1=a take 1,0",
  "lay 3@2,-1=a take 1,0 3,0",
  "lay 3@2,-1=5",
  "lay 3@-1,0=a",
  "lay 16@2,-1=7",
  "lay 16@4,0=b",
  "lay 16@4,0=b take 3,0",
];
const LYING = ["0,0", "1,0", "3,0"];
const HELD = [{ sides: 5, pair: "CD" }, { sides: 7, pair: "PQ" }];

function table({ mine = true, focus = "board" as Focus } = {}) {
  const notes: string[] = [];
  const note = <T extends object>(name: string, real: object = {}) => noted<T>(name, notes, real);
  const api = note<BoardApi>("api", {
    words: (id: string, about: object = {}) => [id, ...Object.values(about)].join(" "),
    sounds: note("sounds"),
  });
  const turn = new PlayerTurn(LEGAL, () => HELD, () => mine);
  const spot = (kind: string) => (place: string) =>
    (kind === "tile") === LYING.includes(place) ? note(`${kind} ${place}`, { tabIndex: 0 }) : null;
  const view = note<View>("view", {
    garden: { querySelectorAll: () => [] },
    plot: spot("plot"),
    tile: spot("tile"),
    camera: { tile: 100, x: 300, y: 300 },
    size: { width: 1000, height: 1000 },
    turnGhost: () => Promise.resolve(),
  });
  const reel = { skip: () => Promise.resolve() } as unknown as Reel;
  const cursor = new Cursor(view, turn, () => LYING);
  const lens = note<Lens>("lens");
  const hand = { turn: () => Promise.resolve() } as unknown as Hand;
  const speech = { tile: ({ pair }: { pair: string }) => pair } as unknown as Speech;
  const playing = new Playing(turn, cursor, lens, view, hand, reel, api, {
    ...note<{ paint(): void; coach(): void; changed(): void }>("table"),
    paint: () => notes.push("paint"),
    coach: (sentence) => notes.push(`coach ${sentence}`),
    changed: () => notes.push("changed"),
    speech: () => speech,
  });
  const answer = (what: string) => `the ${what}`;
  const keys = new Keys(() => focus, turn, cursor, lens, playing, reel, api, answer);
  turn.begin();
  cursor.begin();
  return { keys, turn, cursor, notes, playing };
}

type Table = ReturnType<typeof table>;

/** Press keys one after the other; "do:lay" is the button that lays. */
async function type({ keys }: Table, names: string): Promise<void> {
  for (const name of names.split(" ").filter(Boolean)) {
    if (name.startsWith("do:")) await keys.do(name.slice(3));
    else keys.key(stroke(name));
    for (let turns = 0; turns < 5; turns++) await Promise.resolve(); // what waits for the reel
  }
}

/** What is chosen and how it lies, where it is shown and what it catches; and where the keys are. */
function state({ turn, cursor }: Table): string {
  const shown = turn.aim === null ? "" : ` on ${turn.aim} take ${turn.take.join(" ") || "-"}`;
  const mode = cursor.catching ? " catching" : cursor.looking ? " looking" : "";
  return `${turn.chosen}=${turn.sides().toString(16)}${shown}${turn.sent ? " sent" : ""} | ` +
    cursor.spot + mode;
}

const ROWS: readonly (readonly [string, string, string])[] = [
  ["a turn begins with a tile that fits", "", "CD=5 | 2,-1"],
  ["R turns the tile", "r", "CD=a | 2,-1"],
  ["Shift+R turns it back", "r r Shift+r", "CD=a | 2,-1"],
  ["2 chooses the other tile, turned so that it fits", "2", "PQ=7 | 2,-1"],
  ["1 chooses the first again", "2 1", "CD=5 | 2,-1"],
  [
    "Enter shows the tile, with the most that it catches",
    "r Enter",
    "CD=a on 2,-1 take 1,0 3,0 | 2,-1",
  ],
  ["Space shows it too", "r Space", "CD=a on 2,-1 take 1,0 3,0 | 2,-1"],
  ["Enter again lays it", "r Enter Enter", "CD=a on 2,-1 take 1,0 3,0 sent | 2,-1"],
  ["an arrow shows the tile at the next plot", "r ArrowLeft", "CD=a on -1,0 take - | -1,0"],
  ["and back again", "r ArrowLeft ArrowRight", "CD=a on 2,-1 take 1,0 3,0 | 2,-1"],
  ["at the end an arrow changes nothing", "r ArrowRight", "CD=a | 2,-1"],
  ["Escape takes the tile back", "r Enter Escape", "CD=a | 2,-1"],
  ["Escape without a tile shown changes nothing", "r Escape", "CD=a | 2,-1"],
  [
    "turning a shown tile keeps it where it still fits",
    "Enter r",
    "CD=a on 2,-1 take 1,0 3,0 | 2,-1",
  ],
  ["and takes it back where it does not", "r ArrowLeft r", "CD=5 | -1,0"],
  [
    "choosing the other tile keeps the place where it fits",
    "Enter 2",
    "PQ=7 on 2,-1 take - | 2,-1",
  ],
  [
    "Space goes to choose among several catches",
    "r Enter Space",
    "CD=a on 2,-1 take 1,0 3,0 | 0,0 catching",
  ],
  [
    "arrows go from catch to catch",
    "r Enter Space ArrowRight",
    "CD=a on 2,-1 take 1,0 3,0 | 1,0 catching",
  ],
  ["Space swaps what is caught", "r Enter Space Space", "CD=a on 2,-1 take 0,0 | 0,0 catching"],
  [
    "Escape while choosing a catch leads back to the tile, which stays",
    "r Enter Space Space Escape",
    "CD=a on 2,-1 take 0,0 | 2,-1",
  ],
  ["a second Escape takes it back", "r Enter Space Escape Escape", "CD=a | 2,-1"],
  [
    "Enter while choosing lays with what was chosen",
    "r Enter Space ArrowRight ArrowRight Space Enter",
    "CD=a on 2,-1 take 1,0 sent | 3,0",
  ],
  ["turning while choosing ends the choice", "r Enter Space Shift+r", "CD=5 on 2,-1 take - | 2,-1"],
  ["X reads the tiles", "x", "CD=5 | 1,0 looking"],
  ["arrows then go from tile to tile", "x ArrowRight", "CD=5 | 3,0 looking"],
  ["X leads back to the plots", "x ArrowRight x", "CD=5 | 2,-1"],
  [
    "Space catches what is being read",
    "r Enter x ArrowLeft Space",
    "CD=a on 2,-1 take 0,0 | 0,0 looking",
  ],
  [
    "Enter lays although tiles are being read",
    "r Enter x Enter",
    "CD=a on 2,-1 take 1,0 3,0 sent | 1,0 looking",
  ],
  [
    "Enter on another plot moves the tile there",
    "r Enter x ArrowLeft x Enter",
    "CD=a on -1,0 take - | -1,0",
  ],
  [
    "Space lets the only catch go",
    "2 r r r ArrowRight Space",
    "PQ=b on 4,0 take - | 4,0",
  ],
  [
    "what was sent cannot be changed",
    "r Enter Enter r 2 Escape Space x",
    "CD=a on 2,-1 take 1,0 3,0 sent | 2,-1",
  ],
  [
    "a button shows, turns, lays and takes back",
    "do:turn-right Enter do:lay",
    "CD=a on 2,-1 take 1,0 3,0 sent | 2,-1",
  ],
  ["the other button turns back", "do:turn-left", "CD=a | 2,-1"],
  ["taking back has a button", "Enter do:back", "CD=5 | 2,-1"],
  ["a tap on the other tile chooses it", "do:tile-1", "PQ=7 | 2,-1"],
  ["a tap on the chosen tile turns it", "do:tile-0", "CD=a | 2,-1"],
  ["a tap on a tile that is not there does nothing", "do:tile-2", "CD=5 | 2,-1"],
];

for (const [title, keys, wanted] of ROWS) {
  Deno.test(`Connect by keys: ${title}`, async () => {
    const one = table();
    await type(one, keys);
    equal(state(one), wanted, keys);
  });
}

Deno.test("Connect by clicks: a plot for another rotation turns the tile by the least that fits", () => {
  const one = table();
  one.playing.choose("PQ");
  one.playing.aimAt("4,0");
  equal(state(one), "PQ=b on 4,0 take 3,0 | 4,0");
  one.playing.aimAt("9,9");
  equal(state(one), "PQ=b on 4,0 take 3,0 | 4,0");
  one.playing.aimAt("4,0", []);
  equal(state(one), "PQ=b on 4,0 take - | 4,0");
  equal(one.turn.turnsOf("PQ"), 3);
});

Deno.test("Connect by keys: only a lay is sent, and once", async () => {
  const one = table();
  await type(one, "r Enter ArrowLeft ArrowRight Escape Enter Enter Enter");
  equal(one.notes.filter((note) => note.startsWith("api.send")), [
    'api.send ["lay 3@2,-1=a take 1,0 3,0"]',
  ]);
});

Deno.test("Connect by keys: the camera moves at once, questions are answered", async () => {
  const told: Readonly<Record<string, string>> = {
    "Shift+ArrowUp": "lens.pan 0 80",
    "+": "lens.zoomMiddle 1.2",
    "-": `lens.zoomMiddle ${1 / 1.2}`,
    "0": "lens.fitNow",
    "do:zoom-in": "lens.zoomMiddle 1.25",
    "do:zoom-out": "lens.zoomMiddle 0.8",
    "do:fit": "lens.fitNow",
    "h": "api.say the hand",
    "?": "api.say the help",
  };
  for (const [key, wanted] of Object.entries(told)) {
    const one = table();
    one.notes.length = 0;
    await type(one, key);
    equal(one.notes, [wanted], key);
    equal(state(one), "CD=5 | 2,-1", key);
  }
});

Deno.test("Connect by keys: the first arrow only brings the focus to the board", async () => {
  const one = table({ focus: "nothing" });
  one.notes.length = 0;
  await type(one, "ArrowLeft");
  equal([one.notes, state(one)], [["plot 2,-1.focus"], "CD=5 | 2,-1"]);
});

Deno.test("Connect by keys: what is heard nowhere else, and what another has heard, is left alone", () => {
  const rows: readonly (readonly [Focus, string, boolean])[] = [
    ["control", "Enter", false],
    ["control", "Space", false],
    ["control", "ArrowLeft", false],
    ["control", "r", true],
    ["busy", "r", false],
    ["board", "Enter", true],
    ["board", "z", false],
  ];
  for (const [focus, key, heard] of rows) {
    const pressed = stroke(key);
    table({ focus }).keys.key(pressed);
    equal(pressed.defaultPrevented, heard, `${key} on ${focus}`);
  }
  const one = table();
  const pressed = stroke("h");
  pressed.preventDefault();
  one.notes.length = 0;
  one.keys.key(pressed);
  equal(one.notes, [], "prevented before");
});

Deno.test("Connect by keys: who is not to move reads the tiles and can lay nothing", async () => {
  const one = table({ mine: false });
  await type(one, "Enter Space x ArrowRight ArrowRight Enter");
  equal(state(one), "CD=5 | 3,0");
  equal(one.notes.filter((note) => note.startsWith("api.send")), []);
});
