// Boards from scene to scene, without a browser: all that they draw, move, say and play is hashed.
// After an intended change look at it in a browser, and write the hashes anew:
// deno run -A --config boards/deno.json boards/drawn.test.ts

import { fire, happened, page, press, rest } from "./page.ts";
import type { BoardApi, BoardModule, Scene } from "../src/board/board.ts";
import { checked } from "./pins.ts";

const SCENES: Record<string, Scene[]> = JSON.parse(
  Deno.readTextFileSync(new URL("../../tests/wire/scenes.json", import.meta.url)),
);
const BOARDS: Record<string, () => Promise<BoardModule>> = {
  sliding: () => import("../src/board/sliding/index.ts"),
  go: () => import("../src/board/go/index.ts"),
  connect: () => import("../src/board/connect/index.ts"),
};
const KEYS = [
  "Shift+Enter",
  "r",
  "Enter",
  "ArrowRight",
  "x",
  "ArrowDown",
  "Enter",
  "Escape",
  "?",
  "b",
  "e",
  "l",
];

// Of each kind the one in the middle; what sends a turn comes last.
const CLICKED = [
  ...[
    "[data-does=turn-right]",
    "[data-does=turn]",
    "[data-does=flip]",
    "[data-tile]",
    "[data-gate]",
  ],
  ...[
    ".go-cell",
    ".go-rival",
    ".cn-plot",
    ".cn-tile",
    "[data-does=back]",
    "[data-gate]",
    ".sl-cell",
  ],
  ...["[data-does]", ".go-answer", ".cn-plot", "[data-does=lay]", "[data-does=stay]"],
];

const words = (id: string, about: object = {}): string =>
  id.endsWith("-language")
    ? "en"
    : [id, ...Object.entries(about).map(([name, value]) => `${name}=${value}`)].join(" ");

const api = {
  words,
  settings: () => ({ motion: 1, showReach: true, confirmWalk: false }),
  sounds: { play: (...told: unknown[]) => void happened.push(`sound ${told.join(" ")}`) },
  send: (actions: readonly string[]) => happened.push(`send ${actions.join(" ")}`),
  say: (sentence: string) => happened.push(`say ${sentence}`),
  coach: (...told: unknown[]) => happened.push(`coach ${told.join(" | ")}`),
  steps: (labels: readonly string[], at: number | null) =>
    happened.push(`steps ${labels.join(", ")} ${at}`),
  locked: () => false,
} as unknown as BoardApi;

/** All that is to be seen and heard of a game, line by line. */
async function drawn(scenes: readonly Scene[]): Promise<string[]> {
  const { mount, seats, tell, advise, verdict } = await BOARDS[scenes[0]!.engine]!();
  const hosts = { board: page.createElement("div"), hand: page.createElement("div") };
  page.body.replaceChildren(hosts.board, hosts.hand);
  happened.length = 0;
  const lines: string[] = [];
  const note = (what: string): void => {
    lines.push(`== ${what}`, ...happened, hosts.board.outerHTML, hosts.hand.outerHTML);
    happened.length = 0;
  };
  let played = 0;
  const board = mount(hosts, api, scenes[0]!);
  await rest();
  note("first");
  for (const [at, scene] of scenes.entries()) {
    if (at > 0) await board.update(scene);
    await rest();
    note(`scene ${at}`);
    lines.push(JSON.stringify([
      seats(scene, words),
      tell(scenes[at - 1] ?? null, scene, words),
      advise?.(scene, scene.legal.slice(0, 1), words),
      scene.ended ? verdict?.(scene, words) : "",
    ]));
    if (scene.legal.length === 0) continue;
    const push = scene.legal[0]!;
    board.propose([push, ...(scene.reach[push] ?? []).slice(-1)]);
    await rest();
    note("proposed");
    board.propose([]);
    await rest();
    note("taken back");
    for (const key of played < 3 ? KEYS : []) {
      press(page.body, key);
      await rest();
    }
    note("keys");
    for (const selector of played < 3 ? CLICKED : []) {
      const all = [...page.querySelectorAll(selector)];
      fire(all[Math.floor(all.length / 2)], "click");
      await rest();
      note(`clicked ${selector}`);
    }
    played += 1;
  }
  board.settle();
  board.destroy();
  for (const scene of scenes) { // as somebody sees it who comes now
    const late = mount(hosts, api, scene);
    await rest();
    note(`from ${scene.ply}`);
    await late.update({ ...scene, names: scene.names.map((name) => `${name}a`), anew: true });
    note("renamed");
    late.destroy();
  }
  lines.push(page.body.innerHTML);
  return lines;
}

await checked(
  "drawn.txt",
  Object.fromEntries(Object.entries(SCENES).map(([name, scenes]) => [name, () => drawn(scenes)])),
  import.meta.main,
);
