// Connect in words: labels of tiles and plots, answers to questions, lines of the log.

import type { Mask } from "../../art/index.ts";
import type { Words } from "../../i18n.ts";
import { joined, listed, sentences } from "../../speech.ts";
import type { LogLine, Scene } from "../board.ts";
import { type Lay, readLay } from "./lays.ts";
import type { Position } from "./position.ts";
import { at, pairOf, type Place, placeOf, type Tile } from "./tiles.ts";
import { keyOf, WORLD } from "./world.ts";

const SIDE_NAMES: readonly [Mask, string][] = [[1, "north"], [2, "east"], [4, "south"], [
  8,
  "west",
]];

/** On which side of a neighbour a place is, and the step to that neighbour; rows count downwards. */
const NEIGHBOURS: readonly (readonly [string, number, number])[] = [
  ["right", -1, 0],
  ["below", 0, -1],
  ["left", 1, 0],
  ["above", 0, 1],
];

export class Speech {
  #words: Words;
  #names: readonly string[];

  constructor(words: Words, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  /** A list in natural language. */
  list(parts: readonly string[]): string {
    return listed(parts, this.#words("connect-language"));
  }

  name(seat: number): string {
    return this.#names[seat] ?? "";
  }

  /** The name of a creature on its own. */
  title(letter: string): string {
    const key = keyOf(letter);
    return key ? this.#words(`motif-${WORLD}-${key}`) : letter;
  }

  /** The name of a creature inside a sentence: only German capitalises it there. */
  creature(letter: string): string {
    if (!keyOf(letter)) return letter;
    const name = this.title(letter);
    const language = this.#words("connect-language");
    return language === "de" ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
  }

  /** The creatures of a tile: "fox and owl". */
  pair(pair: string): string {
    return this.list([...pair].map((letter) => this.creature(letter)));
  }

  /** Where a tile lies, counted from the top left of the garden: "row 2, column 3". */
  place(place: Place, { lying }: Position): string {
    const [x, y] = at(place);
    const places = [...lying.keys()].map(at);
    const left = Math.min(...places.map(([column]) => column));
    const top = Math.min(...places.map(([, row]) => row));
    return this.#words("cell-at", { row: y - top + 1, column: x - left + 1 });
  }

  /** Where a free place is, by a tile that lies beside it: "to the right of fox and owl". */
  beside(place: Place, { lying }: Position): string {
    const [x, y] = at(place);
    for (const [side, dx, dy] of NEIGHBOURS) {
      const tile = lying.get(placeOf(x + dx, y + dy));
      if (tile) return this.#words("connect-beside", { side, pair: this.pair(tile.pair) });
    }
    return "";
  }

  /** A tile as it is turned: "fox and owl, corner, open north and east". */
  tile(tile: Tile): string {
    const open = SIDE_NAMES.filter(([side]) => tile.sides & side).map(([, name]) => name);
    const straight = tile.sides === 5 || tile.sides === 10;
    return joined(
      this.pair(tile.pair),
      this.#words("tile-lies", {
        shape: straight ? "straight" : open.length,
        sides: this.list(open.map((name) => this.#words(`side-${name}`))),
      }),
    );
  }

  lying(place: Place, tile: Tile, catching: boolean, position: Position): string {
    return joined(
      catching ? this.#words("connect-can-catch") : "",
      this.tile(tile),
      this.place(place, position),
    );
  }

  /** A place to lay on, with what it would catch. */
  plot(place: Place, fits: boolean, lay: Lay | null, position: Position): string {
    return joined(
      this.#words(fits ? "connect-plot" : "connect-plot-turned"),
      this.beside(place, position),
      lay === null || lay.take.length === 0 ? "" : this.catches(lay.take, position),
    );
  }

  /** What would be caught: "catches 2 tiles: fox and owl; fox and bee". */
  catches(take: readonly Place[], position: Position): string {
    if (take.length === 0) return this.#words("connect-catches-none");
    const tiles = take.map((place) => position.lying.get(place)).filter((tile) => tile);
    return this.#words("connect-catches", {
      count: take.length,
      tiles: tiles.map((tile) => this.pair(tile!.pair)).join("; "),
    });
  }

  hand(tiles: readonly (Tile | null)[]): string {
    const known = tiles.filter((tile): tile is Tile => tile !== null);
    if (known.length === 0) return this.#words("connect-hand-none");
    return known.map((tile, index) =>
      this.#words("connect-hand-tile", { number: index + 1, tile: this.tile(tile) })
    ).join(" ");
  }

  score(seat: number, count: number): string {
    const caught = this.#words("connect-caught", { count });
    return this.#words("connect-score", { name: this.name(seat), caught });
  }

  scores(position: Position): string {
    return position.caught.map((caught, seat) => this.score(seat, caught.length)).join(" ");
  }

  board(position: Position): string {
    return [...position.lying].map(([place, tile]) =>
      `${joined(this.place(place, position), this.tile(tile))}.`
    )
      .join(" ");
  }

  /** What was done, as a line of the log. */
  tell(before: Position, scene: Scene): LogLine[] {
    return scene.did.flatMap((text) => {
      const lay = readLay(text);
      if (lay === null) return [];
      const seat = scene.by ?? before.seat;
      const name = this.name(seat);
      const said = this.#words("connect-told-lay", {
        name,
        pair: this.pair(pairOf(lay.tile)),
        place: this.beside(lay.place, before),
      });
      if (lay.take.length === 0) return [{ seat, text: said }];
      const tiles = lay.take.map((place) => this.pair(before.lying.get(place)?.pair ?? ""));
      const caught = this.#words("connect-told-catch", {
        name,
        count: tiles.length,
        tiles: tiles.join("; "),
      });
      return [{ seat, text: sentences(said, caught) }];
    });
  }
}
