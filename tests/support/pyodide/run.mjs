// Boots Python as the worker does, from a folder of unpacked parts, and runs a file with it:
//   deno run -A run.mjs BOOT.TS KERNELS.MJS FOLDER FILE.PY CALL [again]
// The result of CALL is printed as JSON.  With "again" it is run after a second boot, from a copy of
// the memory of the first.
import { readFileSync } from "node:fs";
import process from "node:process";

const [code, beside, folder, file, call, again] = process.argv.slice(2);
const { boot } = await import(code);
const { load } = await import(beside);

let { python, layout } = await boot(folder, null);
if (again) ({ python } = await boot(folder, { layout, bytes: python.makeMemorySnapshot() }));
const { layout: inputs } = JSON.parse(readFileSync(`${folder}kernels.json`, "utf8"));
const kernels = await load(readFileSync(`${folder}kernels.wasm`), inputs);
python.runPython("from daedalus.browser.kernels import use");
python.globals.get("use")(kernels);
python.runPython("from daedalus.puzzles.collection import bring");
python.globals.get("bring")(readFileSync(`${folder}puzzles.jsonl`, "utf8"));
python.globals.set("cpu", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
python.runPython(readFileSync(file, "utf8"));
console.log("report " + python.runPython(`json.dumps(${call})`));
