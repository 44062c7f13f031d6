import { sinceWhen, untilWhen } from "./when.ts";

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const same = (found: string, wanted: string): void => {
  if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
};

Deno.test("the past has parts of the day today, and then days", () => {
  same(sinceWhen(at(18, 9), at(18, 20)).id, "since-morning");
  same(sinceWhen(at(18, 14), at(18, 20)).id, "since-noon");
  same(sinceWhen(at(18, 18), at(18, 20)).id, "since-evening");
  same(sinceWhen(at(17, 23), at(18, 1)).id, "since-yesterday");
  same(String(sinceWhen(at(15, 9), at(18, 1)).count), "3");
  same(sinceWhen(at(19, 9), at(18, 8)).id, "since-morning"); // a clock that is wrong
});

Deno.test("the future has parts of the day today and tomorrow, then days of the week", () => {
  same(untilWhen(at(18, 20), at(18, 9)), "until-today-evening");
  same(untilWhen(at(19, 8), at(18, 23)), "until-tomorrow-morning");
  same(untilWhen(at(19, 15), at(18, 9)), "until-tomorrow-noon");
  same(untilWhen(at(21, 9), at(18, 9)), "until-day");
  same(untilWhen(at(25, 9), at(18, 9)), "until-date");
  same(untilWhen(at(17, 9), at(18, 9)), "until-today-morning");
});
