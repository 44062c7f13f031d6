// Four dice that are thrown into their tray and roll to a stop: 3D cubes, so that a throw looks
// like one.  What they show is settled before.

import { diePicture } from "../../art/index.ts";
import type { Sounds } from "../../sound.ts";
import type { Reel } from "../kit/reel.ts";
import { motifOf } from "./art.ts";
import { DICE } from "./position.ts";

const FACES = [
  "", // the rolled face is towards the viewer
  "rotateY(90deg)",
  "rotateY(180deg)",
  "rotateY(-90deg)",
  "rotateX(90deg)",
  "rotateX(-90deg)",
];
const THROW_MS = 950;
const HOP = 0.22; // of a die's size: how high it bounces

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

/** Throw the dice into their *tray*: each rolls in from its right end to the place of its own. */
export async function throwDice(
  tray: HTMLElement,
  roll: string,
  dice: string,
  reel: Reel,
  sounds: Sounds,
): Promise<void> {
  if (reel.still) return;
  const box = tray.getBoundingClientRect();
  const homes = [...tray.querySelectorAll("svg.die")].map((home) => home.getBoundingClientRect());
  const size = homes[0]?.width ?? 0;
  const sets = DICE[dice] ?? DICE.pinwheel!;
  const over = document.createElement("div");
  over.className = "go-dice";
  over.setAttribute("aria-hidden", "true");
  const thrown = [...roll].map((letter, at) => {
    const flight = document.createElement("div");
    flight.className = "go-flight";
    flight.style.width = flight.style.height = `${size}px`;
    const rolling = cube(letter, sets[at] ?? "", size);
    flight.append(rolling);
    over.append(flight);
    return { flight, rolling };
  });
  tray.append(over);
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
  for (let knock = 0; knock < 4; knock++) {
    void reel.wait(THROW_MS * (0.42 + knock * 0.13)).then((heard) => {
      if (heard) sounds.play("eject");
    });
  }
  await reel.play(...thrown.flatMap(({ flight, rolling }, die) => {
    const home = homes[die]!;
    const x = home.left - box.left, y = home.top - box.top;
    const far = box.width - size - x; // to the tray's right end, never beyond it
    const spin = die % 2 ? -1 : 1;
    const delay = die * 60;
    flight.style.transform = at(x, y);
    return [
      {
        on: flight,
        ms: THROW_MS,
        delay,
        frames: [
          { transform: at(x + far, y), opacity: 0 },
          {
            transform: at(x + far * 0.7, y - size * HOP),
            opacity: 1,
            offset: 0.3,
            easing: "ease-in",
          },
          { transform: at(x + far * 0.35, y), offset: 0.5, easing: "ease-out" },
          { transform: at(x + far * 0.12, y - size * HOP / 2), offset: 0.7, easing: "ease-in" },
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
          { transform: "none" },
        ],
      },
    ];
  }));
  over.remove();
}
