// The host's side: guests at the tables of this device.  Each has a connection to the worker like a
// page's own, so each gets only what its tokens open.
import { effect, type Signal, signal } from "@preact/signals";
import { ask, openOwn, type Socket } from "../offline/device.ts";
import type { OneTable } from "../wire.ts";
import { Frames, type FromGuest, type FromHost, put } from "./frames.ts";
import {
  LONGEST,
  mayAsk,
  MOST_ASKED,
  MOST_GUESTS,
  MOST_INVITATIONS,
  MOST_WAITING,
  Rate,
} from "./limits.ts";
import { newName, readReply } from "./links.ts";
import { Offers } from "./offers.ts";
import { offer, type Offered } from "./peer.ts";
import { canSeal, compare, type Comparison, newChance, numbersOf, sealed, settle } from "./same.ts";
import { ownStun } from "./stun.ts";

const PATIENCE_MS = 30_000; // a connection that can be made is there much sooner

/** How far an invitation has come. */
export type HowFar = "waiting" | "connecting" | "here" | "failed" | "gone";

export interface Invited {
  readonly table: string;
  readonly name: string;
  readonly code: string;
  readonly progress: Signal<HowFar>;
}

interface OpenInvitation extends Invited {
  readonly offered: Offered;
}

const open = new Map<string, OpenInvitation>(); // invitations without a reply, by name, the oldest first
const offers = new Offers(offer);
const guests = new Set<Guest>();

/** How many guests are connected. */
export const guestCount = signal(0);

/** Invite one guest to a table of this device. */
export async function invite(table: string): Promise<Invited> {
  const offered = await offers.take(ownStun());
  const invited: OpenInvitation = {
    table,
    name: newName(),
    code: offered.code,
    progress: signal<HowFar>("waiting"),
    offered,
  };
  open.set(invited.name, invited);
  for (const old of [...open.values()].slice(0, -MOST_INVITATIONS)) withdraw(old);
  return invited;
}

/** Take back an invitation that nobody has answered. */
export function withdraw({ name }: Invited): void {
  const invited = open.get(name);
  if (!invited) return;
  open.delete(name);
  if (invited.offered.channel.onopen) invited.offered.close(); // a reply to it is being read
  else offers.giveBack(invited.offered);
  invited.progress.value = "gone";
}

/** Why a reply cannot be used. */
export type Unusable = "unreadable" | "other" | "full";

/** A guest's reply has arrived, by hand or from another window; returns what is wrong with it. */
export async function accept(text: string): Promise<Unusable | null> {
  const reply = readReply(text);
  if (!reply) return "unreadable";
  const invited = open.get(reply.name);
  if (!invited) return "other";
  if (guests.size >= MOST_GUESTS) return "full";
  const { offered, progress, table } = invited;
  const { channel } = offered;
  if (channel.onopen) return null; // the same reply once more
  let late = 0;
  // Beside one another, devices are connected before the reply is read to its end, and what the guest
  // says at once would be lost on a channel that nobody listens to.
  channel.onopen = () => {
    clearTimeout(late);
    if (progress.value !== "waiting" && progress.value !== "connecting") return;
    progress.value = "here";
    new Guest(table, offered, reply.code);
  };
  try {
    await offered.accept(reply.code);
  } catch {
    channel.onopen = null;
    return "unreadable";
  }
  open.delete(reply.name);
  if (progress.value !== "waiting") return null;
  progress.value = "connecting";
  late = setTimeout(() => {
    if (progress.value !== "connecting") return;
    offered.close();
    progress.value = "failed";
  }, PATIENCE_MS);
  return null;
}

/** A guest's channel, connected to the tables of this device. */
class Guest {
  #table: string;
  #socket: Socket | null = null;
  #asked = 0;
  #seal = ""; // of the guest's chance, for the pictures
  #chance = ""; // ours, once the guest has sealed theirs
  #comparison: Comparison | null = null;
  readonly #early: string[] = [];
  readonly #frames = new Frames<FromGuest>(LONGEST);
  readonly #rate = new Rate(performance.now());

  constructor(table: string, private readonly offered: Offered, private readonly reply: string) {
    this.#table = table;
    guests.add(this);
    guestCount.value = guests.size;
    const { channel } = offered;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    channel.onclose = () => this.end();
    // Whoever leaves without a word is noticed by the browser after some seconds.
    channel.onerror = () => this.end();
  }

  /** Send the guest away. */
  end(): void {
    if (!guests.delete(this)) return;
    guestCount.value = guests.size;
    settle(this.#comparison);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.offered.close();
  }

  #put(frame: FromHost): void {
    const { channel } = this.offered;
    if (channel.bufferedAmount > MOST_WAITING) return this.end();
    put(channel, frame);
  }

