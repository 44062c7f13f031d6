// From keys and buttons to turns: everything but the elements is real.

import { editions } from "../../api.ts";
import type { EditionForm } from "../../wire.ts";
import type { BoardApi, Scene } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Reel } from "../kit/reel.ts";
import { equal, noted, stroke } from "../kit/testing.ts";
import { Cursor } from "./cursor.ts";
import type { Hand } from "./hand.ts";
import { Keys } from "./keys.ts";
import { cellName } from "./maze.ts";
import { type BoardMoment, NOTHING } from "./picture.ts";
import { Playing, type SlidingTable } from "./playing.ts";
import { readPosition } from "./position.ts";
import { ownCell } from "./said.ts";
import { slotNamed, Speech } from "./speech.ts";
import type { View } from "./view.ts";

const MAZE = "63eA5eBac/53T3bN6U53S/7CeQ7D3eE3dF/6V35dR5a6/7G5bH6dIadJ/6WdPc5dOa7M/35bKabLc9 6X";
// The card O is at e6; the push back at g2 is barred; only after d1=c the card is in reach.
const OLD = `classic ${MAZE} a1,g7 1p g2 :ON,:QD`;
const LEGAL = ["b1", "d1", "a2"].flatMap((gate) =>
  ["3", "6", "9", "c"].map((side) => `${gate}=${side}`)
);
const REACH = Object.fromEntries(
  LEGAL.map((push) => [push, push === "d1=c" ? ["a1", "e6"] : ["a1", "a2", "a3"]]),
);
// The Eclipse walks too, or a piece leaves by the edge.
const DARK = `galaxy;dark_lord=true ${MAZE} a1,g7!c6 1p g2 :ON,:QD`;
const LAST = `galaxy;ending=edge ${MAZE} a2,g7 1p g2 ON:,QD:`;

editions.value = ["classic", "galaxy"].map((id) =>
  ({ id, signed: "MNOP", motifs: [] as string[] }) as unknown as EditionForm
);

interface Asked {
  readonly text?: string;
  readonly reach?: Readonly<Record<string, readonly string[]>>;
  readonly mine?: boolean;
  readonly focus?: Focus;
  readonly confirmWalk?: boolean;
  readonly moving?: Promise<void>;
}

function table(
  {
    text = OLD,
    reach = REACH,
    mine = true,
    focus = "board",
    confirmWalk,
    moving = Promise.resolve(),
  }: Asked = {},
) {
  const notes: string[] = [];
  const note = <T extends object>(name: string, real: object = {}) => noted<T>(name, notes, real);
  const words = (id: string, about: object = {}) => [id, ...Object.values(about)].join(" ");
  const api = note<BoardApi>("api", {
    words,
    sounds: note("sounds"),
    settings: () => ({ confirmWalk: confirmWalk ?? false, showReach: true, motion: 0 }),
  });
  const position = readPosition(text);
  const legal = mine ? LEGAL : [];
  const scene = { seat: 0, legal, reach, names: ["Ann", "Bo"], cast: [1, 2] } as unknown as Scene;
  const spot = (kind: string) => (at: unknown) => note(`${kind} ${at}`, { tabIndex: 0 });
  const view = note<View>("view", {
    root: {
      dataset: {},
      contains: () => false,
      classList: { toggle() {}, remove() {} },
    },
    gates: { button: spot("gate") },
    squares: { cell: spot("cell") },
    line: note("line", {
      leaning: () => 0,
      slide: () => Promise.resolve(),
    }),
    lightUp: () => Promise.resolve(),
  });
  (globalThis as { document?: unknown }).document ??= { activeElement: null };
  const reel = {
    still: true,
    skip: () => moving,
    wait: () => Promise.resolve(true),
    add: (scene: () => Promise<void>) => scene(),
  } as unknown as Reel;
  const hand = {
    root: { dataset: {} },
    turn: () => Promise.resolve(),
    drop: () => Promise.resolve(),
  } as unknown as Hand;
  const speech = new Speech(
    words as never,
    { key: (letter: string) => letter, theme: "x" } as never,
    [
      "Ann",
      "Bo",
    ],
  );
  const moment = (): BoardMoment => ({
    position,
    scene,
    turn: playing.turn,
    last: NOTHING,
    mine: mine && !playing.turn.sent,
    showReach: true,
  });
  const cursor = new Cursor("b1", () => view, moment);
  const at = note<SlidingTable>("table", {
    scene: () => scene,
    position: () => position,
    moment,
    view: () => view,
    speech: () => speech,
    coach: (sentence?: string) => notes.push(`coach ${sentence ?? "anew"}`),
  });
  const playing = new Playing(at, cursor, hand, reel, api);
  const answer = (what: string) => `the ${what}`;
  const keys = new Keys(() => focus, at, playing, cursor, reel, api, answer);
  cursor.cell = ownCell(moment());
  return {
    keys,
    playing,
    cursor,
    notes,
    push: (gate: string) => playing.push(slotNamed(gate, position)!),
  };
}

