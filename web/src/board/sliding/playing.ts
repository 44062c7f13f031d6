// What a player does: turn the spare tile, show a push, take it back, choose a cell, and send it.

import { sentences } from "../../speech.ts";
import type { BoardApi, Scene } from "../board.ts";
import type { Reel } from "../kit/reel.ts";
import { advice, walkingTurn } from "./coach.ts";
import type { Cursor } from "./cursor.ts";
import type { Hand } from "./hand.ts";
import { type Cell, pathBetween, type Slot, slots } from "./maze.ts";
import { walkAlong, walked } from "./performing.ts";
import { type BoardMoment, canPush, pictureOf, walksOf } from "./picture.ts";
import { cellOf, plan, ridesOf, wayOut } from "./plan.ts";
import type { Position } from "./position.ts";
import { ownCell } from "./said.ts";
import { slotNamed, type Speech } from "./speech.ts";
import {
  ends,
  goalCell,
  newTurn,
  type PlayerTurn,
  pushText,
  shown,
  walker,
  withPush,
  withTurn,
} from "./turn.ts";
import type { View } from "./view.ts";

/** The table that is played at. */
export interface SlidingTable {
  scene(): Scene;
  position(): Position;
  moment(): BoardMoment;
  view(): View;
  speech(): Speech;
  paint(unlit?: boolean): void;
  paintHand(): void;
  showStep(): void;
  coach(sentence?: string): void;
}

export class Playing {
  turn: PlayerTurn; // as far as it has been chosen
  #table: SlidingTable;
  #cursor: Cursor;
  #hand: Hand;
  #reel: Reel;
  #api: BoardApi;

  constructor(table: SlidingTable, cursor: Cursor, hand: Hand, reel: Reel, api: BoardApi) {
    this.turn = newTurn(table.position());
    this.#table = table;
    this.#cursor = cursor;
    this.#hand = hand;
    this.#reel = reel;
    this.#api = api;
  }

