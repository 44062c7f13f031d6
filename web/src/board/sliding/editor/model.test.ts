import {
  addCard,
  bar,
  draftOf,
  dropCard,
  giveTurn,
  lettersOf,
  reshape,
  rotate,
  stand,
  swap,
  textOf,
  treasure,
} from "./model.ts";

const TEXT = "classic;sealed=1 6A5c/5a5/3a9 5B a1,c3 2w b3 C:A,:B";

function same(got: unknown, wanted: unknown): void {
  const [one, two] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

Deno.test("a position that is read is written as it was", () => {
  same(textOf(draftOf(TEXT)), TEXT);
});

Deno.test("four turns and four shapes lead back to where they began", () => {
  const draft = draftOf(TEXT);
  same([0, 0, 0, 0].reduce((each) => rotate(each, 0), draft), draft);
  same([0, 0, 0, 0].reduce((each) => reshape(each, 9), draft), draft);
});

Deno.test("a treasure lies on one tile alone, and can be taken away", () => {
  const moved = treasure(draftOf(TEXT), 4, "A");
  same(textOf(moved).split(" ")[1], "65c/5aA5/3a9");
  same(lettersOf(treasure(moved, 4, "")), ["B"]);
});

Deno.test("tiles change places, also with the spare; pieces stay on the board", () => {
  const swapped = swap(draftOf(TEXT), 0, 9);
  same(textOf(swapped).split(" ").slice(1, 3), ["5B5c/5a5/3a9", "6A"]);
  same(stand(swapped, 0, 9), swapped);
  same(textOf(stand(swapped, 0, 4)).split(" ")[3], "b2,c3");
});

Deno.test("one arrow is barred, another instead, or none", () => {
  const barred = (draft: ReturnType<typeof draftOf>): string => textOf(draft).split(" ")[5]!;
  const draft = draftOf(TEXT);
  same(barred(draft), "b3");
  same(barred(bar(draft, "a2")), "a2");
  same(barred(bar(draft, "b3")), "-");
});

Deno.test("whoever gets the turn pushes first, and cards come and go", () => {
  const draft = giveTurn(draftOf(TEXT), 0);
  same(textOf(draft).split(" ").slice(4, 6), ["1p", "-"]);
  same(textOf(dropCard(addCard(draft, 1, "A"), 1, 0)).split(" ")[6], "C:A,:A");
});
