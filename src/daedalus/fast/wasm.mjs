// Runs kernels for `daedalus kernels verify` and `daedalus bench kernels`, in Deno or node:
//   wasm.mjs KERNELS.MJS KERNELS.WASM KERNELS.JSON IN OUT
// IN has cases: the number of an entry and how often to run it (two uint32), then the told bytes of
// a block.  OUT has for each the told bytes afterwards and the milliseconds of the quickest run, in
// CPU time where that is known.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const [code, wasm, manifest, input, output] = process.argv.slice(2);
const { load } = await import(code);
const { layout } = JSON.parse(readFileSync(manifest, "utf8"));
const kernels = await load(readFileSync(wasm), layout);
const cases = readFileSync(input);
const step = 8 + layout.told;
const answers = new Uint8Array(cases.length);

function clock() {
  if (!process.cpuUsage) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for (let at = 0; at < cases.length; at += step) {
  const [entry, times] = [cases.readUInt32LE(at), cases.readUInt32LE(at + 4)];
  let best = Infinity;
  for (let time = 0; time < times; time++) {
    kernels.told.set(cases.subarray(at + 8, at + step));
    const start = clock();
    kernels.run(layout.entries[entry]);
    best = Math.min(best, clock() - start);
  }
  answers.set(kernels.told, at);
  new DataView(answers.buffer).setFloat64(at + layout.told, best, true);
}
writeFileSync(output, answers);
