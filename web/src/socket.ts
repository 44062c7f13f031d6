// The live connection to a table: connects, says hello, reconnects, tracks the ply.
import { isNear, openFriend } from "./friends/guest.ts";
import { openOwn, type Socket } from "./offline/device.ts";
import { companionsOf, tokensOf } from "./keys.ts";
import { placeOf, type Whereabouts } from "./place.ts";
import { actorOf } from "./scene.ts";
import { lostBy, state } from "./state.ts";
import type { Act, Bye, Eyes, FromClient, FromServer, Now } from "./wire.ts";

const PING_MS = 20_000;
const SILENT_MS = 50_000;
const BEAT_MS = 500; // how often it is looked whether somebody waits for too long
const SLOW_MS = 3_000; // an unanswered action: it is said that we wait
const LOST_MS = 10_000; // nothing is heard while somebody waits: the connection is lost
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
  /** The action that is still unanswered. */
  pending(): Act | null;
  /** Try to connect now instead of later. */
  wake(): void;
  close(): void;
}

/** Whether an unanswered action still applies to the current state. */
function fits({ ply, seat }: Act, now: Now): boolean {
  return now.echo === ply && actorOf(now) === seat;
}

/** A connection to a table, wherever it is. */
const openAt: Readonly<Record<Whereabouts, (id: string) => Socket>> = {
  server: (id) =>
    new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(id)}`,
    ) as Socket,
  device: openOwn,
  friend: openFriend,
};

/** Hears every message of the server, in order; the *first* answers that we said who we are. */
export type Hear = (message: FromServer, first: boolean) => void;

/** Connect to a table. */
export function openLine(id: string, hear: Hear): Connection {
  const place = placeOf(id);
  let socket: Socket | null = null;
  let tries = 0;
  let timer = 0;
  let pulse = 0;
  let heard = 0;
  // Whose view we asked for, to restore it after a reconnect; none where a phone has the cards.
  // If we never asked, the server gives us that of our only seat.
  let view: Pick<Eyes, "around"> & { eyes?: number | null } = companionsOf(id).length
    ? { eyes: null }
    : {};
  let asked = 0; // since when an answer is expected: to an action, or whether anybody is there
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
    post({ t: "hello", tokens: tokensOf(id), log: false, ...view });
  }

  function connect(): void {
    clearTimeout(timer);
    state.connection.value = tries ? "lost" : "opening";
    const fresh: Socket = socket = openAt[place](id);
    fresh.onopen = () => {
      heard = Date.now();
      greet();
    };
    fresh.onmessage = (event) => {
      if (fresh !== socket) return;
      heard = Date.now();
      if (!pending) asked = 0;
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
        if (message.t === "no" || (pending && !fits(pending, now))) settle();
        if (greeting) {
          greeting = false;
          if (pending) {
            asked = Date.now();
            post(pending);
          }
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
      retry();
    };
    asked = Date.now();
  }

  /** The connection is lost: try again, each time a little later. */
  function retry(): void {
    asked = 0;
    state.slow.value = false;
    state.connection.value = "lost";
    if (place === "friend" && !isNear(id)) {
      state.retryAt.value = null; // only a new link brings the table back
      return;
    }
    const wait = WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)]! * (0.75 + Math.random() / 2);
    state.retryAt.value = performance.now() + wait;
    timer = setTimeout(connect, wait);
  }

  /** Give up a connection that is silent; its own end may take long to be noticed. */
  function drop(): void {
    const silent = socket;
    socket = null;
    silent?.close();
    retry();
  }

  /** The action was answered. */
  function settle(): void {
    pending = null;
    asked = 0;
    state.unanswered.value = state.slow.value = false;
  }

  /** While somebody waits: ask whether the table is there, and say it if nothing comes. */
  function beat(): void {
    if (!socket || !asked || place === "device") return; // a device’s own worker has a pulse
    const now = Date.now();
    if (now - Math.max(asked, heard) > LOST_MS) return drop();
    if (pending && now - asked > SLOW_MS) state.slow.value = true;
    if (socket.readyState === WebSocket.OPEN) post({ t: "ping", n: 0 });
  }

  /** The device says that it is offline; a server on it may be there all the same. */
  function doubt(): void {
    if (!socket) return;
    asked ||= Date.now() - LOST_MS + SLOW_MS;
    heard = Math.min(heard, asked);
    beat();
  }

  /** Check the connection at once: after sleep, or when the network is back. */
  function wake(): void {
    if (closed || document.hidden) return;
    if (!socket) connect();
    else {
      asked ||= Date.now();
      post({ t: "ping", n: 0 });
    }
  }

  pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENT_MS) drop();
    else post({ t: "ping", n: 0 });
  }, PING_MS);
  const beats = setInterval(beat, BEAT_MS);
  addEventListener("online", wake);
  addEventListener("offline", doubt);
  document.addEventListener("visibilitychange", wake);
  connect();

  return {
    send(message) {
      if (message.t === "eyes") view = { eyes: message.seat ?? null, around: message.around };
      if (socket?.readyState === WebSocket.OPEN) post(message);
      else if (message.t !== "eyes" && held.length < HELD_MOST) held.push(message);
    },
    pending: () => pending,
    wake: () => {
      tries = 0;
      wake();
    },
    greet,
    act(actions, seat) {
      pending = { t: "act", ply: echo, do: [...actions], seat };
      asked = Date.now();
      state.unanswered.value = true;
      post(pending);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      clearInterval(beats);
      settle();
      removeEventListener("online", wake);
      removeEventListener("offline", doubt);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
      socket = null;
      state.connection.value = "closed";
    },
  };
}
