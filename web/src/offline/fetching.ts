// How a part gets here: from the cache, or from a host.  Static hosts have it compressed, as a file
// of its own; a server compresses it in the way that the browser prefers.
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
};

/** What the names of the caches of parts begin with; sw.ts leaves those alone. */
export const PREFIX = "daedalus-parts-";

/** The cache of the parts in a folder: it is named after their build. */
export const cacheOf = (folder: string): string =>
  PREFIX + new URL(folder, location.href).pathname.split("/").filter(Boolean).at(-1);

/** The content of an answer; *packed*: its file is compressed. */
export function unpacked(answer: Response, packed: boolean): ReadableStream<BufferSource> | null {
  // Some hosts declare a `.gz` file as encoded for transport; then the browser has unpacked it already.
  const done = !packed || answer.headers.get("content-encoding")?.includes("gzip");
  return done ? answer.body : answer.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
}

/** Fetch a part, unpacked; *packed*: it comes from a static host, as a compressed file. */
export async function fetchPart(
  address: string,
  packed: boolean,
  get: typeof fetch = fetch,
): Promise<Response> {
  const answer = await get(packed ? `${address}.gz` : address);
  if (!answer.ok || !answer.body) throw new TypeError(`${address}: ${answer.status}`);
  const type = TYPES[address.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(unpacked(answer, packed), { headers: { "content-type": type } });
}

/** What is kept at an address; rejects where the browser allows no caches. */
export const keptAt = async (address: string): Promise<Response | undefined> =>
  "caches" in globalThis ? await caches.match(address) : undefined;

/** A part from wherever it is kept, else from its host. */
export async function part(
  address: string,
  packed: boolean,
  get: typeof fetch = fetch,
): Promise<Response> {
  return await keptAt(address).catch(() => null) ?? await fetchPart(address, packed, get);
}
