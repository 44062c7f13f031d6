import { drawSmall } from "./small.ts";

const VIEW = {
  edition: "connect",
  position: "connect 0,0=6AB/1,0=12 - 1 -:-,-:-",
  before: "connect 0,0=6AB/1,0=cCJ/2,0=cEL/3,0=cFM/4,0=cGN/5,0=cHO - 1 -:-,-:-",
  cast: [1, 2],
  seat: 0,
  motifs: {},
};
const box = (push: string): string | undefined => drawSmall({ ...VIEW, push })?.box;

function same(got: unknown, wanted: unknown): void {
  if (got !== wanted) throw new Error(`${got} is not ${wanted}`);
}

Deno.test("a picture shows the tile that was laid, and no lawn where there is garden", () => {
  same(box("lay 1@6,0=5"), "300 -85 400 270");
  same(box("lay 1@-1,0=5"), "-100 -85 400 270");
  same(box("lay 1@2,1=5 take 3,0"), "100 -35 400 270");
});

Deno.test("nothing is shown of an action that lays nothing", () => {
  same(box("pass"), undefined);
});
