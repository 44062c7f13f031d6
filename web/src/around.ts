// Who sits around this screen: remembered in the browser from one session to the next.
import { isStep } from "./rivals.ts";
import type { EditionForm, NewSeat } from "./wire.ts";

export interface Sitter {
  readonly name: string;
  readonly piece: number; // from 1
  readonly level: string; // of a bot; "" is a person
}

/** What an edition requires of the players around a screen. */
export type Seating = Pick<EditionForm, "seats_max" | "levels">;

const PLACE = "daedalus.around";

const isSitter = (found: unknown): found is Sitter => {
  const { name, piece, level } = (found ?? {}) as Partial<Sitter>;
  return typeof name === "string" && typeof piece === "number" && typeof level === "string";
};

/** The players of last time, or two people and bots, *count* in all. */
export function remembered(form: Seating, count: number, name: string, level: string) {
  let found: unknown = null;
  try {
    found = JSON.parse(localStorage.getItem(PLACE) ?? "null");
  } catch {
    // no storage, or not our data: start fresh
  }
  const sitters = Array.isArray(found) && found.every(isSitter) && found.length > 1
    ? found
    : Array.from({ length: count }, (_, seat): Sitter => ({
      name: seat ? "" : name,
      piece: seat + 1,
      level: seat < 2 ? "" : level,
    }));
  return fitting(form, sitters);
}

/** As many players as an edition seats, each with their own piece, or a free one. */
export function fitting(form: Seating, sitters: readonly Sitter[]): readonly Sitter[] {
  const seated = sitters.slice(0, form.seats_max);
  const first = (sitter: Sitter) => seated.find((each) => each.piece === sitter.piece) === sitter;
  const keeps = (sitter: Sitter) =>
    sitter.piece >= 1 && sitter.piece <= form.seats_max && first(sitter);
  const taken = seated.filter(keeps).map((each) => each.piece);
  return seated.map((sitter) => {
    const piece = keeps(sitter) ? sitter.piece : freePiece(form, taken);
    if (!taken.includes(piece)) taken.push(piece);
    const known = !sitter.level || isStep(sitter.level) || form.levels.includes(sitter.level);
    return { ...sitter, piece, level: known ? sitter.level : form.levels.at(-1) ?? "" };
  });
}

/** The first piece of an edition that is not among *taken*. */
export function freePiece(form: Seating, taken: readonly number[]): number {
  for (let piece = 1; piece < form.seats_max; piece++) if (!taken.includes(piece)) return piece;
  return form.seats_max;
}

/** Give a sitter the next piece; whoever has it gets the old one. */
export function nextPiece(
  form: Seating,
  sitters: readonly Sitter[],
  at: number,
): readonly Sitter[] {
  const old = sitters[at]!.piece, next = old % form.seats_max + 1;
  return sitters.map((each, seat) =>
    seat === at ? { ...each, piece: next } : each.piece === next ? { ...each, piece: old } : each
  );
}

export function remember(sitters: readonly Sitter[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(sitters));
  } catch {
    // no storage: we ask again next time
  }
}

/** The players as the server expects them. */
export const seatsOf = (sitters: readonly Sitter[]): NewSeat[] =>
  sitters.map(({ name, piece, level }) => ({
    kind: level ? "bot" as const : "me" as const,
    name: name.trim(),
    level: level || "medium",
    piece,
  }));
