import { folder, keeping, keepLater, keepParts, look } from "./parts.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

const ORIGIN = "http://host";

/** As much of a browser as the parts need: a host with files, and caches. */
function browser(files: Map<string, string>) {
  const stores = new Map<string, Map<string, Response>>();
  const cache = (store: Map<string, Response>) => ({
    match: (at: string) => Promise.resolve(store.get(at)?.clone()),
    put: (at: string, answer: Response) => Promise.resolve(void store.set(at, answer)),
  });
  const caches = {
    open: (name: string) => {
      if (!stores.has(name)) stores.set(name, new Map());
      return Promise.resolve(cache(stores.get(name)!));
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  const fetch = (at: string) => {
    const text = files.get(at);
    return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
  };
  for (const [name, value] of Object.entries({ caches, fetch, location: { href: ORIGIN } })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return {
    kept: () => [...stores].map(([name, store]) => [name, ...[...store.keys()].sort()]),
  };
}

function publish(files: Map<string, string>, build: string): void {
  const list = {
    build,
    files: [{ name: "python.zip", bytes: 7 }, { name: "msgspec.so", bytes: 7 }],
    later: [{ name: "puzzles.jsonl", bytes: 7 }],
  };
  files.set(`/offline/${build}/parts.json`, JSON.stringify(list));
  for (const { name } of [...list.files, ...list.later]) {
    files.set(`/offline/${build}/${name}`, build);
  }
}

const whole = (build: string, ...more: string[]) => [
  `daedalus-parts-${build}`,
  ...["msgspec.so", "parts.json", ...more, "python.zip"].map((name) => `/offline/${build}/${name}`),
];

Deno.test("a new build is fetched completely before the old one goes, and never half used", async () => {
  const files = new Map<string, string>();
  const { kept } = browser(files);
  publish(files, "old");
  equal(await look("/offline/old/"), false);
  equal(await keepParts(), true);
  equal(kept(), [whole("old")]);

  publish(files, "new");
  files.delete("/offline/new/msgspec.so"); // the line breaks in the middle
  keeping.value = "";
  equal(await look("/offline/new/"), false);
  equal(await keepParts(), false);
  equal(keeping.value, "waiting");
  equal(kept()[0], whole("old"));
  equal(kept()[1]!.includes("/offline/new/parts.json"), false); // without its list it is not there
  equal(await look("/offline/new/"), false);

  publish(files, "new");
  equal(await keepParts(), true);
  equal(kept(), [whole("new")]);
  equal(keeping.value, "ready");
});

Deno.test("what games do not need comes after all else, and is kept too", async () => {
  const files = new Map<string, string>();
  const { kept } = browser(files);
  publish(files, "one");
  keeping.value = "";
  await look("/offline/one/");
  await keepLater(); // not before the rest
  equal(kept(), [["daedalus-parts-one"]]);
  await keepParts();
  await keepLater();
  equal(kept(), [whole("one", "puzzles.jsonl")]);
  equal(folder.value, "/offline/one/");
});
