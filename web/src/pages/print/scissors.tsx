// A pair of scissors beside the sheets.
import { circle, path, picture } from "../../art/svg.ts";
import { Drawn } from "../../ui/parts.tsx";

const GRIP = `stroke="#2f4237" stroke-width="11"`;

const DRAWN = picture(
  "-64 -62 206 124",
  circle(-26, 18, 21, "none", GRIP) + circle(-26, -26, 21, "none", GRIP) +
    path("M-8 10L128 -34Q134 -36 130 -30L14 22z", "#b9c3c4", `stroke="#5a6a66" stroke-width="2"`) +
    path("M-8 -20L128 24Q134 27 130 20L14 -30z", "#d7dedd", `stroke="#5a6a66" stroke-width="2"`) +
    circle(14, -4, 6, "#5a6a66"),
);

export function Scissors() {
  return <Drawn class="print-scissors" svg={DRAWN} />;
}
