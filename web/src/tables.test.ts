import { dealable, middleOf, mostOf, presetsOn, tapped, wishWith } from "./tables.ts";
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
  ours: true,
  borrowed: [],
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

Deno.test("children see where they could walk, whatever the last table showed", () => {
  const quick = { name: "quick", options: { cards: 4 }, front: false };
  const children = { name: "children", options: { hands: "own" }, front: false };
  same(wishWith(children, tapped(children, {})).previews, true);
  same("previews" in wishWith(children, tapped(children, { hands: "own" })), false);
  same("previews" in wishWith(quick, tapped(quick, {})), false);
});

Deno.test("presets are combined, taken back one by one, and the printed game resets all", () => {
  const printed = { name: "classic", options: {}, front: false };
  const quick = { name: "quick", options: { cards: 4, ending: "last-card" }, front: false };
  const children = { name: "children", options: { hands: "own" }, front: false };
  const form = { presets: [printed, quick, children] } as unknown as EditionForm;
  const names = (options: Record<string, string | number>) =>
    presetsOn(form, options).on.map(({ name }) => name).join(" ");
  same(names({}), "classic");
  const both = tapped(children, tapped(quick, {})) as Record<string, string | number>;
  same(names(both), "quick children");
  same(presetsOn(form, both).own, false);
  same(JSON.stringify(tapped(quick, both)), '{"hands":"own"}');
  same(presetsOn(form, { ...both, size: 9 }).own, true);
  same(presetsOn(form, { size: 9 }).on.length, 0);
  same(JSON.stringify(tapped(printed, both)), "{}");
});
