// Prints the sounds alone as a script with the global name `heard`, for measuring them.
import * as esbuild from "esbuild";
import { skins } from "./skins.ts";

const made = await esbuild.build({
  absWorkingDir: import.meta.dirname!,
  entryPoints: ["src/sound.ts"],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "heard",
  target: "es2022",
  plugins: [skins],
  logLevel: "error",
});
console.log(made.outputFiles[0]!.text);
await esbuild.stop();
