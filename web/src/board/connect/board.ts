// The board of Connect: what a person does becomes a lay that is shown, then one that is sent; what
// the server tells becomes motion.

import { connectBack } from "../../art/index.ts";
import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { focusOf } from "../kit/focus.ts";
import { Reel } from "../kit/reel.ts";
import { Cursor } from "./cursor.ts";
import { Hand } from "./hand.ts";
import { hear } from "./hearing.ts";
import { Keys } from "./keys.ts";
import { candidates, Choices, type Lay, readLay } from "./lays.ts";
import { meant } from "./layout.ts";
import { Lens } from "./lens.ts";
import { handOf, type Picture, pictureOf, quiet } from "./picture.ts";
import { Playing } from "./playing.ts";
import { type Position, readPosition } from "./position.ts";
import { advice, answer, labelsOf } from "./said.ts";
import { Speech } from "./speech.ts";
import { pairOf, type Place, type Tile } from "./tiles.ts";
import { PlayerTurn } from "./turn.ts";
import { View } from "./view.ts";

const LOOK_MS = 650; // how long a catch of somebody else is looked at

export class ConnectBoard implements Board {
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #turn: PlayerTurn;
  #view: View;
  #hand: Hand;
  #lens: Lens;
  #cursor: Cursor;
  #playing: Playing;
  #keys: Keys;
  #reel: Reel;
  #speech: Speech;
  #last: Picture["last"] = null;
  #coached = "";
  #told = "";
  #hinted = ""; // the lay that a hint shows: a tap on it plays it
  #stop = new AbortController();
  #undrag: () => void;
  #resize: ResizeObserver;

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    const may = (): boolean => this.#scene.legal.length > 0 && !api.locked();
    this.#turn = new PlayerTurn(first.legal, () => this.#tiles(), may);
    this.#speech = new Speech(api.words, first.names);
    this.#reel = new Reel(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      return still ? 0 : api.settings().motion;
    });
    this.#view = new View(hosts.board);
    this.#hand = new Hand(hosts.hand);
    this.#cursor = new Cursor(this.#view, this.#turn, () => this.#position.lying.keys());
    this.#lens = new Lens(this.#view, this.#reel, {
      all: () => [...this.#position.lying.keys(), ...this.#turn.choices.everywhere],
      plots: () => this.#turn.plots(),
      focus: () => this.#turn.aim ?? this.#last?.place,
      near: () => this.#last?.place ?? this.#cursor.spot,
    });
    this.#playing = new Playing(
      this.#turn,
      this.#cursor,
      this.#lens,
      this.#view,
      this.#hand,
      this.#reel,
      api,
      {
        speech: () => this.#speech,
        paint: () => this.#paint(),
        coach: (sentence) => this.#coach(sentence),
        changed: () => this.#changed(),
      },
    );
    this.#keys = new Keys(
      (target) => focusOf(target, this.#view.garden),
      this.#turn,
      this.#cursor,
      this.#lens,
      this.#playing,
      this.#reel,
      api,
      (what) => answer(what, this.#turn, this.#position, this.#told, api.words, this.#speech),
    );
    this.#newTurn();
    this.#undrag = this.#listen();
    this.#resize = new ResizeObserver(() => this.#lens.fit(false));
    this.#resize.observe(this.#view.garden);
    this.#lens.fit(false);
    this.#paint();
    this.#coach();
  }

  // --- the interface of the shell ------------------------------------------------------------------

  async update(scene: Scene): Promise<void> {
    const before = this.#scene;
    const from = this.#position;
    const turn = this.#turn;
    const same = scene.ply === before.ply && scene.position === before.position &&
      scene.seat === before.seat && scene.legal.join() === before.legal.join();
    this.#scene = scene;
    this.#speech = new Speech(this.#api.words, scene.names);
    if (same && !(scene.anew && turn.sent)) { // a setting, a name, a clock: the turn stays
      if (!turn.sent) this.#paint();
      this.#coach();
      return;
    }
    const shown = turn.aim;
    const position = readPosition(scene.position);
    const lays = scene.did.map(readLay).filter((lay): lay is Lay => lay !== null);
    const told = this.#speech.tell(from, scene);
    if (told.length > 0) this.#told = told.map(({ text }) => text).join(" ");
    if (lays.length > 0 && lays.every(({ place }) => !from.lying.has(place))) {
      turn.choices = new Choices([]);
      turn.clear();
      await this.#reel.add(() => this.#perform(lays, from, scene, shown));
    } else {
      await this.#reel.skip();
      if (scene.ply !== before.ply) this.#last = null;
    }
    if (this.#scene !== scene) return; // superseded in the meantime
    const held = new Set(turn.tiles().map((tile) => tile?.pair));
    this.#position = position;
    turn.choices = new Choices(scene.legal);
    this.#newTurn();
    if (scene.legal.length > 0) this.#lens.begin();
    else this.#lens.fit(true);
    this.#changed();
    turn.tiles().forEach((tile, index) => {
      if (tile && !held.has(tile.pair)) void this.#hand.deal(index, this.#reel);
    });
  }

  propose(actions: readonly string[]): void {
    this.#hinted = "";
    const lay = readLay(actions[0] ?? "");
    if (lay === null) {
      if (!this.#turn.sent) this.#playing.takeBack();
      return;
    }
    if (this.#turn.choices.lays(lay.tile, lay.place, lay.sides).length === 0) return;
    this.#turn.chosen = pairOf(lay.tile);
    this.#turn.turnTo(lay.sides);
    this.#playing.aimAt(lay.place, lay.take);
    this.#hinted = lay.text;
    const index = this.#turn.tiles().findIndex((tile) => tile?.pair === this.#turn.chosen);
    void this.#view.flyGhost(this.#hand.tiles[index], this.#reel);
  }

  settle(): void {
    void this.#reel.skip();
  }

  destroy(): void {
    void this.#reel.skip();
    this.#stop.abort();
    this.#resize.disconnect();
    this.#undrag();
    this.#view.destroy();
    this.#hand.destroy();
  }

  /** How the lays came about: the tile drops, what it catches is shown and lifts off. */
  async #perform(
    lays: readonly Lay[],
    from: Position,
    scene: Scene,
    shown: Place | null,
  ): Promise<void> {
    const lying = new Map(from.lying);
    const seat = scene.by ?? from.seat;
    const own = scene.by !== null && scene.by === scene.seat;
    for (const lay of lays) {
      lying.set(lay.place, { sides: lay.sides, pair: pairOf(lay.tile) });
      this.#last = { place: lay.place, cast: scene.cast[seat] ?? 1 };
      this.#view.paint({ ...quiet(lying, this.#last), candidates: lay.take, taken: lay.take });
      this.#lens.reveal([lay.place]);
      if (!this.#reel.still) this.#api.sounds.play("push");
      if (shown !== lay.place) await this.#view.drop(lay.place, this.#reel);
      if (lay.take.length > 0) {
        await this.#reel.wait(own ? LOOK_MS / 2 : LOOK_MS);
        this.#api.sounds.play("treasure", 0, seat);
        await this.#view.lift(lay.take, seatPoint(seat, this.#view.root), this.#reel);
        for (const place of lay.take) lying.delete(place);
      } else {
        await this.#reel.wait(LOOK_MS / 3);
      }
    }
  }

  /** The tiles in the dock: one's own. */
  #tiles(): readonly (Tile | null)[] {
    const { seat } = this.#scene;
    return seat === null ? [] : this.#position.hands[seat] ?? [];
  }

  #newTurn(): void {
    this.#turn.begin();
    this.#cursor.begin(this.#last?.place);
  }

  // --- painting ------------------------------------------------------------------------------------

  #paint(): void {
    const { words } = this.#api;
    const turn = this.#turn;
    const view = this.#view;
    const tile = turn.tile();
    if (tile !== null) view.remember(tile.pair, turn.turnsOf(tile.pair));
    const picture = pictureOf(turn, this.#position.lying, this.#last);
    view.paint(picture);
    const { pile } = this.#position;
    view.foot.paintPile(pile, connectBack(), words("connect-pile", { count: pile }));
    view.paintCaught(this.#position.caught.map((caught, seat) => ({
      cast: this.#scene.cast[seat] ?? 1,
      count: caught.length,
      top: caught[caught.length - 1] ?? null,
      text: this.#speech.score(seat, caught.length),
    })));
    view.root.dataset.turn = turn.mine() ? "lay" : "";
    view.root.dataset.ply = String(this.#scene.ply);
    view.label(
      labelsOf(turn, picture, this.#position, words, this.#speech),
      this.#position.lying,
    );
    this.#hand.paint(handOf(turn, words, this.#speech));
    this.#cursor.rove();
    const ended = this.#scene.ended || this.#position.hands.every((hand) => hand.length === 0);
    this.#api.steps(
      [words("connect-step-choose"), words("connect-step-lay")],
      ended ? null : turn.aim === null ? 0 : 1,
    );
  }

  /** The line above the board: what to do now, or what would be caught. */
  #coach(
    sentence = advice(this.#turn, this.#scene, this.#position, this.#api.words, this.#speech),
  ): void {
    if (sentence === this.#coached) return;
    this.#coached = sentence;
    this.#hand.advise(sentence);
    this.#api.coach(sentence);
  }

  #changed(): void {
    this.#paint();
    this.#coach();
    this.#cursor.refocus();
  }

  // --- hands and keys ------------------------------------------------------------------------------

  /** A tap on a plot: show the tile there; once more: turn it, or plant what a hint shows. */
  #tapPlot(place: Place): void {
    if (place !== this.#turn.aim) this.#playing.aimAt(place);
    else if (this.#turn.lay()?.text === this.#hinted) this.#playing.lay();
    else this.#playing.turnThere();
  }

  #listen(): () => void {
    const { signal } = this.#stop;
    document.addEventListener("keydown", (event) => this.#keys.key(event), { signal });
    const turn = this.#turn;
    const soon = (act: () => void): void => void this.#reel.skip().then(act);
    return hear(this.#view, this.#hand, {
      pan: (dx, dy) => this.#lens.pan(dx, dy),
      zoom: (factor, x, y) => this.#lens.zoom(factor, x, y),
      does: (what) => void this.#keys.do(what),
      plot: (place) => soon(() => this.#tapPlot(place)),
      tile: (place) =>
        soon(() => {
          if (candidates(turn.lays()).includes(place)) this.#playing.toggle(place);
        }),
      ground: (x, y) =>
        soon(() => {
          const place = meant(turn.everyPlot(), x, y, this.#view.camera);
          if (place === null) this.#playing.takeBack();
          else this.#tapPlot(place);
        }),
      at: (place) => this.#cursor.spot = place,
      mayDrag: (index) => turn.mine() && this.#tiles()[index] !== null,
      lift: (index) => {
        const pair = this.#tiles()[index]?.pair;
        this.#playing.takeBack();
        if (pair !== undefined) this.#playing.choose(pair);
      },
      fitsOn: (place) => turn.fitsOn(place),
      drop: (place) => this.#playing.aimAt(place),
    }, signal);
  }
}

/** Where the caught tiles of a seat go: its place in the panel, or the sky. */
function seatPoint(seat: number, board: HTMLElement): readonly [number, number] {
  const card = board.closest("[data-theme]")?.querySelector(
    `.seats > :nth-child(${seat + 1}), .replay-seats > :nth-child(${seat + 1})`,
  );
  const box = (card ?? board).getBoundingClientRect();
  return [box.left + box.width / 2, card ? box.top + box.height / 2 : box.top];
}
