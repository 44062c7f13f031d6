// The guest's side: a table on a friend's device, over a channel.
import { signal } from "@preact/signals";
import { keep, keysOf } from "../keys.ts";
import type { Reply, Socket } from "../offline/device.ts";
import { visit } from "../place.ts";
import { Frames, type FromGuest, type FromHost, put } from "./frames.ts";
import { type Invitation, replyLink } from "./links.ts";
import { answer, type Answered } from "./peer.ts";
import { canSeal, compare, type Comparison, newChance, numbersOf, sealed, settle } from "./same.ts";

/** An invitation that is being answered: the link to send back, once it is there. */
export interface Coming {
  readonly table: string;
  readonly invitation: Invitation;
  readonly reply: string;
}

export const coming = signal<Coming | null>(null);

const LONGEST = 16_000_000; // of what a friend's device tells: far more than any replay
const OPEN_MS = 20_000;

/** A channel to a friend's device. */
class Line {
  socket: FarSocket | null = null;
  readonly #asked = new Map<number, { resolve(reply: Reply): void; reject(why: Error): void }>();
  readonly #frames = new Frames<FromHost>(LONGEST);
  #count = 0;
  #comparison: Comparison | null = null;
  #bring: ((chance: string) => void) | null = null;

  constructor(
    private readonly channel: RTCDataChannel,
    private readonly answered: Answered,
    offer: string,
  ) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    channel.onclose = channel.onerror = () => this.end();
    if (canSeal()) void this.#compare(offer);
  }

  get open(): boolean {
    return this.channel.readyState === "open";
  }

  put(frame: FromGuest): void {
    put(this.channel, frame);
  }

  ask(method: string, path: string, token: string, body: string): Promise<Reply> {
    const n = ++this.#count;
    const told = new Promise<Reply>((resolve, reject) => this.#asked.set(n, { resolve, reject }));
    this.put(["ask", n, method, path, token, body]);
    return told;
  }

  /** Work out the pictures that the host sees as well. */
  async #compare(offer: string): Promise<void> {
    const own = newChance();
    const brought = new Promise<string>((resolve) => this.#bring = resolve);
    this.put(["seal", await sealed(own)]);
    const hosts = await brought;
    this.put(["show", own]);
    const numbers = await numbersOf(offer, this.answered.code, own, hosts);
    const at = (table: string) => lines.get(table) === this;
    if (this.open) this.#comparison = compare({ at, numbers, end: () => this.end() });
  }

  end(): void {
    settle(this.#comparison);
    this.answered.close();
    for (const each of this.#asked.values()) each.reject(new Error("the line is gone"));
    this.#asked.clear();
    const socket = this.socket;
    this.socket = null;
    socket?.lost(1006);
  }

  #hear(data: unknown): void {
    let frame: FromHost | null;
    try {
      frame = this.#frames.take(data);
    } catch {
      return this.end();
    }
    switch (frame?.[0]) {
      case "opened":
        return this.socket?.opened();
      case "told":
        return this.socket?.onmessage?.({ data: frame[1] });
      case "closed": {
        const socket = this.socket;
        this.socket = null;
        return socket?.lost(frame[1]);
      }
      case "answer":
        this.#asked.get(frame[1])?.resolve({ status: frame[2], body: frame[3] });
        this.#asked.delete(frame[1]);
        return;
      case "bring":
        this.#bring?.(frame[1]);
    }
  }
}

const lines = new Map<string, Line>();
/** Increments when a line comes or goes. */
const changes = signal(0);

/** Whether there is a connection to the device that has a table. */
export function isNear(table: string): boolean {
  changes.value;
  return lines.get(table)?.open ?? false;
}

let turn = 0; // only the newest invitation counts

/** Answer an invitation; resolves when the host's device is connected. */
export async function come(table: string, invitation: Invitation): Promise<void> {
  const mine = ++turn;
  visit(table);
  coming.value = { table, invitation, reply: "" };
  const answered = await answer(invitation.code, invitation.stun);
  if (mine !== turn) return answered.close();
  const { name } = invitation;
  coming.value = { table, invitation, reply: replyLink(table, { name, code: answered.code }) };
  const channel = await answered.channel;
  await opened(channel);
  if (mine !== turn) return answered.close();
  lines.get(table)?.end();
  const line = new Line(channel, answered, invitation.code);
  lines.set(table, line);
  channel.addEventListener("close", () => changes.value += 1);
  const kept = keysOf(table);
  keep(table, {
    edition: invitation.edition || kept?.edition || "",
    friend: invitation.by,
    seal: kept?.chance ? kept.seal : kept?.seal || invitation.seal, // before our chance
  });
  coming.value = null;
  changes.value += 1;
}

/** Answer no more. */
export function stay(): void {
  turn += 1;
  coming.value = null;
}

function opened(channel: RTCDataChannel): Promise<void> {
  if (channel.readyState === "open") return Promise.resolve();
  return new Promise((resolve, reject) => {
    channel.onopen = () => resolve();
    setTimeout(() => reject(new Error("the channel does not open")), OPEN_MS);
  });
}

/** The rematch of a friend's table is there too. */
export function follow(table: string, next: string): void {
  const line = lines.get(table);
  if (!line || lines.has(next)) return;
  visit(next);
  lines.set(next, line);
}

/** Ask a friend's device what one would ask a server. */
export async function askFriend(
  table: string,
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<Reply> {
  const line = lines.get(table);
  if (!line?.open) throw new Error("not connected");
  return await line.ask(method, path, token, body === undefined ? "" : JSON.stringify(body));
}

class FarSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;

  constructor(private readonly line: Line | undefined, table: string) {
    if (!line?.open) {
      setTimeout(() => this.lost(1006)); // not before somebody listens
      return;
    }
    const before = line.socket;
    line.socket = this;
    before?.lost(1000);
    line.put(["open", table]);
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  lost(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    if (this.line?.socket === this) this.line.put(["say", text]);
  }

  close(): void {
    if (this.line?.socket === this) this.line.socket = null;
    this.lost(1000);
  }
}

/** A connection to a table on a friend's device. */
export const openFriend = (table: string): Socket => new FarSocket(lines.get(table), table);
