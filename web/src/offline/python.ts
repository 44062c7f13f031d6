// Starts Python in a worker, from the memory of an earlier start if it is kept.
import { boot, type Booted, type Memory } from "./boot.ts";
import { part } from "./fetching.ts";
import { forgetMemory, keepMemory, keptMemory } from "./memory.ts";
import type { Port } from "./protocol.ts";

const KEEP_MS = 3_000; // after the start, when the first game is under way

interface Kernels {
  readonly told: Uint8Array;
  run(entry: string): void;
}

const BEGIN = `
def begin(kernels):
    from daedalus.browser.kernels import use
    from daedalus.browser.port import Port
    if kernels is not None:
        use(kernels)
    return Port()
`;

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

/** A start; *again*: from the memory of an earlier one. */
export interface PythonStart {
  readonly started: Port;
  readonly again: boolean;
}

/** Start Python with the parts in a folder; *kept* is called once the next start will be quick. */
export async function startPython(
  parts: string,
  get: Part,
  kept: () => void,
): Promise<PythonStart> {
  // Pyodide fetches its own files by their addresses.
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    return address.startsWith(parts) ? get(address.slice(parts.length)) : usual(input, init);
  };
  const [[{ python }, again], beside] = await Promise.all([booted(parts, kept), kernels(get)]);
  python.runPython(BEGIN);
  return { started: python.globals.get("begin")(beside) as Port, again };
}

async function booted(
  parts: string,
  kept: () => void,
): Promise<readonly [Booted, again: boolean]> {
  const memory = await keptMemory(parts).catch(() => null);
  if (memory) {
    try {
      return [await boot(parts, memory), true];
    } catch (error) {
      console.warn("memory", error);
      await forgetMemory(parts);
    }
  }
  const fresh = await boot(parts, null);
  remember(parts, fresh, kept);
  return [fresh, false];
}

/** Copy Python's memory for the next start; without a copy, that takes as long as this one. */
function remember(parts: string, { python, layout }: Booted, kept: () => void): void {
  try {
    const memory: Memory = { layout, bytes: python.makeMemorySnapshot() };
    const keep = () =>
      keepMemory(parts, memory).then((yes) => yes && kept(), (error) => console.warn(error));
    setTimeout(keep, KEEP_MS);
  } catch (error) {
    console.warn("memory", error);
  }
}
