// What is needed to play without a server: fetched when the connection is idle, and kept under the
// hash of its build, either whole or not at all: the list of the parts is stored last.
import { signal } from "@preact/signals";
import { STATIC } from "../address.ts";
import { cacheOf, fetchPart, PREFIX } from "./fetching.ts";

/** "" not kept, "fetching", "waiting" for the network, "ready", or the device has "no-room". */
export type Keeping = "" | "fetching" | "waiting" | "ready" | "no-room";

type Files = readonly { readonly name: string; readonly bytes: number }[];

interface Parts {
  readonly build: string;
  readonly files: Files;
  readonly later?: Files; // what games do not need
}

const LIST = "parts.json";

export const keeping = signal<Keeping>("");
/** How many bytes are here, and how many there are. */
export const weight = signal({ got: 0, all: 0 });
/** The folder of the parts, as the server or the page says; "" if there are none. */
export const folder = signal("");

let under: Promise<boolean> | null = null;

const total = ({ files, later = [] }: Parts) =>
  [...files, ...later].reduce((sum, { bytes }) => sum + bytes, 0);

let refused = false;

/** Whether the browser can keep anything; not in some private windows, nor without HTTPS. */
export const possible = (): boolean => "caches" in globalThis && !refused;

/** Look whether the parts in *address* are kept here. */
export async function look(address: string): Promise<boolean> {
  folder.value = address;
  if (!possible()) return false;
  const kept = await listOf(address).catch(() => {
    refused = true;
  });
  if (!kept) return false;
  const list = await kept.json() as Parts;
  weight.value = { got: total(list), all: total(list) };
  keeping.value = "ready";
  return true;
}

const listOf = async (address: string): Promise<Response | undefined> =>
  await (await caches.open(cacheOf(address))).match(address + LIST);

/** Whether the connection is metered: then nothing is fetched without asking. */
export function dear(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; type?: string } }).connection;
  return Boolean(line?.saveData) || line?.type === "cellular";
}

/** Fetch what is missing and keep it; true if all is here. */
export function keepParts(): Promise<boolean> {
  under ??= keepAll(folder.value).finally(() => {
    under = null;
  });
  return under;
}

async function keepAll(address: string): Promise<boolean> {
  if (!address || !possible()) return false;
  if (keeping.value === "ready") return true;
  keeping.value = "fetching";
  try {
    const answer = await fetch(address + LIST);
    if (!answer.ok) throw new TypeError(String(answer.status));
    const list = await answer.clone().json() as Parts;
    const cache = await caches.open(cacheOf(address));
    let got = 0;
    weight.value = { got, all: total(list) };
    for (const { name, bytes } of list.files) {
      if (!await cache.match(address + name)) {
        await cache.put(address + name, await fetchPart(address + name, STATIC));
      }
      got += bytes;
      weight.value = { got, all: weight.value.all };
    }
    await cache.put(address + LIST, answer);
    await forgetOthers(cacheOf(address));
    keeping.value = "ready";
    return true;
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    keeping.value = full ? "no-room" : "waiting";
    return false;
  }
}

/** Fetch what games do not need, once all else is here; failures are retried another time. */
export async function keepLater(): Promise<void> {
  const address = folder.value;
  if (keeping.value !== "ready") return;
  const cache = await caches.open(cacheOf(address));
  const list = await (await listOf(address))?.json() as Parts | undefined;
  for (const { name } of list?.later ?? []) {
    if (await cache.match(address + name)) continue;
    await cache.put(address + name, await fetchPart(address + name, STATIC));
  }
}

async function forgetOthers(current: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== current) await caches.delete(name);
  }
}

/** Delete the parts, and keep none from now on. */
export async function forgetParts(): Promise<void> {
  keeping.value = "";
  weight.value = { got: 0, all: weight.value.all };
  if (possible()) await forgetOthers("");
}

/** Learn how much there is to fetch. */
export async function weigh(): Promise<void> {
  if (weight.value.all || !folder.value) return;
  const answer = await fetch(folder.value + LIST).catch(() => null);
  if (answer?.ok) weight.value = { got: 0, all: total(await answer.json() as Parts) };
}

/** Whether a table can be opened here without a server. */
export const canPlayHere = (): boolean => STATIC || keeping.value === "ready";
