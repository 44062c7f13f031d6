// A complete bot in one file: it takes its goal if a push opens the way, else it walks near it.
//
// daedalus arena random --engine "node examples/bot.js" --games 20
// docs/engine-protocol.md describes the dialogue, docs/notation.md the positions.
// It also runs as: deno run examples/bot.js
import process from "node:process";
import { createInterface } from "node:readline";

const STEPS = [[1, -1, 0, 4], [2, 0, 1, 8], [4, 1, 0, 1], [8, 0, -1, 2]]; // side, row, column, back
const name = ([row, column]) => "abcdefghijklmnopqrstuvwxyz"[column] + (row + 1);
const place = (text) => [Number(text.slice(1)) - 1, text.charCodeAt(0) - 97];
const same = (one, other) => one[0] === other[0] && one[1] === other[1];
const turned = (sides) => (sides << 1 | sides >> 3) & 15;
const range = (from, to, step = 1) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);

/** A tile is its open sides and the letter on it, if there is one. */
function readRow(text) {
  return [...text.matchAll(/([0-9a-f])([A-Z]?)/g)].map(([, sides, letter]) => ({
    sides: parseInt(sides, 16),
    letter,
  }));
}

/** All lines that can be pushed: their cells from the slot on. */
function lines(height, width) {
  const down = range(1, width - 1, 2).map((column) => range(0, height).map((row) => [row, column]));
  const across = range(1, height - 1, 2).map((row) => range(0, width).map((column) => [row, column]));
  return [...down, ...across].flatMap((line) => [line, line.slice().reverse()]);
}

/** All cells connected with the start. */
function reach(board, start) {
  const seen = new Set([name(start)]);
  const todo = [start];
  for (const [row, column] of todo) {
    for (const [side, down, right, back] of STEPS) {
      const there = [row + down, column + right];
      const next = board[there[0]]?.[there[1]];
      if (next && board[row][column].sides & side && next.sides & back && !seen.has(name(there))) {
        seen.add(name(there));
        todo.push(there);
      }
    }
  }
  return todo;
}

function bestTurn(position) {
  const [, rows, spareText, piecesText, turn, barred, goals] = position.split(" ");
  const seat = Number(turn[0]) - 1;
  const board = rows.split("/").map(readRow);
  const [spare] = readRow(spareText);
  const pieces = piecesText.split("!")[0].split(",").map(place);
  const goal = goals.split(",")[seat].split(":")[1][0];
  const [low, right] = [board.length - 1, board[0].length - 1];
  const corners = [[0, 0], [0, right], [low, right], [low, 0]];
  const home = corners[pieces.length === 2 ? 2 * seat : seat];
  let best = { far: Infinity, text: "" };
  for (const line of lines(board.length, board[0].length)) {
    if (name(line[0]) === barred) continue;
    let sides = spare.sides;
    for (let quarter = 0; quarter < 4; quarter++, sides = turned(sides)) {
      const after = board.map((row) => row.slice());
      line.forEach(([row, column], at) => {
        const from = line[at - 1];
        after[row][column] = from ? board[from[0]][from[1]] : { sides, letter: spare.letter };
      });
      const at = line.findIndex((cell) => same(cell, pieces[seat]));
      const me = at < 0 ? pieces[seat] : line[(at + 1) % line.length]; // out, and back in
      const row = after.findIndex((tiles) => tiles.some((tile) => tile.letter === goal));
      const aim = goal ? [row, after[row]?.findIndex((tile) => tile.letter === goal)] : home;
      for (const cell of reach(after, me)) {
        const apart = Math.abs(cell[0] - aim[0]) + Math.abs(cell[1] - aim[1]);
        const far = (aim[0] < 0 ? 99 : apart) + Math.random() / 2; // random among equals
        const text = `${name(line[0])}=${sides.toString(16)} ${name(cell)}`;
        if (far < best.far) best = { far, text };
      }
    }
  }
  return best.text;
}

let position = "";
for await (const line of createInterface({ input: process.stdin })) {
  const [order, ...words] = line.trim().split(" ");
  if (order === "hello") console.log("id name Example in JavaScript\nhellook 1");
  else if (order === "ping") console.log("pong");
  else if (order === "position") position = words.join(" ");
  else if (order === "go") console.log(`bestturn ${bestTurn(position)}`);
  else if (order === "quit") break;
}
