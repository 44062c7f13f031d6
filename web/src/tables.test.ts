import { dealable, middleOf, mostOf } from "./tables.ts";
import type { EditionForm, OptionForm } from "./wire.ts";

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

Deno.test("one more seat leaves everyone as many cards as the deck of that board has", () => {
  const form = { options: [option({ 5: 11, 7: 24 })] } as unknown as EditionForm;
  same(dealable(form, { cards: 12, size: 7 }, 3).cards, 8);
  same(dealable(form, { cards: 5, size: 5 }, 3).cards, 3);
  const enough = { cards: 3, size: 5 };
  same(dealable(form, enough, 3), enough);
  same(dealable(form, { cards: "all" }, 3).cards, "all");
});

Deno.test("the middle of a board has a name", () => {
  same(middleOf(5), "c3");
  same(middleOf(9), "e5");
});
