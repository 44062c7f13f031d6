// Starts Python in a worker: Pyodide, the standard library as far as it is used, and our package.
import { part } from "./fetching.ts";
import type { Port } from "./protocol.ts";

/** The little that is used of Pyodide. */
interface Pyodide {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  readonly globals: { get(name: string): (...given: unknown[]) => unknown };
}

interface Kernels {
  readonly told: Uint8Array;
  run(entry: string): void;
}

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

/** Start Python with the parts in a folder. */
export async function startPython(parts: string, get: Part): Promise<Port> {
  // Pyodide fetches its own files by their addresses.
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    return address.startsWith(parts) ? get(address.slice(parts.length)) : usual(input, init);
  };
  const quick = [bytes(get("msgspec.so")), kernels(get)] as const;
  const { loadPyodide } = await import(`${parts}pyodide.mjs`);
  const python: Pyodide = await loadPyodide({
    indexURL: parts,
    stdLibURL: `${parts}python.zip`,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: parts,
    packages: [],
  });
  const [extension, beside] = await Promise.all(quick);
  python.FS.mkdirTree("/ext");
  python.FS.writeFile(`/ext/${EXTENSION}`, extension);
  python.runPython(START);
  return python.globals.get("begin")(beside) as Port;
}
