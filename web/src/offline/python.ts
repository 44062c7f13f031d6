// Starts Python in a worker: Pyodide, the standard library as far as it is used, and our package.
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

/** The content of a part, which is compressed. */
async function unpacked(address: string, type: string): Promise<Response> {
  const answer = await usual(`${address}.gz`);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  // A host may have taken it for compressed in transit, and unpacked it already.
  const packed = answer.headers.get("content-encoding") !== "gzip";
  const body = packed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body, { headers: { "content-type": type } });
}

const usual = globalThis.fetch.bind(globalThis);

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await unpacked(address, "")).arrayBuffer());
}

/** The kernels of the bots; null: bots do without. */
async function kernels(parts: string): Promise<Kernels | null> {
  try {
    const [wasm, manifest] = await Promise.all([
      bytes(`${parts}kernels.wasm`),
      bytes(`${parts}kernels.json`),
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
export async function startPython(parts: string): Promise<Port> {
  // Pyodide fetches its own files by name: they are unpacked on the way.
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.endsWith(".wasm")) return unpacked(address, "application/wasm");
    if (address.endsWith("python.zip")) return unpacked(address, "application/zip");
    return usual(input, init);
  };
  const quick = [bytes(`${parts}msgspec.so`), kernels(parts)] as const;
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
