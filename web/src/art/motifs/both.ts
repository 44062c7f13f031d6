/** Creatures that live in more than one edition. */
import type { Fragment } from "../svg.ts";
import { CREAM, dot, eye, fill, GOLD, ink, mirrored, motif, rod } from "./kit.ts";

export const owl: Fragment = motif(
  fill("M7 5l4 3h10l4-3c1 4 1 6 1 9 0 9-4 14-10 14S6 23 6 14c0-3 0-5 1-9z", "#a5713c"),
  fill("M11 19c2-2 8-2 10 0 0 5-2 8-5 8s-5-3-5-8z", "#e9cf9f", `stroke-width="1"`),
  dot(11.8, 13.5, 3.8, CREAM, `stroke-width="1.3"`),
  dot(20.2, 13.5, 3.8, CREAM, `stroke-width="1.3"`),
  eye(12.2, 13.5, 1.7),
  eye(19.8, 13.5, 1.7),
  fill("M16 15.5l1.8 2.5L16 20l-1.8-2z", GOLD, `stroke-width="1"`),
);

/** A moth at rest: feathered antennae, broad wings, a furry body. */
export const moth = (upper: string, lower: string, spots: string): Fragment =>
  motif(
    mirrored(
      fill("M15 18c-4 1-7 5.5-5.5 9 3 2 5.5-1 6-6z", lower) +
        fill("M15 11C10 9.5 5 6.5 2 7.5 1 12 3 20.5 6 23c4-.5 7.5-2.5 9.5-5.500z", upper) +
        dot(8, 14.5, 2.6, spots, `stroke-width="1.2"`) + eye(8, 14.5, 1) +
        ink("M14.8 9.500C13.5 6.5 12 4.5 9.5 3M13.8 7l-3.3.5M12.3 5l-3.6.2", 1.3),
    ),
    fill("M13 12.500c0-5 6-5 6 0 .3 5-.8 10-3 12.5-2.2-2.5-3.3-7.5-3-12.500z", "#f0dfc0"),
    ink("M13.2 16.500h5.600M14 20h4", 1.3),
  );

export const crab = (shell: string, belly: string): Fragment =>
  motif(
    mirrored(
      ink("M8.5 21L3.5 22.5 2.5 26M9.5 24l-4 2.5.5 3", 2.2) +
        rod("M8 17.500C4.5 16.5 3.5 14 4.5 11", shell, 1.6) +
        fill("M6.5 12.500C2.5 12 .8 8 2.5 3.500l3 3.800L9 4.500c1.8 4 .5 7.2-2.5 8z", shell) +
        ink("M12.8 15V10.5", 1.8) + dot(12.8, 9.5, 2, CREAM, `stroke-width="1.3"`) +
        eye(12.8, 9.5, 0.9),
    ),
    fill(
      "M16 13.500c6.5 0 10 3 10 6.5 0 4.5-4.5 8-10 8S6 24.5 6 20c0-3.5 3.5-6.5 10-6.500z",
      shell,
    ),
    fill(
      "M9.5 22.500c4 1.5 9 1.5 13 0-1 3.5-3.8 5.5-6.5 5.500s-5.5-2-6.5-5.500z",
      belly,
      `stroke-width="1.2"`,
    ),
  );
