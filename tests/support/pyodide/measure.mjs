// Boots Python as the worker does and lets it measure itself, in the engine that Chromium has too:
//   deno run -A measure.mjs FOLDER KERNELS.MJS TURNS.PY
import { readFileSync } from "node:fs";
import process from "node:process";

const [folder, code, turns] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const { load } = await import(code);
const info = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten",
  version: "314.0.7",
  python: "3.14.2",
};
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: `${folder}/python.zip`,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  packageBaseUrl: folder,
  packages: [],
});
python.FS.mkdirTree("/ext");
python.FS.writeFile(
  "/ext/_core.cpython-314-wasm32-emscripten.so",
  new Uint8Array(readFileSync(`${folder}/msgspec.so`)),
);
const { layout } = JSON.parse(readFileSync(`${folder}/kernels.json`, "utf8"));
python.runPython("from daedalus.browser.kernels import use");
python.globals.get("use")(await load(readFileSync(`${folder}/kernels.wasm`), layout));
python.globals.set("cpu", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
python.runPython(readFileSync(turns, "utf8"));
console.log("report " + python.runPython("json.dumps(report(cpu))"));
