import { sceneOf } from "./scene.ts";
import type { Now, TableView } from "./wire.ts";

const same = (found: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
};

const table = { edition: "classic", engine: "sliding", options: {}, seats: [], phase: "playing" };

const now = (ply: number, more: Partial<Now>) =>
  ({
    ...{ ply, did: [], cause: "act", by: 0, pos: "", to_act: [0], you: { eyes: 0, seats: [0] } },
    ...{ outcome: null, at: 0, since: 0, ...more },
  }) as unknown as Now;

Deno.test("after a turn alone other walks may follow the same pushes", () => {
  const view = table as unknown as TableView;
  const pushes = ["b1=5", "d1=5"];
  const reach = { walks: ["a1", "e3"], after: { "b1=5": "1", "d1=5": "1" } };
  const before = sceneOf(now(0, { legal: pushes, reach }), view, null);
  const moved = { ...reach, after: { "b1=5": "2", "d1=5": "3" } };
  const scene = sceneOf(now(2, { legal: null, reach: moved }), view, before);
  same(scene.legal, pushes);
  same(scene.reach, { "b1=5": ["e3"], "d1=5": ["a1", "e3"] });
});
