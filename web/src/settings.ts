// The settings of this device.  Stored in the browser, sent nowhere.
import { signal } from "@preact/signals";

export interface Settings {
  readonly language: string; // "" follows the browser
  readonly mode: "auto" | "light" | "dark";
  readonly contrast: "auto" | "normal" | "high";
  readonly volume: number; // 0 is off, 1 is full
  readonly motion: number; // 0 none, 1 as designed, 0.5 twice as fast, 2 half as fast
  readonly leftHanded: boolean;
  readonly confirmWalk: boolean; // ask before walking
  readonly showReach: boolean; // light the cells that can be reached
  readonly cover: boolean; // around one screen: a lid on the hand until the next one is there
  readonly tapToPeek: boolean; // a tap shows a card for a moment; else it is held
  readonly oneSide: boolean; // around one screen nothing is upside down
  readonly lastTurn: boolean; // what was done last stays in sight
  readonly offline: boolean; // keep what is needed to play without a server
  readonly pace: string; // of bots: "calm", "normal" or "quick"
  readonly name: string; // the last name used
  readonly stun: string; // a server that tells this device its address; "": none
}

const DEFAULTS: Settings = {
  language: "",
  mode: "auto",
  contrast: "auto",
  volume: 0.6,
  motion: 1,
  leftHanded: false,
  confirmWalk: false,
  showReach: true,
  cover: false,
  tapToPeek: false,
  oneSide: false,
  lastTurn: true,
  offline: true,
  pace: "normal",
  name: "",
  stun: "",
};

const PLACE = "daedalus.settings";

function stored(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const kept: Record<string, unknown> = {};
    if (typeof found === "object" && found !== null) {
      for (const [key, standard] of Object.entries(DEFAULTS)) {
        const value = (found as Record<string, unknown>)[key];
        if (typeof value === typeof standard) kept[key] = value;
      }
    }
    return { ...DEFAULTS, ...kept };
  } catch {
    return DEFAULTS; // a private window without storage, or not our data
  }
}

export const settings = signal<Settings>(stored());

/** Change some settings, and store them. */
export function choose(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // no storage: they last as long as the page is open
  }
}

export function toggleSound(): void {
  choose({ volume: settings.value.volume ? 0 : DEFAULTS.volume });
}

export const PACES = ["calm", "normal", "quick"] as const;

/** How long bots take for a turn at new tables. */
export const paceOfBots = (): typeof PACES[number] =>
  PACES.find((pace) => pace === settings.value.pace) ?? "normal";

/** The duration factor of animations: 0 when the user or the device wants none. */
export function tempo(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.value.motion;
}