type Table = ReturnType<typeof table>;

async function type({ keys }: Table, names: string): Promise<void> {
  for (const name of names.split(" ").filter(Boolean)) {
    if (name.startsWith("do:")) await keys.do(name.slice(3));
    else keys.key(stroke(name));
    await new Promise((done) => setTimeout(done)); // what waits for the reel
  }
}

/** How the spare lies, the push that is shown, the walk that is asked for; and where the keys are. */
function state({ playing: { turn }, cursor }: Table): string {
  const { sides, push, aim, piece, sent } = turn;
  const walk = [aim && `to ${aim}`, piece === "lord" && "lord", sent && "sent"].filter(Boolean);
  const where = cursor.onGates() ? `gate ${cursor.gate}` : cellName(cursor.cell, 7);
  return [sides.toString(16), push ?? "-", ...walk, "|", where].join(" ") +
    (cursor.looking ? " looking" : "");
}

const ROWS: readonly (readonly [string, string, string])[] = [
  ["a turn begins at the gates", "", "6 - | gate b1"],
  ["R turns the spare", "r", "c - | gate b1"],
  ["Shift+R turns it back", "Shift+r", "3 - | gate b1"],
  ["arrows right and down go round clockwise", "ArrowRight ArrowDown", "6 - | gate f1"],
  ["arrows left and up go back", "ArrowDown ArrowLeft ArrowUp", "6 - | gate a2"],
  ["Enter pushes, and the keys go to the piece", "Enter", "6 b1=6 | a1"],
  ["Space pushes too", "Space", "6 b1=6 | a1"],
  ["the keys go to the goal where it is in reach", "r ArrowRight Enter", "c d1=c | e6"],
  [
    "a push that is not legal is not shown",
    "ArrowRight ArrowRight ArrowRight Enter",
    "6 - | gate g2",
  ],
  ["R turns the tile in the maze", "Enter r", "c b1=c | a1"],
  ["Escape takes the push back", "Enter Escape", "6 - | gate b1"],
  ["arrows then go among the cells in reach", "Enter ArrowDown ArrowDown", "6 b1=6 | a3"],
  ["and no further", "Enter ArrowDown ArrowRight", "6 b1=6 | a2"],
  ["Enter walks", "Enter ArrowDown Enter", "6 b1=6 sent | a2"],
  ["a walk that was sent stays", "Enter Enter Escape r x Enter", "6 b1=6 sent | a1"],
  ["X reads the cells", "x ArrowRight", "6 - | b1 looking"],
  ["Enter on a cell pushes nothing", "x Enter", "6 - | a1 looking"],
  ["X leads back to the gates", "x ArrowRight x", "6 - | gate b1"],
  ["X does nothing once a push is shown", "Enter x", "6 b1=6 | a1"],
  ["the button stays where one stands", "Enter ArrowDown do:stay", "6 b1=6 sent | a1"],
  ["the button walks to the goal", "r ArrowRight Enter ArrowUp do:walk-goal", "c d1=c sent | e6"],
  ["there is no walk to a goal out of reach", "Enter do:walk-goal", "6 b1=6 | a1"],
  [
    "buttons turn and take back",
    "do:turn-right do:turn-right do:turn-left Enter do:back",
    "c - | gate b1",
  ],
  ["nobody leaves who may not", "Enter o", "6 b1=6 | a1"],
  ["P changes nothing where one piece walks", "Enter p", "6 b1=6 | a1"],
];

for (const [title, keys, wanted] of ROWS) {
  Deno.test(`the maze by keys: ${title}`, async () => {
    const one = table();
    await type(one, keys);
    equal(state(one), wanted, keys);
  });
}

const sent = ({ notes }: Table) => notes.filter((note) => note.startsWith("api.send"));

Deno.test("the maze by keys: a whole turn is sent, and once", async () => {
  const one = table();
  await type(one, "r ArrowRight Enter Escape Enter Enter Enter do:stay do:leave");
  equal(sent(one), ['api.send ["d1=c","e6"]']);
});

