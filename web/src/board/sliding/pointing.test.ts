import { lookAt } from "./pointing.ts";

const ROW = "5".repeat(7);
const POSITION = `classic ${Array(7).fill(ROW).join("/")} 5 b2,d5 1p - :A,:B`;
const words = (id: string, about: object = {}) => [id, ...Object.values(about)].join(" ");

Deno.test("a hint names the line one stands in as one's own, any other by its letter or number", () => {
  const told: Readonly<Record<string, string>> = {
    b1: "puzzle-hint-yours column",
    b7: "puzzle-hint-yours column",
    a2: "puzzle-hint-yours row",
    g2: "puzzle-hint-yours row",
    d1: "puzzle-hint-line column d",
    g4: "puzzle-hint-line row 4",
    c3: "", // no slot
  };
  for (const [line, sentence] of Object.entries(told)) {
    const said = lookAt(line, POSITION, 0, words);
    if (said !== sentence) throw new Error(`${line}: ${said}, not ${sentence}`);
  }
});

Deno.test("on a board that is not square, too", () => {
  const wide = `classic ${Array(3).fill("5".repeat(5)).join("/")} 5 a1,e3 1p - :A,:B`;
  same("b1", wide, "puzzle-hint-line column b");
  same("d3", wide, "puzzle-hint-line column d");
  same("e2", wide, "puzzle-hint-line row 2");
  same("b5", wide, "");
});

function same(line: string, position: string, sentence: string): void {
  const said = lookAt(line, position, 0, words);
  if (said !== sentence) throw new Error(`${line}: ${said}, not ${sentence}`);
}
