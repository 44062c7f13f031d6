// The box that is worn now: what its letters look like and are called.  Everything that shows or
// says a treasure asks motifs.ts or the words, and these ask here; without a box nothing is loaded.
import { signal } from "@preact/signals";
import type { Fragment } from "../art/svg.ts";
import { keysOf } from "../keys.ts";
import { placeOf } from "../place.ts";
import type { TableView } from "../wire.ts";

/** Treasures of one's own, by the keys of the edition that they dress. */
export interface Worn {
  readonly dress: string;
  readonly name: string;
  readonly motifs: Readonly<Record<string, Fragment>>;
  readonly words: Readonly<Record<string, string>>; // on cards
  readonly said: Readonly<Record<string, string>>; // in sentences
  readonly cards: boolean; // cards show the words, tiles the pictures
  readonly key?: string; // of the table on which it lies, if it is not our own
}

/** What opens the box of a table, if one lies there or might: a friend's device is asked. */
export const keyOf = ({ id, box }: TableView): string | undefined =>
  placeOf(id) === "friend" ? FRIEND : box;

export const FRIEND = "friend";

export const worn = signal<Worn | null>(null);

const OF_A_MOTIF = /^motif-([a-z]+)-(.+)$/;

/** The name of our own for the treasure of a message, if there is one. */
export function ownName(id: string, inside: boolean): string | undefined {
  const box = worn.value;
  const [, edition, key] = (box && OF_A_MOTIF.exec(id)) ?? [];
  return key && edition === box!.dress ? (inside ? box!.said : box!.words)[key] : undefined;
}

/** Our own drawings for an edition. */
export const ownMotifs = (edition: string): Readonly<Record<string, Fragment>> =>
  worn.value?.dress === edition ? worn.value.motifs : {};

/** Whether the card of a treasure shows its word alone. */
export const onlyWord = (edition: string, key: string): boolean => {
  const box = worn.value;
  return box?.dress === edition && box.cards && key in box.words;
};

/** Wear the box that a game was played with, ours or that of its host. */
export async function wearAgain(table: string): Promise<void> {
  await wearOwn(table);
  if (!worn.value) await (await import("./table.ts")).dressAgain(table).catch(() => {});
}

/** Wear the box that a table was opened with, if there is one. */
export async function wearOwn(table: string): Promise<void> {
  const box = keysOf(table)?.box;
  if (box) await (await import("./kept.ts")).wear(box).catch(() => {});
}
