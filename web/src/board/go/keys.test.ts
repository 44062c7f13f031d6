// From keys, clicks and drags to what is sent: everything but the elements is real.

import type { BoardApi, Scene } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Reel } from "../kit/reel.ts";
import { element, equal, event, noted, stroke } from "../kit/testing.ts";
import type { Ask, Asked } from "./ask.ts";
import { Building } from "./building.ts";
import { Claim } from "./claim.ts";
import { Keys } from "./keys.ts";
import type { BoardMoment } from "./moment.ts";
import { Outbox } from "./outbox.ts";
import { cellName, placement, readPosition } from "./position.ts";
import type { Speech } from "./speech.ts";
import type { View } from "./view.ts";

const clock = "60000,61200,180000";
// Two are building; the second of them has the joker.
const BUILDING = `go 3 b ${clock} SGCB 12,7 -- -- 2 6A@d1s/- ? ?`;
const ALONE = `go 3 b ${clock} SGCB 2 - - - 6A@d1s ? ?`;
const SEARCHING = `go 3 s ${clock} SGCB 12,7 -- -- - -/- ? ?`;
const WAITING = `go 3 p ${clock} SGCB 12,7 -- -- - -/- ? ?`;

class Touched {
  constructor(readonly elements: Readonly<Record<string, object>>) {}

  closest(selector: string): object | null {
    return selector in this.elements ? { dataset: this.elements[selector] } : null;
  }
}

interface Asking {
  readonly text?: string;
  readonly legal?: readonly string[];
  readonly seat?: number | null;
  readonly locked?: boolean;
  readonly focus?: Focus;
}

function table(
  { text = BUILDING, legal = ["claim"], seat = 0, locked = false, focus = "nothing" }: Asking = {},
) {
  const notes: string[] = [];
  const note = <T extends object>(name: string, real: object = {}) => noted<T>(name, notes, real);
  const words = (id: string, about: object = {}) => [id, ...Object.values(about)].join(" ");
  const api = note<BoardApi>("api", { words, sounds: note("sounds"), locked: () => locked });
  const position = readPosition(text);
  const scene = { seat, names: ["Ann", "Bo"], ended: false, options: {} } as unknown as Scene;
  const outbox = new Outbox((actions) => notes.push(`send ${actions.join(", ")}`));
  const reel = note<Reel>("reel", { play: () => Promise.resolve(), skip: () => Promise.resolve() });
  const speech = {
    tile: ({ tile, face, heading }: { tile: string; face: number; heading: string }) =>
      `${tile}${"AB"[face]}${heading}`,
    the: (letter: string) => letter,
  } as unknown as Speech;
  let asked: Asked | null = null;
  const ask = {
    get about() {
      return asked?.about ?? null;
    },
    show: (what: Asked) => asked = what,
    close: (about?: string) => asked = about === undefined || about === asked?.about ? null : asked,
  } as unknown as Ask;
  const cells = Array.from({ length: 25 }, (_, cell) => note(`cell ${cellName(cell)}`));
  const [rack, grid] = [
    element<HTMLElement>(),
    element<HTMLElement>({
      getBoundingClientRect: () => ({ left: 0, top: 0, right: 500, bottom: 500, width: 500 }),
      parentElement: { append() {} },
    }),
  ];
  let ghost = "";
  const view = {
    rack: note("rack", { root: rack }),
    tray: { root: element() },
    field: note("field", {
      cells,
      grid,
      refuse: () => Promise.resolve(),
      snap: () => Promise.resolve(),
      paintGhost: (laid: { cell: number; tile: string } | null, fits: boolean) =>
        ghost = laid ? `${laid.tile} ${cellName(laid.cell)} ${fits ? "fits" : "not"}` : "",
    }),
  } as unknown as View;
  const stop = new AbortController();
  const moment = (): BoardMoment => ({
    scene,
    position,
    legal: new Set(legal),
    locked,
    board: outbox.wish ?? position.boards[seat ?? 0] ?? [],
    hand: building.hand,
    carried: building.carry.tile,
    found: building.found,
    check: {
      looked: null,
      scores: [],
      marks: "",
      traces: [],
      verdict: "",
      running: false,
    } as never,
  });
  const at = {
    moment,
    paint: () => building.paintGhost(),
    refuse: (sentence: string) => notes.push(`refuse ${sentence}`),
  };
  const building = new Building(view, ask, outbox, reel, api, speech, at, stop.signal);
  const claim = new Claim(ask, outbox, reel, api, speech, at);
  const keys = new Keys(view.field, building, claim, api, {
    focus: () => focus,
    moment,
    label: (board) => notes.push(`label ${board.length}`),
    answer: (what) => `the ${what}`,
  });
  building.choose();
  const state = () => {
    const board = moment().board.map((laid) => placement(laid, laid.cell)).join();
    const held = building.hand.of(building.hand.chosen);
    const chosen = held ? speech.tile(held) : "-";
    return `${chosen} ${cellName(building.cursor)} | ${board}${ghost && ` | ${ghost}`}`;
  };
  return { keys, building, claim, notes, state, stop, rack, grid, asked: () => asked };
}

