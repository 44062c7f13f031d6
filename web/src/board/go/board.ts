// The board of Go!: everyone acts at once, so every update is drawn at once; the tile in hand stays
// in hand, and what was just laid stays laid until the house says otherwise.

import { HEADINGS } from "../../art/index.ts";
import { sentences } from "../../speech.ts";
import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { isBusyElsewhere, isFree } from "../kit/focus.ts";
import { Reel } from "../kit/reel.ts";
import { checkedArt, straysArt } from "./art.ts";
import { Ask } from "./ask.ts";
import { Carry } from "./carry.ts";
import { Check } from "./check.ts";
import { throwDice } from "./dice.ts";
import { type Intent, intentOf, type Question } from "./input.ts";
import { Outbox } from "./outbox.ts";
import {
  cellsUnder,
  type Goal,
  goals,
  gradeOf,
  type Held,
  type Laid,
  passes,
  placement,
  type Position,
  PRINT,
  readPlacement,
  readPosition,
  scoreTiles,
  SIZE,
  unfit,
} from "./position.ts";
import { Speech } from "./speech.ts";
import { told } from "./told.ts";
import { View } from "./view.ts";

const TILES = ["1", "2", "3", "4", "5", "6", "J"];
const LATE_MS = 10_000;
const TOLD_AT = [60, 30, 10]; // seconds left that are spoken
const REFUSAL_MS = 3500;

