import type { Frame, Replay } from "../wire.ts";
import { missed } from "./film.ts";

const frame = (ply: number, by: number | null): Frame => ({
  ply,
  by,
  did: [`a${ply}`],
  ms: 0,
  pos: `p${ply}`,
});

/** A game in which everybody pushes and walks. */
const replay = (turns: number): Replay => ({
  edition: "classic",
  engine: "sliding",
  options: {},
  seats: [],
  frames: [
    frame(0, null),
    ...Array.from({ length: 2 * turns }, (_, at) => frame(at + 1, (at >> 1) % 3)),
  ],
  outcome: null,
  seed: null,
  verified: null,
  next: null,
});

const same = (found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
};

Deno.test("the turns since somebody looked are shown from where the board stood", () => {
  const found = missed(replay(4), 2, 8)!;
  same(found.turns, [1, 2, 0]);
  same(found.scenes.map(({ ply }) => ply), [2, 3, 4, 5, 6, 7, 8]);
  same(found.scenes[0]!.did, []);
  same(found.before, 0);
});

Deno.test("of many turns the last six are shown", () => {
  const found = missed(replay(15), 0, 30)!;
  same(found.turns.length, 6);
  same(found.before, 9);
  same(found.scenes[0]!.ply, 18);
});

Deno.test("whoever has missed nothing sees nothing", () => {
  same(missed(replay(4), 8, 8), null);
  same(missed(replay(4), 9, 8), null);
});

Deno.test("what comes while the replay is fetched is not part of it", () => {
  same(missed(replay(4), 2, 6)!.turns, [1, 2]);
});
