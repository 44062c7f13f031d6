// Gets this device ready to play without a server, while the page is idle.
import { effect } from "@preact/signals";
import { fileAt, STATIC } from "../address.ts";
import { keepLanguages } from "../i18n.ts";
import { placeOf } from "../place.ts";
import { settings } from "../settings.ts";
import { state } from "../state.ts";
import { engine, partsAt, start } from "./device.ts";
import { dear, folder, keeping, keepLater, keepParts, look } from "./parts.ts";
import { hurry } from "./takeover.ts";

const IDLE_MS = 4_000; // after the page is there, at the earliest

const CLAIM_MS = 20_000; // the longest wait for the service worker

let claimed = (): void => {};
/** The service worker serves this page, or none ever will. */
const served = new Promise<void>((resolve) => claimed = resolve);

/** Have the app kept for when there is no connection, with its texts. */
export async function keepApp(): Promise<void> {
  const workers = navigator.serviceWorker;
  try {
    const kept = await workers.register(fileAt("sw.js"), { updateViaCache: "none" });
    if (kept && !workers.controller) {
      await new Promise((resolve) => workers.addEventListener("controllerchange", resolve));
    }
    claimed();
    if (workers.controller) await keepLanguages();
    if (kept) hurry(kept);
  } catch {
    claimed(); // not allowed here, or no connection: another time
  }
}

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
  if (here) return idle(() => void begin());
  if (STATIC) return void keepParts().finally(() => void begin()); // there is nothing else to play with
  setTimeout(() => idle(() => void fetchAlone()), IDLE_MS);
}

/** Start Python in the background; then fetch what it does not need to start. */
async function begin(): Promise<void> {
  // Scripts are imported by their addresses: from the cache, if somebody looks there.
  await Promise.race([served, new Promise((resolve) => setTimeout(resolve, CLAIM_MS))]);
  idle(() => void fetchLater().catch(() => {}));
  await atHome();
  if (engine.value === "") start().catch(() => {});
}

/** Resolves once nobody plays at a table elsewhere: there Python would only take room. */
const atHome = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const page = state.page.value;
      if (page.name === "table" && placeOf(page.id) !== "device") return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

async function fetchLater(): Promise<void> {
  if (settings.value.offline && !dear() && navigator.onLine) await keepLater();
}

async function fetchAlone(): Promise<void> {
  if (!settings.value.offline || dear() || !navigator.onLine) return;
  if (await keepParts()) await begin();
}

// Interrupted downloads continue when the network is back.
globalThis.addEventListener?.("online", () => {
  if (keeping.value === "waiting") void fetchAlone();
  else void fetchLater().catch(() => {});
});
