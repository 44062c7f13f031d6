import {
  type Draft,
  draftOf,
  enter,
  flip,
  giveJoker,
  giveScoreTile,
  lay,
  lift,
  mayLay,
  rackOf,
  secondsLeft,
  setDie,
  setPoints,
  setReady,
  setSeconds,
  shift,
  textOf,
  turn,
} from "./model.ts";

const TEXT = "go 3 b 60000,61200,180000 SGCW 12,7,3 --- -4- 2 1A@c4s,5B@c1s/J@a1/- ? -,-,- -";
const START = "go;limit=0 0 p 0,0,20000 - 7,7 -- -- - -/- abc -,- -";
const TIMES = { dice: "pinwheel", search: 15, limit: 120, pause: 20 };
const field = (draft: Draft, at: number): string => textOf(draft).split(" ")[at]!;

function same(got: unknown, wanted: unknown): void {
  const [one, two] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

Deno.test("a position that is read is written as it was, of either version", () => {
  same([TEXT, START].map((text) => textOf(draftOf(text))), [TEXT, START]);
  const old = TEXT.split(" ").slice(0, 11).join(" ");
  same(textOf(draftOf(old)), old);
});

Deno.test("a tile is laid, moved by either of its cells, turned, flipped and lifted", () => {
  const draft = draftOf(TEXT);
  const boards = (each: Draft): string => field(each, 9);
  const laid = lay(draft, 2, "3", 0);
  same(boards(laid), "1A@c4s,5B@c1s/J@a1/3A@a1e");
  same(boards(shift(laid, 2, 1, 7)), "1A@c4s,5B@c1s/J@a1/3A@b2e");
  same(boards(turn(laid, 2, 0)), "1A@c4s,5B@c1s/J@a1/3A@a1s");
  same(boards(flip(laid, 2, 1)), "1A@c4s,5B@c1s/J@a1/3B@a1e");
  same(boards(flip(laid, 1, 0)), boards(laid));
  same(textOf(lift(laid, 2, 1)), TEXT);
  same(rackOf(laid, 2), ["1", "2", "4", "5", "6"]);
});

Deno.test("a tile turns until it fits, and stays where it was if it never does", () => {
  const draft = draftOf(TEXT);
  same(field(lay(draft, 2, "2", 4), 9).split("/")[2], "2A@e1s");
  same([mayLay(draft, 2, "2", 12), textOf(lay(draft, 2, "2", 12))], [false, TEXT]);
});

Deno.test("a phase begins with a roll, its time, and nobody ready", () => {
  const draft = setReady(draftOf(START), 0, true);
  same(textOf(enter(draft, "b", TIMES)).split(" ").slice(1, 7), [
    "1",
    "b",
    "0,0,120000",
    "SGCW",
    "7,7",
    "--",
  ]);
  same(field(enter(draft, "s", { ...TIMES, search: 0 }), 3), "0,0,-");
  same([secondsLeft(setSeconds(draft, 7)), secondsLeft(setSeconds(draft, null))], [7, null]);
});

Deno.test("a die shows another treasure, no two the same, or none has been rolled", () => {
  const draft = draftOf(TEXT);
  same(field(setDie(draft, 1, "X", TIMES), 4), "SXCW");
  same(field(setDie(draft, 0, "W", TIMES), 4), "WGCS");
  same(textOf(setDie(draft, 0, "", TIMES)).split(" ").slice(1, 5), [
    "0",
    "b",
    "60000,61200,180000",
    "-",
  ]);
  same(field(setDie(draftOf(START), 0, "E", TIMES), 4), "EGCW");
});

Deno.test("points, score tiles and the joker go to others", () => {
  const draft = draftOf(TEXT);
  same(field(setPoints(draft, 2, 20), 5), "12,7,20");
  same(field(giveScoreTile(draft, 0, 4), 7), "4--");
  same(field(giveScoreTile(giveScoreTile(draft, 0, 2), 0, 4), 7), "42-");
  same(textOf(giveJoker(draft, 2)).split(" ").slice(8, 10), ["3", "1A@c4s,5B@c1s/-/-"]);
});

Deno.test("since when a board is solved follows from it", () => {
  const built = "1A@c4s,2B@a3e,3B@a1e,4A@d1s,5A@c1s"; // the roll SGCW
  const draft = draftOf(`go 1 b 0,5,9 SGCX 7,7 -- -- - ${built}/- ? -,- -`);
  const solved = setDie(draft, 3, "W", TIMES);
  same(field(solved, 11), "5,-");
  same(field(lift(solved, 0, 2), 11), "-,-");
});
