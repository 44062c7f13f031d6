import { places } from "./places.ts";

function same(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

Deno.test("whoever wins stands in the middle, with one to six players", () => {
  for (let count = 1; count <= 6; count++) {
    const ranks = Array.from({ length: count }, (_, seat) => count - seat); // the last one wins
    const { columns, stands } = places(ranks);
    same(stands.find(({ seat }) => seat === count - 1)?.column, (columns + 1) / 2);
    same(stands.map(({ seat }) => seat).sort(), ranks.map((_, seat) => seat));
    const taken = stands.map(({ column }) => column);
    same(taken, [...new Set(taken)].sort((a, b) => a - b));
    same(taken.every((column) => column >= 1 && column <= columns), true);
  }
});

Deno.test("of four the second stands on the left, the others on the right", () => {
  same(places([4, 1, 3, 2]).stands.map(({ seat }) => seat), [3, 1, 2, 0]);
});
