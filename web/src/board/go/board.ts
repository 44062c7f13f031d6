// The board of Go!: the own board large, goals, tiles and rivals in the dock.  Everyone acts at
// once, so whatever comes is drawn at once; the tile in hand stays in hand.

import {
  diePicture,
  GO_BOX,
  goCell,
  goCellFramed,
  goDefs,
  goFrame,
  goJoker,
  goLanding,
  goMiddle,
  goTile,
  goTileOffset,
  goTileSize,
  HEADINGS,
  icon,
  loadMotifs,
  missing,
  motifDefs,
  motifKey,
  motifUse,
  scoreTilePicture,
  tick,
} from "../../art/index.ts";
import type { Board, BoardApi, Hosts, Scene } from "../board.ts";
import { drawn, SVG } from "../sliding/skin.ts";
import {
  cellName,
  cellsUnder,
  drawing,
  FACES,
  goals,
  type Held,
  type Laid,
  MIDDLE,
  placement,
  type Position,
  PRINT,
  readPosition,
  SIZE,
} from "./position.ts";
import { motifNames } from "./told.ts";

const TILES = ["1", "2", "3", "4", "5", "6", "J"];
const ARROWS: Record<string, number> = {
  ArrowUp: -SIZE,
  ArrowDown: SIZE,
  ArrowLeft: -1,
  ArrowRight: 1,
};

function part(tag: "div" | "button" | "p" | "h2", name: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  if (made instanceof HTMLButtonElement) made.type = "button";
  return made;
}

function group(name: string): SVGGElement {
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", name);
  return made;
}

const spot = (cell: number): string =>
  `translate(${(cell % SIZE) * 100} ${Math.floor(cell / SIZE) * 100})`;

function tileArt(held: Held): string {
  return held.tile === "J" ? goJoker() : goTile(drawing(held), held.heading);
}

/** A tile where it lies, in the units of the board. */
function laidArt(laid: Laid): string {
  const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
  const x = (laid.cell % SIZE + dx) * 100, y = (Math.floor(laid.cell / SIZE) + dy) * 100;
  return `<g transform="translate(${x} ${y})">${tileArt(laid)}</g>`;
}

const motifOf = (letter: string): string => motifUse("go", motifKey("go", letter));

function cellsArt(board: readonly Laid[]): string {
  const holes = new Set(board.filter(({ tile }) => tile <= "4").map(({ cell }) => cell));
  return [...PRINT].map((letter, cell) => {
    const art = cell === MIDDLE
      ? goMiddle()
      : holes.has(cell)
      ? goCellFramed(motifOf(letter))
      : goCell(motifOf(letter), cell % 2 === 1);
    return `<g transform="${spot(cell)}">${art}</g>`;
  }).join("");
}

export class GoBoard implements Board {
  #api: BoardApi;
  #scene: Scene;
  #position: Position;
  #legal: ReadonlySet<string>;
  #root = part("div", "go-board");
  #svg = drawn(GO_BOX, "", "go-art");
  #cells = group("go-cells");
  #tiles = group("go-tiles");
  #marks = group("go-marks");
  #ghost = group("go-ghost");
  #buttons: HTMLElement[] = [];
  #count = part("div", "go-count");
  #hand = part("div", "go-hand");
  #goals = part("div", "go-goals");
  #clock = part("div", "go-clock");
  #rack = part("div", "go-rack");
  #tools = part("div", "go-tools");
  #rivals = part("div", "go-rivals");
  #primary = part("button", "go-primary");
  #held = new Map<string, Held>(TILES.map((tile) => [tile, { tile, face: 0, heading: "e" }]));
  #chosen = "1";
  #cursor = 7;
  #aim: number | null = null; // the cell under the pointer or the keys
  #offset = 0; // what to add to the page's clock to get the house's moment
  #timer: number;
  #stop = new AbortController();
  #drawnRack = "";

