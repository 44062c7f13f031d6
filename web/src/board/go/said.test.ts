import { equal } from "../kit/testing.ts";
import type { BoardMoment } from "./moment.ts";
import { advice } from "./said.ts";

const words = (id: string, about: object = {}) => [id, ...Object.values(about)].join(" ");

/** What is advised to the players of these *scores*, at the end of a game or of a puzzle. */
function advised(ended: boolean, phase: string, scores: readonly number[]): string {
  const moment = {
    scene: { ended, names: ["Ann", "Bo"] },
    position: { phase, scores, taken: [], ready: [], round: 1 },
    check: { verdict: null, looked: null },
  } as unknown as BoardMoment;
  return advice(moment, words, undefined as never);
}

Deno.test("after the end, however that is told, whoever plays alone reads how good it was", () => {
  const grade = advised(true, "e", [9]);
  equal(/^go-grade-\w+$/.test(grade), true, grade);
  equal(advised(false, "e", [9]), grade);
  equal(advised(true, "c", [9]), grade);
  equal(advised(true, "e", [9, 3]), "");
});
