// A box on a table: the host's device brings it, those of the guests fetch it, for that table alone.
import { api, ask, editionOf, editions, learnEditions, Refused } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import type { Reply } from "../offline/device.ts";
import { placeOf } from "../place.ts";
import { say, state } from "../state.ts";
import type { Now, TableView } from "../wire.ts";
import { NoBox, type OwnBox, readBox, wornAs, writeBox } from "./box.ts";
import { boxOf } from "./kept.ts";
import { FRIEND, keyOf, worn } from "./worn.ts";

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}/box`;
const brought = new Set<string>(); // once is enough: what was refused is refused again

/** Whether this device has to bring its box to the table first. */
export const brings = ({ table, you }: Now): boolean =>
  Boolean(keysOf(table.id)?.box) && you.host && !table.box && !table.listed &&
  placeOf(table.id) === "server" && !brought.has(table.id);

/** Lay our box on our table, for its guests. */
export async function bring(id: string): Promise<void> {
  brought.add(id);
  const kept = keysOf(id);
  const box = kept?.box && await boxOf(kept.box);
  if (!box || !kept?.host) return;
  try {
    await ask<void>(at(id), "PUT", { box: writeBox(box) }, kept.host);
  } catch (error) {
    await learn("web-box");
    const refused = error instanceof Refused && error.code === "no-uploads";
    state.refusal.value = words(refused ? "box-no-uploads" : "box-no-guests");
    say(state.refusal.value);
  }
}

/** The box that lies on a table, which its key opens; nobody has looked at what a friend sends. */
async function opened(id: string, key: string): Promise<OwnBox> {
  if (key !== FRIEND) return readBox(JSON.stringify(await ask<unknown>(`${at(id)}/${key}`)));
  const { cleanedBox } = await import("./pictures.ts");
  return await cleanedBox(readBox(JSON.stringify(await ask<unknown>(at(id)))));
}

/** The box of a table of this device, for its guests. */
export async function handed(id: string): Promise<Reply> {
  const own = keysOf(id)?.box;
  const box = own && await boxOf(own);
  return box
    ? { status: 200, body: writeBox(box) }
    : { status: 404, body: JSON.stringify({ code: "not-found", why: "no box lies there" }) };
}

/** The box that a table is played with: ours, or that of its host. */
export async function boxAt(id: string): Promise<OwnBox | undefined> {
  const own = keysOf(id)?.box;
  if (own || placeOf(id) === "device") return own ? await boxOf(own) : undefined;
  if (!editions.value.length) await learnEditions();
  const box = keyOf((await api.look(id)).table);
  return box ? await opened(id, box) : undefined;
}

async function wearAt(id: string, key: string): Promise<void> {
  const box = await opened(id, key);
  worn.value = { ...wornAs(box, editionOf(box.dress)?.motifs ?? []), key };
}

/** Wear what lies on the table: ours stays, another one is fetched; without one, our treasures. */
export async function dress(table: TableView): Promise<void> {
  const { id } = table, box = keyOf(table);
  if (keysOf(id)?.box && worn.value) return;
  if (!box) worn.value = null;
  else {
    await wearAt(id, box).catch((error) => {
      worn.value = null; // it was taken off meanwhile
      if (!(error instanceof Refused || error instanceof NoBox)) throw error;
    });
  }
}

/** Wear what lies on a table whose game is looked back at. */
export async function dressAgain(id: string): Promise<void> {
  if (placeOf(id) !== "device" && !keysOf(id)?.box) await dress((await api.look(id)).table);
}