  constructor(hosts: Hosts, api: BoardApi, first: Scene) {
    this.#api = api;
    this.#scene = first;
    this.#position = readPosition(first.position);
    this.#legal = new Set(first.legal);
    this.#svg.insertAdjacentHTML("afterbegin", `<defs>${goDefs()}</defs>${goFrame()}`);
    void loadMotifs("go").then((motifs) => {
      this.#svg.insertAdjacentHTML("afterbegin", `<defs>${motifDefs("go", motifs)}</defs>`);
    });
    this.#svg.append(this.#cells, this.#tiles, this.#ghost, this.#marks);
    const grid = part("div", "go-grid");
    grid.setAttribute("role", "group");
    for (let cell = 0; cell < SIZE * SIZE; cell++) {
      const button = part("button", "go-cell");
      button.dataset.cell = String(cell);
      this.#buttons.push(button);
      grid.append(button);
    }
    this.#count.setAttribute("aria-hidden", "true");
    this.#root.append(this.#svg, grid, this.#count);
    hosts.board.append(this.#root);
    const line = part("div", "go-line");
    line.append(this.#clock, this.#primary);
    this.#hand.append(this.#goals, this.#rack, this.#tools, this.#rivals, line);
    hosts.hand.append(this.#hand);
    this.#tools.append(
      this.#tool("turn", "R"),
      this.#tool("flip", "F"),
    );
    this.#listen();
    this.#sync(first);
    this.#paint();
    this.#timer = setInterval(() => this.#tickClock(), 250);
  }

  #tool(does: string, key: string): HTMLElement {
    const button = part("button", "go-tool");
    button.dataset.does = does;
    button.textContent = this.#api.words(`go-${does}`);
    button.setAttribute("aria-keyshortcuts", key);
    return button;
  }

  // --- what the shell asks for ----------------------------------------------------------------

  update(scene: Scene): Promise<void> {
    const before = this.#position;
    this.#scene = scene;
    this.#position = readPosition(scene.position);
    this.#legal = new Set(scene.legal);
    this.#sync(scene);
    if (this.#position.round !== before.round && scene.did.length > 0) {
      this.#api.sounds.play("turn");
      this.#api.say(motifNames(this.#position.roll, this.#api.words));
    }
    if (scene.did.some((action) => action.startsWith("claim"))) this.#api.sounds.play("bell");
    this.#choose();
    this.#paint();
    return Promise.resolve();
  }

  propose(actions: readonly string[]): void {
    const found = /^place (.+)$/.exec(actions[0] ?? "");
    this.#ghost.innerHTML = "";
    if (!found) return;
    const held = [...this.#held.values()];
    for (const { tile } of held) {
      for (const face of [0, 1]) {
        for (const heading of HEADINGS) {
          for (let cell = 0; cell < SIZE * SIZE; cell++) {
            if (placement({ tile, face, heading }, cell) === found[1]) {
              this.#held.set(tile, { tile, face, heading });
              this.#chosen = tile;
              this.#aim = cell;
              this.#paint();
              return;
            }
          }
        }
      }
    }
  }

  settle(): void {}

  destroy(): void {
    clearInterval(this.#timer);
    this.#stop.abort();
    this.#root.remove();
    this.#hand.remove();
  }

  // --- time -----------------------------------------------------------------------------------

  #sync(scene: Scene): void {
    const moment = scene.moment ?? this.#position.now;
    if (scene.did.length > 0 || scene.moment !== undefined || this.#offset === 0) {
      this.#offset = moment - performance.now();
    }
  }

  #moment(): number {
    return performance.now() + this.#offset;
  }

  #tickClock(): void {
    const { phase, due } = this.#position;
    const left = due === null ? null : Math.max(0, due - this.#moment());
    const counting = left !== null && left > 0 && left <= 3000 && (phase === "s" || phase === "c");
    const number = counting ? String(Math.ceil(left / 1000)) : "";
    if (this.#count.textContent !== number) {
      this.#count.textContent = number;
      if (number) this.#api.sounds.play("tick");
    }
    const seconds = left === null || this.#scene.ended ? null : Math.ceil(left / 1000);
    const text = seconds === null
      ? ""
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (this.#clock.textContent !== text) {
      this.#clock.textContent = text;
      this.#clock.dataset.late = String(seconds !== null && phase === "b" && seconds <= 10);
      if (seconds !== null && phase === "b" && seconds > 0 && seconds <= 10) {
        this.#api.sounds.play("tick");
      }
    }
  }

  // --- what is in hand ------------------------------------------------------------------------

  get #seat(): number {
    return this.#scene.seat ?? Math.max(0, this.#scene.by ?? 0);
  }

