import {
  cellsUnder,
  goals,
  joined,
  loose,
  looseEnds,
  passes,
  placement,
  readPlacement,
  readPosition,
  unfit,
  wayTo,
} from "./position.ts";

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

Deno.test("a way leads from the middle to what a path joins, and nowhere else", () => {
  const board = [readPlacement("1A@d3e")!];
  same(wayTo(board, 14), [12, 13, 14]);
  same(wayTo(board, 0), []);
});

Deno.test("the place where a path breaks off is known for what is not joined", () => {
  const board = [readPlacement("1A@a1e")!]; // open to the west edge and to c1
  const { ways, breaks } = looseEnds(board, 0);
  same(ways, [[0, 1]]);
  same(breaks, [{ cell: 0, side: 8 }, { cell: 1, side: 2 }]);
});

Deno.test("a tile on its own leaves a board unsolved since version 2", () => {
  const board = "1A@c4s,2B@a3e,3B@a1e,4A@d1s,5A@c1s,6A@e4s";
  const old = readPosition(`go 1 b 0,5,9 SGCW 7,7 -- -- - ${board}/- ?`);
  const now = readPosition(`go 1 b 0,5,9 SGCW 7,7 -- -- - ${board}/- ? -,- 2x3`);
  same(loose(now.boards[0]!, now).map(({ tile }) => tile), ["6"]);
  same([passes(now.boards[0]!, now), passes(now.boards[0]!.slice(0, 5), now)], [false, true]);
  same(passes(old.boards[0]!, old), true);
  same([now.hasty, old.hasty], [1, null]);
});

Deno.test("a tile fits, or it is said why not", () => {
  const board = [readPlacement("1A@d3e")!];
  same(unfit(board, readPlacement("2A@a1e")!), null);
  same(unfit(board, readPlacement("2A@e1e")!), "edge");
  same(unfit(board, readPlacement("2A@b3e")!), "middle");
  same(unfit(board, readPlacement("2A@d2s")!), "tile");
  same(unfit(board, readPlacement("1A@e3w")!), null); // its own place is free for it
});
