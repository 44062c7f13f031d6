import { ask, inLine, whole } from "./api.ts";
import type { Replay } from "./wire.ts";

function same(got: unknown, wanted: unknown): void {
  const [one, two] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

const frame = (ply: number) => ({ ply, by: 0, did: [], ms: 0, pos: String(ply) });

/** A replay of *frames* frames, served in pieces of three. */
function told(frames: number, asked: string[]): (from: string) => Promise<Replay> {
  return (from) => {
    asked.push(from);
    const start = Number(from.slice("?from=".length));
    const end = Math.min(frames, start + 3);
    return Promise.resolve({
      edition: "classic",
      frames: Array.from({ length: end - start }, (_, at) => frame(start + at)),
      next: end < frames ? end : null,
    } as unknown as Replay);
  };
}

Deno.test("a replay that comes in pieces is put together", async () => {
  const asked: string[] = [];
  const replay = await whole(told(8, asked));
  same(replay.frames.map((each) => each.ply), [0, 1, 2, 3, 4, 5, 6, 7]);
  same(replay.next, null);
  same(asked, ["", "?from=3", "?from=6"]);
});

Deno.test("a short one is asked for once", async () => {
  const asked: string[] = [];
  same((await whole(told(2, asked))).frames.length, 2);
  same(asked, [""]);
});

/** Let *answers* say what a path answers next. */
async function withServer(
  answers: Readonly<Record<string, () => Promise<Response> | Response>>,
  during: () => Promise<void>,
): Promise<void> {
  const usual = globalThis.fetch;
  globalThis.fetch = (path) => Promise.resolve(answers[String(path)]!());
  try {
    await during();
  } finally {
    globalThis.fetch = usual;
  }
}

Deno.test("the place in line is told until the answer comes, whatever else is answered", async () => {
  const places = [4, 2];
  const seen: number[] = [];
  const long = () => {
    const place = places.shift();
    seen.push(inLine.value);
    return place ? Response.json({ place }, { status: 202 }) : Response.json({ done: true });
  };
  const short = () => Response.json({});
  await withServer({ "/api/long": long, "/api/short": short }, async () => {
    const waiting = ask("/api/long");
    while (inLine.value !== 4) await Promise.resolve();
    await ask("/api/short");
    same(await waiting, { done: true });
  });
  same(seen, [0, 4, 2]);
  same(inLine.value, 0);
});
