import { FluentResource } from "@fluent/bundle";
import { Texts, unbroken } from "./texts.ts";

/** A fetch that has not been answered. */
interface Asked {
  readonly address: string;
  readonly answer: (good: boolean) => void;
}

/** Texts whose fetches are answered when the test says so. */
function library(): { texts: Texts; open: Asked[]; read: (file: string) => string | undefined } {
  const open: Asked[] = [];
  const had = new Map<string, Promise<FluentResource>>();
  const fetched = (language: string, file: string): Promise<FluentResource> => {
    const address = `${language}/${file}`;
    const known = had.get(address);
    if (known) return known;
    const { promise, resolve, reject } = Promise.withResolvers<FluentResource>();
    had.set(address, promise);
    promise.catch(() => had.delete(address));
    open.push({
      address,
      answer: (good) =>
        good
          ? resolve(new FluentResource(`${file} = ${address}\n`))
          : reject(new Error(`no ${address}`)),
    });
    return promise;
  };
  const texts = new Texts(["web"], fetched, () => {});
  const read = (file: string): string | undefined =>
    texts.spoken?.bundle.getMessage(file)?.value as string | undefined;
  return { texts, open, read };
}

/** Let everything happen that does not wait for an answer. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 200; tick++) await null; // far more than any chain of promises here
}

function same(found: unknown, wanted: unknown, when: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${when}: ${one} is not ${other}`);
}

/** What happens: "speak de", "learn review", or the answer to the oldest, or the newest, fetch. */
type Step = string;

/** All orders of *steps* in which each keeps its place among those of its own list. */
function interleaved(one: readonly Step[], other: readonly Step[]): Step[][] {
  if (!one.length || !other.length) return [[...one, ...other]];
  return [
    ...interleaved(one.slice(1), other).map((rest) => [one[0]!, ...rest]),
    ...interleaved(one, other.slice(1)).map((rest) => [other[0]!, ...rest]),
  ];
}

/** Play *steps*, answer everything that is still open, and say what can be read in the end. */
async function played(steps: readonly Step[], broken: readonly string[] = []) {
  const { texts, open, read } = library();
  const learned: string[] = [], failed: string[] = [];
  const answer = (asked: Asked | undefined): void => asked?.answer(!broken.includes(asked.address));
  for (const step of steps) {
    const [verb, what = ""] = step.split(" ");
    if (verb === "speak") texts.speak(what).catch(() => failed.push(step));
    else if (verb === "learn") {
      texts.learn(what).then(
        () => learned.push(`${what}: ${read(what)}`),
        () => failed.push(step),
      );
    } else answer(verb === "oldest" ? open.shift() : open.pop());
    await settle();
  }
  while (open.length) {
    answer(open.shift());
    await settle();
  }
  return { language: texts.spoken?.language, read, learned, failed };
}

Deno.test("a page that comes before, with or after the first language has its texts", async () => {
  const answers = ["oldest", "newest", "oldest", "newest"];
  for (const asked of interleaved(["speak de"], ["learn review", "learn go"])) {
    for (const steps of interleaved(asked, answers)) {
      const { language, read, learned, failed } = await played(steps);
      const when = steps.join(", ");
      same(language, "de", when);
      same(["web", "review", "go"].map(read), ["de/web", "de/review", "de/go"], when);
      same(learned.sort(), ["go: de/go", "review: de/review"], when);
      same(failed, [], when);
    }
  }
});

Deno.test("a language that is changed while a file is on its way has the file too", async () => {
  const answers = ["newest", "oldest", "newest"];
  for (const asked of interleaved(["speak de", "speak fr"], ["learn review"])) {
    for (const steps of interleaved(asked, answers)) {
      const { language, read, learned } = await played(steps);
      const when = steps.join(", ");
      same(language, "fr", when);
      same(["web", "review"].map(read), ["fr/web", "fr/review"], when);
      same(learned.length, 1, when);
    }
  }
});

Deno.test("a file that cannot be had fails by itself, and no language with it", async () => {
  for (const asked of interleaved(["speak de"], ["learn lost"])) {
    for (const steps of interleaved(asked, ["oldest", "newest"])) {
      const { language, failed } = await played(steps, ["de/lost"]);
      same(language, "de", steps.join(", "));
      same(failed, ["learn lost"], steps.join(", "));
    }
  }
});

Deno.test("a language that cannot be had leaves the one before, with the new file", async () => {
  const before = ["speak de", "oldest"];
  for (const asked of interleaved(["speak fr"], ["learn review"])) {
    for (const rest of interleaved(asked, ["oldest", "newest"])) {
      const steps = [...before, ...rest];
      const { language, read, failed } = await played(steps, ["fr/web"]);
      same(language, "de", steps.join(", "));
      same(read("review"), "de/review", steps.join(", "));
      same(failed, ["speak fr"], steps.join(", "));
    }
  }
});

Deno.test("a first language that failed comes with the next file", async () => {
  const { texts, open, read } = library();
  const first = texts.speak("de").catch(() => "failed");
  open.pop()!.answer(false);
  same(await first, "failed", "the first try");
  const page = texts.learn("review");
  await settle();
  open.pop()!.answer(true);
  await settle();
  open.pop()!.answer(true);
  await page;
  same([read("web"), read("review")], ["de/web", "de/review"], "the second try");
});

Deno.test("a Portuguese verb keeps its pronoun on its line, and a name its parts", () => {
  const shown = (text: string): string => unbroken(text).replaceAll("\u2060", "|");
  same(
    shown("roda-a, deixa-te levar, liga-as e trá-los"),
    "roda-|a, deixa-|te levar, liga-|as e trá-|los",
    "verbs",
  );
  same(
    shown("a estrela-do-mar e o cavalo-marinho"),
    "a estrela-do-mar e o cavalo-marinho",
    "names",
  );
});
