// The live line to a table: connects, says hello, comes back by itself, counts ply.
import { companionsOf, tokensOf } from "./keys.ts";
import { state } from "./state.ts";
import type { FromClient, FromServer, Now } from "./wire.ts";

const PING_MS = 20_000;
const SILENT_MS = 50_000;
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];

export interface Line {
  send(message: FromClient): void;
  /** Send actions for the position that was last shown. */
  act(actions: readonly string[], seat: number | null): void;
  close(): void;
}

/** Open a line to a table; *hear* gets every message of the server, in order. */
export function openLine(id: string, hear: (message: FromServer) => void): Line {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer = 0;
  let pulse = 0;
  let heard = 0;
  // Whose view we had, to have it again after a break; none where a phone has the cards.
  let eyes: number | null | undefined = companionsOf(id).length ? null : undefined;
  let echo = 0;
  let closed = false;

  const post = (message: FromClient) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function connect(): void {
    clearTimeout(timer);
    state.connection.value = tries ? "lost" : "opening";
    const address = `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(id)}`;
    const fresh = socket = new WebSocket(address);
    fresh.onopen = () => {
      heard = Date.now();
      post({ t: "hello", tokens: tokensOf(id), ...(eyes === undefined ? {} : { eyes }) });
    };
    fresh.onmessage = (event) => {
      if (fresh !== socket) return;
      heard = Date.now();
      const message = JSON.parse(event.data as string) as FromServer;
      const now: Now | null = message.t === "now"
        ? message
        : message.t === "no"
        ? message.now
        : null;
      if (now) {
        tries = 0;
        echo = now.echo;
        if (now.you.seats.length) eyes = now.you.eyes;
        state.connection.value = "open";
      }
      if (message.t === "bye" && message.code === "gone") closed = true;
      if (message.t !== "pong") hear(message);
    };
    fresh.onclose = (event) => {
      if (fresh !== socket) return;
      socket = null;
      if (closed) return;
      if (event.code === 4404) { // there is no such table
        closed = true;
        hear({ t: "bye", code: "gone" });
        return;
      }
      state.connection.value = "lost";
      const wait = WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)]!;
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    };
  }

  /** Look at once whether the line is still there: after sleep, or when the network is back. */
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
      post(message);
    },
    act(actions, seat) {
      post({ t: "act", ply: echo, do: [...actions], seat });
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
