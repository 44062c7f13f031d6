// All that is on the screen, in one plain object of signals.  Pages read it; socket.ts, the pages'
// buttons and nobody else write it.
import { signal } from "@preact/signals";
import type { Line, Scene } from "./board/board.ts";

/** Where we are: taken from the address. */
export type Page =
  | { readonly name: "front" }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "replay"; readonly id: string | null; readonly ply: number | null }
  | { readonly name: "rules"; readonly edition: string | null }
  | { readonly name: "learn" }
  | { readonly name: "watch" }
  | { readonly name: "settings" }
  | { readonly name: "missing" };

export type Connection = "closed" | "opening" | "open" | "lost";

export const state = {
  page: signal<Page>({ name: "front" }),
  connection: signal<Connection>("closed"),
  scene: signal<Scene | null>(null), // what the board shows, or is about to show
  log: signal<readonly Line[]>([]),
  coach: signal(""), // the line above the board
  steps: signal<{ readonly labels: readonly string[]; readonly at: number | null }>({
    labels: [],
    at: null,
  }),
  spoken: signal(""), // the live region
  offline: signal(false),
};