  #board(): readonly Laid[] {
    return this.#position.boards[this.#seat] ?? [];
  }

  /** The tiles beside the board. */
  #beside(): string[] {
    const lying = new Set(this.#board().map(({ tile }) => tile));
    return TILES.filter((tile) =>
      !lying.has(tile) && (tile !== "J" || this.#position.joker === this.#seat)
    );
  }

  #choose(): void {
    const beside = this.#beside();
    if (!beside.includes(this.#chosen)) this.#chosen = beside[0] ?? "";
  }

  #building(): boolean {
    return this.#legal.has("claim") && !this.#api.locked();
  }

  #turn(): void {
    const held = this.#held.get(this.#chosen);
    if (!held) return;
    const heading = HEADINGS[(HEADINGS.indexOf(held.heading) + 1) % 4]!;
    this.#held.set(held.tile, { ...held, heading });
    this.#api.sounds.play("turn");
    this.#paint();
    this.#sayHeld();
  }

  #flip(): void {
    const held = this.#held.get(this.#chosen);
    if (!held || held.tile === "J") return;
    this.#held.set(held.tile, { ...held, face: 1 - held.face });
    this.#api.sounds.play("turn");
    this.#paint();
    this.#sayHeld();
  }

  #sayHeld(): void {
    const held = this.#held.get(this.#chosen);
    if (held) this.#api.say(this.#tileName(held));
  }

  #tileName(held: Held): string {
    const { words } = this.#api;
    if (held.tile === "J") return words("go-joker");
    return words("go-tile-turned", {
      tile: held.tile,
      face: FACES[held.face]!,
      heading: words(`go-${held.heading}`),
      hole: held.tile <= "4" ? "yes" : "no",
    });
  }

  #place(cell: number): void {
    const held = this.#held.get(this.#chosen);
    const laid = this.#lying(cell);
    if (!this.#building()) return;
    if (laid) {
      this.#held.set(laid.tile, { tile: laid.tile, face: laid.face, heading: laid.heading });
      this.#chosen = laid.tile;
      this.#api.send([`lift ${laid.tile}`]);
      return;
    }
    if (!held) return;
    const action = `place ${placement(held, cell)}`;
    if (!this.#legal.has(action)) {
      this.#api.sounds.play("barred");
      this.#api.coach(this.#api.words("go-does-not-fit"));
      this.#root.classList.add("go-refused");
      setTimeout(() => this.#root.classList.remove("go-refused"), 300);
      return;
    }
    this.#aim = null;
    this.#api.sounds.play("push");
    this.#api.send([action]);
  }

  #lying(cell: number): Laid | undefined {
    return this.#board().find((laid) => cellsUnder(laid)?.includes(cell));
  }

  #main(): void {
    if (this.#api.locked()) return;
    if (this.#legal.has("claim")) this.#api.send(["claim"]);
    else if (this.#legal.has("ready")) this.#api.send(["ready"]);
  }

  // --- what is to be seen ---------------------------------------------------------------------

  #paint(): void {
    const board = this.#board();
    const position = this.#position;
    this.#root.dataset.phase = position.phase;
    this.#root.dataset.ply = String(this.#scene.ply);
    this.#cells.innerHTML = cellsArt(board);
    this.#tiles.innerHTML = board.map(laidArt).join("");
    this.#paintMarks(board);
    this.#paintGhost();
    this.#paintGoals(board);
    this.#paintRack();
    this.#paintRivals();
    this.#paintPrimary();
    this.#label();
    this.#coach();
    this.#tickClock();
  }

  /** What a hole frames; after the round, what a path joins to the middle and what is missing. */
  #paintMarks(board: readonly Laid[]): void {
    const { phase, roll } = this.#position;
    const checking = phase === "p" || phase === "e";
    this.#marks.innerHTML = goals(board, roll).map(({ cell, framed, joined }) => {
      if (!framed && !checking) return ""; // searching is the game: nothing points at a treasure
      const sign = joined || !checking ? tick() : missing();
      return `<g transform="${spot(cell)}"><g transform="translate(80 20)">${sign}</g></g>`;
    }).join("");
  }

  #paintGhost(): void {
    const held = this.#held.get(this.#chosen);
    const cell = this.#aim;
    this.#ghost.innerHTML = "";
    if (!held || cell === null || !this.#building() || this.#lying(cell)) return;
    const fits = this.#legal.has(`place ${placement(held, cell)}`);
    const laid = { ...held, cell };
    const [width, height] = goTileSize(drawing(held), held.heading);
    const [dx, dy] = goTileOffset(drawing(held), held.heading);
    const x = (cell % SIZE + dx) * 100, y = (Math.floor(cell / SIZE) + dy) * 100;
    this.#ghost.innerHTML = (fits ? `<g opacity=".75">${laidArt(laid)}</g>` : "") +
      `<g transform="translate(${x} ${y})">${goLanding(width, height, fits)}</g>`;
  }

  #paintGoals(board: readonly Laid[]): void {
    const { words } = this.#api;
    this.#goals.replaceChildren(
      ...goals(board, this.#position.roll).map((goal) => {
        const box = part("div", "go-goal");
        box.dataset.framed = String(goal.framed);
        box.setAttribute("role", "img");
        const name = words(`motif-go-${motifKey("go", goal.letter)}`);
        box.setAttribute(
          "aria-label",
          goal.framed ? words("go-goal-framed", { motif: name }) : name,
        );
        box.innerHTML = diePicture(motifOf(goal.letter), 64);
        return box;
      }),
    );
  }

  #paintRack(): void {
    const beside = this.#beside();
    const shown = `${beside.join()} ${this.#chosen} ${this.#building()} ` +
      beside.map((tile) => Object.values(this.#held.get(tile)!).join("")).join();
    if (shown === this.#drawnRack) return;
    this.#drawnRack = shown;
    const focused = document.activeElement instanceof HTMLElement
      ? document.activeElement.dataset.tile
      : undefined;
    const buttons = beside.map((tile) => {
      const held = this.#held.get(tile)!;
      const [width, height] = goTileSize(drawing(held), held.heading);
      const button = part("button", "go-held");
      button.dataset.tile = tile;
      button.setAttribute("aria-pressed", String(tile === this.#chosen));
      button.setAttribute("aria-label", this.#tileName(held));
      button.append(drawn(`-4 -4 ${width + 8} ${height + 8}`, tileArt(held), "go-held-art"));
      if (tile === focused) queueMicrotask(() => button.focus());
      return button;
    });
    this.#rack.replaceChildren(...buttons);
    this.#rack.hidden = buttons.length === 0;
    this.#tools.hidden = buttons.length === 0;
  }

  #paintRivals(): void {
    const { boards, taken } = this.#position;
    const others = boards.map((_, seat) => seat).filter((seat) => seat !== this.#seat);
    this.#rivals.replaceChildren(...others.map((seat) => {
      const box = part("div", "go-rival");
      const board = boards[seat]!;
      const name = this.#scene.names[seat] ?? "";
      const framed = goals(board, this.#position.roll).filter((goal) => goal.framed).length;
      box.setAttribute("role", "img");
      box.setAttribute("aria-label", this.#api.words("go-rival", { name, count: framed }));
      box.append(
        drawn(GO_BOX, goFrame() + cellsArt(board) + board.map(laidArt).join(""), "go-small"),
      );
      const label = part("p", "go-rival-name");
      label.textContent = name;
      box.append(label);
      const tile = taken[seat];
      if (tile) {
        const medal = part("div", "go-medal");
        medal.innerHTML = scoreTilePicture(tile, 28);
        box.append(medal);
      }
      return box;
    }));
    this.#rivals.hidden = others.length === 0;
  }

  #paintPrimary(): void {
    const { words } = this.#api;
    const claim = this.#legal.has("claim"), ready = this.#legal.has("ready");
    this.#primary.hidden = this.#scene.seat === null || !(claim || ready);
    this.#primary.innerHTML = icon("check", 22);
    this.#primary.append(words(claim ? "go-claim" : "go-ready"));
    this.#primary.dataset.does = claim ? "claim" : "ready";
  }

  #label(): void {
    const { words } = this.#api;
    this.#buttons.forEach((button, cell) => {
      const letter = PRINT[cell]!;
      const laid = this.#lying(cell);
      const motif = cell === MIDDLE
        ? words("go-middle")
        : words(`motif-go-${motifKey("go", letter)}`);
      const wanted = this.#position.roll.includes(letter);
      button.setAttribute(
        "aria-label",
        words("go-cell", {
          cell: cellName(cell),
          motif,
          wanted: wanted ? "yes" : "no",
          tile: laid ? laid.tile : "none",
        }),
      );
      button.tabIndex = cell === this.#cursor ? 0 : -1;
    });
  }

  #coach(): void {
    const { words } = this.#api;
    const { phase, taken, round } = this.#position;
    const alone = this.#position.scores.length === 1;
    this.#api.steps([words("go-round", { round: Math.max(1, round) })], 0);
    if (this.#scene.ended) {
      const solved = this.#position.scores[0] ?? 0;
      const grade = [1, 3, 5, 7, 9].filter((least) => solved >= least).length;
      this.#api.coach(alone ? words(`go-grade-${grade}`) : "");
    } else if (phase === "b") {
      this.#api.coach(words(taken[this.#seat] ? "go-wait" : "go-build"));
    } else if (phase === "s") this.#api.coach(words("go-search"));
    else if (phase === "c") this.#api.coach(words("go-count-down"));
    else this.#api.coach(words("go-get-ready"));
  }

  // --- clicks, keys, drags --------------------------------------------------------------------

  #listen(): void {
    const { signal } = this.#stop;
    this.#root.addEventListener("click", (event) => {
      const cell = this.#cellOf(event.target);
      if (cell === null) return;
      this.#cursor = cell;
      this.#place(cell);
    }, { signal });
    this.#root.addEventListener("pointerover", (event) => {
      const cell = this.#cellOf(event.target);
      if (event.pointerType === "touch" || cell === this.#aim) return;
      this.#aim = cell;
      this.#paintGhost();
    }, { signal });
    this.#root.addEventListener("pointerleave", () => {
      this.#aim = null;
      this.#paintGhost();
    }, { signal });
    this.#hand.addEventListener("click", (event) => this.#pressed(event.target), { signal });
    this.#rack.addEventListener("pointerdown", (event) => this.#drag(event), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  #cellOf(target: EventTarget | null): number | null {
    const button = target instanceof Element ? target.closest<HTMLElement>(".go-cell") : null;
    return button === null ? null : Number(button.dataset.cell);
  }

  #pressed(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const tile = target.closest<HTMLElement>("[data-tile]")?.dataset.tile;
    const does = target.closest<HTMLElement>("[data-does]")?.dataset.does;
    if (tile !== undefined) {
      if (tile === this.#chosen) this.#turn();
      else {
        this.#chosen = tile;
        this.#paint();
        this.#sayHeld();
      }
    } else if (does === "turn") this.#turn();
    else if (does === "flip") this.#flip();
    else if (does === "claim" || does === "ready") this.#main();
  }

  /** Drag a tile from the dock: it lands with its first cell under the finger. */
  #drag(event: PointerEvent): void {
    const target = event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-tile]")
      : null;
    if (target === null || !this.#building()) return;
    const start = [event.clientX, event.clientY] as const;
    const tile = target.dataset.tile!;
    const end = new AbortController();
    const over = (at: PointerEvent): number | null =>
      this.#cellOf(document.elementFromPoint(at.clientX, at.clientY));
    let moved = false;
    addEventListener("pointermove", (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (!moved && Math.hypot(at.clientX - start[0], at.clientY - start[1]) < 8) return;
      moved = true;
      if (this.#chosen !== tile) {
        this.#chosen = tile;
        this.#paintRack();
      }
      this.#aim = over(at);
      this.#paintGhost();
    }, { signal: end.signal });
    const finish = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      end.abort();
      if (!moved) return;
      const hush = new AbortController(); // the click that ends a drag is none
      addEventListener("click", (click) => click.stopPropagation(), {
        capture: true,
        signal: hush.signal,
      });
      setTimeout(() => hush.abort(), 50);
      const cell = at.type === "pointerup" ? over(at) : null;
      this.#aim = null;
      this.#paintGhost();
      if (cell !== null && !this.#lying(cell)) this.#place(cell);
    };
    addEventListener("pointerup", finish, { signal: end.signal });
    addEventListener("pointercancel", finish, { signal: end.signal });
  }

  #key(event: KeyboardEvent): void {
    const target = event.target;
    const typing = target instanceof HTMLElement &&
      target.closest("input, textarea, select, [role=dialog]") !== null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || this.#api.locked()) return;
    const inBoard = target instanceof Node && this.#root.contains(target);
    const onBody = target === document.body;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const step = ARROWS[key];
    if (step !== undefined && (inBoard || onBody)) {
      const there = this.#cursor + step;
      const wraps = Math.abs(step) === 1 &&
        Math.floor(there / SIZE) !== Math.floor(this.#cursor / SIZE);
      if (there >= 0 && there < SIZE * SIZE && !wraps) this.#cursor = there;
      this.#aim = this.#cursor;
      this.#label();
      this.#paintGhost();
      this.#buttons[this.#cursor]!.focus();
    } else if (key === "R") this.#turn();
    else if (key === "F") this.#flip();
    else if (key === "Enter" && onBody) this.#place(this.#cursor);
    else if (TILES.includes(key) && this.#beside().includes(key)) {
      this.#chosen = key;
      this.#paint();
      this.#sayHeld();
    } else return;
    event.preventDefault();
  }
}
