/// <reference lib="webworker" />
// The worker: Python with the tables of this device.  It does one thing at a time; what has happened
// is stored first, then sent.  The page gets views, never a whole position.
import type { FromWorker, Outcome, Port, ToWorker } from "./protocol.ts";
import { type Part, partsOf, startPython } from "./python.ts";
import { Storage } from "./storage.ts";

declare const self: DedicatedWorkerGlobalScope;

const CANNOT_OPEN = 4409;
const LET_GO_MS = 10_000; // a worker that hangs is ended within seconds
const storage = new Storage();
const connections = new Map<number, string>(); // tables by connection
const held = new Map<string, () => void>(); // what gives a table back to other windows
const others = channel("daedalus-tables");

let port: Port | null = null;
let get: Part;
let puzzles: Promise<boolean> | null = null; // whether their collection is here
let stored = true;
let anew = false; // the worker before this one may still hold its tables
let timer = 0;
let queue: Promise<void> = Promise.resolve();

/** A channel to the workers of other windows; null where the browser allows none. */
function channel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

const post = (message: FromWorker) => self.postMessage(message);

/** Hold a lock for as long as this worker lives, and tell the page which. */
function live(): void {
  const lock = `daedalus-worker-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  navigator.locks?.request(lock, () => {
    post({ k: "alive", lock });
    return new Promise(() => {});
  }).catch(() => {}); // not allowed here: then only silence is noticed
}

/** Do one thing after all that came before it. */
function after(step: () => Promise<void>): void {
  queue = queue.then(step).catch((error) => {
    post({ k: "failed", why: String(error) });
    self.close();
  });
}

/** Nothing can be stored (any more): play on, and say so. */
function inMemory(error: unknown): void {
  if (!stored) return;
  stored = false;
  console.warn("storage", error);
  post({ k: "memory" });
}

/** Store what has happened, deliver the messages, and come back when something is due. */
async function settle(told: string): Promise<Outcome> {
  const outcome = JSON.parse(told) as Outcome;
  if (outcome.rows.length && stored) {
    await storage.append(outcome).catch(inMemory);
    for (const table of Object.keys(outcome.summaries)) others?.postMessage(table);
  }
  for (const [connection, text] of outcome.told) post({ k: "told", connection, text });
  clearTimeout(timer);
  if (outcome.wait !== null) {
    timer = setTimeout(() => after(async () => void await settle(port!.work())), outcome.wait);
  }
  return outcome;
}

/** Load a table, if there is one; false: it exists but cannot be read. */
async function loaded(table: string): Promise<boolean> {
  if (port!.knows(table)) return true;
  const rows = stored ? await storage.rows(table).catch((error) => (inMemory(error), [])) : [];
  const refused = port!.load(table, JSON.stringify(rows));
  return !refused || (JSON.parse(refused) as { code: string }).code === "not-found";
}

/** Load the collection of puzzles, once; if that fails, the next caller tries again. */
function havePuzzles(): Promise<boolean> {
  puzzles ??= get("puzzles.jsonl").then((answer) => answer.text()).then(
    (text) => (port!.bring_puzzles(text), true),
    () => (puzzles = null, false),
  );
  return puzzles;
}

/** Play at a table, or watch while another window does. */
async function claim(table: string): Promise<void> {
  if (held.has(table) || !navigator.locks) return;
  const name = `daedalus-table-${table}`;
  const terms = anew ? { signal: AbortSignal.timeout(LET_GO_MS) } : { ifAvailable: true };
  const mine = await new Promise<boolean>((resolve) => {
    navigator.locks.request(name, terms, (lock) => {
      resolve(lock !== null);
      if (lock) return new Promise<void>((release) => held.set(table, release));
    }).catch(({ name }) => resolve(name !== "TimeoutError")); // else: locks are not allowed here
  });
  port!.watch(table, !mine);
  if (mine) return;
  post({ k: "elsewhere", yes: true });
  void navigator.locks.request(name, () => {
    const kept = new Promise<void>((release) => held.set(table, release));
    after(() => takeOver(table));
    return kept;
  });
}

/** The other window is closed: go on here. */
async function takeOver(table: string): Promise<void> {
  if (![...connections.values()].includes(table)) return release(table);
  port!.load(table, JSON.stringify(await storage.rows(table)));
  port!.watch(table, false);
  post({ k: "elsewhere", yes: false });
  await settle(port!.work());
}

function release(table: string): void {
  held.get(table)?.();
  held.delete(table);
}

others?.addEventListener("message", ({ data: table }: MessageEvent<string>) => {
  after(async () => {
    if (!port?.knows(table) || held.has(table)) return;
    port.load(table, JSON.stringify(await storage.rows(table)));
    await settle(port.work());
  });
});

async function begin(parts: string): Promise<void> {
  const { started, again } = await startPython(parts, get, () => post({ k: "kept" }));
  port = started;
  post({ k: "ready", again });
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.k) {
    case "start":
      live();
      anew = message.anew;
      get = partsOf(message.parts, message.packed);
      return await begin(message.parts);
    case "ask": {
      if (message.path.startsWith("/api/puzzles") && !await havePuzzles()) {
        const body = JSON.stringify({ code: "offline", why: "the puzzles are not here yet" });
        return post({ k: "answer", n: message.n, status: 503, body });
      }
      const [, table] = /^\/api\/tables\/([^/?]+)/.exec(message.path) ?? [];
      if (table && !await loaded(table)) {
        const body = JSON.stringify({ code: "cannot-open", why: "its log cannot be read" });
        return post({ k: "answer", n: message.n, status: 409, body });
      }
      const told = port!.ask(message.method, message.path, message.token, message.body);
      const { status, body } = await settle(told);
      return post({ k: "answer", n: message.n, status, body });
    }
    case "join":
      await claim(message.table);
      if (!await loaded(message.table)) {
        return post({ k: "closed", connection: message.connection, code: CANNOT_OPEN });
      }
      connections.set(message.connection, message.table);
      post({ k: "joined", connection: message.connection });
      await settle(port!.join(message.connection, message.table));
      return;
    case "say":
      await settle(port!.hear(message.connection, message.text));
      return;
    case "leave": {
      const table = connections.get(message.connection);
      connections.delete(message.connection);
      await settle(port!.leave(message.connection));
      if (table && ![...connections.values()].includes(table)) release(table);
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.k === "ping") post({ k: "pong" });
  else after(() => hear(data));
};
