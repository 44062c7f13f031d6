import { middleOf, mostOf } from "./tables.ts";
import type { OptionForm } from "./wire.ts";

const same = (found: unknown, wanted: unknown): void => {
  if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
};

const option = (deck: Record<string, number> | null): OptionForm => ({
  name: "cards",
  default: "all",
  words: ["all"],
  low: 1,
  high: 24,
  shape: null,
  deck,
});

Deno.test("of a deck each seat gets at most an equal share, by the size of the board", () => {
  const cards = option({ 5: 11, 7: 24 });
  same(mostOf(cards, 2, {}), 12);
  same(mostOf(cards, 4, { size: 5 }), 2);
  same(mostOf(option(null), 4, {}), 24);
});

Deno.test("the middle of a board has a name", () => {
  same(middleOf(5), "c3");
  same(middleOf(9), "e5");
});
