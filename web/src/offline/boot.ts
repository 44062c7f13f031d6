// Boots Python: Pyodide, the standard library as far as it is used, and our package; or Python as it
// was after an earlier boot, from a copy of its memory.  Tests and benchmarks boot it in the same way.

/** The small part of Pyodide that is used. */
export interface Pyodide {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  readonly globals: { get(name: string): (...given: unknown[]) => unknown };
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** A copy of Python's memory after all imports. */
export interface Memory {
  readonly layout: string;
  readonly bytes: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** Python, and where its parts lie in memory: a copy fits only where they lie the same. */
export interface Booted {
  readonly python: Pyodide;
  readonly layout: string;
}

/** Emscripten's settings of a program, as far as they are changed. */
interface EmscriptenSettings {
  dynamicLibraries?: string[];
  locateFile(name: string): string;
}

interface Program {
  readonly wasmTable: { readonly length: number };
  readonly ___heap_base: number;
}

const EARLY = "import daedalus.browser.early";
const AGAIN = "import random; random.seed()"; // the state of `random` was copied with the rest
const FOLDER = "/ext";
const EXTENSION = `${FOLDER}/_core.cpython-314-wasm32-emscripten.so`;
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

/** Boot Python, with all imports done, from the parts in a folder. */
export async function boot(folder: string, memory: Memory | null): Promise<Booted> {
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import(`${folder}pyodide.js`),
    import(`${folder}pyodide.asm.js`),
  ]);
  let layout = "";
  const python: Pyodide = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python.zip`,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: folder,
    packages: [],
    // The extension is linked before Python starts, always in the same place: a copy of memory
    // cannot hold what is linked later.
    createPyodideModule: async (settings: EmscriptenSettings) => {
      const usual = settings.locateFile;
      settings.dynamicLibraries = [EXTENSION];
      settings.locateFile = (name) => name === EXTENSION ? `${folder}msgspec.so` : usual(name);
      const made: Program = await create(settings);
      layout = `${made.wasmTable.length} ${made.___heap_base}`;
      if (memory && memory.layout !== layout) throw new Error(`${memory.layout} is not ${layout}`);
      return made;
    },
    ...(memory ? { _loadSnapshot: memory.bytes } : { _makeSnapshot: true }),
  });
  if (memory) python.runPython(AGAIN);
  else {
    python.FS.mkdirTree(FOLDER);
    python.FS.writeFile(EXTENSION, new Uint8Array()); // Python checks that there is a file
    python.runPython(EARLY);
  }
  return { python, layout };
}
