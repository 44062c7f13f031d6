// Builds the app into src/daedalus/web: `deno task build`, or `deno task watch` while working.
// Every name carries a hash of the content except index.html, sw.js, the manifest and the icons.
import * as esbuild from "esbuild";
import { sizes } from "./sizes.ts";
import { skins } from "./skins.ts";
import { type Boxes, kitOf } from "./src/print/kit.ts";
import { OWN_NAMES } from "./src/wire.ts";

/** The texts that the app reads; the others are the terminal’s. */
const TEXTS =
  /^((web.*|admin|cast|errors|options|presets|table|go|lessons|editions\/.*)\.ftl|rules\/.*\.md)$/;
/** Those that no game needs: a file of their own for each language. */
const BESIDE =
  "^(.*admin|errors|lessons|web-(box|evening|figures|positions|print|puzzles|review|slow)|rules/.*)$";
const here = import.meta.dirname!; // a path as it is: that of the address has its spaces escaped
const target = Deno.env.get("DAEDALUS_WEB_OUT") ?? `${here}/../src/daedalus/web`;
const locales = `${here}/../src/daedalus/locales`;
const watching = Deno.args.includes("--watch");

/** The files of texts by language: what games need, and what is beside them. */
type Texts = Readonly<Record<string, readonly [games: string, beside: string]>>;

/** Write the texts, two files for each language. */
async function texts(out: string): Promise<Texts> {
  const made: Record<string, readonly [string, string]> = {};
  for (const language of Object.keys(OWN_NAMES)) {
    const files = ["", "editions/", "rules/"].flatMap((folder) =>
      Array.from(
        Deno.readDirSync(`${locales}/${language}/${folder}`),
        (each) => folder + each.name,
      )
    ).filter((name) => TEXTS.test(name)).sort();
    const found = await Promise.all(files.map(async (file) => {
      const text = await Deno.readTextFile(`${locales}/${language}/${file}`);
      return file.endsWith(".ftl")
        ? [file.slice(0, -".ftl".length), withoutComments(text)] as const
        : [file, text] as const;
    }));
    const written = async (name: string, beside: boolean): Promise<string> => {
      const some = found.filter(([file]) => RegExp(BESIDE).test(file) === beside);
      const content = JSON.stringify(Object.fromEntries(some));
      const file = `assets/${name}-${await digest(content)}.json`;
      await Deno.writeTextFile(`${out}/${file}`, content);
      return file;
    };
    made[language] = [
      await written(`texts-${language}`, false),
      await written(`texts-${language}-beside`, true),
    ];
  }
  return made;
}

const withoutComments = (text: string): string => text.replace(/^(#.*)?\n/gm, "");

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

/** The styles of boards and of rarely opened pages, as sheets of their own; returns the addresses. */
async function sheets(out: string): Promise<Record<string, string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: {
      box: "src/styles/box/box.css",
      connect: "src/board/connect/style.css",
      evening: "src/styles/evening/evening.css",
      go: "src/board/go/style.css",
      hand: "src/styles/hand/hand.css",
      lesson: "src/styles/table/lesson.css",
      people: "src/styles/table/people.css",
      podium: "src/styles/podium/whole.css",
      positions: "src/styles/positions/positions.css",
      print: "src/styles/print/print.css",
      puzzles: "src/styles/puzzles/puzzles.css",
      replay: "src/styles/pages/replay.css",
      review: "src/styles/review/review.css",
      sliding: "src/board/sliding/style.css",
      slow: "src/styles/slow/slow.css",
    },
    outdir: `${out}/assets`,
    entryNames: "[name]-[hash]",
    bundle: true,
    plugins: [sizes],
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

/** Write what `daedalus print` fills in: the command comes with the wheel, and deno does not. */
async function kits(out: string): Promise<void> {
  await Deno.mkdir(`${out}/sheets`);
  const boxes: Boxes = JSON.parse(await Deno.readTextFile(`${here}/boxes.json`));
  for (const edition of Object.keys(boxes)) {
    const kit = await kitOf(edition, boxes, locales, here);
    await Deno.writeTextFile(`${out}/sheets/${edition}.json`, kit);
  }
}

function options(
  out: string,
  spoken: Texts,
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
      TEXTS: JSON.stringify(spoken),
      BESIDE: JSON.stringify(BESIDE),
      LATE_STYLES: JSON.stringify(styles),
      WORKER: JSON.stringify(worker),
    },
    plugins: [skins, sizes],
    legalComments: "none",
    logLevel: "warning",
  };
}

async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
  await Deno.copyFile(`${here}/fonts/OFL.txt`, `${out}/assets/fonts-OFL.txt`);
  for await (const each of Deno.readDir(`${here}/public`)) {
    await Deno.copyFile(`${here}/public/${each.name}`, `${out}/${each.name}`);
  }
  const assets = [...made.map(([file]) => "assets/" + file.split("/").pop()), ...others];
  await writeWorker(out, [...assets, ...Object.values(spoken).flat()].sort(), spoken);
}

/** Write the service worker: its first line says what the build consists of, and the hash of each. */
async function writeWorker(
  out: string,
  assets: readonly string[],
  texts: Texts,
): Promise<void> {
  const worker = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/sw.ts"],
    bundle: true,
    write: false,
    minify: !watching,
    format: "iife",
    target: "es2022",
  });
  const files: Record<string, string> = { "api/editions": "" }; // the server’s, and not of a build
  for (const name of ["", "favicon.svg", "manifest.webmanifest", ...assets]) {
    files[name] = await digest(await Deno.readFile(`${out}/${name || "index.html"}`));
  }
  const code = worker.outputFiles[0]!.text;
  const version = await digest(JSON.stringify(files) + code);
  const build = JSON.stringify({ version, editions: "api/editions", files, texts });
  await Deno.writeTextFile(`${out}/sw.js`, `const BUILD = ${build};\n${code}`);
}

/** Build beside the target and then swap the two, so that a running server never sees half a build. */
async function build(): Promise<void> {
  const fresh = `${target}.${Deno.pid}`;
  await Deno.remove(fresh, { recursive: true }).catch(() => {});
  try {
    await Deno.mkdir(`${fresh}/assets`, { recursive: true });
    const spoken = await texts(fresh);
    const styles = await sheets(fresh);
    const offline = await offlineWorker(fresh);
    const { metafile } = await esbuild.build(options(fresh, spoken, styles, offline));
    await kits(fresh);
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
