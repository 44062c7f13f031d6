// Seats on another device: a link with a code for each, good once; the seats stay here too.
import { api } from "../api.ts";
import { keep, keysOf } from "../keys.ts";
import { isOver, type Mine, said } from "../mine.ts";
import { placeOf } from "../place.ts";
import type { CarriedSeat } from "../wire.ts";

const MOST = 12; // tables: a larger code is hard to scan

/** The tables whose seats can be taken along: those of the server that are not over. */
export const portable = (tables: readonly Mine[]): readonly Mine[] =>
  tables.filter((each) =>
    !isOver(each) && said(each.standing) !== null && placeOf(each.id) === "server"
  ).slice(0, MOST);

/** The part of a link after "#". */
export const carryPart = (carried: readonly CarriedSeat[]): string =>
  `bring=${carried.map(({ table, seat, code }) => `${table}.${seat}.${code}`).join(",")}`;

/** What a link brings; nothing, if it is another one. */
export function broughtBy(hash: string): readonly CarriedSeat[] {
  const text = new URLSearchParams(hash.replace(/^#/, "")).get("bring") ?? "";
  return text.split(",").flatMap((each) => {
    const [, table, seat, code] = /^([a-z0-9]{12})\.(\d{1,2})\.([\w-]{20,64})$/.exec(each) ?? [];
    return table && code ? [{ table, seat: Number(seat), code }] : [];
  }).slice(0, 4 * MOST);
}

/** Ask for a code for every seat of these tables. */
export function pack(tables: readonly Mine[]): Promise<CarriedSeat[]> {
  const seats = tables.flatMap(({ id, kept }) =>
    kept.seats.map(({ seat, token }) => ({ id, seat, token }))
  );
  return Promise.all(seats.map(async ({ id, seat, token }) => {
    const { code } = await api.pairing(id, seat, token);
    return { table: id, seat, code };
  }));
}

/** Sit down wherever a link leads; returns how many seats came along. */
export async function unpack(carried: readonly CarriedSeat[]): Promise<number> {
  let came = 0;
  for (const { table, seat, code } of carried) {
    if (keysOf(table)?.seats.some((each) => each.seat === seat)) continue; // it is here already
    try {
      const key = await api.pair(table, code);
      const { table: { edition } } = await api.look(table, key.token);
      keep(table, { edition, seats: [...keysOf(table)?.seats ?? [], key] });
      came += 1;
    } catch {
      // used before, too old, or its table is gone: the others may still come
    }
  }
  return came;
}
