// The board of Connect: what a person does becomes a lay that is shown, then one that is sent; what
// the server tells becomes motion.

import { connectBack, type Mask } from "../../art/index.ts";
import { isBusyElsewhere, isFree } from "../kit/focus.ts";
import { sentences } from "../../speech.ts";
import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { Reel } from "../kit/reel.ts";
import { draggable } from "../kit/drag.ts";
import { hearGestures } from "./gestures.ts";
import { type Act, Hand } from "./hand.ts";
import { type Intent, intentOf, type Question, worksAnywhere } from "./input.ts";
import { candidates, Choices, largest, type Lay, readLay, toggled, withTake } from "./lays.ts";
import {
  boxOf,
  type Camera,
  fit,
  isSeen,
  nearest,
  panned,
  placeAhead,
  reveal,
  withOneOf,
  zoomed,
} from "./layout.ts";
import { type Position, readPosition } from "./position.ts";
import { Speech } from "./speech.ts";
import { byReading, numberOf, pairOf, type Place, type Tile } from "./tiles.ts";
import { type Picture, turnedSides, View } from "./view.ts";

const PAN_STEP = 80; // pixels of a Shift+arrow
const LOOK_MS = 650; // how long a catch of somebody else is looked at

export class ConnectBoard implements Board {
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #choices: Choices;
  #view: View;
  #hand: Hand;
  #reel: Reel;
  #speech: Speech;
  #chosen = ""; // the pair of the chosen tile in hand
  #turns = new Map<string, number>(); // quarter turns of the tiles in hand, by pair
  #aim: Place | null = null; // where the chosen tile is shown
  #take: readonly Place[] = []; // what it would catch
  #sent = false;
  #last: Picture["last"] = null;
  #spot: Place = "0,0"; // where the keyboard cursor is
  #looking = false; // the arrow keys read the tiles although a plot is to be chosen
  #catching = false; // the arrow keys go from catch to catch
  #auto = true; // the camera fits automatically until someone moves it
  #coached = "";
  #told = "";
  #stop = new AbortController();
  #undrag: (() => void)[] = [];
  #resize: ResizeObserver;

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    this.#choices = new Choices(first.legal);
    this.#speech = new Speech(api.words, first.names);
    this.#reel = new Reel(() => {
      const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
      return quiet ? 0 : api.settings().motion;
    });
    this.#view = new View(hosts.board);
    this.#hand = new Hand(hosts.hand);
    this.#newTurn();
    this.#listen();
    this.#resize = new ResizeObserver(() => this.#fit(false));
    this.#resize.observe(this.#view.garden);
    this.#fit(false);
    this.#paint();
    this.#coach();
  }

  // --- the interface of the shell ------------------------------------------------------------------

  async update(scene: Scene): Promise<void> {
    const before = this.#scene;
    const from = this.#position;
    const same = scene.ply === before.ply && scene.position === before.position &&
      scene.seat === before.seat && scene.legal.join() === before.legal.join();
    this.#scene = scene;
    this.#speech = new Speech(this.#api.words, scene.names);
    if (same && !(scene.anew && this.#sent)) { // a setting, a name, a clock: the turn stays
      if (!this.#sent) this.#paint();
      this.#coach();
      return;
    }
    const shown = this.#aim;
    const position = readPosition(scene.position);
    const lays = scene.did.map(readLay).filter((lay): lay is Lay => lay !== null);
    const told = this.#speech.tell(from, scene);
    if (told.length > 0) this.#told = told.map(({ text }) => text).join(" ");
    if (lays.length > 0 && lays.every(({ place }) => !from.lying.has(place))) {
      this.#choices = new Choices([]);
      this.#aim = null;
      this.#take = [];
      await this.#reel.add(() => this.#perform(lays, from, scene, shown));
    } else {
      await this.#reel.skip();
      if (scene.ply !== before.ply) this.#last = null;
    }
    if (this.#scene !== scene) return; // superseded in the meantime
    const held = new Set(this.#tiles().map((tile) => tile?.pair));
    this.#position = position;
    this.#choices = new Choices(scene.legal);
    this.#newTurn();
    this.#fit(true);
    this.#paint();
    this.#coach();
    this.#refocus();
    this.#tiles().forEach((tile, index) => {
      if (tile && !held.has(tile.pair)) void this.#hand.deal(index, this.#reel);
    });
  }

  propose(actions: readonly string[]): void {
    const lay = readLay(actions[0] ?? "");
    if (lay === null) {
      if (!this.#sent) this.#takeBack();
      return;
    }
    if (this.#choices.lays(lay.tile, lay.place, lay.sides).length === 0) return;
    this.#chosen = pairOf(lay.tile);
    this.#turnTo(lay.sides);
    this.#aimAt(lay.place, lay.take);
  }

  settle(): void {
    void this.#reel.skip();
  }

  destroy(): void {
    void this.#reel.skip();
    this.#stop.abort();
    this.#resize.disconnect();
    for (const undrag of this.#undrag) undrag();
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
      this.#view.paint({
        ...this.#quiet(lying),
        candidates: lay.take,
        taken: lay.take,
      });
      if (!isSeen(lay.place, this.#view.camera, this.#view.size)) {
        this.#view.look(reveal(lay.place, this.#view.camera, this.#view.size), this.#reel);
      }
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

  #quiet(lying: ReadonlyMap<Place, Tile>): Picture {
    return {
      lying,
      plots: new Set(),
      others: new Set(),
      ghost: null,
      candidates: [],
      taken: [],
      last: this.#last,
    };
  }

  // --- the tiles in hand -----------------------------------------------------------------------------

  /** The seat whose tiles are in the dock: one's own. */
  #tiles(): readonly (Tile | null)[] {
    const { seat } = this.#scene;
    return seat === null ? [] : this.#position.hands[seat] ?? [];
  }

  #tile(): Tile | null {
    return this.#tiles().find((tile) => tile?.pair === this.#chosen) ?? null;
  }

  #turnsOf(pair: string): number {
    return this.#turns.get(pair) ?? 0;
  }

  /** The open sides of the chosen tile as it is turned. */
  #sides(): Mask {
    const tile = this.#tile();
    return tile === null ? 0 : turnedSides(tile, this.#turnsOf(tile.pair));
  }

  #number(): number {
    return numberOf(this.#chosen);
  }

  #newTurn(): void {
    this.#aim = null;
    this.#take = [];
    this.#sent = false;
    this.#looking = false;
    this.#catching = false;
    const tiles = this.#tiles().filter((tile): tile is Tile => tile !== null);
    for (const pair of this.#turns.keys()) {
      if (!tiles.some((tile) => tile.pair === pair)) this.#turns.delete(pair);
    }
    const may = (pair: string): boolean => this.#choices.has(numberOf(pair));
    if (this.#tile() === null || (!may(this.#chosen) && tiles.some(({ pair }) => may(pair)))) {
      this.#chosen = (tiles.find(({ pair }) => may(pair)) ?? tiles[0])?.pair ?? "";
    }
    if (this.#mine()) this.#turnToFit();
    const near = nearest(this.#last?.place ?? this.#spot, this.#spots());
    if (near !== null) this.#spot = near;
  }

  /** A tile that fits nowhere as it is turned is turned until it does. */
  #turnToFit(): void {
    const tile = this.#tile();
    if (tile === null) return;
    for (let k = 0; k < 4; k++) {
      const turns = this.#turnsOf(tile.pair) + k;
      if (this.#choices.places(this.#number(), turnedSides(tile, turns)).length > 0) {
        this.#turns.set(tile.pair, turns % 4);
        return;
      }
    }
  }

  #turnTo(sides: Mask): void {
    const tile = this.#tile();
    if (tile === null) return;
    const turns = this.#turnsOf(tile.pair);
    const k = [0, 1, 2, 3].find((more) => turnedSides(tile, turns + more) === sides) ?? 0;
    this.#turns.set(tile.pair, (turns + k) % 4);
  }

  // --- what may be done --------------------------------------------------------------------------------

  #mine(): boolean {
    return this.#scene.legal.length > 0 && !this.#sent && !this.#api.locked();
  }

  /** Where the chosen tile fits as it is turned. */
  #plots(): Place[] {
    return this.#mine() ? this.#choices.places(this.#number(), this.#sides()) : [];
  }

  #lays(): readonly Lay[] {
    return this.#mine() && this.#aim !== null
      ? this.#choices.lays(this.#number(), this.#aim, this.#sides())
      : [];
  }

  // --- painting ------------------------------------------------------------------------------------------

  #picture(): Picture {
    const tile = this.#tile();
    const plots = new Set(this.#plots());
    const others = new Set(
      this.#mine() && tile !== null
        ? [...this.#choices.everywhere].filter((place) =>
          !plots.has(place) && this.#choices.turns(this.#number(), place).size > 0
        )
        : [],
    );
    const aim = this.#aim;
    return {
      ...this.#quiet(this.#position.lying),
      plots,
      others,
      ghost: aim !== null && tile !== null
        ? { place: aim, tile: { sides: this.#sides(), pair: tile.pair } }
        : null,
      candidates: this.#sent ? this.#take : candidates(this.#lays()),
      taken: this.#take,
    };
  }

  #paint(): void {
    const { words } = this.#api;
    const tile = this.#tile();
    if (tile !== null) this.#view.remember(tile.pair, this.#turnsOf(tile.pair));
    const picture = this.#picture();
    this.#view.paint(picture);
    const { pile } = this.#position;
    this.#view.paintPile(pile, connectBack(), words("connect-pile", { count: pile }));
    this.#view.paintCaught(this.#position.caught.map((caught, seat) => ({
      cast: this.#scene.cast[seat] ?? 1,
      count: caught.length,
      top: caught[caught.length - 1] ?? null,
      text: this.#speech.score(seat, caught.length),
    })));
    this.#view.root.dataset.turn = this.#mine() ? "lay" : "";
    this.#view.root.dataset.ply = String(this.#scene.ply);
    this.#view.label({
      board: () => words("connect-board"),
      tile: (place, lying) => this.#speech.lying(place, lying, picture.candidates.includes(place)),
      plot: (place) => {
        const fits = picture.plots.has(place);
        const lay = fits
          ? place === this.#aim
            ? withTake(this.#lays(), this.#take)
            : largest(this.#choices.lays(this.#number(), place, this.#sides()))
          : null;
        return this.#speech.plot(place, fits, lay, this.#position);
      },
      zoomIn: () => words("connect-zoom-in"),
      zoomOut: () => words("connect-zoom-out"),
      fit: () => words("connect-fit"),
    }, this.#position.lying);
    this.#paintHand();
    this.#rove();
    const ended = this.#scene.ended || this.#position.hands.every((hand) => hand.length === 0);
    this.#api.steps(
      [words("connect-step-choose"), words("connect-step-lay")],
      ended ? null : this.#aim === null ? 0 : 1,
    );
  }

  #paintHand(): void {
    const { words } = this.#api;
    const held = this.#tiles();
    const mine = this.#mine();
    const shown = held.map((tile) =>
      tile === null ? { tile, turns: 0 } : {
        tile: { ...tile, sides: turnedSides(tile, this.#turnsOf(tile.pair)) },
        turns: this.#turnsOf(tile.pair),
      }
    );
    const chosen = held.findIndex((tile) => tile?.pair === this.#chosen);
    const primary: Act | null = mine && this.#aim !== null
      ? {
        text: this.#take.length > 0
          ? words("connect-lay-catch", { count: this.#take.length })
          : words("connect-lay"),
        icon: "check",
        does: "lay",
      }
      : null;
    this.#hand.paint({
      tiles: shown,
      chosen,
      placed: this.#aim !== null,
      title: words("connect-hand", { count: held.length }),
      labels: shown.map(({ tile }, index) =>
        tile === null ? words("connect-hidden") : sentences(
          words("connect-hand-tile", { number: index + 1, tile: this.#speech.tile(tile) }),
          index === chosen ? words("connect-tap-to-turn") : words("connect-tap-to-choose"),
        )
      ),
      turnLeft: words("connect-turn-left"),
      turnRight: words("connect-turn-right"),
      turns: chosen >= 0 && !this.#sent,
      primary,
      second: primary === null
        ? null
        : { text: words("connect-take-back"), icon: "undo", does: "back" },
      hush: mine ? words("connect-choose-plot") : "",
    });
  }

  /** The line above the board: what to do now, or what would be caught. */
  #coach(sentence = this.#advice()): void {
    if (sentence === this.#coached) return;
    this.#coached = sentence;
    this.#hand.advise(sentence);
    this.#api.coach(sentence);
  }

  #advice(): string {
    const { words } = this.#api;
    if (this.#scene.ended || this.#sent) return "";
    if (!this.#mine()) {
      if (this.#scene.legal.length > 0) return "";
      return words("connect-turn-of", { name: this.#speech.name(this.#position.seat) });
    }
    if (this.#aim === null) return words("connect-coach-choose");
    const may = candidates(this.#lays());
    if (may.length === 0) return words("connect-coach-none");
    const excluded = may.length > (largest(this.#lays())?.take.length ?? 0);
    return sentences(
      `${this.#speech.catches(this.#take, this.#position)}.`,
      excluded ? words("connect-coach-choice") : "",
    );
  }

  // --- the camera --------------------------------------------------------------------------------------

  /** Show all tiles and all places to lay on; leave the camera alone where it shows them well. */
  #fit(gently: boolean): void {
    const { size } = this.#view;
    if (size.width === 0 || size.height === 0) return;
    const wanted = [...this.#position.lying.keys(), ...this.#choices.everywhere];
    const focus = this.#aim ?? this.#last?.place;
    if (!this.#auto) {
      if (gently && focus !== undefined && !isSeen(focus, this.#view.camera, size)) {
        this.#view.look(reveal(focus, this.#view.camera, size), this.#reel);
      }
      if (gently) this.#showPlot();
      return;
    }
    const best = this.#withPlot(fit(boxOf(wanted), size, focus));
    const { camera } = this.#view;
    const well = camera.tile <= best.tile * 1.1 && camera.tile >= best.tile * 0.85;
    if (gently && well && wanted.every((place) => isSeen(place, camera, size))) return;
    this.#view.look(best, gently ? this.#reel : undefined);
  }

  /** On a small screen not all plots are in sight, but a bright one always is. */
  #withPlot(camera: Camera): Camera {
    return withOneOf(this.#plots(), this.#last?.place ?? this.#spot, camera, this.#view.size);
  }

  #showPlot(): void {
    const { camera } = this.#view;
    const better = this.#withPlot(camera);
    if (better !== camera) this.#view.look(better, this.#reel);
  }

  #pan(dx: number, dy: number): void {
    this.#auto = false;
    const wanted = boxOf([...this.#position.lying.keys(), ...this.#choices.everywhere]);
    this.#view.look(panned(this.#view.camera, dx, dy, wanted, this.#view.size));
  }

  #zoom(factor: number, x: number, y: number): void {
    this.#auto = false;
    this.#view.look(zoomed(this.#view.camera, factor, x, y));
    this.#pan(0, 0);
  }

  #zoomMiddle(factor: number): void {
    const { width, height } = this.#view.size;
    this.#zoom(factor, width / 2, height / 2);
  }

  #fitNow(): void {
    this.#auto = true;
    this.#fit(false);
  }

  // --- a turn in progress --------------------------------------------------------------------------------

  #choose(pair: string): void {
    if (this.#sent || pair === this.#chosen) return;
    const aim = this.#aim;
    this.#chosen = pair;
    this.#aim = null;
    this.#take = [];
    this.#catching = false;
    if (this.#mine()) this.#turnToFit();
    this.#api.sounds.play("turn");
    if (aim !== null && this.#plots().includes(aim)) return this.#aimAt(aim);
    this.#changed();
    this.#showPlot();
    const tile = this.#tile();
    if (tile !== null) this.#api.say(this.#speech.tile({ ...tile, sides: this.#sides() }));
  }

  async #turn(quarters: 1 | -1): Promise<void> {
    const tile = this.#tile();
    if (tile === null || this.#sent) return;
    this.#turns.set(tile.pair, (this.#turnsOf(tile.pair) + quarters + 4) % 4);
    this.#api.sounds.play("turn");
    const aim = this.#aim;
    this.#aim = null;
    this.#take = [];
    this.#catching = false;
    if (aim !== null && this.#plots().includes(aim)) this.#aimAt(aim);
    else {
      this.#changed();
      this.#showPlot();
    }
    this.#api.say(
      this.#api.words("connect-turned", {
        tile: this.#speech.tile({ ...tile, sides: this.#sides() }),
        count: this.#plots().length,
      }),
    );
    const index = this.#tiles().findIndex((each) => each?.pair === tile.pair);
    await Promise.all([
      this.#hand.turn(index, quarters, this.#reel),
      this.#view.turnGhost(quarters, this.#reel),
    ]);
  }

  /** Turn the tile in place to the next rotation that fits. */
  #turnThere(): void {
    const tile = this.#tile();
    const aim = this.#aim;
    if (tile === null || aim === null || !this.#mine()) return;
    const fits = this.#choices.turns(this.#number(), aim);
    for (let k = 1; k < 4; k++) {
      const turns = (this.#turnsOf(tile.pair) + k) % 4;
      const sides = turnedSides(tile, turns);
      if (sides === this.#sides() || !fits.has(sides)) continue;
      this.#turns.set(tile.pair, turns);
      this.#api.sounds.play("turn");
      this.#aimAt(aim);
      void this.#view.turnGhost(k, this.#reel);
      return;
    }
    this.#api.sounds.play("barred");
    this.#coach(this.#api.words("connect-one-way"));
  }

  /** Show the chosen tile on a place, with what it would catch. */
  #aimAt(place: Place, take?: readonly Place[]): void {
    if (!this.#mine()) return;
    const fits = this.#choices.turns(this.#number(), place);
    if (fits.size === 0) return;
    if (!fits.has(this.#sides())) { // a plot for another rotation: turn it by the least that fits
      const tile = this.#tile()!;
      const turns = this.#turnsOf(tile.pair);
      const k = [1, 3, 2].find((more) => fits.has(turnedSides(tile, turns + more))) ?? 0;
      this.#turns.set(tile.pair, (turns + k) % 4);
    }
    this.#aim = place;
    this.#spot = place;
    this.#catching = false;
    const lays = this.#lays();
    this.#take = (take && withTake(lays, take) ? take : largest(lays)?.take) ?? [];
    this.#changed();
    const { camera, size } = this.#view;
    // including what it catches, if there is room for both
    const shown = [...this.#take, place].reduce(
      (seen, each) => isSeen(each, seen, size) ? seen : reveal(each, seen, size),
      camera,
    );
    if (shown !== camera) this.#view.look(shown, this.#reel);
  }

  #toggle(place: Place): void {
    const lay = toggled(this.#lays(), this.#take, place);
    if (lay === null) return;
    this.#take = lay.take;
    this.#api.sounds.play("turn");
    this.#changed();
  }

  #lay(): void {
    const lay = withTake(this.#lays(), this.#take);
    if (lay === null) return;
    this.#sent = true;
    this.#catching = false;
    this.#paint();
    this.#coach("");
    this.#api.send([lay.text]);
  }

  #takeBack(): void {
    if (this.#aim === null || this.#sent) return;
    this.#aim = null;
    this.#take = [];
    this.#catching = false;
    this.#changed();
  }

  #changed(): void {
    this.#paint();
    this.#coach();
    this.#refocus();
  }

  // --- hands and keys --------------------------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    const { root, garden } = this.#view;
    hearGestures(garden, {
      pan: (dx, dy) => this.#pan(dx, dy),
      zoom: (factor, x, y) => this.#zoom(factor, ...this.#view.pointAt(x, y)),
    }, signal);
    const does = (event: Event): void => {
      const button = (event.target as Element).closest<HTMLElement>("[data-does]");
      if (button) void this.#do(button.dataset.does!);
    };
    root.addEventListener("click", (event) => {
      does(event);
      const target = event.target as Element;
      if (target.closest("[data-does]")) return;
      const plot = target.closest<HTMLElement>(".cn-plot")?.dataset.place;
      const tile = target.closest<HTMLElement>(".cn-tile")?.dataset.place;
      void this.#reel.skip().then(() => {
        if (plot !== undefined && plot === this.#aim) this.#turnThere();
        else if (plot !== undefined) this.#aimAt(plot);
        else if (tile !== undefined && candidates(this.#lays()).includes(tile)) this.#toggle(tile);
        else if (tile === undefined) this.#takeBack();
      });
    }, { signal });
    this.#hand.root.addEventListener("click", does, { signal });
    root.addEventListener("focusin", (event) => {
      const target = event.target as HTMLElement;
      const place = target.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
      if (place !== null) this.#spot = place;
      this.#view.cursor(target.matches(":focus-visible") ? place : null);
    }, { signal });
    root.addEventListener("focusout", () => this.#view.cursor(null), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    garden.addEventListener("keyup", (event) => { // the space bar would click a button
      if (event.key === " ") event.preventDefault();
    }, { signal });
    this.#hand.tiles.forEach((held, index) => {
      this.#undrag.push(draggable(held, {
        may: () => this.#mine() && this.#tiles()[index] !== null,
        lift: () => {
          const pair = this.#tiles()[index]?.pair;
          this.#takeBack();
          if (pair !== undefined) this.#choose(pair);
        },
        over: (x, y) => {
          const place = this.#view.placeAt(x, y);
          this.#view.cursor(place !== null && this.#fitsOn(place) ? place : null);
        },
        drop: (x, y) => {
          this.#view.cursor(null);
          const place = this.#view.placeAt(x, y);
          if (place !== null && this.#fitsOn(place)) this.#aimAt(place);
        },
        cancel: () => this.#view.cursor(null),
      }));
    });
  }

  #fitsOn(place: Place): boolean {
    return this.#choices.turns(this.#number(), place).size > 0;
  }

  async #do(what: string): Promise<void> {
    switch (what) {
      case "zoom-in":
        return this.#zoomMiddle(1.25);
      case "zoom-out":
        return this.#zoomMiddle(0.8);
      case "fit":
        return this.#fitNow();
    }
    await this.#reel.skip();
    switch (what) {
      case "tile-0":
      case "tile-1": {
        const pair = this.#tiles()[Number(what.slice(-1))]?.pair;
        if (pair === undefined) return;
        return pair === this.#chosen ? this.#turn(1) : this.#choose(pair);
      }
      case "turn-left":
        return this.#turn(-1);
      case "turn-right":
        return this.#turn(1);
      case "lay":
        return this.#lay();
      case "back":
        return this.#takeBack();
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const intent = intentOf(event);
    if (intent === null) return;
    const target = event.target as Element;
    const onBoard = this.#view.garden.contains(target);
    if (!onBoard && isBusyElsewhere(target)) return;
    const free = isFree(target);
    if (!onBoard && !worksAnywhere(intent) && !(free && intent.kind === "arrow")) return;
    event.preventDefault();
    void this.#mean(intent, free);
  }

  async #mean(intent: Intent, free: boolean): Promise<void> {
    switch (intent.kind) {
      case "pan": {
        const step = intent.key === "ArrowLeft" || intent.key === "ArrowUp" ? PAN_STEP : -PAN_STEP;
        const across = intent.key === "ArrowLeft" || intent.key === "ArrowRight";
        return this.#pan(across ? step : 0, across ? 0 : step);
      }
      case "zoom":
        return this.#zoomMiddle(intent.factor);
      case "fit":
        return this.#fitNow();
      case "ask":
        return this.#api.say(this.#answer(intent.what));
    }
    await this.#reel.skip();
    switch (intent.kind) {
      case "arrow":
        if (free) { // the first arrow key only moves the focus to the board
          this.#element()?.focus();
          return;
        }
        return this.#arrow(intent.key);
      case "turn":
        return this.#turn(intent.quarters);
      case "choose": {
        const pair = this.#tiles()[intent.index]?.pair;
        return pair === undefined ? undefined : this.#choose(pair);
      }
      case "lay":
        if (this.#aim === null || (!this.#catching && !this.#looking && this.#spot !== this.#aim)) {
          return this.#aimAt(this.#spot);
        }
        return this.#lay();
      case "toggle":
        return this.#space();
      case "look":
        if (!this.#mine()) return;
        this.#looking = !this.#looking;
        this.#spot = nearest(this.#spot, this.#spots()) ?? this.#spot;
        return this.#step();
      case "back":
        if (this.#catching && this.#aim !== null) {
          this.#catching = false;
          this.#spot = this.#aim;
          return this.#step();
        }
        return this.#takeBack();
    }
  }

  /** Space: shows the tile on the plot, toggles the only catch, or goes to choose among several. */
  #space(): void {
    if (this.#aim === null) return this.#aimAt(this.#spot);
    const may = candidates(this.#lays());
    if (this.#catching || (this.#looking && may.includes(this.#spot))) {
      return this.#toggle(this.#spot);
    }
    if (may.length === 1) return this.#toggle(may[0]!);
    if (may.length > 1) {
      this.#catching = true;
      this.#spot = may[0]!;
      this.#step();
    }
  }

  /** What the arrow keys go to: catches, plots or tiles. */
  #spots(): readonly Place[] {
    if (this.#catching) return candidates(this.#lays());
    const plots = this.#looking ? [] : this.#plots();
    if (plots.length > 0) return plots;
    const turned = this.#looking || !this.#mine()
      ? []
      : [...this.#choices.everywhere].filter((place) => this.#fitsOn(place));
    return turned.length > 0 ? turned : [...this.#position.lying.keys()];
  }

  #arrow(key: string): void {
    const next = placeAhead(this.#spot, key, this.#spots());
    if (next === null) return;
    this.#spot = next;
    if (!this.#catching && !this.#looking) this.#aimAt(next);
    this.#step();
  }

  #element(): HTMLElement | null {
    return this.#catching || this.#looking
      ? this.#view.tile(this.#spot)
      : this.#view.plot(this.#spot) ?? this.#view.tile(this.#spot);
  }

  #step(): void {
    this.#rove();
    if (!isSeen(this.#spot, this.#view.camera, this.#view.size)) {
      this.#view.look(reveal(this.#spot, this.#view.camera, this.#view.size));
    }
    this.#element()?.focus({ preventScroll: true });
  }

  /** One tab stop for the whole garden: the plot or the tile that the keys are at. */
  #rove(): void {
    for (const old of this.#view.garden.querySelectorAll<HTMLElement>("[tabindex='0']")) {
      old.tabIndex = -1;
    }
    if (this.#element() === null || !this.#spots().includes(this.#spot)) {
      this.#spot = nearest(this.#spot, this.#spots()) ?? this.#spot;
    }
    const element = this.#element();
    if (element !== null) element.tabIndex = 0;
  }

  /** Keep the focus in the garden when what had it is no longer the thing to choose. */
  #refocus(): void {
    if (this.#view.garden.contains(document.activeElement)) {
      this.#element()?.focus({ preventScroll: true });
    }
  }

  #answer(what: Question): string {
    const { words } = this.#api;
    switch (what) {
      case "hand":
        return this.#speech.hand(
          this.#tiles().map((tile) =>
            tile && { ...tile, sides: turnedSides(tile, this.#turnsOf(tile.pair)) }
          ),
        );
      case "caught":
        return this.#speech.scores(this.#position);
      case "pile":
        return words("connect-pile", { count: this.#position.pile });
      case "places": {
        const plots = this.#plots().sort(byReading);
        return words("connect-places", {
          count: plots.length,
          places: this.#speech.list(plots.map((place) => this.#speech.place(place))),
        });
      }
      case "last":
        return this.#told || words("connect-nothing-yet");
      case "turn":
        return this.#mine()
          ? words("connect-coach-choose")
          : words("connect-turn-of", { name: this.#speech.name(this.#position.seat) });
      case "board":
        return this.#speech.board(this.#position);
      case "help":
        return words("connect-keys");
    }
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
