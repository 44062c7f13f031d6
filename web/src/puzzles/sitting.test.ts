import { assertEquals, assertStringIncludes } from "./testing.ts";
import type { PuzzleLook, PuzzleView } from "../wire.ts";
import {
  again,
  hinted,
  now,
  pipsOf,
  sceneOf,
  sit,
  starsOf,
  takenBack,
  triesLeft,
  went,
} from "./sitting.ts";
import { chancesOf, shareText, taskOf, whyOf } from "./telling.ts";

const LOOK: PuzzleLook = {
  pos: "classic 0 0 b2 1p - :S",
  seat: 0,
  to_act: [0],
  legal: ["b1=6"],
  reach: null,
  did: [],
  turn: 0,
  outcome: "open",
  why: null,
};
const PUZZLE: PuzzleView = {
  id: "f2-1",
  kind: "fetch",
  edition: "classic",
  engine: "sliding",
  options: {},
  turns: 2,
  level: 1,
  rating: 1000,
  seats: 1,
  goals: ["owl"],
  theirs: [],
  look: LOOK,
  date: "2026-10-22",
  number: 295,
};
const after = (turn: number, outcome: PuzzleLook["outcome"] = "open"): PuzzleLook => ({
  ...LOOK,
  did: Array.from({ length: 2 * turn }, (_, at) => at % 2 ? "d4" : "b1=6"),
  turn,
  outcome,
});
const words = (id: string, about: object = {}) =>
  [id, ...Object.values(about).filter((each) => each !== "")].join(" ");
const list = (parts: readonly string[]) => parts.join("+");

Deno.test("three tries are free, every third one and a hint take a star, and one always stays", () => {
  const failed = (times: number) => ({ ...sit(PUZZLE), failed: Array(times).fill(2) });
  const hint = (times: number) => hinted(failed(times));
  assertEquals([0, 2, 3, 5, 6, 60].map(failed).map(starsOf), [3, 3, 2, 2, 1, 1]);
  assertEquals([0, 2, 3, 6].map(hint).map(starsOf), [2, 2, 1, 1]);
  assertEquals([0, 1, 2, 3, 5, 6].map(failed).map(triesLeft), [3, 2, 1, 3, 1, 0]);
});

Deno.test("what can still be won is told with its tries", () => {
  const told = (failed: number, hints: 0 | 1 | 2 = 0) =>
    chancesOf({ ...sit(PUZZLE), failed: Array(failed).fill(2), hints }, words);
  assertEquals(told(0), "puzzle-note-first");
  assertEquals(told(0, 1), "puzzle-note-hint");
  assertEquals(told(1), "puzzle-tries-left 2 3");
  assertEquals(told(3), "puzzle-note-later 2");
  assertEquals(told(4), "puzzle-tries-left 2 2");
  assertEquals(told(7), "puzzle-note-later 1");
});

Deno.test("a last push that fails ends the try before its walk, and only it is redone", () => {
  const pushed = { ...after(1), did: ["b1=6"], turn: 1, outcome: "wrong" as const };
  const wrong = went(sit(PUZZLE), pushed);
  assertEquals(now(takenBack(wrong, true)), LOOK);
  const second = { ...after(2, "wrong"), did: ["b1=6", "d4", "d1=6"] };
  const later = went(went(sit(PUZZLE), after(1)), second);
  assertEquals(now(takenBack(later, true)).turn, 1);
});

Deno.test("taking back within a try is free, and after it only the last turn is redone", () => {
  const once = went(sit(PUZZLE), after(1));
  assertEquals(now(takenBack(once)), LOOK);
  assertEquals(starsOf(takenBack(once)), 3);
  const wrong = went(once, after(2, "wrong"));
  assertEquals([takenBack(wrong).looks.length, takenBack(wrong).over], [2, ""]);
  assertEquals(again(wrong).looks.length, 1);
  const solved = went(once, after(2, "solved"));
  assertEquals(takenBack(solved), solved);
});

Deno.test("the turns are a trail: done, now, still to come, used up", () => {
  const once = went(sit(PUZZLE), after(1));
  assertEquals(pipsOf(sit(PUZZLE)), ["now", "todo"]);
  assertEquals(pipsOf(once), ["done", "now"]);
  assertEquals(pipsOf(went(once, after(2, "wrong"))), ["gone", "gone"]);
  assertEquals(pipsOf(went(once, after(2, "solved"))), ["done", "done"]);
});

