import { broughtBy, carryPart } from "./carry.ts";

const same = (found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
};

Deno.test("a link brings what was put into it, and nothing else", () => {
  const carried = [
    { table: "abcdefghij12", seat: 0, code: "A".repeat(32) },
    { table: "abcdefghij13", seat: 3, code: "b_-".repeat(10) },
  ];
  same(broughtBy(`#${carryPart(carried)}`), carried);
  same(broughtBy("#pair=abc"), []);
  same(broughtBy("#bring=../x.0.aaaaaaaaaaaaaaaaaaaaaaaa,abcdefghij12.0.short"), []);
});
