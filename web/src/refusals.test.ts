import { Refused } from "./api.ts";
import { refusalAtTable, refusalDetail, refusalText } from "./refusals.ts";

const same = (found: string, wanted: string): void => {
  if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
};

Deno.test("only a lost line is called one; a refusal is about what was asked for", () => {
  const why = { id: "position", args: { text: "x" } };
  const line = { id: "line", args: { line: 3, why: "not a position: 'x'" } };
  const words = (id: string, about: object = {}): string => `${id} ${JSON.stringify(about)}`;
  const broken = new Refused("unreadable", "not a position: 'x'", [why]);
  same(refusalText(broken, "position-none"), "position-none");
  same(refusalDetail(broken, words), 'error-position {"text":"x"}');
  const inside = new Refused("unreadable", "line 3: not a position: 'x'", [line, why]);
  same(
    refusalDetail(
      inside,
      (id, about) => id === "error-line" ? `${about?.line}: ${about?.why}` : id,
    ),
    "3: error-position",
  );
  same(refusalDetail(new Refused("unreadable", "no sentence"), words), "");
  same(refusalText(new Refused("offline", "no answer"), "position-none"), "trouble-offline");
  same(refusalText(new Refused("503", "Service Unavailable"), "position-none"), "trouble-offline");
  same(refusalText(new Error("a fault of the page"), "position-none"), "position-none");
});

Deno.test("a server with too much to do says so, and no more", () => {
  const busy = new Refused("busy", "try again");
  same(refusalText(busy, "position-none"), "refused-busy");
  same(refusalText(new Refused("too-many", "slow down"), "x"), "refused-too-many");
  same(refusalDetail(busy, (id) => id), "");
});

Deno.test("a table says why in words, but never names a square that the board does not show", () => {
  const said: Record<string, string> = {
    "error-seat-taken": "Da sitzt schon jemand.",
    "error-reach": "d4 ist außer Reichweite.",
    "error-action-connect": "Schreib zum Beispiel 3@2,-1=a.",
    "refused-illegal": "Das geht jetzt nicht.",
    "refused-other": "Das hat nicht geklappt.",
  };
  const words = (id: string): string => said[id] ?? id;
  const no = (code: string, ...ids: string[]): string =>
    refusalAtTable({ code, reasons: ids.map((id) => ({ id, args: {} })) }, words);
  same(no("illegal", "seat-taken"), "Da sitzt schon jemand.");
  same(no("illegal", "reach"), "Das geht jetzt nicht.");
  same(no("illegal", "action-connect"), "Das geht jetzt nicht.");
  same(no("illegal"), "Das geht jetzt nicht.");
  same(no("illegal", "not-loaded"), "Das geht jetzt nicht.");
  same(no("unheard-of"), "Das hat nicht geklappt.");
});
