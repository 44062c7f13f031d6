import { assertEquals, assertStringIncludes } from "./testing.ts";
import type { PuzzleLook, PuzzleView } from "../wire.ts";
import { again, hinted, now, pipsOf, sceneOf, sit, starsOf, takenBack, went } from "./sitting.ts";
import { shareText, taskOf, whyOf } from "./telling.ts";

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

Deno.test("a further try and a hint take a star each, and one always stays", () => {
  const first = sit(PUZZLE);
  const failed = went(went(first, after(1)), after(2, "wrong"));
  assertEquals([first, failed, hinted(failed), hinted(hinted(failed))].map(starsOf), [3, 2, 1, 1]);
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
  assertStringIncludes(taskOf(PUZZLE, words, list).title, "motif-classic-owl.the");
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
  meadow: ["thing-a owl", "💎💎"], // a new edition, without a skin
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
