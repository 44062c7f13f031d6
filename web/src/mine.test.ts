import { ago } from "./mine.ts";

const same = (found: string, wanted: string): void => {
  if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
};

Deno.test("a moment, minutes, hours and days ago are in the reader's language", () => {
  same(ago(4, "en"), "now");
  same(ago(59, "de"), "jetzt");
  same(ago(60, "en"), "1 minute ago");
  same(ago(7_300, "fr"), "il y a 2 heures");
  same(ago(90_000, "en"), "yesterday");
  same(ago(500_000, "nl"), "5 dagen geleden");
});