export class GoBoard implements Board {
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #legal: ReadonlySet<string>;
  #view: View;
  #ask: Ask;
  #playsOn = 0; // the round after which one did not want to end the match
  #carry: Carry;
  #check: Check;
  #speech: Speech;
  #reel: Reel; // dice and the check: in sequence
  #quick: Reel; // taps and tiles: at once
  #held = new Map<string, Held>(TILES.map((tile) => [tile, { tile, face: 0, heading: "e" }]));
  #chosen = "1";
  #cursor = 7;
  #aim: number | null = null; // the cell under the pointer or the keys
  #found = new Set<number>(); // the treasures that were tapped while searching
  #outbox: Outbox;
  #advised = "";
  #inTheAir = false; // the dice: words about them wait
  #refusal: { readonly text: string; readonly until: number } | null = null;
  #told = "";
  #offset: number | null = null; // offset from the page's clock to the house's time
  #saidAt = 0;
  #timer: number;
  #flash = 0;
  #stop = new AbortController();

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    this.#legal = new Set(first.legal);
    this.#speech = new Speech(api.words);
    this.#outbox = new Outbox((actions) => api.send(actions));
    const tempo = (): number =>
      matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : api.settings().motion;
    this.#reel = new Reel(tempo);
    this.#quick = new Reel(tempo);
    this.#ask = new Ask();
    this.#view = new View(hosts, this.#ask.root);
    this.#check = new Check(this.#view, this.#reel, api, {
      now: () => ({ scene: this.#scene, position: this.#position }),
      large: () => this.#large,
      paint: () => this.#paint(),
      paintRivals: () => this.#paintRivals(),
    });
    this.#listen();
    this.#carry = this.#makeCarry();
    this.#sync(first);
    this.#check.mark();
    this.#choose();
    this.#paint();
    this.#timer = setInterval(() => this.#tickClock(), 200);
  }

  // --- what the shell asks for ----------------------------------------------------------------

  async update(scene: Scene): Promise<void> {
    const before = this.#position, was = this.#scene;
    const after = readPosition(scene.position);
    const lines = told(was, scene, this.#api.words);
    if (lines.length > 0) this.#told = lines.map(({ text }) => text).join(" ");
    this.#scene = scene;
    this.#position = after;
    this.#legal = new Set(scene.legal);
    this.#sync(scene);
    this.#outbox.answered(scene, after.phase === "b");
    if (after.phase !== "b") this.#carry.cancel();
    const claimed = scene.did.some((action) => action.startsWith("claim"));
    const live = scene.did.length > 0;
    const replayed = scene.moment === undefined; // nobody is waiting: show everything to its end
    if (scene.seat !== was.seat) this.#changeHands();
    if (claimed) this.#api.sounds.play("bell");
    if (after.round !== before.round) {
      void this.#reel.skip();
      this.#check.looked = null;
      this.#check.running = false;
      this.#check.verdict = null;
      this.#found.clear();
      this.#check.scores = after.scores;
      this.#check.marks = "";
      if (live) {
        this.#inTheAir = true;
        await this.#after(this.#reel.add(() => this.#roll(before, claimed)));
        this.#inTheAir = false;
      }
    } else if (live && before.phase === "b" && after.phase !== "b" && after.scores.length > 1) {
      const shown = this.#reel.add(() => this.#check.show(before, after));
      if (scene.ended || replayed) await this.#after(shown);
    } else if (claimed && after.scores.length === 1 && after.phase === "b") {
      void this.#reel.add(() => this.#notYet());
    } else if (!live && !this.#check.running) {
      this.#check.scores = after.scores;
      this.#check.mark();
    }
    if (before.phase !== "b" && after.phase === "b" && live) this.#go();
    this.#choose();
    this.#paint();
    if (after.phase === "b" && live && scene.by === scene.seat && scene.seat !== null) {
      this.#sayDone(scene);
    }
  }

  propose(actions: readonly string[]): void {
    this.#aim = null;
    for (const action of actions) {
      const laid = readPlacement(action.replace(/^place /, ""));
      if (laid === null) continue;
      this.#held.set(laid.tile, { tile: laid.tile, face: laid.face, heading: laid.heading });
      this.#chosen = laid.tile;
      this.#aim = this.#cursor = laid.cell;
    }
    this.#paint();
  }

  settle(): void {
    void this.#reel.skip();
  }

  destroy(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#flash);
    this.#stop.abort();
    void this.#reel.skip();
    void this.#quick.skip();
    this.#view.destroy();
  }

  /** Paint the new state at once, and wait for the animation that leads to it. */
  async #after(shown: Promise<void>): Promise<void> {
    this.#paint();
    await shown;
  }

  /** Switch to another of one's own seats: nothing in hand, nothing pending. */
  #changeHands(): void {
    this.#carry.cancel();
    this.#outbox.clear();
    this.#check.looked = this.#aim = null;
    this.#found.clear();
    this.#held = new Map(TILES.map((tile) => [tile, { tile, face: 0, heading: "e" }]));
  }

  // --- what moves -----------------------------------------------------------------------------

  /** The dice are thrown; alone, the paths of the solved maze light up first. */
  async #roll(before: Position, claimed: boolean): Promise<void> {
    const { roll } = this.#position;
    const alone = before.scores.length === 1;
    if (alone && claimed && !this.#reel.still) {
      const board = before.boards[0] ?? [];
      this.#api.sounds.play("treasure");
      this.#view.paintBoard(board, null);
      this.#view.paintMarks(checkedArt(board, before));
      await this.#reel.wait(420);
      this.#paint();
    }
    this.#view.rolling(!this.#reel.still);
    const dice = String(this.#scene.options.dice ?? "pinwheel");
    await throwDice(this.#view.goals, roll, dice, this.#reel, this.#api.sounds);
    this.#view.rolling(false);
  }

  /** Solo: a wrong claim shows what is missing, and building goes on. */
  async #notYet(): Promise<void> {
    const board = this.#board(), { roll } = this.#position;
    const lost = goals(board, roll).filter(({ joined }) => !joined).map(({ letter }) => letter);
    this.#api.sounds.play("barred");
    this.#coach(
      sentences(
        this.#api.words("go-did-not-yet"),
        lost.length > 0
          ? this.#api.words("go-missing", { motifs: this.#speech.theMotifs(lost) })
          : this.#speech.loose(board, this.#position),
      ),
    );
    await this.#check.trace(this.#seat, board, this.#position);
    await this.#reel.wait(1200);
    this.#check.marks = "";
    this.#paint();
  }

  /** "Go!" flashes over the board. */
  #go(): void {
    if (this.#position.scores.length > 1) this.#view.count(this.#api.words("go-go"), this.#quick);
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => this.#view.count("", this.#quick), 800);
  }

  // --- time -----------------------------------------------------------------------------------

  #sync(scene: Scene): void {
    const moment = scene.moment ?? this.#position.now;
    if (scene.did.length > 0 || scene.moment !== undefined || this.#offset === null) {
      this.#offset = moment - performance.now();
    }
  }

  /** Milliseconds until the house acts; null when it does not, or in a replay. */
  #left(): number | null {
    const { due } = this.#position;
    if (due === null || this.#scene.ended || this.#scene.moment === undefined) return null;
    const at = this.#scene.paused ? this.#scene.moment : performance.now() + (this.#offset ?? 0);
    return Math.max(0, due - at);
  }

  #tickClock(): void {
    const { phase, due, since, scores } = this.#position;
    const left = this.#left();
    if (this.#refusal !== null) this.#paintHead();
    const alone = scores.length === 1;
    const all = alone ? 300_000 : due === null ? 0 : due - since;
    this.#view.paintClock(left, all, phase === "b" && left! <= LATE_MS);
    if (left === null) return;
    const seconds = Math.ceil(left / 1000);
    if (phase === "s" || phase === "c") {
      const number = left > 0 && left <= 3000 ? String(seconds) : "";
      if (number !== "" && this.#saidAt !== seconds) this.#api.sounds.play("tick");
      this.#view.count(number, this.#quick);
    } else if (phase === "b" && this.#saidAt !== seconds) {
      if (seconds > 0 && seconds <= 10) this.#api.sounds.play("tick");
      if (TOLD_AT.includes(seconds) && this.#mayBuild()) this.#api.say(this.#speech.time(seconds));
    }
    this.#saidAt = seconds;
  }

  // --- whose board, and what lies on it -------------------------------------------------------

  get #seat(): number {
    return this.#scene.seat ?? 0;
  }

  /** The seat whose board is the large one. */
  get #large(): number {
    return this.#check.looked ?? this.#seat;
  }

  /** One's own board, including pending changes. */
  #board(): readonly Laid[] {
    return this.#outbox.wish ?? this.#position.boards[this.#seat] ?? [];
  }

  /** The tiles beside the board. */
  #beside(): string[] {
    const lying = new Set(this.#board().map(({ tile }) => tile));
    return TILES.filter((tile) =>
      !lying.has(tile) && (tile !== "J" || this.#position.joker === this.#seat)
    );
  }

  #lying(cell: number): Laid | undefined {
    return this.#board().find((laid) => cellsUnder(laid)?.includes(cell));
  }

  #choose(): void {
    const beside = this.#beside();
    if (!beside.includes(this.#chosen)) this.#chosen = beside[0] ?? "";
  }

  #mayBuild(): boolean {
    return this.#legal.has("claim") && !this.#api.locked();
  }

  // --- tiles in hand and on the board ---------------------------------------------------------

  #turn(quarters: 1 | 3): void {
    const tile = this.#carry.tile ?? this.#chosen;
    const held = this.#held.get(tile);
    if (!held || !this.#touchable()) return;
    const heading = HEADINGS[(HEADINGS.indexOf(held.heading) + quarters) % 4]!;
    this.#held.set(tile, { ...held, heading });
    this.#changedTile(tile);
    void this.#view.turnTile(tile, quarters, this.#quick);
  }

  #flip(): void {
    const tile = this.#carry.tile ?? this.#chosen;
    const held = this.#held.get(tile);
    if (!held || tile === "J" || !this.#touchable()) return;
    this.#held.set(tile, { ...held, face: 1 - held.face });
    this.#changedTile(tile);
    void this.#view.flipTile(tile, this.#quick);
  }

  #changedTile(tile: string): void {
    this.#api.sounds.play("turn");
    this.#carry.redraw();
    this.#paint();
    this.#api.say(this.#speech.tile(this.#held.get(tile)!));
  }

  /** Whether tiles may be touched; if not, say why. */
  #touchable(): boolean {
    if (this.#mayBuild()) {
      this.#ask.close(); // touching a tile means building on
      return true;
    }
    if (this.#api.locked() || this.#scene.seat === null || this.#scene.ended) return false;
    const { phase, taken } = this.#position;
    const done = phase === "b" && taken[this.#seat];
    this.#no(this.#api.words(done ? "go-frozen" : "go-hands-off"));
    void this.#view.shake(this.#view.rack, this.#quick);
    return false;
  }

  #no(sentence: string): void {
    this.#api.sounds.play("barred");
    this.#coach(sentence);
  }

  #pick(tile: string): void {
    if (!this.#touchable()) return;
    if (tile === this.#chosen) return this.#turn(1);
    this.#chosen = tile;
    this.#api.sounds.play("turn");
    this.#paint();
    this.#api.say(this.#speech.tile(this.#held.get(tile)!));
  }

  /** A press on a cell: lay the tile in hand, take one up, or mark a treasure that was found. */
  #press(cell: number): void {
    this.#cursor = cell;
    if (this.#position.phase === "s") return this.#mark(cell);
    if (this.#check.looked !== null || !this.#touchable()) return;
    const laid = this.#lying(cell);
    if (laid) {
      this.#take(laid);
      this.#aim = null;
      this.#outbox.send(
        [`lift ${laid.tile}`],
        this.#board().filter(({ tile }) => tile !== laid.tile),
      );
      this.#api.sounds.play("turn");
      this.#paint();
      return;
    }
    const held = this.#held.get(this.#chosen);
    if (held && this.#beside().includes(held.tile)) this.#lay({ ...held, cell });
  }

  /** A tile in hand as it lay. */
  #take(laid: Laid): void {
    this.#held.set(laid.tile, { tile: laid.tile, face: laid.face, heading: laid.heading });
    this.#chosen = laid.tile;
  }

  #lay(laid: Laid, from?: DOMRect): boolean {
    const board = this.#board();
    const why = unfit(board, laid);
    if (why !== null) {
      this.#no(
        sentences(this.#api.words(`go-unfit-${why}`), this.#api.words("go-unfit-else")),
      );
      this.#view.paintGhost(laid, false, false);
      void this.#view.refuse(this.#quick).then(() => this.#paintGhost());
      return false;
    }
    const others = board.filter(({ tile }) => tile !== laid.tile);
    const place = `place ${placement(laid, laid.cell)}`;
    this.#aim = null;
    this.#api.sounds.play("push");
    this.#outbox.send(
      others.length < board.length ? [`lift ${laid.tile}`, place] : [place],
      [...others, laid].sort((a, b) => a.tile < b.tile ? -1 : 1),
    );
    this.#choose();
    this.#paint();
    void this.#view.snap(laid.tile, this.#quick, from);
    return true;
  }

  /** Searching: a tap on a treasure of the roll marks it. */
  #mark(cell: number): void {
    const letter = PRINT[cell]!;
    if (this.#scene.seat === null || this.#api.locked()) return;
    if (!this.#position.roll.includes(letter)) {
      this.#no(
        this.#api.words(
          letter === "." ? "go-hands-off" : "go-not-wanted",
          letter === "." ? {} : { motif: this.#speech.theMotifs([letter]) },
        ),
      );
      void this.#view.shake(this.#view.goals, this.#quick);
      return;
    }
    if (this.#found.has(cell)) this.#found.delete(cell);
    else this.#found.add(cell);
    this.#api.sounds.play("step", this.#found.size);
    this.#paint();
  }

  #main(): void {
    if (this.#api.locked()) return;
    void this.#reel.skip();
    if (this.#legal.has("claim")) {
      if (this.#costly()) this.#askToHandIn();
      else this.#claim();
    } else if (this.#legal.has("ready")) this.#outbox.once("ready");
  }

  /** Whether a claim now would fail; in a solo game one just keeps building. */
  #costly(): boolean {
    return this.#position.scores.length > 1 && !passes(this.#board(), this.#position);
  }

  /** Ask before a board is handed in that would be lost, and say which tile is on its own. */
  #askToHandIn(): void {
    const { words } = this.#api;
    this.#ask.show({
      about: "claim",
      text: sentences(this.#stray(), words("go-ask")),
      no: words("go-ask-no"),
      yes: words("go-ask-yes"),
      answer: (handIn) => {
        if (handIn) this.#claim();
        this.#paint();
      },
    });
    this.#paint();
  }

  /** What to say of tiles on their own once all treasures are linked; before, they tell enough. */
  #stray(): string {
    const board = this.#board();
    const whole = goals(board, this.#position.roll).every((goal) => goal.joined);
    return whole ? this.#speech.loose(board, this.#position) : "";
  }

  /** Of two, after unsolved claims in a row: the other may end the match, or play on. */
  #askToEnd(): void {
    const { round, hasty, phase } = this.#position;
    const may = this.#legal.has("end") && phase === "p" && !this.#check.running;
    if (!may || this.#playsOn === round || this.#api.locked()) return this.#ask.close("end");
    if (this.#ask.about === "end") return;
    const { words } = this.#api;
    const text = words("go-end-question", { name: this.#scene.names[hasty ?? 0] ?? "" });
    this.#ask.show({
      about: "end",
      text,
      no: words("go-play-on"),
      yes: words("go-end"),
      answer: (ends) => {
        this.#playsOn = round;
        if (ends) this.#outbox.once("end");
      },
    }, false);
    this.#api.say(text);
  }

  #claim(): void {
    if (this.#mayBuild()) this.#outbox.once("claim"); // it waits for pending changes
  }

  /** Look at somebody's board, or back at one's own. */
  #look(seat: number): void {
    const { phase, round } = this.#position;
    if (this.#scene.seat === null || phase === "b" || phase === "s" || round === 0) return;
    void this.#reel.skip().then(() => {
      this.#check.looked = this.#check.looked === seat ? null : seat;
      this.#check.mark();
      this.#paint();
      const name = this.#scene.names[this.#large] ?? "";
      const { boards, roll } = this.#position;
      const board = boards[this.#large] ?? [];
      const lost = goals(board, roll).filter((goal) => !goal.joined);
      this.#api.say(
        sentences(
          this.#api.words("go-board-of", { name }),
          lost.length > 0
            ? this.#api.words("go-missing", {
              motifs: this.#speech.theMotifs(lost.map(({ letter }) => letter)),
            })
            : this.#speech.loose(board, this.#position) || this.#api.words("go-all-linked"),
        ),
      );
    });
  }

  #sayDone(scene: Scene): void {
    const { words } = this.#api;
    for (const action of scene.did) {
      const bare = action.replace(/ \+\d+$/, "");
      const laid = readPlacement(bare.replace(/^place /, ""));
      if (laid) this.#api.say(this.#speech.laid(laid, this.#position.roll));
      else if (bare.startsWith("lift ")) this.#api.say(words("go-lifted", { tile: bare.slice(5) }));
    }
  }

  // --- what is to be seen ---------------------------------------------------------------------

  #paint(): void {
    const { words } = this.#api;
    const { phase, roll, round, scores } = this.#position;
    const watching = this.#scene.seat === null;
    const view = this.#view;
    const board = this.#large === this.#seat
      ? this.#board()
      : this.#position.boards[this.#large] ?? [];
    view.root.dataset.phase = phase;
    view.root.dataset.ply = String(this.#scene.ply);
    view.root.dataset.alone = String(scores.length === 1);
    view.root.dataset.mine = String(this.#large === this.#seat);
    view.root.dataset.over = String(round > 0 && "pe".includes(phase));
    view.watch(watching);
    if (!this.#mayBuild() || !this.#costly()) this.#ask.close("claim");
    if (!watching) {
      view.paintBoard(board, this.#carry.tile);
      view.paintFound([...this.#found].filter((cell) => !this.#lying(cell)));
      // What the question is about is shown while it is asked.
      view.paintMarks(
        this.#ask.about === "claim" ? straysArt(board, this.#position) : this.#check.marks,
      );
      this.#paintGhost();
      this.#label(board);
      view.nameField(words("go-board-of", { name: this.#scene.names[this.#large] ?? "" }));
    }
    const over = phase === "e" || phase === "p";
    view.paintGoals(
      goals(board, roll).map((goal) => ({
        ...goal,
        framed: goal.framed && !watching,
        label: this.#speech.goal(goal),
        sign: this.#signOf(goal, over),
      })),
      words("go-dice"),
      this.#legal.has("ready") && phase === "p",
    );
    this.#paintRack();
    this.#paintRivals();
    const label = this.#speech.scores(this.#position, this.#scene.names);
    view.paintTrack({
      scores: this.#check.scores,
      casts: this.#scene.cast,
      alone: scores.length === 1,
      label,
    }, this.#quick);
    view.paintOwn(this.#scene.cast[this.#seat] ?? 1, this.#check.scores[this.#seat] ?? 0, label);
    this.#paintPrimary();
    this.#askToEnd();
    if (!this.#inTheAir) this.#tellPhase();
    this.#tickClock();
  }

  #tellPhase(): void {
    const { words } = this.#api;
    const { phase, round, scores } = this.#position;
    const steps = scores.length === 1 ? [] : ["go-step-search", "go-step-build", "go-step-check"];
    const at = { s: 0, c: 0, b: 1, p: round > 0 ? 2 : null, e: 2 }[phase] ?? null;
    this.#api.steps(steps.map((step) => words(step)), at);
    this.#coach();
  }

  /** The mark at a die: framed so far, found by eye, or the result of the check. */
  #signOf(goal: Goal, over: boolean): "tick" | "missing" | "found" | "" {
    if (this.#scene.seat === null || (over && this.#check.marks === "")) return "";
    if (over) return goal.joined ? "tick" : "missing";
    return goal.framed ? "tick" : this.#found.has(goal.cell) ? "found" : "";
  }

  #paintGhost(): void {
    const tile = this.#carry.tile ?? this.#chosen;
    const held = this.#held.get(tile);
    const cell = this.#aim;
    const carried = this.#carry.tile !== null;
    if (!held || cell === null || !this.#mayBuild() || (!carried && this.#lying(cell))) {
      return this.#view.paintGhost(null, false, false);
    }
    const laid = { ...held, cell };
    this.#view.paintGhost(laid, unfit(this.#board(), laid) === null, !carried);
  }

  #paintRack(): void {
    const { words } = this.#api;
    const carried = this.#carry.tile;
    const beside = this.#beside();
    // A tile that is carried off the board has no place in the rack yet.
    const building = this.#mayBuild();
    this.#view.paintRack({
      tiles: this.#scene.seat === null ? [] : beside.map((tile) => ({
        held: this.#held.get(tile)!,
        label: this.#speech.tile(this.#held.get(tile)!),
      })),
      slots: this.#position.scores.length < 3 ? TILES.slice(0, 6) : TILES, // two have no joker
      joker: this.#position.joker === this.#seat,
      chosen: building ? this.#chosen : "",
      carried,
      locked: !building,
      title: words("go-rack"),
      hint: building
        ? words("go-rack-hint")
        : "ps".includes(this.#position.phase)
        ? words("go-rack-locked")
        : "",
    });
    this.#view.paintTools(words("go-turn"), words("go-flip"), building);
    const tile = this.#position.phase === "b" ? this.#position.taken[this.#seat] ?? 0 : 0;
    this.#view.paintTook(tile, words("go-took", { tile }), words("go-took-note"));
  }

  #paintRivals(): void {
    const { boards, taken, roll, joker, ready, phase, round } = this.#position;
    const { seat: own, names, cast } = this.#scene;
    const watching = own === null;
    const over = phase === "e" || (phase === "p" && round > 0);
    const others = boards.map((_, seat) => seat).filter((seat) => seat !== own);
    this.#view.paintRivals(
      others.map((seat) => {
        const board = boards[seat] ?? [];
        const name = names[seat] ?? "";
        return {
          seat,
          cast: cast[seat] ?? 1,
          name,
          label: sentences(
            `${this.#speech.rival(name, board, roll)}.`,
            taken[seat] ? `${this.#api.words("go-note-holds", { tile: taken[seat]! })}.` : "",
            joker === seat ? `${this.#api.words("go-note-joker")}.` : "",
          ),
          board,
          framed: goals(board, roll).filter((goal) => goal.framed).length,
          tile: taken[seat] ?? 0,
          joker: joker === seat,
          ready: (ready[seat] ?? false) && phase !== "b" ? this.#api.words("go-note-ready") : "",
          looked: this.#check.looked === seat,
          marks: !watching || !over
            ? ""
            : this.#check.running
            ? this.#check.traces.get(seat) ?? ""
            : checkedArt(board, this.#position),
        };
      }),
      watching,
      over && !watching,
    );
  }

  #paintPrimary(): void {
    const { words } = this.#api;
    const { phase, taken, scores } = this.#position;
    const claim = this.#legal.has("claim"), ready = this.#legal.has("ready");
    if (this.#scene.seat === null || !(claim || ready)) {
      return this.#view.paintPrimary(null, this.#awaited());
    }
    const next = scoreTiles(scores.length).find((tile) => !taken.includes(tile)) ?? 0;
    const text = words(claim ? "go-claim" : phase === "p" ? "go-roll" : "go-found-all");
    this.#view.paintPrimary({
      does: claim ? "claim" : "ready",
      text,
      label: claim && next ? `${text} ${words("go-score-tile", { tile: next })}` : text,
      medal: claim ? next : 0,
    });
  }

  /** Who is still building, in place of the button. */
  #awaited(): string {
    const { phase, taken, ready } = this.#position;
    if (this.#scene.ended) return "";
    if (phase !== "b") return ready[this.#seat] ? this.#api.words("go-wait-ready") : "";
    const building = this.#scene.names.filter((_, seat) => !taken[seat]);
    return this.#api.words("go-still-building", {
      names: this.#speech.list(building),
      count: building.length,
    });
  }

  #label(board: readonly Laid[]): void {
    const { roll } = this.#position;
    this.#view.cells.forEach((button, cell) => {
      const label = this.#speech.cell(cell, board, roll, this.#found.has(cell));
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.tabIndex = cell === this.#cursor ? 0 : -1;
      const laid = this.#lying(cell);
      if (laid && this.#mayBuild()) button.dataset.under = laid.tile;
      else delete button.dataset.under;
    });
  }

  /** The line that says what to do now; a refusal stays there for a while. */
  #coach(refusal?: string): void {
    const usual = this.#advice();
    if (refusal !== undefined) {
      this.#refusal = { text: refusal, until: performance.now() + REFUSAL_MS };
      this.#api.coach(refusal);
    } else if (usual !== this.#advised) {
      this.#refusal = null;
      this.#advised = usual;
      this.#api.coach(usual);
    }
    this.#paintHead();
  }

  #paintHead(): void {
    const { round, scores } = this.#position;
    if (this.#refusal !== null && performance.now() > this.#refusal.until) this.#refusal = null;
    this.#view.paintHead(
      round === 0 ? "" : this.#api.words(scores.length === 1 ? "go-maze" : "go-round", { round }),
      this.#refusal?.text ?? this.#advised,
      this.#refusal === null ? this.#check.verdict?.medal ?? null : null,
    );
  }

  #advice(): string {
    const { words } = this.#api;
    const { phase, taken, ready, round, scores } = this.#position;
    const alone = scores.length === 1;
    if (this.#check.verdict !== null) return this.#check.verdict.text;
    if (this.#check.looked !== null) {
      return words("go-board-of", { name: this.#scene.names[this.#check.looked] ?? "" });
    }
    if (this.#scene.ended || phase === "e") {
      return alone ? words(`go-grade-${gradeOf(scores[0] ?? 0)}`) : "";
    }
    if (phase === "b") {
      if (taken[this.#seat]) return words("go-wait");
      return this.#stray() || words("go-build");
    }
    if (phase === "c") return words("go-count-down");
    if (this.#scene.seat !== null && ready[this.#seat]) return words("go-wait-ready");
    if (phase === "s") return words("go-search");
    return words(round === 0 ? "go-begin" : "go-get-ready");
  }

  // --- clicks, keys, drags --------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    const view = this.#view;
    view.grid.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell !== null) this.#press(cell);
    }, { signal });
    view.grid.addEventListener("pointerover", (event) => {
      if (event.pointerType === "touch" || this.#carry.tile !== null) return;
      this.#point(cellOf(event.target));
    }, { signal });
    view.grid.addEventListener("pointerleave", () => {
      if (this.#carry.tile === null) this.#point(null);
    }, { signal });
    view.field.addEventListener("click", () => {
      if (this.#check.running) this.settle();
    }, { signal });
    view.goals.addEventListener("click", () => {
      if (view.goals.dataset.throw === "true") this.#main();
    }, { signal });
    view.rivals.addEventListener("click", (event) => {
      const seat = (event.target as Element).closest<HTMLElement>(".go-rival")?.dataset.seat;
      if (seat !== undefined) this.#look(Number(seat));
    }, { signal });
    view.hand.addEventListener("click", (event) => {
      const target = event.target as Element;
      const tile = target.closest<HTMLElement>("[data-tile]")?.dataset.tile;
      const does = target.closest<HTMLElement>("[data-does]")?.dataset.does;
      if (tile !== undefined) this.#pick(tile);
      else if (does === "turn") this.#turn(1);
      else if (does === "flip") this.#flip();
      else if (does !== undefined) this.#main();
    }, { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  #point(cell: number | null): void {
    if (cell === this.#aim) return;
    this.#aim = cell;
    this.#paintGhost();
  }

  #makeCarry(): Carry {
    const { rack, grid } = this.#view;
    return new Carry([rack, grid], grid, {
      pick: (event) => {
        if (!this.#mayBuild() || this.#check.looked !== null) return null;
        const target = event.target as Element;
        const tile = target.closest<HTMLElement>("[data-tile]")?.dataset.tile;
        if (tile !== undefined) return { tile };
        const cell = cellOf(target);
        const laid = cell === null ? undefined : this.#lying(cell);
        return laid ? { tile: laid.tile } : null;
      },
      held: (tile) => this.#held.get(tile)!,
      lift: (tile) => {
        this.#ask.close();
        const laid = this.#board().find((each) => each.tile === tile);
        if (laid) this.#take(laid);
        else this.#chosen = tile;
        this.#api.sounds.play("turn");
        this.#paint();
      },
      over: (_, cell) => {
        if (cell === this.#aim) return;
        this.#aim = cell;
        this.#paintGhost();
      },
      drop: (tile, cell, at) => this.#drop(tile, cell, at),
    }, this.#stop.signal);
  }

  #drop(tile: string, cell: number | null, at: DOMRect): void {
    const held = this.#held.get(tile)!;
    const lay = this.#board().find((each) => each.tile === tile);
    this.#aim = null;
    if (!this.#mayBuild()) return this.#paint();
    if (cell !== null) {
      const laid = { ...held, cell };
      const same = lay && placement(lay, lay.cell) === placement(laid, cell);
      if (same) {
        this.#paint();
        void this.#view.snap(tile, this.#quick, at);
      } else if (!this.#lay(laid, at)) {
        this.#paint();
        this.#view.paintGhost(laid, false, false);
        void this.#view.refuse(this.#quick).then(() => this.#paintGhost());
        if (lay) void this.#view.snap(tile, this.#quick, at);
        else void this.#view.flyHome(tile, at, this.#quick);
      }
      return;
    }
    if (lay) { // carried off the board
      this.#outbox.send([`lift ${tile}`], this.#board().filter((each) => each.tile !== tile));
    }
    this.#paint();
    void this.#view.flyHome(tile, at, this.#quick);
  }

  #key(event: KeyboardEvent): void {
    const target = event.target;
    const intent = intentOf(event);
    if (intent === null || isBusyElsewhere(target) || this.#scene.seat === null) return;
    if (this.#api.locked() && intent.kind !== "ask") return;
    const onCell = target instanceof Node && this.#view.grid.contains(target);
    const onBody = isFree(target);
    if (intent.kind === "place" && !onBody) return; // a button presses itself
    if (intent.kind === "arrow" && !onCell && !onBody) return;
    event.preventDefault();
    this.#do(intent);
  }

  #do(intent: Intent): void {
    switch (intent.kind) {
      case "turn":
        return this.#turn(intent.quarters);
      case "flip":
        return this.#flip();
      case "choose":
        if (!this.#beside().includes(intent.tile) || !this.#touchable()) return;
        if (intent.tile !== this.#chosen) return this.#pick(intent.tile);
        return this.#api.say(this.#speech.tile(this.#held.get(intent.tile)!));
      case "arrow":
        return this.#walk(intent.step);
      case "place":
        return this.#press(this.#cursor);
      case "main":
        return this.#main();
      case "ask":
        return this.#api.say(this.#answer(intent.what));
    }
  }

  #walk(step: number): void {
    const there = this.#cursor + step;
    const wraps = Math.abs(step) === 1 &&
      Math.floor(there / SIZE) !== Math.floor(this.#cursor / SIZE);
    if (there >= 0 && there < SIZE * SIZE && !wraps) this.#cursor = there;
    this.#aim = this.#cursor;
    this.#label(this.#large === this.#seat ? this.#board() : []);
    this.#paintGhost();
    this.#view.cells[this.#cursor]!.focus();
  }

  #answer(what: Question): string {
    const { words } = this.#api;
    const { boards, roll } = this.#position;
    const { names, seat: own } = this.#scene;
    const board = this.#board();
    switch (what) {
      case "goals":
        return this.#speech.wanted(board, roll);
      case "board":
        return this.#speech.board(board, roll);
      case "row":
        return this.#speech.row(this.#cursor, board, roll);
      case "hand":
        return this.#speech.hand(this.#beside().map((tile) => this.#held.get(tile)!));
      case "others": {
        const others = boards.map((_, seat) => seat).filter((seat) => seat !== own);
        return others.length === 0 ? words("go-no-others") : sentences(
          ...others.map((seat) =>
            `${this.#speech.rival(names[seat] ?? "", boards[seat] ?? [], roll)}.`
          ),
        );
      }
      case "scores":
        return this.#speech.scores(this.#position, names);
      case "time": {
        const left = this.#left();
        return this.#speech.time(left === null ? null : Math.ceil(left / 1000));
      }
      case "last":
        return this.#told || words("go-nothing-yet");
      case "help":
        return words("go-keys");
    }
  }
}

function cellOf(target: EventTarget | null): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>(".go-cell") : null;
  return button === null ? null : Number(button.dataset.cell);
}
