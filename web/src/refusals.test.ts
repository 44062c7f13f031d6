import { Refused } from "./api.ts";
import { refusalDetail, refusalText } from "./refusals.ts";

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
