// The editors of positions, without a browser: what they show of each place, and what every button,
// choice and key there does to the text of the position.  Written anew like drawn.txt.

import { fire, page, press, rest } from "./page.ts";
import { h, render } from "preact";
import type { EditorModule, EditorProps } from "../src/board/editor.ts";
import { engineOf } from "../src/board/engines.ts";
import { checked } from "./pins.ts";

const SCENES: Record<string, { engine: string; edition: string; position: string }[]> = JSON.parse(
  Deno.readTextFileSync(new URL("../../tests/wire/scenes.json", import.meta.url)),
);
const MOST = 8; // places of a position that are chosen one after the other
const KEYS = ["r", "t", "s", "Delete", "Backspace", "Enter", " ", "ArrowRight", "ArrowDown", "1"];

/** All that an editor shows and does with a position. */
async function edited(name: string): Promise<string[]> {
  const { engine, edition, position } = SCENES[name]!.at(-1)!;
  const module: EditorModule = await engineOf(engine).editor!();
  const lines: string[] = [module.keys];
  const host = page.createElement("div");
  page.body.replaceChildren(host);
  const text = position;
  let chosen = "";
  const shown = () => {
    const props: EditorProps = {
      edition,
      options: {},
      position: text,
      chosen,
      change: (how) => {
        const after = how(text);
        lines.push(after === text ? "same" : after);
      },
      choose: (spot) => lines.push(`choose ${spot}`),
    };
    render(
      h("div", {}, h(module.Board, props), h(module.Tools, props), h(module.Hands, props)),
      host,
    );
  };
  shown();
  await rest();
  lines.push(host.innerHTML);
  const all = [...host.querySelectorAll("[data-place]")].map((on) =>
    on.getAttribute("data-place")!
  );
  const spots = all.filter((_, at) => at % Math.ceil(all.length / MOST) === 0);
  for (const [number, spot] of spots.entries()) {
    chosen = spot;
    shown();
    await rest();
    lines.push(`== ${spot}`, host.innerHTML);
    for (const key of KEYS) {
      lines.push(`-- key ${key}`);
      press(host.querySelector(`[data-place="${spot}"]`), key);
    }
    if (number > 2) continue;
    for (const [at, button] of [...host.querySelectorAll("button")].entries()) {
      lines.push(`-- button ${at}`);
      fire(button, "click");
    }
    for (const choice of host.querySelectorAll("select")) {
      for (const option of choice.querySelectorAll("option")) {
        const value = option.getAttribute("value");
        lines.push(`-- option ${value}`);
        Object.defineProperty(choice, "value", { value, configurable: true, writable: true });
        fire(choice, "change");
      }
    }
    await rest();
  }
  render(null, host);
  return lines;
}

await checked(
  "editors.txt",
  Object.fromEntries(
    ["classic-two", "galaxy-dark-lord", "pirates-open-hands", "go-two", "connect-choice"].map((
      name,
    ) => [name, () => edited(name)]),
  ),
  import.meta.main,
);