  get #position(): Position {
    return this.#table.position();
  }

  get #scene(): Scene {
    return this.#table.scene();
  }

  get #moment(): BoardMoment {
    return this.#table.moment();
  }

  get #view(): View {
    return this.#table.view();
  }

  get #speech(): Speech {
    return this.#table.speech();
  }

  #advice(): string {
    return advice(this.#moment, this.#api.words, this.#speech);
  }

  peek(slot: Slot | null): void {
    if (this.turn.push !== null) return;
    const spare = slot === null ? null : { ...this.#position.maze.spare, sides: this.turn.sides };
    this.#view.line.peek(slot, spare, this.#reel);
  }

  peekedSlot(): Slot | null {
    return slots(this.#position.maze.width, this.#position.maze.height)
      .find((slot) => this.#view.line.leaning(slot) > 0) ?? null;
  }

  async turnSpare(quarters: 1 | -1): Promise<void> {
    if (!canPush(this.#moment)) return;
    await this.#reel.skip();
    const peeked = this.turn.push === null ? this.peekedSlot() : null;
    this.turn = withTurn(this.turn, quarters);
    this.#api.sounds.play("turn");
    this.#table.paint();
    this.peek(peeked);
    this.#api.say(
      this.turn.push === null ? this.#speech.tile(this.turn.sides) : sentences(
        this.#speech.tile(this.turn.sides),
        this.#advice(),
      ),
    );
    this.#table.coach();
    void this.#reel.add(() => this.#hand.turn(quarters, this.#reel));
  }

  /** Show a push: the line slides, and the cells in reach light up.  Nothing is sent. */
  async push(slot: Slot): Promise<void> {
    await this.#reel.skip();
    if (!canPush(this.#moment)) return;
    const text = pushText(slot, this.turn.sides);
    if (slot.name === this.#position.barred || !this.#scene.legal.includes(text)) {
      this.#api.sounds.play("barred");
      this.#table.coach(this.#api.words("sliding-coach-barred"));
      return;
    }
    if (this.#scene.blind) return this.#aimAt(slot, text);
    if (this.turn.push === text) return;
    const lean = this.turn.push === null ? this.#view.line.leaning(slot) : 0;
    this.turn = withPush({ ...this.turn, piece: null }, text);
    this.#cursor.gate = slot.name;
    this.#cursor.looking = false;
    const after = shown(this.#position, this.turn);
    const step = plan(this.#position, [text], after).find(({ kind }) => kind === "push");
    const goal = goalCell(
      this.#position,
      this.#scene,
      walkingTurn(this.#moment),
    );
    this.#cursor.cell = goal ?? ownCell(this.#moment);
    this.#api.sounds.play("push");
    this.#table.paint(!this.#reel.still);
    if (step?.kind !== "push") {
      this.#tellPush(slot);
      return this.#cursor.refocus();
    }
    await this.#reel.add(async () => {
      await Promise.all([this.#view.line.slide(step, this.#reel, true, lean), this.#dimUntil()]);
      if (this.turn.push === text) this.#tellPush(slot);
      this.#cursor.refocus(); // not earlier: it forces a layout, which would delay the slide
      await this.#view.lightUp(this.#reel);
      this.#view.root.classList.remove("sl-unlit");
    });
  }

  /** Where a push is not shown first: aim at it; the second time it is made. */
  #aimAt(slot: Slot, text: string): void {
    if (this.turn.gate === text) return this.makePush();
    this.turn = { ...this.turn, gate: text };
    this.#cursor.gate = slot.name;
    this.#api.sounds.play("turn");
    this.#table.paint();
    this.#table.coach();
    this.#cursor.refocus();
    this.peek(slot);
    this.#api.say(sentences(this.#speech.gate(slot, this.#position) + ".", this.#advice()));
  }

  /** Make the push that is aimed at: from now on it counts. */
  makePush(): void {
    const { gate, sent } = this.turn;
    if (gate === null || sent || !canPush(this.#moment)) return;
    this.peek(null);
    this.turn = { ...this.turn, sent: true };
    this.#table.coach("");
    this.#api.send([gate]);
  }

  /** Once the board has arrived, say what the previewed push makes possible. */
  #tellPush(slot: Slot): void {
    const rides = ridesOf(this.#position, slot).filter(({ piece }) => piece !== this.#scene.seat);
    this.#table.showStep();
    this.#table.coach();
    this.#api.say(sentences(
      this.#speech.gate(slot, this.#position) + ".",
      this.#speech.rides(rides, shown(this.#position, this.turn)),
      this.#advice(),
    ));
  }

  /** The light waits until the line has arrived. */
  #dimUntil(): Promise<void> {
    this.#view.root.classList.toggle("sl-unlit", !this.#reel.still);
    return this.#reel.wait(320).then(() => {
      this.#view.root.classList.remove("sl-unlit");
    });
  }

  takeBack(): void {
    if (this.turn.gate !== null && !this.turn.sent) {
      this.turn = { ...this.turn, gate: null };
      this.peek(null);
      this.#table.paint();
      this.#table.coach();
      return this.#cursor.refocus();
    }
    if (this.turn.push === null || this.turn.sent) return;
    void this.#reel.skip();
    this.turn = withPush({ ...this.turn, piece: null }, null);
    this.#table.paint();
    this.#table.coach();
    this.#cursor.refocus();
  }

  /** A cell was chosen: walk there, or ask for confirmation first if that is set. */
  async choose(cell: Cell, sure = false): Promise<void> {
    await this.#reel.skip();
    if (walksOf(this.#moment).length === 0) {
      if (canPush(this.#moment)) this.#table.coach();
      return;
    }
    this.#cursor.cell = cell;
    this.#cursor.rove();
    const text = ends(this.#position, this.#scene, this.turn).get(cell);
    if (text === undefined) {
      this.#api.sounds.play("barred");
      this.#table.coach(this.#api.words("sliding-coach-far"));
      return;
    }
    if (this.#api.settings().confirmWalk && !sure && this.turn.aim !== text) {
      this.turn = { ...this.turn, aim: text };
      this.#table.paint();
      this.#table.coach();
      return;
    }
    this.send(text, cell);
  }

  /** The dotted way to a lit cell that the pointer or the keyboard is at. */
  showWay(cell: Cell | null): void {
    if (walksOf(this.#moment).length === 0 || this.turn.aim !== null) return;
    const there = shown(this.#position, this.turn);
    const lit = cell !== null &&
      ends(this.#position, this.#scene, this.turn).has(cell);
    const from = cellOf(there, walker(this.#position, this.#scene, this.turn));
    this.#view.showTrail(lit ? pathBetween(there.maze, from, cell) : []);
  }

  /** Do what was decided; a piece that leaves the maze does so *by* the chosen cell. */
  send(walk: string, by?: Cell): void {
    const { push } = this.turn;
    const there = shown(this.#position, this.turn);
    const steps = plan(there, [walk], { ...there, ...walked(there, walk) });
    const slot = push === null ? null : slotNamed(push.split("=")[0]!, this.#position);
    this.turn = { ...this.turn, sent: true, aim: null };
    this.#view.root.dataset.turn = this.#hand.root.dataset.turn = "";
    this.#api.send(push === null ? [walk] : [push, walk]);
    this.#table.coach("");
    let step = steps.find(({ kind }) => kind === "walk" || kind === "leave");
    if (step?.kind === "leave") {
      step = { ...step, ...wayOut(there.maze, there.pieces[there.seat]!, by) };
    }
    void this.#reel.add(async () => {
      if (!this.turn.sent) return;
      this.#view.paint({
        ...pictureOf(this.#moment),
        position: { ...there, ...walked(there, walk) },
        chosen: null,
        entered: null,
        trail: [],
      });
      this.#table.paintHand();
      await Promise.all([
        step === undefined ? undefined : walkAlong(step, this.#view, this.#reel, this.#api),
        slot ? this.#dropInHand() : undefined,
      ]);
    });
  }

  async #dropInHand(): Promise<void> {
    this.#api.sounds.play("eject");
    await this.#hand.drop(this.#reel);
  }
}
