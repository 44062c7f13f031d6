// A deal that nobody chose: the host's part of the seed is sealed in the invitation, then each guest
// brings chance.  Whoever cannot know the one cannot choose the other.
import { keep, keysOf } from "../keys.ts";
import { placeOf } from "../place.ts";
import { state } from "../state.ts";
import type { Now } from "../wire.ts";
import { newChance } from "./same.ts";

/** What this device brings to the deal of a friend's table: the same however often it is asked. */
export function chanceFor(table: string): { readonly chance?: string } {
  const kept = keysOf(table);
  if (placeOf(table) !== "friend" || !kept) return {};
  const chance = kept.chance ?? newChance();
  const now = state.now.peek()?.table;
  const late = now?.id === table && now.phase !== "open";
  keep(table, { edition: kept.edition, chance, late });
  return { chance };
}

/**
 * What binds the host in a rematch: the part of the seed that is open now is the seal of the next.
 * So it does for whoever came late: they had the seal of this game before they brought chance.
 */
export function boundAgain(
  { table, seed }: Now,
): { readonly seal?: string; readonly chance?: string } {
  const { seal, chance } = keysOf(table.id) ?? {};
  const [part] = seed?.split("+") ?? [];
  return seal && chance && part ? { seal: part, chance } : {};
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the host has kept to the seal in our invitation, and has used what we brought; null: it
 * cannot be told (yet), or we came when the cards were dealt.  That the seed deals this game, `daedalus replay --verify` checks.
 */
export async function isFair({ table, seed, seed_sha256 }: Now): Promise<boolean | null> {
  const { seal, chance, late } = keysOf(table.id) ?? {};
  if (!seal || !chance || !seed || !globalThis.crypto?.subtle) return null;
  const [part = "", ...brought] = seed.split("+");
  if (await sha256(part) !== seal || await sha256(seed) !== seed_sha256) return false;
  return late ? null : brought.includes(chance);
}
