// Builds the app into src/daedalus/web: `deno task build`, or `deno task watch` while working.
// Every name carries a hash of the content except index.html, sw.js, the manifest and the icons.
import * as esbuild from "esbuild";
import { skins } from "./skins.ts";
import { OWN_NAMES } from "./src/wire.ts";

const TEXTS = /^(web.*|admin|cast|options|presets|table|go|lessons|editions\/.*)\.ftl$/; // the others are the terminal’s
const here = import.meta.dirname!; // a path as it is: that of the address has its spaces escaped
const target = Deno.env.get("DAEDALUS_WEB_OUT") ?? `${here}/../src/daedalus/web`;
const locales = `${here}/../src/daedalus/locales`;
const watching = Deno.args.includes("--watch");

/** The texts that the app reads, and a hash of them all. */
interface Texts {
  readonly version: string;
  readonly addresses: readonly string[];
}

async function texts(): Promise<Texts> {
  const addresses: string[] = [];
  const contents: Uint8Array<ArrayBuffer>[] = [];
  for (const language of Object.keys(OWN_NAMES)) {
    const names = (folder: string) =>
      Array.from(
        Deno.readDirSync(`${locales}/${language}/${folder}`),
        (each) => folder + each.name,
      );
    const files = [...names(""), ...names("editions/")];
    for (const file of files.filter((name) => TEXTS.test(name)).sort()) {
      addresses.push(`locales/${language}/${file}`);
      contents.push(await Deno.readFile(`${locales}/${language}/${file}`));
    }
  }
  const version = await digest(contents);
  return { version, addresses: addresses.map((each) => `${each}?v=${version}`) };
}

/** Build the worker that plays without a server, and return its file. */
async function offlineWorker(out: string): Promise<string> {
  const { metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { worker: "src/offline/worker.ts" },
    outdir: `${out}/assets`,
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox113", "safari16.4"],
    minify: !watching,
    metafile: true,
    logLevel: "warning",
  });
  return "assets/" + Object.keys(metafile.outputs)[0]!.split("/").pop();
}

/** The styles of rarely opened pages, as sheets of their own; returns the address of each. */
async function sheets(out: string): Promise<Record<string, string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: {
      positions: "src/styles/positions/positions.css",
      puzzles: "src/styles/puzzles/puzzles.css",
      review: "src/styles/review/review.css",
    },
    outdir: `${out}/assets`,
    entryNames: "[name]-[hash]",
    bundle: true,
    target: ["chrome111", "firefox113", "safari16.4"],
    minify: !watching,
    metafile: true,
    logLevel: "warning",
  });
  return Object.fromEntries(
    Object.keys(metafile!.outputs).map((file) => {
      const name = file.split("/").pop()!;
      return [name.split("-")[0]!, `assets/${name}`];
    }),
  );
}

function options(
  out: string,
  version: string,
  styles: Record<string, string>,
  worker: string,
): esbuild.BuildOptions {
  return {
    absWorkingDir: here,
    entryPoints: { app: "src/main.tsx", style: "src/styles/app.css" },
    outdir: `${out}/assets`,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: !watching,
    sourcemap: watching ? "inline" : false,
    loader: { ".woff2": "file" },
    metafile: true,
    define: {
      TEXTS_VERSION: JSON.stringify(version),
      LATE_STYLES: JSON.stringify(styles),
      WORKER: JSON.stringify(worker),
    },
    plugins: [skins],
    legalComments: "none",
    logLevel: "warning",
  };
}

async function digest(parts: Uint8Array<ArrayBuffer>[]): Promise<string> {
  const all = new Uint8Array(await new Blob(parts).arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Write the page, the worker and the icons around what esbuild made. */
async function finish(
  out: string,
  meta: esbuild.Metafile,
  spoken: Texts,
  others: readonly string[],
): Promise<void> {
  const made = Object.entries(meta.outputs);
  const named = (entry: string) =>
    "/assets/" + made.find(([, each]) => each.entryPoint === entry)?.[0].split("/").pop();
  const app = named("src/main.tsx");
  const style = named("src/styles/app.css");
  // What the first page needs: the entry and everything it imports statically; boards and art come later.
  const first = new Set<string>();
  const follow = (file: string) => {
    if (first.has(file)) return;
    first.add(file);
    for (const each of meta.outputs[file]?.imports ?? []) {
      if (each.kind === "import-statement") follow(each.path);
    }
  };
  follow(made.find(([, each]) => each.entryPoint === "src/main.tsx")![0]);
  const preloads = [...first].map((file) => "/assets/" + file.split("/").pop())
    .filter((file) => file !== app)
    .map((file) => `<link rel="modulepreload" href="${file}">`).join("");
  // The face of all text comes with the style, not after it; those of the worlds when they are used.
  const text = made.find(([file]) => file.includes("/figtree-"))![0].split("/").pop();
  const letters =
    `<link rel="preload" href="/assets/${text}" as="font" type="font/woff2" crossorigin>`;
  const page = (await Deno.readTextFile(`${here}/index.html`))
    .replace("<!-- head -->", `<link rel="stylesheet" href="${style}">${letters}${preloads}`)
    .replace("<!-- app -->", `<script type="module" src="${app}"></script>`);
  await Deno.writeTextFile(`${out}/index.html`, page);
  const assets = [...made.map(([file]) => "assets/" + file.split("/").pop()), ...others].sort();
  const worker = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/sw.ts"],
    bundle: true,
    write: false,
    minify: !watching,
    format: "iife",
    target: "es2022",
    define: {
      EDITIONS: JSON.stringify("api/editions"),
      ASSETS: JSON.stringify([...assets, ...spoken.addresses]),
      VERSION: JSON.stringify(
        await digest([new TextEncoder().encode(page + assets.join() + spoken.version)]),
      ),
    },
  });
  await Deno.writeFile(`${out}/sw.js`, worker.outputFiles[0]!.contents);
  await Deno.copyFile(`${here}/fonts/OFL.txt`, `${out}/assets/fonts-OFL.txt`);
  for await (const each of Deno.readDir(`${here}/public`)) {
    await Deno.copyFile(`${here}/public/${each.name}`, `${out}/${each.name}`);
  }
}

/** Build beside the target and then swap the two, so that a running server never sees half a build. */
async function build(): Promise<void> {
  const fresh = `${target}.${Deno.pid}`;
  await Deno.remove(fresh, { recursive: true }).catch(() => {});
  await Deno.mkdir(fresh, { recursive: true });
  try {
    const spoken = await texts();
    const styles = await sheets(fresh);
    const offline = await offlineWorker(fresh);
    const { metafile } = await esbuild.build(options(fresh, spoken.version, styles, offline));
    await finish(fresh, metafile!, spoken, [offline, ...Object.values(styles)]);
    const old = `${target}.old.${Deno.pid}`;
    await Deno.rename(target, old).catch(() => {});
    await Deno.rename(fresh, target);
    await Deno.remove(old, { recursive: true }).catch(() => {});
  } catch (error) {
    await Deno.remove(fresh, { recursive: true }).catch(() => {});
    throw error;
  }
}

await build();
if (watching) {
  console.log("watching web/");
  let pending = 0;
  for await (
    const change of Deno.watchFs([
      `${here}/src`,
      locales,
      `${here}/fonts`,
      `${here}/public`,
      `${here}/index.html`,
    ])
  ) {
    if (change.kind === "access") continue;
    clearTimeout(pending);
    pending = setTimeout(() => {
      build().then(() => console.log("built"), (error) => console.error(String(error)));
    }, 60);
  }
}
await esbuild.stop();
