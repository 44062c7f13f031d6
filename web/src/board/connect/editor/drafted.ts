// The position of Connect that is in the page: how its places look and sound, and how it changes.
import { connectBack, plot } from "../../../art/connect.ts";
import type { Fragment } from "../../../art/svg.ts";
import { words } from "../../../i18n.ts";
import { joined } from "../../../speech.ts";
import { say } from "../../../state.ts";
import type { EditorProps, Spot } from "../../editor.ts";
import { tileArt } from "../art.ts";
import { readPosition } from "../position.ts";
import { Speech } from "../speech.ts";
import { at, placeOf } from "../tiles.ts";
import {
  type Draft,
  draftOf,
  existing,
  hidesAny,
  isCell,
  isLast,
  move,
  takeAway,
  textOf,
  tileAt,
  turn,
  type Zone,
} from "./model.ts";

export type Change = (how: (draft: Draft) => Draft) => void;

export function speech(): Speech {
  return new Speech(words, []);
}

/** What a list of tiles is called. */
export function zoneName(draft: Draft, zone: Zone): string {
  const seat = Number(/\d+$/.exec(zone)?.[0] ?? 0);
  const name = words(`cast-${seat + 1}`);
  if (zone.startsWith("hand")) return words("editor-hand", { name });
  if (zone.startsWith("caught")) return words("editor-caught", { name });
  if (zone === "pile") return words("editor-shed");
  return words(hidesAny(draft) ? "editor-box-unseen" : "editor-box");
}

export function drafted({ position, change: changeText, chosen }: EditorProps) {
  const draft = draftOf(position);
  const change: Change = (how) => changeText((text) => textOf(how(draftOf(text))));
  /** Take a tile away, or say why not. */
  const remove = (spot: Spot): void => {
    if (isLast(draft, spot)) say(words("editor-one-stays"));
    else change((now) => takeAway(now, spot));
  };
  const isBeside = (spot: Spot): boolean => {
    const [x, y] = at(spot);
    return [[0, -1], [1, 0], [0, 1], [-1, 0]].some(([dx, dy]) =>
      draft.lying.has(placeOf(x + dx!, y + dy!))
    );
  };
  const art = (spot: Spot): Fragment => {
    const tile = tileAt(draft, spot);
    if (tile) return tileArt(tile);
    if (tile === null) return connectBack();
    return !isCell(spot) || isBeside(spot) ? plot() : "";
  };
  const label = (spot: Spot, held: boolean): string => {
    const tile = tileAt(draft, spot);
    const told = speech(), known = readPosition(position);
    const where = !isCell(spot)
      ? ""
      : tile || !isBeside(spot)
      ? told.place(spot, known)
      : told.beside(spot, known);
    return joined(
      tile ? told.tile(tile) : words(tile === null ? "connect-hidden" : "editor-free"),
      where,
      held ? words("editor-held") : "",
    );
  };
  const press = (spot: Spot, key: string): boolean => {
    if (key === "r") change((now) => turn(now, spot));
    else if (key === "Delete" || key === "Backspace") remove(spot);
    else return false;
    return true;
  };
  return {
    draft,
    place: existing(draft, chosen),
    change,
    remove,
    /** What all places have in common, for `useCells`. */
    cells: {
      art,
      label,
      press,
      empty: (spot: Spot): boolean => tileAt(draft, spot) === undefined,
      move: (from: Spot, to: Spot): void => change((now) => move(now, from, to)),
    },
  };
}