type Table = ReturnType<typeof table>;

const type = ({ keys }: Table, names: string): void => {
  for (const name of names.split(" ").filter(Boolean)) keys.key(stroke(name));
};
const sent = ({ notes }: Table) => notes.filter((note) => note.startsWith("send"));

const ROWS: readonly (readonly [string, string, string])[] = [
  ["the first tile beside the board is chosen", "", "1Ae c2 | 6A@d1s"],
  ["R turns it", "r", "1As c2 | 6A@d1s"],
  ["Shift+R turns it back", "Shift+r", "1An c2 | 6A@d1s"],
  ["F flips it", "f", "1Be c2 | 6A@d1s"],
  ["F flips it back", "f f", "1Ae c2 | 6A@d1s"],
  ["a number chooses a tile", "3", "3Ae c2 | 6A@d1s"],
  ["one that lies on the board is not chosen by it", "6", "1Ae c2 | 6A@d1s"],
  ["nor the joker of somebody else", "j", "1Ae c2 | 6A@d1s"],
  ["arrows go over the board, with the tile", "ArrowUp ArrowLeft", "1Ae b1 | 6A@d1s | 1 b1 fits"],
  [
    "and not beyond",
    "ArrowLeft ArrowLeft ArrowLeft ArrowUp ArrowUp",
    "1Ae a1 | 6A@d1s | 1 a1 fits",
  ],
  ["nor around a corner", "ArrowRight ArrowRight ArrowRight", "1Ae e2 | 6A@d1s | 1 e2 not"],
  [
    "at the bottom they stop",
    "ArrowDown ArrowDown ArrowDown ArrowDown",
    "1Ae c5 | 6A@d1s | 1 c5 fits",
  ],
  ["where a tile lies none is shown", "ArrowUp ArrowRight", "1Ae d1 | 6A@d1s"],
  ["Enter lays it, and the next is chosen", "ArrowLeft Enter", "2Ae b2 | 1A@b2e,6A@d1s"],
  ["Enter takes up a tile that lies there", "ArrowRight Enter", "6As d2 | "],
  ["what does not fit is not laid", "ArrowDown Enter", "1Ae c3 | 6A@d1s | 1 c3 not"],
];

for (const [title, keys, wanted] of ROWS) {
  Deno.test(`Go! by keys: ${title}`, () => {
    const one = table();
    type(one, keys);
    equal(one.state(), wanted, keys);
  });
}

Deno.test("Go! by keys: the joker is chosen by whoever has it, and cannot be flipped", () => {
  const one = table({ seat: 1 });
  type(one, "j r f");
  equal(one.state(), "JAs c2 | ");
});

Deno.test("Go! by keys: one change is sent, the next waits for the answer", () => {
  const one = table();
  type(one, "ArrowLeft Enter ArrowDown ArrowDown Enter");
  equal(sent(one), ["send place 1A@b2e"]);
  equal(one.state(), "3Ae b4 | 1A@b2e,2A@b4e,6A@d1s");
});

Deno.test("Go! by keys: what cannot be done says why", () => {
  const reasons: readonly (readonly [Asking, string, string])[] = [
    [{}, "ArrowRight ArrowDown Enter", ""],
    [{}, "ArrowDown Enter", "refuse Go-unfit-middle Go-unfit-else"],
    [{}, "ArrowRight ArrowRight Enter", "refuse Go-unfit-edge Go-unfit-else"],
    [{}, "ArrowUp Enter", "refuse Go-unfit-tile Go-unfit-else"],
    [{ text: WAITING, legal: ["ready"] }, "r", "refuse go-hands-off"],
    [{ text: BUILDING.replace("-- --", "-- 4-"), legal: [] }, "r", "refuse go-frozen"],
    [{ text: SEARCHING, legal: [] }, "ArrowDown Enter", "refuse go-hands-off"],
    [{ text: SEARCHING, legal: [] }, "Enter", "refuse go-not-wanted P"],
  ];
  for (const [how, keys, wanted] of reasons) {
    const one = table({ ...how });
    if (keys === "Enter") one.building.cursor = 2;
    type(one, keys);
    equal(one.notes.filter((note) => note.startsWith("refuse")).join(), wanted, keys);
    equal(sent(one).length, wanted ? 0 : 1, keys);
  }
});

Deno.test("Go! by keys: while searching Enter marks a treasure of the roll, and again unmarks it", () => {
  const one = table({ text: SEARCHING, legal: [] });
  one.building.cursor = 0;
  type(one, "Enter");
  equal([...one.building.found], [0]);
  type(one, "ArrowRight ArrowRight ArrowRight Enter");
  equal([...one.building.found], [0, 3]);
  type(one, "Enter");
  equal([...one.building.found], [0]);
});

