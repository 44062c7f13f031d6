// Whether a deal between devices was fair: for who was there from the start, and for who came late.
import { keep, keysOf } from "../keys.ts";
import { state } from "../state.ts";
import type { Now } from "../wire.ts";
import { boundAgain, chanceFor, isFair } from "./deal.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The host's parts, from the last to the first: each is the hash of the one that follows it.
const AGAIN = await sha256("root");
const FIRST = await sha256(AGAIN);
const SEAL = await sha256(FIRST);

/** What a table tells, in a game whose seed is open when it is over. */
const told = async (id: string, phase: string, seed: string) =>
  ({ table: { id, phase }, seed, seed_sha256: await sha256(seed) }) as unknown as Now;

/** Sit down at a friend's table, with its seal; returns what is brought. */
async function sit(id: string, phase: string): Promise<string> {
  keep(id, { edition: "classic", friend: "Mira", seal: SEAL });
  state.now.value = await told(id, phase, "");
  const { chance } = chanceFor(id);
  equal(chanceFor(id).chance, chance); // the same however often it is asked
  return chance!;
}

/** Whether the rematch of a game with this seed was fair, where *seed* dealt it. */
async function again(id: string, played: string, seed: string): Promise<boolean | null> {
  const next = `${id}-next`;
  keep(next, { edition: "classic", friend: "Mira", ...boundAgain(await told(id, "over", played)) });
  equal(keysOf(next)?.late, undefined);
  return await isFair(await told(next, "over", seed));
}

Deno.test("who was there from the start knows whether the deal and the rematch's were fair", async () => {
  const chance = await sit("own-early", "open");
  const fair = async (seed: string) => await isFair(await told("own-early", "over", seed));
  equal(await fair(`${FIRST}+${chance}`), true);
  equal(await fair(`${FIRST}+x`), false); // without what we brought
  equal(await fair(`${AGAIN}+${chance}`), false); // not what was sealed
  equal(await again("own-early", `${FIRST}+${chance}`, `${AGAIN}+${chance}`), true);
  equal(await again("own-early", `${FIRST}+${chance}`, `${FIRST}+${chance}`), false);
});

Deno.test("who comes when the cards are dealt has no part in them, but in the rematch's", async () => {
  const chance = await sit("own-late", "playing");
  const fair = async (seed: string) => await isFair(await told("own-late", "over", seed));
  equal(await fair(`${FIRST}+x`), null);
  equal(await fair(`${AGAIN}+x`), false); // not what was sealed when we came
  equal(await again("own-late", `${FIRST}+x`, `${AGAIN}+x+${chance}`), true);
  equal(await again("own-late", `${FIRST}+x`, `${AGAIN}+x`), false);
  equal(await again("own-late", `${FIRST}+x`, `${FIRST}+x+${chance}`), false);
});
