// The board of Connect, as the shell sees it.

import type { Words } from "../../i18n.ts";
import { connectBack } from "../../art/index.ts";
import { at } from "../../art/svg.ts";
import type {
  Advised,
  Board,
  BoardApi,
  HintWords,
  Hosts,
  LogLine,
  Scene,
  SeatFacts,
  Sleeved,
} from "../board.ts";
import { tileArt } from "./art.ts";
import { ConnectBoard } from "./board.ts";
import { readLay } from "./lays.ts";
import { readPosition, withTileOf } from "./position.ts";
import { hinted, metBy } from "./said.ts";
import { Speech } from "./speech.ts";
import { pairOf } from "./tiles.ts";
import { keyOf } from "./world.ts";

export const turnPictures = () => import("./small.ts");

export function mount(hosts: Hosts, api: BoardApi, first: Scene): Board {
  return new ConnectBoard(hosts, api, first);
}

/** How many tiles each player has caught. */
export function seats(scene: Scene, words: Words): SeatFacts[] {
  return readPosition(scene.position).caught.map((caught) => ({
    note: words("connect-caught", { count: caught.length }),
    tally: caught.length,
  }));
}

/** What was done, in words. */
export function tell(before: Scene | null, scene: Scene, words: Words): LogLine[] {
  if (before === null || scene.did.length === 0) return [];
  return new Speech(words, scene.names).tell(readPosition(before.position), scene);
}

/** What a seat holds face down: each tile in a sleeve. */
export function held(scene: Scene, text: string, seat: number, words: Words): readonly Sleeved[] {
  const speech = new Speech(words, scene.names);
  return (readPosition(text).hands[seat] ?? []).map((tile) => ({
    back: at(6, 10, connectBack(), 1.28),
    face: tile && at(6, -28, tileArt(tile), 1.28),
    name: tile ? speech.tile(tile) : "",
  }));
}

/** The scene once a tile lies open before the garden: it can be planted, the others cannot. */
export function takenOut(scene: Scene, text: string, card: number): Scene {
  const seat = scene.seat ?? 0;
  const tile = readPosition(text).hands[seat]?.[card];
  if (!tile) return scene;
  return {
    ...scene,
    position: withTileOf(scene.position, text, seat, card),
    legal: scene.legal.filter((each) => pairOf(readLay(each)?.tile ?? -1) === tile.pair),
  };
}

/** The last turn in one short sentence, and who met their like in it. */
export function brief(before: Scene, scene: Scene, words: Words): { text: string; motif: string } {
  const lay = scene.did.map(readLay).find((each) => each !== null);
  if (!lay) return { text: "", motif: "" };
  const position = readPosition(before.position);
  const name = new Speech(words, scene.names).name(scene.by ?? position.seat);
  const met = metBy(lay, position);
  return {
    text: words("connect-told-brief", { name, count: lay.take.length }),
    motif: met === null ? "" : keyOf(met),
  };
}

/** A hint in words. */
export function hint(scene: Scene, advised: Advised, words: Words): HintWords {
  return hinted(readPosition(scene.position), advised, words, new Speech(words, scene.names));
}
