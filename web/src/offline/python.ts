// Starts Python in a worker: Pyodide, the standard library as far as it is used, and our package.
import { part } from "./fetching.ts";
import { forgetMemory, keepMemory, keptMemory } from "./memory.ts";
import type { Port } from "./protocol.ts";

const KEEP_MS = 3_000; // after the start, when the first game is under way

/** The little that is used of Pyodide. */
interface Pyodide {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  readonly globals: { get(name: string): (...given: unknown[]) => unknown };
}

interface Kernels {
  readonly told: Uint8Array;
  run(entry: string): void;
}

const EARLY = "import daedalus.browser.early";
const AGAIN = "import random; random.seed()"; // chance was copied with the rest
const START = `
from daedalus.browser.kernels import use
from daedalus.browser.port import Port
def begin(kernels):
    if kernels is not None:
        use(kernels)
    return Port()
`;
const EXTENSION = "_core.cpython-314-wasm32-emscripten.so";
/** No package is ever loaded from elsewhere. */
const NO_PACKAGES = JSON.stringify({
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten",
    version: "314.0.7",
    python: "3.14.2",
  },
  packages: {},
});

const usual = globalThis.fetch.bind(globalThis);

/** Gives the parts of a folder by name. */
export type Part = (name: string) => Promise<Response>;

/** The parts of a folder; *packed*: as files of their own. */
export const partsOf = (folder: string, packed: boolean): Part => (name) =>
  part(folder + name, packed, usual);

async function bytes(response: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await response).arrayBuffer());
}

/** The kernels of the bots; null: bots do without. */
async function kernels(get: Part): Promise<Kernels | null> {
  try {
    const [wasm, manifest] = await Promise.all([
      bytes(get("kernels.wasm")),
      bytes(get("kernels.json")),
    ]);
    const { layout } = JSON.parse(new TextDecoder().decode(manifest));
    const { load } = await import("../../../src/daedalus/fast/kernels.mjs");
    return await load(wasm, layout) as Kernels;
  } catch (error) {
    console.warn("kernels", error);
    return null;
  }
}

/** Start Python with the parts in a folder: from the memory of an earlier start, if it is kept. */
export async function startPython(parts: string, get: Part): Promise<Port> {
  // Pyodide fetches its own files by their addresses.
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    return address.startsWith(parts) ? get(address.slice(parts.length)) : usual(input, init);
  };
  const memory = await keptMemory(parts).catch(() => null);
  if (memory) {
    try {
      return await begin(parts, get, memory);
    } catch (error) {
      console.warn("memory", error);
      await forgetMemory(parts);
    }
  }
  return await begin(parts, get, null);
}

async function begin(parts: string, get: Part, memory: Uint8Array | null): Promise<Port> {
  const quick = [bytes(get("msgspec.so")), kernels(get)] as const;
  const { loadPyodide } = await import(`${parts}pyodide.mjs`);
  const python: Pyodide = await loadPyodide({
    indexURL: parts,
    stdLibURL: `${parts}python.zip`,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: parts,
    packages: [],
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
  if (memory) python.runPython(AGAIN);
  else remember(parts, python);
  const [extension, beside] = await Promise.all(quick);
  python.FS.mkdirTree("/ext");
  python.FS.writeFile(`/ext/${EXTENSION}`, extension);
  python.runPython(START);
  return python.globals.get("begin")(beside) as Port;
}

/** Copy Python's memory for the next start; without a copy that one is as long as this. */
function remember(parts: string, python: Pyodide): void {
  python.runPython(EARLY);
  try {
    const memory = python.makeMemorySnapshot();
    setTimeout(() => keepMemory(parts, memory).catch((error) => console.warn(error)), KEEP_MS);
  } catch (error) {
    console.warn("memory", error);
  }
}
