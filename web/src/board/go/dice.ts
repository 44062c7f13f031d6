// Four dice that are thrown onto the board and roll to a stop: cubes in space, so that a throw looks
// like one.  What they show is settled before.

import { diePicture } from "../../art/index.ts";
import type { Sounds } from "../../sound.ts";
import type { Reel } from "../sliding/anim.ts";
import { motifOf } from "./art.ts";
import { DICE } from "./position.ts";

const FACES = [
  "", // the one that is rolled looks at us
  "rotateY(90deg)",
  "rotateY(180deg)",
  "rotateY(-90deg)",
  "rotateX(90deg)",
  "rotateX(-90deg)",
];
const THROW_MS = 950;
const HOME_MS = 340;
const SIZE = 0.19; // of the board's width

/** Where the dice come to rest, as parts of the board, and how much they are askew. */
const REST = [[0.3, 0.36, -8], [0.67, 0.31, 6], [0.36, 0.68, 5], [0.7, 0.66, -6]] as const;

function cube(letter: string, die: string, size: number): HTMLElement {
  const made = document.createElement("div");
  made.className = "go-cube";
  const letters = [letter, ...[...die].filter((other) => other !== letter)];
  FACES.forEach((turn, at) => {
    const face = document.createElement("div");
    face.className = "go-face";
    face.style.transform = `${turn} translateZ(${size / 2}px)`;
    face.innerHTML = diePicture(motifOf(letters[at] ?? letter), size);
    made.append(face);
  });
  return made;
}

/** Throw the dice over *field*; they end where *homes* are, one home for each die. */
export async function throwDice(
  field: HTMLElement,
  roll: string,
  dice: string,
  homes: readonly HTMLElement[],
  reel: Reel,
  sounds: Sounds,
): Promise<void> {
  if (reel.still) return;
  const box = field.getBoundingClientRect();
  const size = Math.round(box.width * SIZE);
  const sets = DICE[dice] ?? DICE.pinwheel!;
  const over = document.createElement("div");
  over.className = "go-dice";
  over.setAttribute("aria-hidden", "true");
  const thrown = [...roll].map((letter, at) => {
    const flight = document.createElement("div");
    flight.className = "go-flight";
    flight.style.width = flight.style.height = `${size}px`;
    const rolling = cube(letter, sets[at] ?? "", size);
    const shade = document.createElement("div");
    shade.className = "go-shade";
    flight.append(shade, rolling);
    over.append(flight);
    return { flight, rolling, shade };
  });
  field.append(over);
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
  const rest = REST.map(([x, y]) => [x * box.width - size / 2, y * box.height - size / 2] as const);
  for (let knock = 0; knock < 4; knock++) {
    void reel.wait(THROW_MS * (0.42 + knock * 0.13)).then((heard) => {
      if (heard) sounds.play("eject");
    });
  }
  await reel.play(...thrown.flatMap(({ flight, rolling, shade }, die) => {
    const [x, y] = rest[die]!;
    const askew = REST[die]![2];
    flight.style.transform = at(x, y);
    rolling.style.transform = `rotateZ(${askew}deg)`;
    const spin = die % 2 ? -1 : 1;
    const delay = die * 60;
    return [
      {
        on: flight,
        ms: THROW_MS,
        delay,
        frames: [
          { transform: at(box.width * 0.9, box.height * (0.72 + die * 0.12)), opacity: 0 },
          {
            transform: at(x + box.width * 0.26, y - box.height * 0.1),
            opacity: 1,
            offset: 0.34,
            easing: "ease-in",
          },
          { transform: at(x + box.width * 0.1, y + 4), offset: 0.56, easing: "ease-out" },
          { transform: at(x + box.width * 0.04, y - size * 0.28), offset: 0.72, easing: "ease-in" },
          { transform: at(x, y), offset: 0.9 },
          { transform: at(x, y) },
        ],
      },
      {
        on: rolling,
        ms: THROW_MS,
        delay,
        easing: "cubic-bezier(.12,.6,.35,1)",
        frames: [
          {
            transform: `rotateX(${spin * 560}deg) rotateY(${-620 - die * 70}deg) rotateZ(120deg)`,
          },
          { transform: `rotateX(0deg) rotateY(0deg) rotateZ(${askew}deg)` },
        ],
      },
      {
        on: shade,
        ms: THROW_MS,
        delay,
        frames: [{ opacity: 0 }, { opacity: 0.35, offset: 0.56 }, { opacity: 0.3 }],
      },
    ];
  }));
  await reel.wait(260);
  const here = field.getBoundingClientRect();
  await reel.play(...thrown.flatMap(({ flight, rolling, shade }, die) => {
    const home = homes[die]?.getBoundingClientRect();
    if (home === undefined) return [];
    const [x, y] = rest[die]!;
    const to = [
      home.left - here.left + (home.width - size) / 2,
      home.top - here.top + (home.height - size) / 2,
    ] as const;
    return [{
      on: flight,
      ms: HOME_MS,
      delay: die * 40,
      easing: "cubic-bezier(.65,0,.35,1)",
      frames: [
        { transform: at(x, y) },
        { transform: `${at(...to)} scale(${home.width / size})` },
      ],
    }, {
      on: rolling,
      ms: HOME_MS,
      delay: die * 40,
      frames: [{ transform: `rotateZ(${REST[die]![2]}deg)` }, { transform: "rotateZ(0deg)" }],
    }, { on: shade, ms: 80, frames: [{ opacity: 0.3 }, { opacity: 0 }] }];
  }));
  over.remove();
}