Deno.test("a scene plays what was done since the one before, and jumps otherwise", () => {
  const stepped = sceneOf(PUZZLE, after(2), ["Pip"], after(1));
  assertEquals([stepped.did.length, stepped.by], [2, 0]);
  const jumped = sceneOf(PUZZLE, after(1), ["Pip"]);
  assertEquals([jumped.did.length, jumped.by, jumped.anew], [0, null, true]);
});

Deno.test("the task and the reason name the treasure", () => {
  assertStringIncludes(taskOf(PUZZLE, words, list).title, "motif-classic-owl");
  const why = {
    reason: "one_wall_away",
    motif: "owl",
    motifs: [],
    reply: [],
    pos: null,
    seat: null,
    count: 1,
    best: 0,
    cell: "b5",
    side: "south",
    open: ["south", "west"],
  };
  const told = whyOf(why, PUZZLE, words, list);
  assertEquals(told.title, "puzzle-close");
  assertStringIncludes(told.soft, "puzzle-side-south+puzzle-side-west");
});

Deno.test("what is shared tells tries and stars, and no way", () => {
  const wrong = went(went(sit(PUZZLE), after(1)), after(2, "wrong"));
  const solved = went(went(again(wrong), after(1)), after(2, "solved"));
  const text = shareText(solved, 13, "https://x/puzzles/daily?date=2026-10-22", words);
  assertStringIncludes(text, "👣🧱\n👣🦉 ⭐⭐");
  assertStringIncludes(text, "295");
  assertStringIncludes(text, "?date=2026-10-22");
  for (const hidden of ["b1", "d4", "=6"]) assertEquals(text.includes(hidden), false);
});

/** What is shared of a solved puzzle about each motif. */
const PRIZES: Readonly<Record<string, readonly [motifs: string, emojis: string]>> = {
  classic: [
    "book purse map crown keys skull ring chest emerald sword candelabrum helmet sorceress bat " +
    "troll dragon ghost genie owl scarab moth rat lizard spider",
    "📖👛🗺️👑🗝️💀💍🧰💚🗡️🕯️⛑️🧙‍♀️🦇🧌🐉👻🧞🦉🪲🦋🐀🦎🕷️",
  ],
  pirates: [
    "anchor compass spyglass wheel barrel sextant cannon bell lantern bottle chart flag whale " +
    "octopus shark turtle narwhal sea-serpent shell fish parrot crab starfish seahorse",
    "⚓🧭🔭☸️🛢️📐💣🔔🏮🍾🗺️🏴🐋🐙🦈🐢🐳🐍🐚🐟🦜🦀⭐🐴",
  ],
  galaxy: [
    "planet rocket comet crystal helmet dish starmap core station telescope rover satellite orb " +
    "black-hole ghost-ship dark-gate robot ufo alien star-whale jelly sprout beacon water-bear",
    "🪐🚀☄️🔮⛑️📡🌌⚛️🛰️🔭🚙🛰️🔮🕳️👻🚪🤖🛸👽🐋🪼🌱🚨🐻",
  ],
  go: ["dragon keys", "🧩🧩"],
  connect: ["otter", "🌿"],
  glade: ["thing-a owl", "💎💎"], // a new edition, without a skin
};

Deno.test("what is shared shows the prize of its edition, and a gem where none fits", () => {
  for (const [edition, [motifs, emojis]] of Object.entries(PRIZES)) {
    const prize = (motif: string): string => {
      const puzzle = { ...PUZZLE, edition, turns: 1, goals: [motif] };
      const text = shareText(went(sit(puzzle), after(1, "solved")), 1, "", words);
      return text.split("\n")[1]!.split(" ")[0]!;
    };
    assertEquals(motifs.split(" ").map(prize).join(""), emojis, edition);
  }
  const home = went(sit({ ...PUZZLE, turns: 1, goals: [] }), after(1, "solved"));
  assertStringIncludes(shareText(home, 1, "", words), "\n💎 ⭐⭐⭐\n");
});

Deno.test("where a push counts, taking it back costs a try, and aiming costs nothing", () => {
  const pushed = went(sit(PUZZLE), { ...after(0), did: ["b1=6"] });
  assertEquals(takenBack(pushed, true).failed.length, 1);
  assertEquals(again(pushed, true).failed.length, 1);
  assertEquals(again(sit(PUZZLE), true).failed.length, 0);
  const wrong = went(pushed, after(1, "wrong"));
  assertEquals([wrong.failed.length, again(wrong, true).failed.length], [1, 1]);
  assertEquals(takenBack(wrong, true).looks.length, 1);
});
