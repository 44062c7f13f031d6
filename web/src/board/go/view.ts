// The elements of the board of Go!, and the only writer of them.  In the board's host: the dice, the
// own board, the others, the track and the clock; in the hand: the tiles and the one button.

import {
  badge,
  diePicture,
  type Fragment,
  goDefs,
  goFrame,
  goLanding,
  goTileOffset,
  goTileSize,
  icon,
  jester,
  motifDefs,
  pawn,
  scoreTilePicture,
  type Seat,
} from "../../art/index.ts";
import type { Hosts } from "../board.ts";
import { loadMotifs } from "../../motifs.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { WORLD } from "./world.ts";
import { drawn, SVG } from "../kit/drawn.ts";
import {
  boardArt,
  cellsArt,
  foundRing,
  GO_BOX,
  laidArt,
  motifOf,
  SMALL_BOX,
  smallBoard,
  tileArt,
  TRACK_BOX,
  trackArt,
  trackPawn,
  trackPlaces,
} from "./art.ts";
import { drawing, type Goal, type Held, type Laid, SIZE } from "./position.ts";

function part<K extends "div" | "button" | "p" | "h2" | "span" | "b">(
  tag: K,
  name: string,
): HTMLElementTagNameMap[K] {
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

/** Write markup only if it changed: everyone acts at once, so there is much to repaint. */
function put(on: Element & { painted?: string }, markup: string): void {
  if (on.painted === markup) return;
  on.painted = markup;
  on.innerHTML = markup;
}

function name(on: Element, label: string): void {
  if (on.getAttribute("aria-label") !== label) on.setAttribute("aria-label", label);
}

/** What is shown about another player. */
export interface Rival {
  readonly seat: number;
  readonly cast: number;
  readonly name: string;
  readonly label: string;
  readonly board: readonly Laid[];
  readonly framed: number;
  readonly tile: number; // the score tile it holds; 0: none
  readonly joker: boolean;
  readonly ready: string; // the word for it; "": not yet
  readonly looked: boolean; // its board is the large one just now
  readonly marks: Fragment; // what the check shows, for spectators
}

export interface Rack {
  readonly tiles: readonly { readonly held: Held; readonly label: string }[];
  readonly slots: readonly string[]; // every tile has its own place, even while it is away
  readonly joker: boolean; // it is ours: the last place is for it
  readonly chosen: string;
  readonly carried: string | null;
  readonly locked: boolean; // no tile may be touched now
  readonly title: string;
  readonly hint: string;
}

export interface Primary {
  readonly does: "claim" | "ready";
  readonly text: string;
  readonly label: string;
  readonly medal: number; // the score tile a claim takes; 0: none
}

export interface Track {
  readonly scores: readonly number[];
  readonly casts: readonly number[];
  readonly alone: boolean;
  readonly label: string;
}

const LONG = 44; // letters of a sentence that is written smaller
const RING = 2 * Math.PI * 42;

export class View {
  readonly root = part("div", "go-board");
  readonly field = part("div", "go-field");
  readonly grid = part("div", "go-grid");
  readonly cells: readonly HTMLButtonElement[];
  readonly goals = part("div", "go-goals");
  readonly rivals = part("div", "go-rivals");
  readonly hand = part("div", "go-hand");
  readonly rack = part("div", "go-rack");
  readonly primary = part("button", "go-primary");
  readonly turn = part("button", "go-tool");
  readonly flip = part("button", "go-tool");
  #svg = drawn(GO_BOX, "", "go-art");
  #cellArt = group("go-cells");
  #found = group("go-founds");
  #tiles = group("go-tiles");
  #ghost = group("go-ghost");
  #marks = group("go-marks");
  #count = part("div", "go-count");
  #head = part("div", "go-head");
  #round = part("p", "go-round");
  #say = part("h2", "go-say");
  #medal = part("span", "go-verdict");
  #track = part("div", "go-track");
  #trackArt = drawn(TRACK_BOX, "", "go-track-art");
  #pawns: SVGGElement[] = [];
  #clock = part("div", "go-clock");
  #clockArt = drawn("0 0 100 100", "", "go-clock-art");
  #clockText = part("b", "go-clock-text");
  #panel = part("div", "go-panel");
  #title = part("p", "go-title");
  #hint = part("span", "go-hint");
  #took = part("div", "go-took");
  #act = part("div", "go-act");
  #waiting = part("p", "go-waiting");
  #own = part("div", "go-own");

  constructor(hosts: Hosts, ask: HTMLElement) {
    // What all drawings refer to has a place of its own: the large board may be hidden.
    const defs = drawn("0 0 1 1", `<defs>${goDefs()}</defs>`, "go-defs");
    void loadMotifs(WORLD).then((motifs) => {
      defs.insertAdjacentHTML("beforeend", `<defs>${motifDefs(WORLD, motifs)}</defs>`);
    });
    this.#svg.insertAdjacentHTML("afterbegin", goFrame());
    this.#svg.append(this.#cellArt, this.#found, this.#tiles, this.#ghost, this.#marks);
    this.grid.setAttribute("role", "group");
    this.cells = Array.from({ length: SIZE * SIZE }, (_, cell) => {
      const button = part("button", "go-cell");
      button.dataset.cell = String(cell);
      return button;
    });
    this.grid.append(...this.cells);
    this.#count.setAttribute("aria-hidden", "true");
    this.field.append(this.#svg, this.grid, this.#count);
    this.goals.setAttribute("role", "group");
    this.#head.setAttribute("aria-hidden", "true"); // the live region speaks it
    this.#head.append(this.#medal, this.#round, this.#say);
    this.#trackArt.setAttribute("preserveAspectRatio", "xMidYMid meet");
    this.#track.setAttribute("role", "img");
    this.#track.append(this.#trackArt);
    this.#clock.setAttribute("role", "timer");
    this.#clockArt.innerHTML =
      `<circle class="go-clock-face" cx="50" cy="50" r="42"/><circle class="go-clock-left" ` +
      `cx="50" cy="50" r="42" transform="rotate(-90 50 50)" stroke-dasharray="${RING}"/>`;
    this.#clock.append(this.#clockArt, this.#clockText);
    this.root.append(
      defs,
      this.#head,
      this.goals,
      this.field,
      this.rivals,
      this.#track,
      this.#clock,
      this.#own,
    );
    this.#own.setAttribute("role", "img");
    hosts.board.append(this.root);
    const line = part("div", "go-panel-head");
    this.#title.append(part("b", "go-title-text"), this.#hint);
    line.append(this.#title);
    const tools = part("div", "go-tools");
    tools.append(this.turn, this.flip);
    this.turn.dataset.does = "turn";
    this.flip.dataset.does = "flip";
    this.turn.setAttribute("aria-keyshortcuts", "R");
    this.flip.setAttribute("aria-keyshortcuts", "F");
    this.#panel.append(line, this.rack, this.#took);
    this.#act.append(tools, this.primary, this.#waiting);
    this.hand.append(this.#panel, this.#act, ask);
    hosts.hand.append(this.hand);
  }

  // --- the large board ----------------------------------------------------------------------------

  /** A spectator sees all boards at the same size. */
  watch(only: boolean): void {
    this.root.dataset.watch = String(only);
    this.field.hidden = only;
    this.hand.hidden = only;
  }

  paintBoard(board: readonly Laid[], carried: string | null): void {
    put(this.#cellArt, cellsArt(board.filter(({ tile }) => tile !== carried)));
    put(this.#tiles, board.filter(({ tile }) => tile !== carried).map(laidArt).join(""));
    this.root.dataset.tiles = String(board.length);
  }

  /** Whose board is the large one, for screen readers. */
  nameField(label: string): void {
    name(this.grid, label);
  }

  paintMarks(marks: Fragment): void {
    put(this.#marks, marks);
  }

  paintFound(cells: readonly number[]): void {
    put(this.#found, cells.map(foundRing).join(""));
  }

  /** Where the tile in hand would lie, and whether it fits. */
  paintGhost(laid: Laid | null, fits: boolean, whole: boolean): void {
    if (laid === null) return put(this.#ghost, "");
    const [width, height] = goTileSize(drawing(laid), laid.heading);
    const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
    const x = (laid.cell % SIZE + dx) * 100, y = (Math.floor(laid.cell / SIZE) + dy) * 100;
    put(
      this.#ghost,
      (fits && whole ? `<g opacity=".75">${laidArt(laid).replace("go-laid", "")}</g>` : "") +
        `<g transform="translate(${x} ${y})"><g class="go-landing">${
          goLanding(width, height, fits)
        }</g></g>`,
    );
  }

  /** A tile that does not fit: its outline shakes. */
  async refuse(reel: Reel): Promise<void> {
    const on = this.#ghost.querySelector(".go-landing") ?? this.grid;
    await reel.play({ on, ms: 320, frames: shaking(on instanceof SVGElement ? 9 : 5) });
  }

  async shake(on: Element, reel: Reel): Promise<void> {
    await reel.play({ on, ms: 320, frames: shaking(5) });
  }

  /** A tile comes to rest: from where it was let go, or from a little above. */
  async snap(tile: string, reel: Reel, from?: DOMRect): Promise<void> {
    const on = this.#tiles.querySelector(`[data-laid="${tile}"]`);
    if (on === null) return;
    const to = on.getBoundingClientRect();
    const unit = this.grid.getBoundingClientRect().width / 500;
    const dx = from ? (from.x + from.width / 2 - to.x - to.width / 2) / unit : 0;
    const dy = from ? (from.y + from.height / 2 - to.y - to.height / 2) / unit : -26;
    await reel.play({
      on,
      ms: 190,
      easing: MOTION.push.easing,
      frames: [
        { transform: `translate(${dx}px, ${dy}px) rotate(${from ? -5 : -3}deg) scale(1.06)` },
        { transform: "none" },
      ],
    });
  }

  /** A tile goes back to its place beside the board. */
  async flyHome(tile: string, from: DOMRect, reel: Reel): Promise<void> {
    const on = this.rack.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    const to = on.getBoundingClientRect();
    await reel.play({
      on,
      ms: MOTION.eject.ms,
      easing: MOTION.eject.easing,
      frames: [
        {
          transform: `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${
            from.y + from.height / 2 - to.y - to.height / 2
          }px) rotate(-5deg)`,
        },
        { transform: "none" },
      ],
    });
  }

  /** Where the marks of a board are: on the large one, or on one of those beside it. */
  marked(rival: number | null): Element {
    return rival === null
      ? this.#marks
      : this.rivals.querySelector(`.go-rival[data-seat="${rival}"] .go-small`) ?? this.#marks;
  }

  /** Draw a trace on a board, from the middle to the treasure. */
  async drawTrace(
    board: Element,
    at: number,
    reel: Reel,
    ms: number,
    delay = 0,
  ): Promise<void> {
    const lines = board.querySelectorAll(`[data-goal="${at}"] path[pathLength]`);
    await reel.play(...[...lines].map((on) => ({
      on,
      ms,
      delay,
      easing: MOTION.eject.easing,
      frames: [
        { strokeDasharray: "1", strokeDashoffset: "1" },
        { strokeDasharray: "1", strokeDashoffset: "0" },
      ],
    })));
  }

  async popSign(board: Element, at: number, reel: Reel, delay = 0): Promise<void> {
    const goal = board.querySelectorAll(
      `[data-goal="${at}"] .go-sign, [data-goal="${at}"] .go-lost, [data-goal="${at}"] .go-loose`,
    );
    await reel.play(...[...goal].map((on) => ({
      on,
      ms: 260,
      delay,
      easing: MOTION.find.easing,
      frames: on.classList.contains("go-sign")
        ? [{ transform: "scale(0)" }, { transform: "scale(1)" }]
        : [{ opacity: 0 }, { opacity: 1 }],
    })));
  }

  count(text: string, reel: Reel): void {
    if (this.#count.textContent === text) return;
    this.#count.textContent = text;
    if (text === "") return;
    void reel.play({
      on: this.#count,
      ms: 420,
      easing: MOTION.find.easing,
      frames: [{ transform: "scale(1.7)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }],
    });
  }

  // --- around it ----------------------------------------------------------------------------------

  paintHead(round: string, sentence: string, medal: number | null): void {
    this.#round.textContent = round;
    this.#say.textContent = sentence;
    this.#head.dataset.long = String(sentence.length > LONG);
    put(this.#medal, medal === null ? "" : scoreTilePicture(medal, 64));
    this.#medal.hidden = medal === null;
  }

  async flipMedal(reel: Reel): Promise<void> {
    await reel.play({
      on: this.#medal,
      ms: MOTION.find.ms,
      easing: MOTION.turn.easing,
      frames: [{ transform: "rotateY(180deg) scale(.6)" }, { transform: "none" }],
    });
  }

  /** The dice: what they show, or waiting for the next throw. */
  paintGoals(
    goals: readonly (Goal & { label: string; sign: "tick" | "missing" | "found" | "" })[],
    label: string,
    throwable: boolean,
  ): void {
    name(this.goals, label);
    this.goals.dataset.throw = String(throwable);
    const wanted = goals.length > 0 ? goals : [null, null, null, null];
    while (this.goals.children.length < wanted.length) {
      this.goals.append(part("div", "go-goal"));
    }
    wanted.forEach((goal, at) => {
      const box = this.goals.children[at] as HTMLElement;
      box.dataset.framed = String(goal?.framed ?? false);
      box.dataset.sign = goal?.sign ?? "";
      put(
        box,
        diePicture(goal ? motifOf(goal.letter) : undefined, 64) +
          (goal?.sign ? `<i class="go-goal-sign">${icon(SIGNS[goal.sign], 16)}</i>` : ""),
      );
      if (goal) {
        box.setAttribute("role", "img");
        name(box, goal.label);
      } else {
        box.removeAttribute("role");
        box.removeAttribute("aria-label");
      }
    });
  }

  /** The dice in the tray are hidden while those on the board roll. */
  rolling(on: boolean): void {
    this.goals.dataset.rolling = String(on);
  }

  paintRivals(rivals: readonly Rival[], large: boolean, lookable: boolean): void {
    this.rivals.hidden = rivals.length === 0;
    this.rivals.dataset.count = String(rivals.length);
    while (this.rivals.children.length > rivals.length) this.rivals.lastElementChild!.remove();
    while (this.rivals.children.length < rivals.length) {
      const box = part("button", "go-rival");
      box.append(
        drawn(SMALL_BOX, "", "go-small"),
        part("span", "go-rival-name"),
        part("span", "go-state"),
        part("span", "go-corner"),
      );
      this.rivals.append(box);
    }
    rivals.forEach((rival, at) => {
      const box = this.rivals.children[at] as HTMLButtonElement;
      const [board, label, how, corner] = box.children as unknown as [
        SVGSVGElement,
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ];
      box.dataset.seat = String(rival.seat);
      box.style.setProperty("--pc", `var(--p${rival.cast})`);
      name(box, rival.label);
      box.setAttribute("aria-disabled", String(!lookable));
      box.setAttribute("aria-pressed", String(rival.looked));
      board.setAttribute("viewBox", large ? GO_BOX : SMALL_BOX);
      put(board, large ? boardArt(rival.board, rival.marks) : smallBoard(rival.board));
      const sign = drawn("0 0 32 32", badge(rival.cast as Seat), "go-badge").outerHTML;
      const text = document.createElement("b");
      text.textContent = rival.name;
      put(label, sign + text.outerHTML);
      put(how, rival.tile ? scoreTilePicture(rival.tile, 30) : stateOf(rival));
      put(corner, rival.joker ? drawn("0 0 64 64", jester(), "go-jester").outerHTML : "");
    });
  }

  /** The track with a piece for everyone; alone it shows the grades. */
  paintTrack({ scores, casts, alone, label }: Track, reel: Reel): void {
    const last = alone ? 10 : 20;
    name(this.#track, label);
    this.#track.hidden = scores.length === 0;
    if (this.#pawns.length !== scores.length) {
      this.#trackArt.innerHTML = alone
        ? trackArt(last, [0, 2, 4, 6, 8, 10], [1, 3, 5, 7, 9])
        : trackArt(last, [0, 5, 10, 15, 20], [20]);
      this.#pawns = scores.map((_, seat) => {
        const made = group("go-pawn");
        made.innerHTML = trackPawn(casts[seat] ?? 1);
        this.#trackArt.append(made);
        return made;
      });
    }
    trackPlaces(scores, last).forEach(([x, y], seat) => {
      const on = this.#pawns[seat]!;
      const before = on.style.transform;
      const after = `translate(${x}px, ${y}px)`;
      if (before === after) return;
      on.style.transform = after;
      if (before === "") return;
      void reel.play({
        on,
        ms: 620,
        easing: MOTION.eject.easing,
        frames: [{ transform: before }, { transform: after }],
      });
    });
  }

  /** The own piece and its points, where there is no room for the track. */
  paintOwn(cast: number, points: number, label: string): void {
    name(this.#own, label);
    put(
      this.#own,
      drawn("0 0 60 80", pawn(cast as Seat), "go-own-art").outerHTML + `<b>${points}</b>`,
    );
  }

  /** The clock: how much is left of how much, in milliseconds; null for none. */
  paintClock(left: number | null, all: number, late: boolean): void {
    this.#clock.hidden = left === null;
    if (left === null) return;
    const seconds = Math.ceil(left / 1000);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (this.#clockText.textContent !== text) this.#clockText.textContent = text;
    this.#clock.dataset.late = String(late);
    const part = all > 0 ? Math.max(0, Math.min(1, left / all)) : 0;
    (this.#clockArt.lastElementChild as SVGElement).style.strokeDashoffset = String(
      RING * (1 - part),
    );
  }

  // --- the hand -----------------------------------------------------------------------------------

  paintRack(rack: Rack): void {
    this.#title.firstElementChild!.textContent = rack.title;
    this.#hint.textContent = rack.hint;
    this.#panel.dataset.locked = String(rack.locked);
    this.#panel.hidden = this.hand.hidden;
    this.rack.dataset.joker = rack.slots.length < 7 ? "none" : rack.joker ? "own" : "away";
    while (this.rack.children.length > rack.slots.length) this.rack.lastElementChild!.remove();
    while (this.rack.children.length < rack.slots.length) {
      const slot = part("div", "go-slot");
      slot.append(part("button", "go-held"));
      const last = this.rack.children.length === 6; // a place for the joker, whoever has it
      if (last) slot.append(drawn("0 0 64 64", jester(), "go-joker-sign"));
      this.rack.append(slot);
    }
    rack.slots.forEach((tile, at) => {
      const button = this.rack.children[at]!.firstElementChild as HTMLButtonElement;
      const found = rack.tiles.find(({ held }) => held.tile === tile);
      button.hidden = found === undefined;
      button.parentElement!.classList.toggle("go-empty", found === undefined);
      if (found === undefined) {
        delete button.dataset.tile;
        return;
      }
      const { held, label } = found;
      // In the rack every tile lies flat; the one in hand stands as it is turned.
      const chosen = held.tile === rack.chosen;
      const shown: Held = chosen ? held : { ...held, heading: "e" };
      const [width, height] = goTileSize(drawing(shown), shown.heading);
      button.dataset.stands = String(height > width);
      button.dataset.tile = held.tile;
      button.dataset.shows = `${held.face}${held.heading}`;
      button.setAttribute("aria-pressed", String(chosen));
      button.setAttribute("aria-disabled", String(rack.locked));
      button.classList.toggle("go-away", held.tile === rack.carried);
      name(button, label);
      put(
        button,
        drawn(`0 0 ${width} ${height}`, tileArt(shown), "go-held-art").outerHTML +
          `<kbd aria-hidden="true">${held.tile}</kbd>`,
      );
    });
  }

  paintTools(turn: string, flip: string, shown: boolean): void {
    for (
      const [on, sign, text] of [[this.turn, "rotate", turn], [this.flip, "flip", flip]] as const
    ) {
      const label = document.createElement("span");
      label.textContent = text;
      const key = on.getAttribute("aria-keyshortcuts");
      put(on, `${icon(sign, 24)}${label.outerHTML}<kbd aria-hidden="true">${key}</kbd>`);
      on.hidden = !shown;
    }
  }

  /** The score tile of a claim replaces the tiles: nothing more can be laid. */
  paintTook(tile: number, title: string, note: string): void {
    this.#took.hidden = tile === 0;
    this.#panel.dataset.took = String(tile > 0);
    if (tile === 0) return;
    const head = part("b", "go-took-title"), text = part("span", "go-took-note");
    head.textContent = title;
    text.textContent = note;
    put(this.#took, `${scoreTilePicture(tile, 52)}<p>${head.outerHTML}${text.outerHTML}</p>`);
  }

  /** The button, or a line that says who is still building. */
  paintPrimary(primary: Primary | null, awaited = ""): void {
    this.primary.hidden = primary === null;
    this.#waiting.hidden = primary !== null || awaited === "";
    this.#waiting.textContent = awaited;
    if (primary === null) return;
    this.primary.dataset.does = primary.does;
    name(this.primary, primary.label);
    const text = document.createElement("span");
    text.textContent = primary.text;
    put(
      this.primary,
      icon(primary.does === "claim" ? "bell" : "check", 30) + text.outerHTML +
        (primary.medal ? scoreTilePicture(primary.medal, 40) : ""),
    );
  }

  /** A tile turns in its place; its new drawing is there already. */
  async turnTile(tile: string, quarters: number, reel: Reel): Promise<void> {
    const on = this.rack.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    await reel.play({
      on,
      frames: [
        { transform: `rotate(${quarters === 3 ? 90 : -90 * quarters}deg)` },
        { transform: "none" },
      ],
      ...MOTION.turn,
    });
  }

  async flipTile(tile: string, reel: Reel): Promise<void> {
    const on = this.rack.querySelector(`[data-tile="${tile}"] svg`);
    if (on === null) return;
    await reel.play({
      on,
      frames: [{ transform: "scaleX(-1)" }, { transform: "scaleX(0)" }, { transform: "none" }],
      ...MOTION.turn,
    });
  }

  destroy(): void {
    this.root.remove();
    this.hand.remove();
  }
}

/** A rival's progress: ready, or the number of treasures framed. */
function stateOf({ ready, framed }: Rival): Fragment {
  if (ready === "") {
    const dots = [0, 1, 2, 3].map((dot) => `<i data-on="${dot < framed}"></i>`);
    return `<span class="go-dots">${dots.join("")}</span>`;
  }
  const text = part("span", "go-ready");
  text.textContent = ready;
  return icon("check", 16) + text.outerHTML;
}

const SIGNS = { tick: "check", missing: "close", found: "eye" } as const;

function shaking(far: number): Keyframe[] {
  return [0, -far, far, -far, far / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
}
