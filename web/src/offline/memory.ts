// Python's memory after all imports, kept beside the parts: the next start copies it back and needs
// no imports.  It belongs to one build, as the parts do, and never goes over the wire.
import { cacheOf } from "./fetching.ts";

const NAME = "memory.gz";

/** The memory that was kept; null if there is none. */
export async function keptMemory(parts: string): Promise<Uint8Array | null> {
  const kept = "caches" in globalThis ? await caches.match(parts + NAME) : undefined;
  if (!kept?.body) return null;
  const unpacked = kept.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** Keep memory, if the parts are kept here too. */
export async function keepMemory(parts: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!("caches" in globalThis) || !await caches.has(cacheOf(parts))) return;
  const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
  await (await caches.open(cacheOf(parts))).put(parts + NAME, new Response(packed));
}

/** Forget it: the next start is from the beginning. */
export async function forgetMemory(parts: string): Promise<void> {
  if ("caches" in globalThis) await (await caches.open(cacheOf(parts))).delete(parts + NAME);
}
