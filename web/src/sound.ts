// Sounds, synthesised from oscillators and noise: short, dry and quiet; none before the first tap.
import { settings } from "./settings.ts";
import { DEFAULT_SKIN, skinOf } from "./skins/index.ts";

export type SoundName =
  | "push"
  | "eject"
  | "turn"
  | "step"
  | "treasure"
  | "barred"
  | "lord"
  | "tick"
  | "bell"
  | "win"
  | "yourTurn";

/** What a skin makes its own sound with. */
export interface Instruments {
  note(what: Note): void;
  rush(what: Rush): void;
}

export interface Sounds {
  /** Play a sound; *at* counts the steps of a walk, *seat* chooses the instrument. */
  play(name: SoundName, at?: number, seat?: number): void;
}

let context: AudioContext | null = null;
let loudness: GainNode | null = null;
let theme = DEFAULT_SKIN;

/** Let the sounds follow the edition: stone, rope, servo, card or hedge. */
export function soundOf(edition: string): void {
  theme = edition;
}

function awake(): AudioContext | null {
  if (settings.value.volume === 0) return null;
  if (!context) {
    // Browsers allow sound only after a tap or a key press: until then, stay silent.
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext();
    loudness = context.createGain();
    loudness.connect(context.destination);
  }
  loudness!.gain.value = settings.value.volume * 0.5;
  return context;
}

export interface Note {
  readonly hertz: number;
  readonly wave: OscillatorType;
  readonly start?: number; // seconds from now
  readonly length: number; // seconds
  readonly loud?: number;
  readonly to?: number; // glides to this pitch
}

function note(on: AudioContext, { hertz, wave, start = 0, length, loud = 0.3, to }: Note): void {
  const oscillator = on.createOscillator();
  const envelope = on.createGain();
  const from = on.currentTime + start;
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, from);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, from + length);
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(loud, from + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0008, from + length);
  oscillator.connect(envelope).connect(loudness!);
  oscillator.start(from);
  oscillator.stop(from + length + 0.02);
}

export interface Rush {
  readonly from: number; // hertz of the filter at the start
  readonly to: number;
  readonly length: number;
  readonly loud: number;
  readonly sharp?: number;
  readonly swell?: boolean; // grows instead of dying away
}

let noise: AudioBuffer | null = null;

function rush(on: AudioContext, { from, to, length, loud, sharp = 1, swell = false }: Rush): void {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate, on.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  const envelope = on.createGain();
  const start = on.currentTime;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  envelope.gain.setValueAtTime(swell ? 0.001 : loud, start);
  if (swell) envelope.gain.exponentialRampToValueAtTime(loud, start + length * 0.92);
  else envelope.gain.setValueAtTime(loud, start + length * 0.6);
  envelope.gain.linearRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(envelope).connect(loudness!);
  source.start(start);
  source.stop(start + length + 0.02);
}

const PENTATONIC = [0, 2, 4, 7, 9];
const INSTRUMENTS: readonly OscillatorType[] = ["triangle", "sine", "square", "triangle"];
const ROOTS = [261.6, 329.6, 220, 293.7, 246.9, 349.2];

function step(on: AudioContext, at: number, seat: number): void {
  const tone = PENTATONIC[at % 5]! + 12 * Math.floor(at / 5);
  const hertz = ROOTS[seat % ROOTS.length]! * 2 ** (Math.min(tone, 26) / 12);
  const wave = INSTRUMENTS[seat % INSTRUMENTS.length]!;
  note(on, { hertz, wave, length: 0.16, loud: wave === "square" ? 0.09 : 0.24 });
}

function sparkle(on: AudioContext): void {
  [880, 1174.7, 1568].forEach((hertz, at) =>
    note(on, { hertz, wave: "sine", start: at * 0.09, length: 0.34, loud: 0.2 })
  );
}

export const sounds: Sounds = {
  play(name, at = 0, seat = 0) {
    const on = awake();
    if (!on) return;
    switch (name) {
      case "push":
        skinOf(theme).push({ note: (what) => note(on, what), rush: (what) => rush(on, what) });
        buzz(8);
        break;
      case "eject":
        note(on, { hertz: 190, to: 120, wave: "triangle", length: 0.1, loud: 0.35 });
        break;
      case "turn":
        note(on, { hertz: 1400, to: 900, wave: "triangle", length: 0.045, loud: 0.16 });
        break;
      case "step":
        step(on, at, seat);
        break;
      case "treasure":
        sparkle(on);
        buzz(15);
        break;
      case "barred":
        note(on, { hertz: 330, to: 240, wave: "triangle", length: 0.09, loud: 0.34 });
        rush(on, { from: 1200, to: 500, length: 0.04, loud: 0.2 });
        break;
      case "lord":
        rush(on, { from: 240, to: 900, length: 0.7, loud: 0.2, sharp: 0.7, swell: true });
        break;
      case "tick":
        note(on, { hertz: 780, to: 640, wave: "triangle", length: 0.06, loud: 0.22 });
        break;
      case "bell":
        [1318.5, 2637, 3951].forEach((hertz, part) =>
          note(on, { hertz, wave: "sine", length: 0.9 / (part + 1), loud: 0.2 / (part + 1) })
        );
        break;
      case "yourTurn":
        note(on, { hertz: 523.3, wave: "sine", length: 0.16, loud: 0.16 });
        note(on, { hertz: 784, wave: "sine", start: 0.11, length: 0.26, loud: 0.16 });
        break;
      case "win":
        [523.3, 659.3, 784, 1046.5, 1318.5].forEach((hertz, part) =>
          note(on, { hertz, wave: "triangle", start: part * 0.11, length: 0.5, loud: 0.2 })
        );
        break;
    }
  },
};

function buzz(milliseconds: number): void {
  navigator.vibrate?.(milliseconds);
}
