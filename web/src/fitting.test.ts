import { firstStrength, nextStrength } from "./fitting.ts";

interface Cases {
  readonly first: Readonly<Record<string, number>>;
  readonly cases: readonly {
    readonly first: number;
    readonly games: readonly (readonly [number, boolean, number | null])[];
    readonly next: number;
  }[];
}

const same = (found: unknown, wanted: unknown): void => {
  if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
};

Deno.test("the page fits a rival as the library does", async () => {
  const place = new URL("../../tests/wire/fitting.json", import.meta.url);
  const { first, cases } = JSON.parse(await Deno.readTextFile(place)) as Cases;
  for (const [seats, wanted] of Object.entries(first)) same(firstStrength(Number(seats)), wanted);
  for (const { first: begun, games, next } of cases) {
    const played = games.map(([strength, won, lost]) => ({ strength, won, lost }));
    same(nextStrength(begun, played), next);
  }
});
