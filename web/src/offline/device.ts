// Tables on this device: starts the worker, asks it, and gives the page connections to it that behave
// like WebSockets, so that nothing else has to know where a table is.
import { signal } from "@preact/signals";
import { fileAt, STATIC } from "../address.ts";
import { forgetMemory } from "./memory.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { BEAT_MS, PATIENCE_MS, Pulse, START_MS } from "./pulse.ts";

declare const WORKER: string; // its file, set by build.ts

/** "" nothing is running, then "starting", then "ready"; "failed" until it is started again. */
export const engine = signal<"" | "starting" | "ready" | "failed">("");
/** Whether games are only in memory: the browser refuses to store anything. */
export const fleeting = signal(false);
/** Whether the table is played in another window; false: no longer; null: it never was. */
export const elsewhere = signal<boolean | null>(null);

/** The part of a WebSocket that the page uses. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Reply = { readonly status: number; readonly body: string };

const REST_MS = 30_000; // so long Python may wait for the next who needs it

let worker: Worker | null = null;
let beats = 0;
let resting = 0; // when it is ended, if nobody needs it until then
let quick = false; // its memory is kept: the next start takes less than a second
let anew = false; // there was a worker before this one
let suspect = true; // whether the memory of an earlier start may be what is wrong
let started: Promise<void> | null = null;
let folder = STATIC
  ? new URL(fileAt(document.documentElement.dataset.parts ?? ""), location.href).href
  : "";
let count = 0;
const sockets = new Map<number, OwnSocket>();
const asked = new Map<number, { resolve(reply: Reply): void; reject(why: Error): void }>();

/** Where the parts are: the address of their folder. */
export function partsAt(address: string): void {
  folder = new URL(address, location.href).href;
}

function post(message: ToWorker): void {
  worker?.postMessage(message);
}

/** Start Python, or wait for it; if that fails, the next caller tries again. */
export function start(): Promise<void> {
  if (!folder) return Promise.reject(new Error("there is nothing to start"));
  started ??= new Promise<void>((resolve, reject) => {
    engine.value = "starting";
    suspect = true;
    quick = false;
    const fresh = worker = new Worker(fileAt(WORKER), { type: "module" });
    const fail = (why: string) => {
      if (worker !== fresh) return;
      stop(why);
      reject(new Error(why));
    };
    fresh.onerror = (event) => fail(event.message);
    let pulse: Pulse | null = null; // from its first word: until then it may still be fetched
    const beat = () => {
      if (pulse?.beat(performance.now())) fail("it does not answer");
      else post({ k: "ping" });
    };
    beats = setInterval(beat, BEAT_MS);
    beat();
    fresh.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== fresh) return;
      (pulse ??= new Pulse(performance.now(), START_MS)).heard();
      if (data.k === "alive") {
        // Its lock is free again when it is gone, however that happened.
        navigator.locks.request(data.lock, () => fail("it has died")).catch(() => {});
      } else if (data.k === "ready") {
        pulse = new Pulse(performance.now(), PATIENCE_MS);
        suspect = data.again;
        quick = data.again;
        engine.value = "ready";
        resolve();
        rest();
      } else if (data.k === "kept") {
        quick = true;
        rest();
      } else if (data.k === "failed") fail(data.why);
      else hear(data);
    };
    post({ k: "start", parts: folder, packed: STATIC, anew });
  });
  return started;
}

/** Whether somebody needs Python, or nothing but this Python has what they played. */
const needed = (): boolean => sockets.size > 0 || asked.size > 0 || fleeting.value || !quick;

/** Python takes more memory than all else: let it go once nobody has needed it for a while. */
function rest(): void {
  clearTimeout(resting);
  if (engine.value !== "ready" || needed()) return;
  resting = setTimeout(() => {
    if (engine.value !== "ready" || needed()) return;
    end();
    anew = false; // it held no table
    engine.value = "";
  }, REST_MS);
}

function end(): void {
  clearInterval(beats);
  worker?.terminate();
  worker = started = null;
}

/** The worker has crashed or hangs: callers are told, and reconnect as after a lost connection. */
function stop(why: string): void {
  console.warn("worker", why);
  if (suspect) void forgetMemory(folder).catch(() => {});
  end();
  anew = true;
  engine.value = "failed";
  for (const waiting of asked.values()) waiting.reject(new Error(why));
  asked.clear();
  const open = [...sockets.values()];
  sockets.clear();
  for (const socket of open) socket.lost(1006);
}

function hear(message: FromWorker): void {
  switch (message.k) {
    case "memory":
      fleeting.value = true;
      return;
    case "elsewhere":
      elsewhere.value = null; // another table is news again
      elsewhere.value = message.yes;
      return;
    case "joined":
      return sockets.get(message.connection)?.opened();
    case "told":
      return sockets.get(message.connection)?.onmessage?.({ data: message.text });
    case "closed": {
      const socket = sockets.get(message.connection);
      sockets.delete(message.connection);
      socket?.lost(message.code);
      return rest();
    }
    case "answer":
      asked.get(message.n)?.resolve(message);
      asked.delete(message.n);
      rest();
  }
}

/** Ask the tables of this device what one would ask a server. */
export async function ask(
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<Reply> {
  await start();
  const n = ++count;
  const answer = new Promise<Reply>((resolve, reject) => asked.set(n, { resolve, reject }));
  post({ k: "ask", n, method, path, token, body: body === undefined ? "" : JSON.stringify(body) });
  return await answer;
}

class OwnSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly #number = ++count;

  constructor(table: string) {
    start().then(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      sockets.set(this.#number, this);
      post({ k: "join", connection: this.#number, table });
    }, () => this.lost(1006));
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  lost(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    post({ k: "say", connection: this.#number, text });
  }

  close(): void {
    if (sockets.delete(this.#number)) post({ k: "leave", connection: this.#number });
    this.lost(1000);
    rest();
  }
}

/** A connection to a table of this device. */
export const openOwn = (table: string): Socket => new OwnSocket(table);
