// Building: tiles are turned, flipped, laid, taken up and carried; while searching, treasures are
// marked.  What was just laid stays laid until the house says otherwise.

import { sentences } from "../../speech.ts";
import type { BoardApi } from "../board.ts";
import type { Reel } from "../kit/reel.ts";
import type { Ask } from "./ask.ts";
import { Carry } from "./carry.ts";
import { Hand } from "./hand.ts";
import { besideOf, type BoardMoment, lyingOn, mayBuild, seatOf } from "./moment.ts";
import type { Outbox } from "./outbox.ts";
import { shake } from "./parts.ts";
import { cellsUnder, type Laid, placement, PRINT, unfit } from "./position.ts";
import type { Speech } from "./speech.ts";
import { cellOf, type View } from "./view.ts";

/** The table that is built at. */
export interface BuildingTable {
  moment(): BoardMoment;
  paint(): void;
  refuse(sentence: string): void;
}

export class Building {
  readonly hand = new Hand();
  readonly found = new Set<number>(); // the treasures that were tapped while searching
  readonly carry: Carry;
  cursor = 7;
  aim: number | null = null; // the cell under the pointer or the keys
  #hinted: Laid | null = null; // where a hint shows a tile, or which one to take up
  #view: View;
  #ask: Ask;
  #outbox: Outbox;
  #reel: Reel;
  #api: BoardApi;
  #speech: Speech;
  #table: BuildingTable;

  constructor(
    view: View,
    ask: Ask,
    outbox: Outbox,
    reel: Reel,
    api: BoardApi,
    speech: Speech,
    table: BuildingTable,
    signal: AbortSignal,
  ) {
    this.#view = view;
    this.#ask = ask;
    this.#outbox = outbox;
    this.#reel = reel;
    this.#api = api;
    this.#speech = speech;
    this.#table = table;
    this.carry = this.#makeCarry(signal);
  }

  /** Switch to another of one's own seats: nothing in hand, nothing pending. */
  changeHands(): void {
    this.carry.cancel();
    this.#outbox.clear();
    this.unhint();
    this.found.clear();
    this.hand.lieFlat();
  }

  // --- hints ----------------------------------------------------------------------------------

  /** Show a tile where it belongs, or one that lies in the way: it stays there until touched. */
  hint(laid: Laid): void {
    this.#hinted = laid;
    this.cursor = laid.cell;
    if (!this.#lies(laid)) this.hand.take(laid);
  }

  unhint(): void {
    this.#hinted = null;
    this.aim = null;
  }

  /** The tile flies to its place from the rack; its ghost is painted there already. */
  flyHint(): void {
    const { field, rack } = this.#view;
    const held = this.#hinted && rack.root.querySelector(`[data-tile="${this.#hinted.tile}"] svg`);
    if (held) void field.flyGhost(held.getBoundingClientRect(), this.#reel);
  }

  /** Mark all treasures of the roll. */
  findAll(): void {
    for (const letter of this.#table.moment().position.roll) this.found.add(PRINT.indexOf(letter));
  }

  #lies({ tile }: Laid): boolean {
    return this.#table.moment().board.some((each) => each.tile === tile);
  }

  choose(): void {
    this.hand.choose(besideOf(this.#table.moment()));
  }

  // --- the tile in hand -----------------------------------------------------------------------

  turn(quarters: 1 | 3): void {
    const tile = this.carry.tile ?? this.hand.chosen;
    const held = this.hand.of(tile);
    if (!held || !this.touchable()) return;
    this.hand.turn(held, quarters);
    this.#changed(tile);
    void this.#view.rack.turn(tile, quarters, this.#reel);
  }

  flip(): void {
    const tile = this.carry.tile ?? this.hand.chosen;
    const held = this.hand.of(tile);
    if (!held || tile === "J" || !this.touchable()) return;
    this.hand.flip(held);
    this.#changed(tile);
    void this.#view.rack.flip(tile, this.#reel);
  }

  #changed(tile: string): void {
    this.#hinted = null;
    this.#api.sounds.play("turn");
    this.carry.redraw();
    this.#table.paint();
    this.sayTile(tile);
  }

  sayTile(tile: string): void {
    this.#api.say(this.#speech.tile(this.hand.of(tile)!));
  }

  /** Whether tiles may be touched; if not, say why. */
  touchable(): boolean {
    const moment = this.#table.moment();
    if (mayBuild(moment)) {
      this.#ask.close(); // touching a tile means building on
      return true;
    }
    if (moment.locked || moment.scene.seat === null || moment.scene.ended) return false;
    const { phase, taken } = moment.position;
    const done = phase === "b" && taken[seatOf(moment)];
    this.#table.refuse(this.#api.words(done ? "go-frozen" : "go-hands-off"));
    void shake(this.#view.rack.root, this.#reel);
    return false;
  }

  pick(tile: string): void {
    if (!this.touchable()) return;
    if (tile === this.hand.chosen) return this.turn(1);
    this.hand.chosen = tile;
    this.unhint();
    this.#api.sounds.play("turn");
    this.#table.paint();
    this.sayTile(tile);
  }

  // --- on the board ---------------------------------------------------------------------------

  /** A press on a cell: lay the tile in hand, take one up, or mark a treasure that was found. */
  press(cell: number): void {
    this.cursor = cell;
    const moment = this.#table.moment();
    if (moment.position.phase === "s") return this.#mark(cell);
    if (moment.check.looked !== null || !this.touchable()) return;
    const hinted = this.#hinted;
    this.unhint();
    if (hinted && !this.#lies(hinted) && cellsUnder(hinted)?.includes(cell)) {
      this.#lay(hinted);
      return;
    }
    const laid = lyingOn(moment, cell);
    if (laid) {
      this.hand.take(laid);
      this.#lift(laid.tile);
      this.#api.sounds.play("turn");
      this.#table.paint();
      return;
    }
    const held = this.hand.of(this.hand.chosen);
    if (held && besideOf(moment).includes(held.tile)) this.#lay({ ...held, cell });
  }

  #lift(tile: string): void {
    const { board } = this.#table.moment();
    this.#outbox.send([`lift ${tile}`], board.filter((each) => each.tile !== tile));
  }

  #lay(laid: Laid, from?: DOMRect): boolean {
    const { board } = this.#table.moment();
    const why = unfit(board, laid);
    if (why !== null) {
      const { words } = this.#api;
      this.#table.refuse(sentences(words(`go-unfit-${why}`), words("go-unfit-else")));
      this.#refuse(laid);
      return false;
    }
    const others = board.filter(({ tile }) => tile !== laid.tile);
    const place = `place ${placement(laid, laid.cell)}`;
    this.aim = null;
    this.#api.sounds.play("push");
    this.#outbox.send(
      others.length < board.length ? [`lift ${laid.tile}`, place] : [place],
      [...others, laid].sort((a, b) => a.tile < b.tile ? -1 : 1),
    );
    this.choose();
    this.#table.paint();
    void this.#view.field.snap(laid.tile, this.#reel, from);
    return true;
  }

  /** Show that a tile does not fit. */
  #refuse(laid: Laid): void {
    this.#view.field.paintGhost(laid, false, false);
    void this.#view.field.refuse(this.#reel).then(() => this.paintGhost());
  }