Deno.test("the maze by keys: a walk is asked for first, if that is set", async () => {
  const one = table({ confirmWalk: true });
  await type(one, "Enter ArrowDown Enter");
  equal([state(one), sent(one)], ["6 b1=6 to a2 | a2", []]);
  await type(one, "ArrowDown Enter");
  equal(state(one), "6 b1=6 to a3 | a3");
  await type(one, "Enter");
  equal(sent(one), ['api.send ["b1=6","a3"]']);
  const other = table({ confirmWalk: true });
  await type(other, "do:walk-aim Enter do:walk-aim ArrowDown Enter do:walk-aim");
  equal(sent(other), ['api.send ["b1=6","a2"]']);
  const third = table({ confirmWalk: true });
  await type(third, "Enter do:stay");
  equal(sent(third), ['api.send ["b1=6","a1"]']); // the button says where to
});

Deno.test("the maze by keys: P chooses between one's own piece and the Eclipse", async () => {
  const reach = Object.fromEntries(LEGAL.map((push) => [push, ["a1", "a2", "!c6", "!c7"]]));
  const one = table({ text: DARK, reach });
  await type(one, "p Enter");
  equal(state(one), "6 b1=6 | a1");
  await type(one, "p");
  equal(state(one), "6 b1=6 lord | c6");
  await type(one, "p");
  equal(state(one), "6 b1=6 | a1");
  await type(one, "do:walk-lord ArrowDown Enter");
  equal(sent(one), ['api.send ["b1=6","!c7"]']);
});

Deno.test("the maze by keys: O leaves the maze where that is open", async () => {
  const reach = Object.fromEntries(LEGAL.map((push) => [push, ["a2", "out"]]));
  const one = table({ text: LAST, reach });
  await type(one, "o");
  equal(sent(one), []);
  await type(one, "Enter o");
  equal(sent(one), ['api.send ["b1=6","out"]']);
  const other = table({ text: LAST, reach });
  await type(other, "Enter do:leave");
  equal(sent(other), ['api.send ["b1=6","out"]']);
});

Deno.test("the maze by keys: questions and rows are answered", async () => {
  const told: Readonly<Record<string, RegExp>> = {
    g: /^api.say the goal$/,
    b: /^api.say the board$/,
    "3": /^api.say .*row.* 3/,
  };
  for (const [key, wanted] of Object.entries(told)) {
    const one = table();
    one.notes.length = 0;
    await type(one, key);
    equal([one.notes.length, wanted.test(one.notes[0] ?? "")], [1, true], `${key}: ${one.notes}`);
  }
});

Deno.test("the maze by keys: the first arrow only brings the focus to the board", async () => {
  const one = table({ focus: "nothing" });
  await type(one, "ArrowRight");
  equal([one.notes, state(one)], [["gate b1.focus"], "6 - | gate b1"]);
});

Deno.test("the maze by keys: what is heard elsewhere, or was heard by another, is left alone", () => {
  const rows: readonly (readonly [Focus, string, boolean])[] = [
    ["control", "Enter", false],
    ["control", "ArrowLeft", false],
    ["control", "g", true],
    ["nothing", "Enter", false],
    ["busy", "g", false],
    ["board", "Enter", true],
    ["board", "z", false],
  ];
  for (const [focus, key, heard] of rows) {
    const pressed = stroke(key);
    table({ focus }).keys.key(pressed);
    equal(pressed.defaultPrevented, heard, `${key} on ${focus}`);
  }
  const one = table();
  const pressed = stroke("g");
  pressed.preventDefault();
  one.keys.key(pressed);
  equal(one.notes, [], "prevented before");
});

Deno.test("the maze by keys: keys and buttons act when what still moved is there", async () => {
  for (const deed of ["do:turn-right", "r"]) {
    let arrive = () => {};
    const one = table({ moving: new Promise((done) => arrive = done) });
    const before = state(one);
    const acting = type(one, deed);
    await new Promise((done) => setTimeout(done));
    equal(state(one), before, deed);
    arrive();
    await acting;
    await new Promise((done) => setTimeout(done));
    equal(state(one) === before, false, deed);
  }
});

Deno.test("the maze by keys: who is not to move looks around and sends nothing", async () => {
  const one = table({ mine: false });
  await type(one, "r Enter Space x ArrowRight Enter o p do:stay do:leave");
  equal([state(one), sent(one)], ["6 - | b1", []]);
});
