// The tables of this device, in IndexedDB: rows of logs, which are only ever added, and for each
// table a summary, so that lists need no Python.
import type { OneTable } from "../wire.ts";
import type { Outcome, Row } from "./protocol.ts";

const NAME = "daedalus";
const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rows");
    request.result.createObjectStore("tables");
  };
  return done(request).then((database) => {
    database.onversionchange = () => database.close();
    return database;
  });
}

const whole = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Where logs are kept; rejects whatever the browser refuses. */
export class Storage {
  #database: Promise<IDBDatabase> | null = null;

  #opened(): Promise<IDBDatabase> {
    this.#database ??= open();
    return this.#database;
  }

  /** All rows of a table, in order. */
  async rows(table: string): Promise<Row[]> {
    const database = await this.#opened();
    const kept = database.transaction("rows").objectStore("rows");
    const found = await done(kept.getAll(whole(table)) as IDBRequest<[number, string][]>);
    return found.map(([at, event], ply) => [ply, at, event] as const);
  }

  /** Add rows; all of them or none, and never overwrite one. */
  async append({ rows, summaries }: Pick<Outcome, "rows" | "summaries">): Promise<void> {
    const database = await this.#opened();
    const change = database.transaction(["rows", "tables"], "readwrite", { durability: "relaxed" });
    const ended = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    });
    for (const [table, ply, at, event] of rows) {
      change.objectStore("rows").add([at, event], [table, ply]);
    }
    for (const [table, summary] of Object.entries(summaries)) {
      change.objectStore("tables").put(summary, table);
    }
    await ended;
  }

  /** What is known of a table without opening it. */
  async summary(table: string): Promise<OneTable | undefined> {
    const database = await this.#opened();
    const kept = database.transaction("tables").objectStore("tables");
    return await done(kept.get(table) as IDBRequest<OneTable | undefined>);
  }

  /** Forget a table. */
  async remove(table: string): Promise<void> {
    const database = await this.#opened();
    const change = database.transaction(["rows", "tables"], "readwrite");
    change.objectStore("rows").delete(whole(table));
    await done(change.objectStore("tables").delete(table));
  }
}
