// The camera in whole games: every plot is in sight at every moment, on screens of any size.
import { equal } from "../kit/testing.ts";
import type { Reel } from "../kit/reel.ts";
import { type Camera, isSeen, type Size } from "./layout.ts";
import { Lens } from "./lens.ts";
import { type Place, placeOf } from "./tiles.ts";
import type { View } from "./view.ts";

/** The garden at each window, as test_connect_touch.py finds it, or a little less. */
const GARDENS: Readonly<Record<string, Size>> = {
  "360x640": { width: 360, height: 248 },
  "390x844": { width: 390, height: 372 },
  "820x1180": { width: 796, height: 656 },
  "1280x720": { width: 716, height: 588 },
  "1440x900": { width: 876, height: 768 },
};
const ZERO = "M".charCodeAt(0);
const GAMES = Deno.readTextFileSync(
  new URL("../../../../tests/web/gardens.txt", import.meta.url),
).trim().split("\n");

/** The corners of the garden, plots included, at each moment of a game. */
function moments(game: string): Place[][] {
  return Array.from({ length: game.length / 4 }, (_, at) => {
    const [left, top, right, bottom] = [...game.slice(4 * at, 4 * at + 4)].map((letter) =>
      letter.charCodeAt(0) - ZERO
    );
    return [placeOf(left!, top!), placeOf(right!, bottom!)];
  });
}

/** A lens over a garden of some size, and the camera it looks from. */
function looking(size: Size) {
  const view = {
    size,
    camera: { tile: 100, x: 0, y: 0 } as Camera,
    look(camera: Camera) {
      this.camera = camera;
    },
  };
  let all: Place[] = [];
  const lens = new Lens(view as unknown as View, {} as Reel, {
    all: () => all,
    plots: () => all,
    focus: () => undefined,
    near: () => "0,0",
  });
  return { lens, view, lies: (places: Place[]) => all = places };
}

for (const [screen, size] of Object.entries(GARDENS)) {
  Deno.test(`in 200 games no plot is out of sight at ${screen}`, () => {
    equal(GAMES.length, 200);
    let unreachable = 0;
    const tiles: number[] = [];
    for (const game of GAMES) {
      const { lens, view, lies } = looking(size);
      moments(game).forEach((corners, at) => {
        lies(corners);
        if (at % 9 === 4) { // somebody looks closer, and elsewhere
          lens.zoom(3, 10, 10);
          lens.pan(-70, 40);
        }
        lens.begin();
        unreachable += corners.filter((place) => !isSeen(place, view.camera, size)).length;
        tiles.push(view.camera.tile);
      });
    }
    equal(unreachable, 0);
    tiles.sort((one, other) => one - other);
    equal(tiles[Math.floor(tiles.length / 20)]! >= 20, true, "19 of 20 times tiles are not tiny");
  });
}
