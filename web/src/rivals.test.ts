import {
  fittedStrength,
  forgetGames,
  lately,
  learnFrom,
  lossIn,
  numberOf,
  stoneOf,
} from "./rivals.ts";
import type { Review } from "./review/values.ts";
import type { Now } from "./wire.ts";

const same = (found: unknown, wanted: unknown): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
};

const over = (id: string, levels: readonly string[], winners: readonly number[]): Now => ({
  table: {
    id,
    edition: "classic",
    seats: ["", ...levels].map((level) => ({
      kind: level ? "bot" : "human",
      level: level || null,
    })),
  },
  you: { seats: [0] },
  outcome: { winners },
} as unknown as Now);

Deno.test("six faces share the twenty steps, and what lies between them", () => {
  same([0, 1, 3.9, 4, 10, 12.5, 14, 20].map(stoneOf), [1, 1, 1, 2, 3, 4, 5, 6]);
  same(["7", "12.5", "hard", "21", "you", ""].map(numberOf), [7, 12.5, 13, null, null, null]);
});

Deno.test("a game counts once, and only if one person met rivals of one strength", () => {
  forgetGames();
  const first = fittedStrength("classic", 2);
  learnFrom(over("a", ["easy"], [0])); // a name says nothing on the dial
  learnFrom(over("b", ["5", "7"], [0]));
  learnFrom({ ...over("c", ["5"], [0]), outcome: null });
  same(lately("classic", 2), { won: 0, games: 0 });
  learnFrom(over("d", ["5"], [0]));
  learnFrom(over("d", ["5"], [0]));
  same(lately("classic", 2), { won: 1, games: 1 });
  same(fittedStrength("classic", 2), 6.5);
  same(fittedStrength("classic", 4), 3.6); // another number of players is learned by itself
  forgetGames();
  same(fittedStrength("classic", 2), first);
});

Deno.test("a review tells what a decision lost, if there was a choice", () => {
  const turns = [
    { seat: 0, forced: false, own: [-0.25, 0] },
    { seat: 1, forced: false, own: [0, -0.5] },
    { seat: 0, forced: true, own: [-0.9, 0] },
    { seat: 0, forced: false, own: [-0.5, 0] },
  ];
  const review = { finished: true, judged: "chances", turns } as unknown as Review;
  same(lossIn(review, 0), 37.5);
  same(lossIn({ ...review, judged: "points" }, 0), null);
  same(lossIn(null, 0), null);
});
