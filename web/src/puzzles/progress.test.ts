import { assertEquals } from "./testing.ts";
import { hoursLeft, isDate, later, weekOf, weeksOf } from "./days.ts";
import {
  afterFailed,
  afterSolved,
  type Day,
  due,
  FRESH,
  levelOf,
  merged,
  type Progress,
  readProgress,
  solvedOf,
  streak,
  without,
} from "./progress.ts";

const day = (on: string): Day => ({ id: "f2-1", on, stars: 3, edition: "classic", motif: "owl" });
const solvedOn = (...days: string[]): Progress => ({
  ...FRESH,
  days: Object.fromEntries(days.map((each) => [each, day(each)])),
});

Deno.test("days in a row count up to today, or up to yesterday while today is open", () => {
  assertEquals(streak(FRESH, "2026-03-01"), 0);
  const kept = solvedOn("2026-02-27", "2026-02-28");
  assertEquals(streak(kept, "2026-02-28"), 2);
  assertEquals(streak(kept, "2026-03-01"), 2);
  assertEquals(streak(kept, "2026-03-02"), 0);
});

Deno.test("a day made up for later mends no path", () => {
  const kept = solvedOn("2026-02-26", "2026-02-28");
  const mended = { ...kept, days: { ...kept.days, "2026-02-27": day("2026-02-28") } };
  assertEquals(streak(mended, "2026-02-28"), 1);
});

Deno.test("what failed comes back after days, and stays away once it is solved well", () => {
  const failed = afterFailed(FRESH, "g1-7", "2026-02-28");
  assertEquals(due(failed, "2026-02-28"), []);
  assertEquals(due(failed, "2026-03-01"), ["g1-7"]);
  const so = afterSolved(failed, "g1-7", 2, "2026-03-01");
  assertEquals(due(so, "2026-03-03"), []);
  assertEquals(due(so, "2026-03-04"), ["g1-7"]);
  assertEquals(due(afterSolved(so, "g1-7", 3, "2026-03-04"), "2027-01-01"), []);
});

Deno.test("what is no longer there does not come back", () => {
  const failed = afterFailed(FRESH, "g1-7", "2026-02-28");
  assertEquals(due(without(failed, "g1-7"), "2027-01-01"), []);
});

Deno.test("stars never get fewer, and kinds are counted by their letter", () => {
  const once = afterSolved(FRESH, "f2-1", 3, "2026-03-01");
  const twice = afterSolved(once, "f2-1", 2, "2026-03-02");
  assertEquals(twice.solved, { "f2-1": 3 });
  assertEquals([solvedOf(twice, "fetch"), solvedOf(twice, "guard")], [1, 0]);
});

Deno.test("a file brings back what it was made from; anything else is refused", () => {
  const kept = afterFailed(solvedOn("2026-02-28"), "r3-9", "2026-02-28");
  assertEquals(readProgress(JSON.stringify(kept)), kept);
  for (const text of ["", "[]", "null", "{}", '{"format":2}', "{"]) {
    assertEquals(readProgress(text), null, text);
  }
  const odd = JSON.stringify({ format: 1, days: { tomorrow: day("2026-02-28") }, storm: -1 });
  assertEquals(readProgress(odd), FRESH);
});

Deno.test("what two devices have done is added up", () => {
  const here = { ...afterSolved(FRESH, "f2-1", 1, "2026-03-01"), storm: 4 };
  const there = { ...afterSolved(FRESH, "f2-1", 3, "2026-03-02"), storm: 9 };
  const both = merged(here, there);
  assertEquals([both.solved["f2-1"], both.storm], [3, 9]);
});

Deno.test("levels go from one to ten", () => {
  assertEquals([0, 1200, 4000].map(levelOf), [1, 4, 10]);
});

Deno.test("the calendar knows months, weeks and leap days", () => {
  assertEquals(later("2028-02-28", 1), "2028-02-29");
  assertEquals(isDate("2026-02-29"), false);
  assertEquals(weeksOf("2026-10")[0], [
    null,
    null,
    null,
    "2026-10-01",
    "2026-10-02",
    "2026-10-03",
    "2026-10-04",
  ]);
  assertEquals(weekOf("2026-10-22")[0], "2026-10-19");
  assertEquals(hoursLeft(new Date(2026, 9, 22, 23, 59)), 1);
});
