// Boots Python as the worker does, from a folder of unpacked parts, and lets it play:
//   deno run -A boot.mjs FOLDER KERNELS.MJS GAMES.PY
import { readFileSync } from "node:fs";
import process from "node:process";

const [folder, code, games] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const { load } = await import(code);
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: `${folder}/python.zip`,
  lockFileContents: JSON.stringify({
    info: {
      abi_version: "2026_0",
      arch: "wasm32",
      platform: "emscripten",
      version: "314.0.7",
      python: "3.14.2",
    },
    packages: {},
  }),
  packageBaseUrl: folder,
  packages: [],
});
python.FS.mkdirTree("/ext");
python.FS.writeFile(
  "/ext/_core.cpython-314-wasm32-emscripten.so",
  new Uint8Array(readFileSync(`${folder}/msgspec.so`)),
);
const { layout } = JSON.parse(readFileSync(`${folder}/kernels.json`, "utf8"));
const kernels = await load(readFileSync(`${folder}/kernels.wasm`), layout);
python.runPython("from daedalus.browser.kernels import use");
python.globals.get("use")(kernels);
python.runPython("from daedalus.puzzles.collection import bring");
python.globals.get("bring")(readFileSync(`${folder}/puzzles.jsonl`, "utf8"));
python.runPython(readFileSync(games, "utf8"));
console.log("report " + python.runPython("json.dumps(report())"));
