import { intentOf, worksAnywhere } from "./input.ts";

const stroke = (key: string, more = {}) =>
  intentOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

Deno.test("R turns clockwise, with shift back", () => {
  equal(stroke("r"), { kind: "turn", quarters: 1 });
  equal(stroke("R", { shiftKey: true }), { kind: "turn", quarters: -1 });
});

Deno.test("shortcuts of the browser stay its own", () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    equal(stroke("r", more), null);
    equal(stroke("l", more), null);
  }
});

Deno.test("letters ask, digits read a row, all else is left alone", () => {
  equal(stroke("g"), { kind: "ask", what: "goal" });
  equal(stroke("G"), { kind: "ask", what: "goal" });
  equal(stroke("4"), { kind: "row", row: 4 });
  equal(stroke("z"), null);
  equal(stroke("Tab"), null);
  equal(stroke("F5"), null);
});

Deno.test("letters work from anywhere, what buttons and lists use does not", () => {
  equal(worksAnywhere(stroke("g")!), true);
  equal(worksAnywhere(stroke("?")!), true);
  equal(worksAnywhere(stroke("Enter")!), false);
  equal(worksAnywhere(stroke("ArrowLeft")!), false);
});
