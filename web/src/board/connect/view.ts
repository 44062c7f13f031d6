// The garden's elements, and the only writer of them.  The world is moved as a whole; the size of a
// tile is one custom property, so that zooming lays out anew and stays sharp.

import {
  ARM,
  badge,
  catchMark,
  catchRing,
  connectTile,
  creature,
  creatureArms,
  type Fragment,
  icon,
  type Mask,
  motifDefs,
  motifLetter,
  motifUse,
  planting,
  plot,
  ribbon,
  type Seat,
  tileDefs,
  turned,
} from "../../art/index.ts";
import { loadMotifs } from "../../motifs.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { drawn } from "../kit/drawn.ts";
import { type Camera, ribbonAlong, seatOf, type Size, wayBetween } from "./layout.ts";
import { at, type Place, printed, shared, type Tile } from "./tiles.ts";
import { keyOf, WORLD } from "./world.ts";

export interface Picture {
  readonly lying: ReadonlyMap<Place, Tile>;
  readonly plots: ReadonlySet<Place>; // where the chosen tile fits as it is turned
  readonly others: ReadonlySet<Place>; // where it fits turned otherwise
  readonly ghost: { readonly place: Place; readonly tile: Tile } | null; // about to be laid
  readonly candidates: readonly Place[]; // tiles that may be caught
  readonly taken: readonly Place[];
  readonly last: { readonly place: Place; readonly cast: number } | null; // what was laid last
}

export interface Caught {
  readonly cast: number;
  readonly count: number;
  readonly top: Tile | null;
  readonly text: string;
}

export interface Labels {
  board(): string;
  tile(place: Place, tile: Tile): string;
  plot(place: Place): string;
  zoomIn(): string;
  zoomOut(): string;
  fit(): string;
}

/** The drawing of a tile with its creatures; *turns* selects the look of a straight. */
export function tileArt(tile: Tile, turns?: number): Fragment {
  const motifs = [...tile.pair].map(motifOf);
  return connectTile(tile.sides, [motifs[0] ?? "", motifs[1] ?? ""], turns);
}

function motifOf(letter: string): Fragment {
  const key = keyOf(letter);
  return key ? motifUse(WORLD, key) : motifLetter(letter);
}

