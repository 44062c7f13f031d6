// Python's memory after all imports, kept beside the parts: the next start copies it back and needs
// no imports.  It belongs to one build, as the parts do, and to the browser that made it; it never
// goes over the wire.
import type { Memory } from "./boot.ts";
import { cacheOf, keptAt } from "./fetching.ts";

const NAME = "memory.gz";
const LAYOUT = "x-layout", BROWSER = "x-browser";

/** The memory that was kept, while it is still being unpacked; null if there is none. */
export async function keptMemory(parts: string): Promise<Memory | null> {
  const kept = await keptAt(parts + NAME);
  if (!kept?.body || kept.headers.get(BROWSER) !== navigator.userAgent) return null;
  const unpacked = new Response(kept.body.pipeThrough(new DecompressionStream("gzip")));
  const bytes = unpacked.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  bytes.catch(() => {}); // reported to those who await it
  return { layout: kept.headers.get(LAYOUT) ?? "", bytes };
}

/** Keep memory, if the parts are kept here too; returns whether it was kept. */
export async function keepMemory(parts: string, { layout, bytes }: Memory): Promise<boolean> {
  if (!("caches" in globalThis) || !await caches.has(cacheOf(parts))) return false;
  const packed = new Blob([await bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  const headers = { [LAYOUT]: layout, [BROWSER]: navigator.userAgent };
  await (await caches.open(cacheOf(parts))).put(parts + NAME, new Response(packed, { headers }));
  return true;
}

/** Forget it: the next start does all imports again. */
export async function forgetMemory(parts: string): Promise<void> {
  if ("caches" in globalThis) await (await caches.open(cacheOf(parts))).delete(parts + NAME);
}
