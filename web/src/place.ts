// Where a table is: at a server, on this device, or on a friend's.
import { keysOf } from "./keys.ts";

export type Whereabouts = "server" | "device" | "friend";

const visited = new Set<string>(); // tables of friends, in this window

/** Remember that a table is on a friend's device, as long as the window lives. */
export function visit(table: string): void {
  visited.add(table);
}

export function placeOf(table: string): Whereabouts {
  if (!table.startsWith("own-")) return "server";
  return visited.has(table) || keysOf(table)?.friend !== undefined ? "friend" : "device";
}