function part(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

function tool(name: "plus" | "minus" | "fit", does: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "cn-tool";
  made.dataset.does = does;
  made.innerHTML = icon(name, 22);
  return made;
}

export class View {
  readonly root = part("cn-board");
  readonly garden = part("cn-garden"); // what can be panned
  #world = part("cn-world");
  #tiles = new Map<Place, HTMLElement>();
  #plots = new Map<Place, HTMLButtonElement>();
  #marks = drawn("0 0 100 100", "", "cn-marks");
  #ghost = part("cn-ghost");
  #cursor = part("cn-cursor");
  #tools = [tool("plus", "zoom-in"), tool("minus", "zoom-out"), tool("fit", "fit")] as const;
  #pile = part("cn-pile");
  #caught = part("cn-caught");
  #foot = part("cn-foot");
  #looks = new Map<string, number>(); // turns of the tiles that were laid from this hand, by pair
  #camera: Camera = { tile: 100, x: 0, y: 0 };
  #ready = false;

  constructor(host: HTMLElement) {
    this.root.setAttribute("role", "group");
    const defs = drawn("0 0 1 1", `<defs>${tileDefs(WORLD)}</defs>`, "cn-defs");
    void loadMotifs(WORLD).then((motifs) => {
      defs.insertAdjacentHTML("beforeend", `<defs>${motifDefs(WORLD, motifs)}</defs>`);
    });
    this.#ghost.hidden = true;
    this.#ghost.setAttribute("aria-hidden", "true");
    this.#cursor.hidden = true;
    this.#world.append(this.#ghost, this.#marks, this.#cursor);
    this.garden.tabIndex = -1;
    this.garden.append(this.#world);
    const tools = part("cn-tools");
    tools.append(...this.#tools);
    this.#pile.setAttribute("role", "img");
    this.#foot.append(this.#pile, this.#caught, tools);
    this.root.append(defs, this.garden, this.#foot);
    host.append(this.root);
  }

  get size(): Size {
    return { width: this.garden.clientWidth, height: this.garden.clientHeight };
  }

  get camera(): Camera {
    return this.#camera;
  }

  tile(place: Place): HTMLElement | null {
    return this.#tiles.get(place) ?? null;
  }

  plot(place: Place): HTMLElement | null {
    return this.#plots.get(place) ?? null;
  }

  /** Remember how a straight was turned when it was laid from this hand. */
  remember(pair: string, turns: number): void {
    this.#looks.set(pair, turns);
  }

  /** The turns of a laid tile, if they are known and still valid. */
  #turnsOf(tile: Tile): number | undefined {
    const turns = this.#looks.get(tile.pair);
    return turns !== undefined && turned(printed(tile.sides), turns) === tile.sides
      ? turns
      : undefined;
  }

  // --- the camera ---------------------------------------------------------------------------------

  /** Look from *camera*; with a reel the change is seen. */
  look(camera: Camera, reel?: Reel): void {
    const from = this.#camera;
    this.#camera = camera;
    this.#world.style.setProperty("--t", `${camera.tile}px`);
    this.#world.style.transform = `translate(${camera.x}px, ${camera.y}px)`;
    const moved = from.tile !== camera.tile || from.x !== camera.x || from.y !== camera.y;
    if (reel && moved && this.#ready) {
      void reel.play({
        on: this.#world,
        frames: [
          { transform: `translate(${from.x}px, ${from.y}px) scale(${from.tile / camera.tile})` },
          { transform: `translate(${camera.x}px, ${camera.y}px) scale(1)` },
        ],
        ms: MOTION.push.ms,
        easing: MOTION.turn.easing,
      });
    }
    this.#ready = true;
  }

  /** A point of the window as one of the garden. */
  pointAt(x: number, y: number): readonly [number, number] {
    const box = this.garden.getBoundingClientRect();
    return [x - box.left, y - box.top];
  }

  /** The place under a point of the window. */
  placeAt(x: number, y: number): Place | null {
    const { clientWidth: width, clientHeight: height } = this.garden;
    const [px, py] = this.pointAt(x, y);
    if (px < 0 || py < 0 || px > width || py > height) return null;
    const { tile, x: left, y: top } = this.#camera;
    return `${Math.floor((px - left) / tile)},${Math.floor((py - top) / tile)}`;
  }

  // --- what is to be seen -------------------------------------------------------------------------

  paint(picture: Picture): void {
    const focused = this.garden.contains(document.activeElement);
    this.root.classList.toggle("cn-aimed", picture.ghost !== null);
    this.#paintTiles(picture);
    this.#paintPlots(picture);
    this.#paintGhost(picture);
    this.#paintMarks(picture);
    // The focused element may be gone: the garden keeps the focus until something else takes it.
    if (focused && !this.garden.contains(document.activeElement)) {
      this.garden.focus({ preventScroll: true });
    }
  }

  #put(element: HTMLElement, place: Place): void {
    const [x, y] = at(place);
    element.style.left = `calc(var(--t) * ${x})`;
    element.style.top = `calc(var(--t) * ${y})`;
  }

  #paintTiles({ lying, candidates, taken }: Picture): void {
    for (const [place, element] of this.#tiles) {
      if (lying.has(place)) continue;
      element.remove();
      this.#tiles.delete(place);
    }
    for (const [place, tile] of lying) {
      let element = this.#tiles.get(place);
      if (element === undefined) {
        element = part("cn-tile");
        element.tabIndex = -1;
        element.dataset.place = place;
        element.style.zIndex = String(at(place)[1] + 1000);
        this.#put(element, place);
        this.#tiles.set(place, element);
        this.#world.insertBefore(element, this.#ghost);
      }
      const turns = this.#turnsOf(tile);
      const shows = `${tile.sides}${tile.pair}${turns ?? ""}`;
      if (element.dataset.shows !== shows) {
        element.dataset.shows = shows;
        element.replaceChildren(drawn("0 0 100 100", tileArt(tile, turns), "cn-art"));
      }
      const candidate = candidates.includes(place);
      element.classList.toggle("cn-candidate", candidate);
      element.setAttribute("role", candidate ? "checkbox" : "img");
      if (candidate) element.setAttribute("aria-checked", String(taken.includes(place)));
      else element.removeAttribute("aria-checked");
    }
  }

  #paintPlots({ plots, others, ghost }: Picture): void {
    for (const [place, element] of this.#plots) {
      if (plots.has(place) || others.has(place)) continue;
      element.remove();
      this.#plots.delete(place);
    }
    for (const place of [...plots, ...others]) {
      let element = this.#plots.get(place);
      if (element === undefined) {
        element = document.createElement("button");
        element.type = "button";
        element.className = "cn-plot";
        element.tabIndex = -1;
        element.dataset.place = place;
        element.append(drawn("0 0 100 100", plot(), "cn-art"));
        this.#put(element, place);
        this.#plots.set(place, element);
        this.#world.insertBefore(element, this.#ghost);
      }
      element.classList.toggle("cn-lit", plots.has(place));
      element.classList.toggle("cn-under", ghost?.place === place);
      element.setAttribute("aria-pressed", String(ghost?.place === place));
    }
  }

  #paintGhost({ ghost }: Picture): void {
    this.#ghost.hidden = ghost === null;
    if (ghost === null) {
      this.#ghost.dataset.shows = "";
      return;
    }
    this.#put(this.#ghost, ghost.place);
    const turns = this.#turnsOf(ghost.tile);
    const shows = `${ghost.tile.sides}${ghost.tile.pair}${turns ?? ""}`;
    if (this.#ghost.dataset.shows === shows) return;
    this.#ghost.dataset.shows = shows;
    this.#ghost.replaceChildren(
      drawn("0 0 100 100", tileArt(ghost.tile, turns), "cn-art cn-ghost-tile"),
    );
  }

  #paintMarks({ lying, ghost, candidates, taken, last }: Picture): void {
    const on = (place: Place, fragment: Fragment, name = ""): Fragment => {
      const [x, y] = at(place);
      return `<g class="${name}" transform="translate(${x * 100} ${y * 100})">${fragment}</g>`;
    };
    const ways = taken.flatMap((place) => this.#meeting(lying, ghost, last, place));
    this.#marks.innerHTML = (last === null || ghost !== null ? "" : on(
      last.place,
      `<rect x="2.5" y="2.5" width="95" height="93" rx="9" class="cn-last cn-last-${last.cast}"/>`,
    )) +
      candidates.map((place) => on(place, catchMark(taken.includes(place)))).join("") +
      ways.map(({ line }) => ribbon(line)).join("") +
      [...new Set(ways.flatMap(({ way }) => way))].map((place) =>
        on(place, this.#creaturesOf(ghost?.place === place ? ghost.tile : lying.get(place)!))
      ).join("") + // a ribbon never hides a creature
      ways.flatMap(({ ends }) =>
        ends.map(({ place, letter, x, y }) =>
          on(place, catchRing(x, y) + creature(motifOf(letter), x, y))
        )
      ).join("") +
      (ghost === null ? "" : on(ghost.place, planting(), "cn-planting"));
  }

  #creaturesOf(tile: Tile): Fragment {
    const turns = this.#turnsOf(tile);
    return [...tile.pair].map((letter, index) => {
      const [x, y] = ARM[creatureArms(tile.sides, turns)[index]!];
      return creature(motifOf(letter), x, y);
    }).join("");
  }

  /** The ribbon from the new tile to one that it catches, and the creatures that meet. */
  #meeting(
    lying: ReadonlyMap<Place, Tile>,
    ghost: Picture["ghost"],
    last: Picture["last"],
    place: Place,
  ): {
    line: string;
    way: Place[];
    ends: { place: Place; letter: string; x: number; y: number }[];
  }[] {
    const from = ghost?.place ?? last?.place;
    const here = ghost?.tile ?? (from === undefined ? undefined : lying.get(from));
    const there = lying.get(place);
    if (from === undefined || here === undefined || there === undefined) return [];
    const [letter] = shared(here.pair, there.pair);
    const way = wayBetween(new Map([...lying, [from, here]]), from, place);
    if (letter === undefined || way.length < 2) return [];
    const start = seatOf(here, letter, this.#turnsOf(here));
    const end = seatOf(there, letter, this.#turnsOf(there));
    return [{
      way,
      line: ribbonAlong(way, start, end),
      ends: [
        { place: from, letter, x: start[1], y: start[2] },
        { place, letter, x: end[1], y: end[2] },
      ],
    }];
  }

  /** The number of tiles still to be drawn, as a stack in the corner. */
  paintPile(count: number, picture: Fragment, text: string): void {
    this.#pile.setAttribute("aria-label", text);
    this.#pile.title = text;
    const shows = `${count}${text}`;
    if (this.#pile.dataset.shows === shows) return;
    this.#pile.dataset.shows = shows;
    const number = document.createElement("b");
    number.textContent = String(count);
    this.#pile.replaceChildren(drawn("0 0 100 100", picture, "cn-back"), number);
    this.#pile.classList.toggle("cn-empty", count === 0);
  }

  /** What everybody has caught: the last tile on top, and how many. */
  paintCaught(piles: readonly Caught[]): void {
    const shows = JSON.stringify(piles);
    if (this.#caught.dataset.shows === shows) return;
    this.root.dataset.seats = piles.length > 4 ? "many" : "few";
    this.#caught.dataset.shows = shows;
    this.#caught.replaceChildren(...piles.map(({ cast, count, top, text }) => {
      const made = part("cn-caught-pile");
      made.setAttribute("role", "img");
      made.setAttribute("aria-label", text);
      made.title = text;
      const number = document.createElement("b");
      number.textContent = String(count);
      const mark = drawn("0 0 32 32", badge(cast as Seat), "cn-badge");
      const tile = drawn("0 0 100 100", top === null ? "" : tileArt(top), "cn-top");
      made.classList.toggle("cn-stacked", count > 1);
      made.append(mark, ...(top === null ? [] : [tile]), number);
      return made;
    }));
  }

  label(labels: Labels, lying: ReadonlyMap<Place, Tile>): void {
    const set = (element: Element, text: string): void => {
      if (element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
    };
    set(this.root, labels.board());
    for (const [place, element] of this.#tiles) {
      const tile = lying.get(place);
      if (tile) set(element, labels.tile(place, tile));
    }
    for (const [place, element] of this.#plots) set(element, labels.plot(place));
    const [plus, minus, fit] = this.#tools;
    set(plus, labels.zoomIn());
    set(minus, labels.zoomOut());
    set(fit, labels.fit());
  }

  /** The ring around the keyboard cursor. */
  cursor(place: Place | null): void {
    this.#cursor.hidden = place === null;
    if (place !== null) this.#put(this.#cursor, place);
  }

  // --- motion ---------------------------------------------------------------------------------------

  /** A tile drops onto its place. */
  async drop(place: Place, reel: Reel): Promise<void> {
    const on = this.#tiles.get(place);
    if (on === undefined) return;
    await reel.play({
      on,
      frames: [
        { transform: "translateY(-90%) rotate(-7deg) scale(1.12)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      ms: MOTION.push.ms,
      easing: MOTION.push.easing,
    });
  }

  /** Caught tiles lift off and fly to *target*, a point of the window. */
  async lift(
    places: readonly Place[],
    target: readonly [number, number],
    reel: Reel,
  ): Promise<void> {
    this.#marks.replaceChildren();
    const moves = places.flatMap((place, index) => {
      const on = this.#tiles.get(place);
      if (on === undefined) return [];
      const box = on.getBoundingClientRect();
      const dx = target[0] - (box.left + box.width / 2);
      const dy = target[1] - (box.top + box.height / 2);
      return [{
        on,
        frames: [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-14%) scale(1.1)", opacity: 1, offset: 0.3 },
          { transform: `translate(${dx}px, ${dy}px) scale(.3) rotate(14deg)`, opacity: 0 },
        ],
        ms: MOTION.find.ms * 1.4,
        easing: MOTION.eject.easing,
        delay: index * 90,
      }];
    });
    await reel.play(...moves);
  }

  /** The tile that is about to be laid turns on its place; its new drawing is there already. */
  async turnGhost(quarters: number, reel: Reel): Promise<void> {
    const on = this.#ghost.firstElementChild;
    if (on === null || this.#ghost.hidden) return;
    await reel.play({
      on,
      frames: [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "none" }],
      ...MOTION.turn,
    });
  }

  destroy(): void {
    this.root.remove();
  }
}

/** The open sides of a tile after quarter turns from its printed rotation. */
export const turnedSides = (tile: Tile, turns: number): Mask => turned(printed(tile.sides), turns);
