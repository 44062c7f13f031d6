// The boxes of this device, in IndexedDB: they leave it only as a file or in a link.
import { editionOf } from "../api.ts";
import type { OwnBox } from "./box.ts";
import { wornAs } from "./box.ts";
import { worn } from "./worn.ts";

const NAME = "daedalus-boxes", STORE = "boxes";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  const database = await done(request);
  return database.transaction(STORE, mode).objectStore(STORE);
}

export const boxes = async (): Promise<OwnBox[]> => await done((await store("readonly")).getAll());

export const boxOf = async (id: string): Promise<OwnBox | undefined> =>
  await done((await store("readonly")).get(id));

export async function keepBox(box: OwnBox): Promise<void> {
  await done((await store("readwrite")).put(box));
}

export async function dropBox(id: string): Promise<void> {
  await done((await store("readwrite")).delete(id));
}

/** Wear a box of this device. */
export async function wear(id: string): Promise<void> {
  const box = await boxOf(id);
  if (box) worn.value = wornAs(box, editionOf(box.dress)?.motifs ?? []);
}
