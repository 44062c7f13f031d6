// Go! in words: labels of tiles and cells, answers to questions, what was just laid.

import type { Mask } from "../../art/index.ts";
import { Noun } from "../../grammar.ts";
import type { Words } from "../../i18n.ts";
import { joined as inOne, listed, sentences } from "../../speech.ts";
import {
  cellsUnder,
  FACES,
  type Goal,
  goals,
  type Held,
  joined,
  type Laid,
  loose,
  MIDDLE,
  openSides,
  type Position,
  PRINT,
  sidesOf,
  SIZE,
} from "./position.ts";
import { keyOf, WORLD } from "./world.ts";

const SIDES: readonly (readonly [Mask, string, string])[] = [
  [1, "north", "n"],
  [2, "east", "e"],
  [4, "south", "s"],
  [8, "west", "w"],
];

export class Speech {
  #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  list(parts: readonly string[]): string {
    return listed(parts, this.#words("go-language"));
  }

  motif(letter: string): string {
    return this.#words(`motif-${WORLD}-${keyOf(letter)}`);
  }

  /** A treasure inside a sentence, which may ask for its forms. */
  the(letter: string): Noun {
    return new Noun(`motif-${WORLD}-${keyOf(letter)}`);
  }

  /** Treasures inside a sentence: "the crown and the bat". */
  theMotifs(letters: readonly string[]): string {
    return this.list(
      letters.map((letter) => this.#words(`motif-${WORLD}-${keyOf(letter)}.the`)),
    );
  }

  sides(mask: Mask): string {
    return this.list(
      SIDES.filter(([side]) => mask & side).map(([, name]) => this.#words(`side-${name}`)),
    );
  }

  /** A tile as it is turned, with the ways on it. */
  tile(held: Held): string {
    if (held.tile === "J") return this.#words("go-joker-tile");
    const [first, second] = sidesOf(held);
    return sentences(
      `${
        this.#words("go-tile-turned", {
          tile: held.tile,
          face: FACES[held.face]!,
          heading: this.#words(
            `side-${SIDES.find(([, , heading]) => heading === held.heading)![1]}`,
          ),
          hole: held.tile <= "4" ? "yes" : "no",
        })
      }.`,
      this.#words("go-tile-open", { first: this.sides(first!), second: this.sides(second!) }),
    );
  }

  /** A cell: what is printed on it, what lies on it, where paths lead from it. */
  cell(cell: number, board: readonly Laid[], roll: string, found: boolean): string {
    const letter = PRINT[cell]!;
    const laid = board.find((each) => cellsUnder(each)?.includes(cell));
    const open = openSides(board).get(cell);
    return inOne(
      this.#words("go-cell", {
        motif: cell === MIDDLE ? this.#words("go-middle") : this.motif(letter),
        wanted: roll.includes(letter) ? "yes" : "no",
        tile: laid ? laid.tile : "none",
      }),
      found && !laid ? this.#words("go-cell-found") : "",
      laid && open ? this.#words("tile-open-to", { sides: this.sides(open) }) : "",
      laid && joined(board).has(cell) ? this.#words("go-cell-linked") : "",
      this.#spot(cell),
    );
  }

  /** Where a cell is: "row 2, column 4". */
  #spot(cell: number): string {
    return this.#words("cell-at", { row: Math.floor(cell / SIZE) + 1, column: cell % SIZE + 1 });
  }

  /** What the dice show, where it is on the board, and what of it is framed. */
  wanted(board: readonly Laid[], roll: string): string {
    if (roll === "") return this.#words("go-no-roll");
    return sentences(
      ...goals(board, roll).map((goal) => `${inOne(this.goal(goal), this.#spot(goal.cell))}.`),
    );
  }

  goal(goal: Goal): string {
    const motif = this.motif(goal.letter);
    return goal.framed ? this.#words("go-goal-framed", { motif }) : motif;
  }

  laid(laid: Laid, roll: string): string {
    const cells = cellsUnder(laid) ?? [];
    const shows = laid.tile <= "4" && roll.includes(PRINT[laid.cell]!);
    return this.#words("go-laid", {
      tile: laid.tile,
      cells: this.theMotifs(cells.map((cell) => PRINT[cell]!)),
      motif: shows ? this.theMotifs([PRINT[laid.cell]!]) : "none",
    });
  }

  /** The tiles that nothing links to the middle; nothing where there are none. */
  loose(board: readonly Laid[], position: Position): string {
    const tiles = loose(board, position).map(({ tile }) => tile);
    if (tiles.length === 0) return "";
    return this.#words("go-loose", { count: tiles.length, tiles: this.list(tiles) });
  }

  /** All tiles that lie on a board. */
  board(board: readonly Laid[], roll: string): string {
    if (board.length === 0) return this.#words("go-board-empty");
    return sentences(...board.map((laid) => this.laid(laid, roll)));
  }

  row(cell: number, board: readonly Laid[], roll: string): string {
    const first = cell - cell % SIZE;
    return sentences(
      ...Array.from({ length: SIZE }, (_, at) => `${this.cell(first + at, board, roll, false)}.`),
    );
  }

  hand(tiles: readonly Held[]): string {
    return tiles.length === 0
      ? this.#words("go-hand-empty")
      : sentences(...tiles.map((held) => this.tile(held)));
  }

  /** What the others have built. */
  rival(name: string, board: readonly Laid[], roll: string): string {
    const count = goals(board, roll).filter((goal) => goal.framed).length;
    return this.#words("go-rival", { name, count });
  }

  scores(position: Position, names: readonly string[]): string {
    if (position.scores.length === 1) {
      return `${this.#words("go-solved", { solved: position.scores[0] ?? 0 })}.`;
    }
    return sentences(
      ...position.scores.map((points, seat) =>
        `${names[seat] ?? ""}: ${this.#words("points", { count: points })}.`
      ),
    );
  }

  time(seconds: number | null): string {
    return seconds === null ? this.#words("go-no-limit") : this.#words("go-time-left", { seconds });
  }
}