  #hear(data: unknown): void {
    if (!guests.has(this)) return;
    if (!this.#rate.allows(performance.now())) return this.end();
    let frame: FromGuest | null;
    try {
      frame = this.#frames.take(data);
    } catch {
      return this.end();
    }
    if (!frame) return;
    switch (frame[0]) {
      case "open":
        return void this.#open(frame[1]);
      case "say":
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame[1]);
        else if (this.#socket && this.#early.length < MOST_ASKED) this.#early.push(frame[1]);
        return;
      case "ask":
        return void this.#answer(...frame);
      case "seal":
        if (this.#chance) return this.end();
        if (!canSeal()) return;
        this.#seal = frame[1];
        this.#chance = newChance();
        return this.#put(["bring", this.#chance]);
      case "show":
        return void this.#compare(frame[1]);
      default:
        return this.end();
    }
  }

  /** Work out the pictures that the guest sees as well. */
  async #compare(chance: string): Promise<void> {
    const seal = this.#seal;
    this.#seal = "";
    if (!seal || await sealed(chance) !== seal) return this.end();
    const numbers = await numbersOf(this.offered.code, this.reply, chance, this.#chance);
    const at = (table: string) => table === this.#table;
    if (guests.has(this)) this.#comparison = compare({ at, numbers, end: () => this.end() });
  }

  async #open(table: string): Promise<void> {
    if (!await this.#may(table)) return this.#put(["closed", 4404]);
    const before = this.#socket;
    this.#socket = null; // nothing more is heard of it
    before?.close();
    this.#early.length = 0;
    this.#table = table;
    const socket = this.#socket = openOwn(table);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#put(["opened"]);
      this.#early.splice(0).forEach((text) => socket.send(text));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#put(["told", data]);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#put(["closed", code]);
    };
  }

  /** Whether a table is the one a guest was invited to, or its rematch. */
  async #may(table: string): Promise<boolean> {
    if (table === this.#table) return true;
    const seen = await ask("GET", `/api/tables/${this.#table}`, undefined, "").catch(() => null);
    return seen?.status === 200 && (JSON.parse(seen.body) as OneTable).table.next === table;
  }

  async #answer(
    _: "ask",
    n: number,
    method: string,
    path: string,
    token: string,
    body: string,
  ): Promise<void> {
    const refuse = (status: number, code: string, why: string) =>
      this.#put(["answer", n, status, JSON.stringify({ code, why })]);
    if (!mayAsk(this.#table, method, path)) return refuse(403, "forbidden", "not for guests");
    if (this.#asked >= MOST_ASKED) return refuse(429, "too-many", "one after the other");
    this.#asked += 1;
    try {
      const said = path.endsWith("/box")
        ? await (await import("../box/table.ts")).handed(this.#table)
        : await ask(method, path, body ? JSON.parse(body) : undefined, token);
      this.#put(["answer", n, said.status, said.body]);
    } catch {
      refuse(400, "unreadable", "it could not be answered");
    } finally {
      this.#asked -= 1;
    }
  }
}

// A reply that is opened as a link comes to another window of this browser, which passes it on.
const CHANNEL = "daedalus-replies";
const HEARD_MS = 2_000;

type Passed = { readonly reply: string } | { readonly name: string; readonly trouble: string };

function channel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null; // this browser allows none: then it is pasted
  }
}

let listening: BroadcastChannel | null = null;

/** Take replies that other windows pass on. */
export function takeReplies(): void {
  if (listening) return;
  listening = channel();
  listening?.addEventListener("message", async ({ data }: MessageEvent<Passed>) => {
    const reply = "reply" in data ? readReply(data.reply) : null;
    if (!reply || !open.has(reply.name)) return; // of another window
    const trouble = await accept(`${reply.name}.${reply.code}`) ?? "";
    listening?.postMessage({ name: reply.name, trouble } satisfies Passed);
  });
}

/** Give a reply to the window that has the table; returns what is wrong, null if it was taken. */
export async function pass(text: string): Promise<Unusable | null> {
  const reply = readReply(text);
  if (!reply) return "unreadable";
  if (open.has(reply.name)) return await accept(text);
  const others = channel();
  if (!others) return "other";
  const taken = await new Promise<Unusable | null>((done) => {
    setTimeout(() => done("other"), HEARD_MS);
    others.addEventListener("message", ({ data }: MessageEvent<Passed>) => {
      if ("name" in data && data.name === reply.name) done((data.trouble || null) as Unusable);
    });
    others.postMessage({ reply: text } satisfies Passed);
  });
  others.close();
  return taken;
}

/** Warn before the page with the table is closed while guests are there. */
effect(() => {
  const warn = (event: Event) => event.preventDefault();
  if (!guestCount.value) return;
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);
});