  /** Searching: a tap on a treasure of the roll marks it. */
  #mark(cell: number): void {
    const letter = PRINT[cell]!;
    const { scene, position, locked } = this.#table.moment();
    if (scene.seat === null || locked) return;
    if (!position.roll.includes(letter)) {
      this.#table.refuse(
        this.#api.words(
          letter === "." ? "go-hands-off" : "go-not-wanted",
          letter === "." ? {} : { motif: this.#speech.the(letter) },
        ),
      );
      void shake(this.#view.tray.root, this.#reel);
      return;
    }
    if (this.found.has(cell)) this.found.delete(cell);
    else this.found.add(cell);
    this.#api.sounds.play("step", this.found.size);
    this.#table.paint();
  }

  /** The pointer is at a cell, or at none. */
  point(cell: number | null): void {
    if (cell === this.aim) return;
    this.aim = cell;
    if (this.#hinted === null || this.carry.tile !== null) this.paintGhost();
  }

  paintGhost(): void {
    const moment = this.#table.moment();
    if (this.#hinted !== null && this.carry.tile === null && mayBuild(moment)) {
      return this.#view.field.paintHint(this.#hinted, !this.#lies(this.#hinted));
    }
    const carried = this.carry.tile !== null;
    const held = this.hand.of(this.carry.tile ?? this.hand.chosen);
    const cell = this.aim;
    if (!held || cell === null || !mayBuild(moment) || (!carried && lyingOn(moment, cell))) {
      return this.#view.field.paintGhost(null, false, false);
    }
    const laid = { ...held, cell };
    this.#view.field.paintGhost(laid, unfit(moment.board, laid) === null, !carried);
  }

  // --- carrying -------------------------------------------------------------------------------

  #makeCarry(signal: AbortSignal): Carry {
    const { rack, field: { grid } } = this.#view;
    const { moment } = this.#table;
    return new Carry([rack.root, grid], grid, {
      pick: (event) => {
        const now = moment();
        if (!mayBuild(now) || now.check.looked !== null) return null;
        const target = event.target as Element;
        const tile = target.closest<HTMLElement>("[data-tile]")?.dataset.tile;
        if (tile !== undefined) return { tile };
        const cell = cellOf(target);
        const laid = cell === null ? undefined : lyingOn(now, cell);
        return laid ? { tile: laid.tile } : null;
      },
      held: (tile) => this.hand.of(tile)!,
      lift: (tile) => {
        this.#ask.close();
        this.unhint();
        const laid = moment().board.find((each) => each.tile === tile);
        if (laid) this.hand.take(laid);
        else this.hand.chosen = tile;
        this.#api.sounds.play("turn");
        this.#table.paint();
      },
      over: (_, cell) => this.point(cell),
      drop: (tile, cell, at) => this.#drop(tile, cell, at),
    }, signal);
  }

  #drop(tile: string, cell: number | null, at: DOMRect): void {
    const moment = this.#table.moment();
    const { field, rack } = this.#view;
    const held = this.hand.of(tile)!;
    const lay = moment.board.find((each) => each.tile === tile);
    this.aim = null;
    if (!mayBuild(moment)) return this.#table.paint();
    if (cell !== null) {
      const laid = { ...held, cell };
      const same = lay && placement(lay, lay.cell) === placement(laid, cell);
      if (same) {
        this.#table.paint();
        void field.snap(tile, this.#reel, at);
      } else if (!this.#lay(laid, at)) {
        this.#table.paint();
        this.#refuse(laid);
        if (lay) void field.snap(tile, this.#reel, at);
        else void rack.flyHome(tile, at, this.#reel);
      }
      return;
    }
    if (lay) this.#lift(tile); // carried off the board
    this.#table.paint();
    void rack.flyHome(tile, at, this.#reel);
  }
}
