import { cellsUnder, goals, joined, placement, readPlacement, readPosition } from "./position.ts";

const TEXT = "go 3 b 60000,61200,180000 SGCB 12,7,3 --r -4- 2 1A@d3e,5B@c1s/J@a1/- ?";

function same(found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${left} is not ${right}`);
}

Deno.test("a position text is read field by field", () => {
  const position = readPosition(TEXT);
  same([position.round, position.phase, position.due], [3, "b", 180000]);
  same(position.scores, [12, 7, 3]);
  same(position.ready, [false, false, true]);
  same(position.taken, [0, 4, 0]);
  same(position.joker, 1);
  same(position.boards.map((board) => board.length), [2, 1, 0]);
});

Deno.test("placements are their texts", () => {
  for (const text of ["1A@b2e", "6B@e5n", "J@a1"]) {
    const laid = readPlacement(text)!;
    same(placement(laid, laid.cell), text);
  }
  same(readPlacement("7A@b2e"), null);
});

Deno.test("a tile covers two cells of the board, the joker one", () => {
  same(cellsUnder(readPlacement("1A@b2e")!), [6, 7]);
  same(cellsUnder(readPlacement("1A@e2e")!), null);
  same(cellsUnder(readPlacement("J@e5")!), [24]);
});

Deno.test("the check follows paths from the middle", () => {
  const board = [readPlacement("1A@d3e")!];
  same([...joined(board)].sort((a, b) => a - b), [12, 13, 14]);
  const found = goals(board, "SGCB");
  same(found.map((goal) => goal.framed), [false, false, false, true]);
  same(found[3]!.joined, true);
});
