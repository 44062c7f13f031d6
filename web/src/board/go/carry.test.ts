import { element, equal, event, noted } from "../kit/testing.ts";
import { Carry } from "./carry.ts";
import { cellName, type Held } from "./position.ts";

const GRID = { left: 0, top: 0, right: 500, bottom: 500, width: 500 };

/** Carry a tile: "down 0,0 move 150,250 up"; a finger's with "@".  What it led to. */
function carried(moves: string, held: Partial<Held> = {}, pick = true): string[] {
  const notes: string[] = [];
  const ghost = {
    style: {},
    setAttribute() {},
    replaceChildren() {},
    getBoundingClientRect: () => "there",
    remove: () => notes.push("gone"),
  };
  const globals = globalThis as { document?: unknown };
  globals.document = { createElement: () => ghost, createElementNS: () => noted("svg", []) };
  const stop = new AbortController();
  const place = element<HTMLElement>();
  const grid = element<HTMLElement>({
    getBoundingClientRect: () => GRID,
    parentElement: { append() {} },
  });
  const named = (cell: number | null) => cell === null ? "nowhere" : cellName(cell);
  const carry = new Carry([place], grid, {
    pick: () => pick ? { tile: "1" } : null,
    held: (tile) => ({ tile, face: 0, heading: "e", ...held }),
    lift: (tile) => notes.push(`lift ${tile}`),
    over: (_, cell) => notes.push(`over ${named(cell)}`),
    drop: (tile, cell) => notes.push(`drop ${tile} ${named(cell)} ${carry.tile}`),
  }, stop.signal);
  try {
    for (
      const [, what, button, point, finger, id] of moves.matchAll(
        /([a-z]+)(!?)(?: (-?\d+,-?\d+)(@?)(?:#(\d))?)?/g,
      )
    ) {
      const [clientX, clientY] = (point ?? "0,0").split(",").map(Number);
      const name = { click: "click", slide: "touchmove" }[what!] ?? `pointer${what}`;
      const made = event(name, {
        clientX,
        clientY,
        button: button ? 2 : 0,
        pointerId: Number(id ?? 1),
        pointerType: finger ? "touch" : "mouse",
      });
      let stopped = false;
      made.stopPropagation = () => stopped = true;
      if (what === "redraw") carry.redraw();
      else if (what === "end") stop.abort();
      else if (what === "slide") place.dispatchEvent(made);
      else dispatchEvent(made);
      if (what === "down") place.dispatchEvent(made);
      if (what === "click") notes.push(`click ${stopped ? "ignored" : "counts"}`);
      if (what === "slide") notes.push(`slide ${made.defaultPrevented ? "ignored" : "counts"}`);
    }
  } finally {
    stop.abort();
    delete globals.document;
  }
  return notes;
}

const ROWS: readonly (readonly [string, string, string])[] = [
  ["a tap stays a click", "down 0,0 move 7,0 up 7,0 click", "click counts"],
  [
    "a tile is lifted, seen a little above the mouse, and let go over a cell",
    "down 600,0 move 608,0 move 200,272 up 200,272",
    "lift 1; over nowhere; over b3; gone; drop 1 b3 null",
  ],
  [
    "a finger does not hide it",
    "down 0,0@ move 200,296@ up 0,0@",
    "lift 1; over b3; gone; drop 1 b3 null",
  ],
  [
    "the click that ends it is no tap",
    "down 600,0 move 200,272 up 200,272 click",
    "lift 1; over b3; gone; drop 1 b3 null; click ignored",
  ],
  [
    "a click that is pressed for anew counts, however soon",
    "down 600,0 move 200,272 up 200,272 down! 0,0 click",
    "lift 1; over b3; gone; drop 1 b3 null; click counts",
  ],
  [
    "near the edge it stays within the board",
    "down 600,0 move 530,272 up",
    "lift 1; over d3; gone; drop 1 d3 null",
  ],
  [
    "further out it is beside it",
    "down 600,0 move 546,272 up",
    "lift 1; over nowhere; gone; drop 1 nowhere null",
  ],
  [
    "above the board too",
    "down 600,0 move 200,-24 up",
    "lift 1; over nowhere; gone; drop 1 nowhere null",
  ],
  [
    "what is cancelled is dropped nowhere",
    "down 600,0 move 200,272 cancel",
    "lift 1; over b3; gone; drop 1 nowhere null",
  ],
  ["another finger carries nothing", "down 600,0 move 200,272#2 up 200,272#2", ""],
  ["a second press changes nothing", "down 600,0 down 0,0#2 move 200,272#2", ""],
  ["the right button carries nothing", "down! 600,0 move 200,272", ""],
  [
    "a turned tile is drawn anew",
    "down 600,0 redraw move 200,272 redraw",
    "lift 1; over b3; over b3; gone",
  ],
  [
    "a board that goes takes it along",
    "down 600,0 move 200,272 end up 0,0",
    "lift 1; over b3; gone",
  ],
  [
    "a finger scrolls unless it carries",
    "down 600,0 slide move 200,272 slide",
    "slide counts; lift 1; over b3; slide ignored; gone",
  ],
];

for (const [title, moves, wanted] of ROWS) {
  Deno.test(`a carried tile: ${title}`, () => equal(carried(moves).join("; "), wanted));
}

Deno.test("a carried tile is named by its first cell, whichever way it heads", () => {
  const over = (held: Partial<Held>) => carried("down 600,0 move 210,232", held)[1];
  equal(over({ heading: "e" }), "over b3");
  equal(over({ heading: "w" }), "over c3");
  equal(over({ heading: "s" }), "over c2");
  equal(over({ heading: "n" }), "over c3");
  equal(over({ tile: "J", heading: "w" }), "over c3");
});

Deno.test("a carried tile: nothing is lifted where nothing can be", () => {
  equal(carried("down 600,0 move 200,272 up", {}, false), []);
});
