// Gets this device ready to play without a server, while the page is idle.
import { fileAt, STATIC } from "../address.ts";
import { settings } from "../settings.ts";
import { engine, partsAt, start } from "./device.ts";
import { dear, folder, keeping, keepLater, keepParts, look } from "./parts.ts";

const IDLE_MS = 4_000; // after the page is there, at the earliest

const idle = (then: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 30_000 });
  else setTimeout(then, 1_000);
};

/** Learn where the parts are, and get ready in the background; "" if this server has none. */
export async function prepare(address: string | null | undefined): Promise<void> {
  const where = STATIC ? fileAt(document.documentElement.dataset.parts ?? "") : address;
  if (!where || folder.value === where) return;
  partsAt(where);
  const here = await look(where);
  if (here) return idle(begin);
  if (STATIC) return void keepParts().finally(begin); // there is nothing else to play with
  setTimeout(() => idle(() => void fetchAlone()), IDLE_MS);
}

/** Start Python in the background; then fetch what it does not need to start. */
function begin(): void {
  idle(() => void fetchLater().catch(() => {}));
  if (engine.value === "") start().catch(() => {});
}

async function fetchLater(): Promise<void> {
  if (settings.value.offline && !dear() && navigator.onLine) await keepLater();
}

async function fetchAlone(): Promise<void> {
  if (!settings.value.offline || dear() || !navigator.onLine) return;
  if (await keepParts()) begin();
}

// Interrupted downloads continue when the network is back.
globalThis.addEventListener?.("online", () => {
  if (keeping.value === "waiting") void fetchAlone();
  else void fetchLater().catch(() => {});
});