Deno.test("Go! by keys: Shift+Enter claims; among several an unsolved board only after a question", () => {
  const one = table();
  type(one, "Shift+Enter");
  equal([sent(one), one.asked()?.about], [[], "claim"]);
  one.asked()!.answer(false);
  equal(sent(one), []);
  type(one, "Shift+Enter");
  one.asked()!.answer(true);
  equal(sent(one), ["send claim"]);
  const alone = table({ text: ALONE });
  type(alone, "Shift+Enter Shift+Enter");
  equal(sent(alone), ["send claim"]);
  const waiting = table({ text: WAITING, legal: ["ready"] });
  type(waiting, "Shift+Enter Shift+Enter");
  equal(sent(waiting), ["send ready"]);
});

Deno.test("Go! by keys: touching a tile closes the question", () => {
  const one = table();
  type(one, "Shift+Enter r");
  equal(one.asked(), null);
});

Deno.test("Go! by keys: after a hasty claim of the other one may end the match, once a round", () => {
  const one = table({ text: WAITING.replace("? ?", "? ? 2x"), legal: ["ready", "end"] });
  one.claim.askToEnd();
  equal([one.asked()?.about, one.asked()?.text], ["end", "go-end-question Bo"]);
  one.asked()!.answer(false);
  one.claim.askToEnd();
  equal([sent(one), one.asked()], [[], null]);
  const other = table({ text: WAITING.replace("? ?", "? ? 2x"), legal: ["ready", "end"] });
  other.claim.askToEnd();
  other.asked()!.answer(true);
  equal(sent(other), ["send end"]);
});

Deno.test("Go! by keys: what is heard elsewhere is left alone; behind a curtain only questions count", () => {
  const rows: readonly (readonly [Asking, string, boolean])[] = [
    [{ focus: "board" }, "Enter", false], // the cell is a button and presses itself
    [{ focus: "board" }, "ArrowLeft", true],
    [{ focus: "control" }, "ArrowLeft", false],
    [{ focus: "control" }, "r", true],
    [{ focus: "busy" }, "g", false],
    [{ focus: "nothing" }, "Enter", true],
    [{ seat: null }, "g", false],
    [{ locked: true }, "r", false],
    [{ locked: true }, "g", true],
    [{}, "z", false],
  ];
  for (const [how, key, heard] of rows) {
    const pressed = stroke(key);
    table(how).keys.key(pressed);
    equal(pressed.defaultPrevented, heard, `${key} ${JSON.stringify(how)}`);
  }
});

Deno.test("Go! by keys: a question is answered, a chosen tile described", () => {
  const one = table();
  type(one, "g");
  equal(one.notes, ["api.say the goals"]);
  one.notes.length = 0;
  type(one, "1");
  equal(one.notes, ["api.say 1Ae"]);
});

Deno.test("Go! by clicks: a tap chooses a tile, another turns it", () => {
  const one = table();
  one.building.pick("2");
  equal(one.state(), "2Ae c2 | 6A@d1s");
  one.building.pick("2");
  equal(one.state(), "2As c2 | 6A@d1s");
});

/** Drag from a part of the table to a point of the board, or beside it. */
function dragged(
  one: Table,
  from: "rack" | "grid",
  on: Record<string, object>,
  to: string,
): string {
  const globals = globalThis as { document?: unknown; Element?: unknown };
  const ghost = {
    style: {},
    setAttribute() {},
    replaceChildren() {},
    getBoundingClientRect: () => ({}),
    remove() {},
  };
  globals.document = { createElement: () => ghost, createElementNS: () => noted("svg", []) };
  globals.Element = Touched;
  const [clientX, clientY] = to.split(",").map(Number);
  const finger = { button: 0, pointerId: 1, pointerType: "mouse" };
  try {
    one[from].dispatchEvent(
      event("pointerdown", { ...finger, clientX: 900, clientY: 900 }, new Touched(on)),
    );
    dispatchEvent(event("pointermove", { ...finger, clientX, clientY }));
    dispatchEvent(event("pointerup", { ...finger, clientX, clientY }));
  } finally {
    one.stop.abort();
    delete globals.document;
    delete globals.Element;
  }
  return [...sent(one), ...one.notes.filter((note) => note.startsWith("rack.fly"))].join();
}

Deno.test("Go! by drags: from the rack, over the board, and back beside it", () => {
  const tile = { "[data-tile]": { tile: "2" } };
  const lying = { ".go-cell": { cell: "3" } };
  const rows: readonly (readonly ["rack" | "grid", Record<string, object>, string, RegExp])[] = [
    ["rack", tile, "200,172", /^send place 2A@b2e$/],
    ["rack", tile, "250,272", /^rack.flyHome 2/], // the middle stays free
    ["rack", tile, "800,272", /^rack.flyHome 2/],
    ["grid", lying, "50,422", /^send lift 6, place 6A@a4s$/],
    ["grid", lying, "800,272", /^send lift 6,rack.flyHome 6/],
    ["grid", lying, "350,122", /^$/], // where it lay
    ["grid", { ".go-cell": { cell: "0" } }, "50,422", /^$/], // nothing lies there
  ];
  for (const [from, on, to, wanted] of rows) {
    const led = dragged(table(), from, on, to);
    equal(wanted.test(led), true, `${from} ${JSON.stringify(on)} to ${to}: ${led}`);
  }
  equal(dragged(table({ text: WAITING, legal: ["ready"] }), "rack", tile, "200,172"), "");
});
