// The live connection to a table: connects, says hello, reconnects, tracks the ply.
import { isOwn, openOwn, type Socket } from "./offline/device.ts";
import { companionsOf, tokensOf } from "./keys.ts";
import { lostBy, state } from "./state.ts";
import type { Act, Bye, FromClient, FromServer, Now } from "./wire.ts";

const PING_MS = 20_000;
const SILENT_MS = 50_000;
/** Close codes of the server that mean: do not reconnect. */
const CLOSED: Record<number, Bye["code"]> = { 4404: "gone", 4409: "cannot-open" };
const HELD_MOST = 8;
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];

export interface Connection {
  send(message: FromClient): void;
  /** Send actions for the position that was last shown. */
  act(actions: readonly string[], seat: number | null): void;
  /** Identify again: this browser has received the token of a seat. */
  greet(): void;
  /** Whether an action is still unanswered. */
  waits(): boolean;
  /** Try to connect now instead of later. */
  wake(): void;
  close(): void;
}

/** Whether an unanswered action still applies to the current state. */
function fits({ ply, seat }: Act, now: Now): boolean {
  return now.echo === ply && now.you.eyes === seat;
}

/** Hears every message of the server, in order; the *first* answers that we said who we are. */
export type Hear = (message: FromServer, first: boolean) => void;

/** Connect to a table. */
export function openLine(id: string, hear: Hear): Connection {
  let socket: Socket | null = null;
  let tries = 0;
  let timer = 0;
  let pulse = 0;
  let heard = 0;
  // Whose view we asked for, to restore it after a reconnect; none where a phone has the cards.
  // If we never asked, the server gives us that of our only seat.
  let eyes: number | null | undefined = companionsOf(id).length ? null : undefined;
  let greeting = false; // hello was said and not answered yet
  let echo = 0;
  let closed = false;
  // An unanswered action: after a reconnect it is sent again, once, if it still applies.
  let pending: Act | null = null;
  const held: FromClient[] = []; // requests made meanwhile

  const post = (message: FromClient) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function greet(): void {
    greeting = true;
    // The log is told from the record, see live.ts.
    post({ t: "hello", tokens: tokensOf(id), log: false, ...(eyes === undefined ? {} : { eyes }) });
  }

  function connect(): void {
    clearTimeout(timer);
    state.connection.value = tries ? "lost" : "opening";
    const address = `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(id)}`;
    const fresh: Socket = socket = isOwn(id) ? openOwn(id) : new WebSocket(address) as Socket;
    fresh.onopen = () => {
      heard = Date.now();
      greet();
    };
    fresh.onmessage = (event) => {
      if (fresh !== socket) return;
      heard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      const now: Now | null = message.t === "now"
        ? message
        : message.t === "no"
        ? message.now
        : null;
      const first = greeting && now !== null;
      if (now) {
        tries = 0;
        echo = now.echo;
        if (message.t === "no" || (pending && !fits(pending, now))) pending = null;
        if (greeting) {
          greeting = false;
          if (pending) post(pending);
          held.splice(0).forEach(post);
        }
        state.retryAt.value = null;
        state.connection.value = "open";
      }
      if (message.t === "bye" && lostBy(message.code)) closed = true;
      // The token of a lost seat is invalid: the answer that follows says who we are.
      const lostKey = greeting && message.t === "no" && message.code === "forbidden";
      if (message.t !== "pong" && !lostKey) hear(message, first);
    };
    fresh.onclose = (event) => {
      if (fresh !== socket) return;
      socket = null;
      if (closed) return;
      const lost = CLOSED[event.code];
      if (lost) {
        closed = true;
        hear({ t: "bye", code: lost }, false);
        return;
      }
      state.connection.value = "lost";
      const wait = WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)]! * (0.75 + Math.random() / 2);
      state.retryAt.value = performance.now() + wait;
      timer = setTimeout(connect, wait);
    };
  }

  /** Check the connection at once: after sleep, or when the network is back. */
  function wake(): void {
    if (closed || document.hidden) return;
    if (!socket) connect();
    else post({ t: "ping", n: 0 });
  }

  pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENT_MS) socket.close();
    else post({ t: "ping", n: 0 });
  }, PING_MS);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connect();

  return {
    send(message) {
      if (message.t === "eyes") eyes = message.seat ?? null;
      if (socket?.readyState === WebSocket.OPEN) post(message);
      else if (message.t !== "eyes" && held.length < HELD_MOST) held.push(message);
    },
    waits: () => pending !== null,
    wake: () => {
      tries = 0;
      wake();
    },
    greet,
    act(actions, seat) {
      pending = { t: "act", ply: echo, do: [...actions], seat };
      post(pending);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
      socket = null;
      state.connection.value = "closed";
    },
  };
}
