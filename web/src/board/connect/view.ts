// The garden's elements, and the only writer of them.  The world is moved as a whole; the size of a
// tile is one custom property, so that zooming lays out anew and stays sharp.

import { motifDefs, plot, tileDefs, turned } from "../../art/index.ts";
import { loadMotifs } from "../../motifs.ts";
import { flight } from "../kit/flight.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { drawn } from "../kit/drawn.ts";
import { tileArt } from "./art.ts";
import { type Caught, Foot } from "./foot.ts";
import type { Camera, Size } from "./layout.ts";
import { marks } from "./marks.ts";
import { name, part } from "./parts.ts";
import type { Picture } from "./picture.ts";
import { at, type Place, printed, type Tile } from "./tiles.ts";
import { WORLD } from "./world.ts";

export interface Labels {
  board(): string;
  tile(place: Place, tile: Tile): string;
  plot(place: Place): string;
  zoomIn(): string;
  zoomOut(): string;
  fit(): string;
}

export class View {
  readonly root = part("cn-board");
  readonly garden = part("cn-garden"); // what can be panned
  readonly foot = new Foot();
  #world = part("cn-world");
  #tiles = new Map<Place, HTMLElement>();
  #plots = new Map<Place, HTMLButtonElement>();
  #marks = drawn("0 0 100 100", "", "cn-marks");
  #ghost = part("cn-ghost");
  #cursor = part("cn-cursor");
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
    this.root.append(defs, this.garden, this.foot.root);
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

  #paintMarks(picture: Picture): void {
    this.#marks.innerHTML = marks(picture, (tile) => this.#turnsOf(tile));
  }

  /** What everybody has caught. */
  paintCaught(piles: readonly Caught[]): void {
    this.root.dataset.seats = piles.length > 4 ? "many" : "few";
    this.foot.paintCaught(piles);
  }

  label(labels: Labels, lying: ReadonlyMap<Place, Tile>): void {
    name(this.root, labels.board());
    for (const [place, element] of this.#tiles) {
      const tile = lying.get(place);
      if (tile) name(element, labels.tile(place, tile));
    }
    for (const [place, element] of this.#plots) name(element, labels.plot(place));
    this.foot.label(labels.zoomIn(), labels.zoomOut(), labels.fit());
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

  /** The tile that is about to be laid flies to its place from the hand. */
  async flyGhost(held: Element | undefined, reel: Reel): Promise<void> {
    const on = this.#ghost.firstElementChild;
    if (held === undefined || on === null || this.#ghost.hidden) return;
    await reel.play(flight(on, held.getBoundingClientRect()));
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
