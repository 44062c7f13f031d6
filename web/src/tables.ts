// New tables: what was chosen last, the presets, and what goes to the server.
import { signal } from "@preact/signals";
import { STATIC } from "./address.ts";
import { api, editionOf } from "./api.ts";
import { keep } from "./keys.ts";
import { go } from "./routes.ts";
import { settings } from "./settings.ts";
import { HOUSE } from "./skins/index.ts";
import type { Clock, EditionForm, NewSeat, Now, OptionForm, PresetForm } from "./wire.ts";

export type Who = "me" | "here" | "online";
export type Value = string | number | boolean;

/** What a person chooses for a table. */
export interface Wish {
  readonly edition: string;
  readonly who: Who;
  readonly seats: Readonly<Record<Who, number>>;
  readonly level: string; // of the bots
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly hints: boolean;
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, increment: 0 };

const FIRST: Wish = {
  edition: HOUSE,
  who: "me",
  seats: { me: 4, here: 4, online: 4 },
  level: "easy", // the first games should be won
  options: {},
  clock: NO_CLOCK,
  listed: false,
  hints: true,
};

const PLACE = "daedalus.wish";

function stored(): Wish {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Wish>;
    return { ...FIRST, ...found, seats: { ...FIRST.seats, ...found.seats } };
  } catch {
    return FIRST;
  }
}

export const wish = signal<Wish>(stored());

export function wishFor(some: Partial<Wish>): void {
  const next = { ...wish.value, ...some };
  // Options belong to an edition: another edition starts with its own.
  if (some.edition && some.edition !== wish.value.edition && !some.options) {
    wish.value = { ...next, options: editionOf(some.edition)?.presets[0]?.options ?? {} };
  } else wish.value = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish.value));
  } catch {
    // no storage: for as long as the page is open
  }
}

const same = (a: Readonly<Record<string, Value>>, b: Readonly<Record<string, Value>>) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The name of the preset that plays by the printed rules; every edition has it. */
export const AS_PRINTED = "classic";

/** The preset that the options match, or null for a custom mix. */
export function presetOf(
  form: EditionForm,
  options: Readonly<Record<string, Value>>,
): PresetForm | null {
  return form.presets.find((preset) => same(preset.options, options)) ?? null;
}

/** Who can play an edition: where all act at once, nobody can share a screen. */
export function whoCan(form: EditionForm): readonly Who[] {
  const all: Who[] = form.timed ? ["me", "online"] : ["me", "here", "online"];
  return STATIC ? all.filter((who) => who !== "online") : all;
}

/** Who plays if an edition cannot be played as chosen. */
export const otherwise = (form: EditionForm): Who => whoCan(form).at(-1)!;

/** The allowed number of players, by edition and by who plays. */
export function seatRange(form: EditionForm, who: Who): [number, number] {
  return [who === "me" ? form.seats_min : Math.max(2, form.seats_min), form.seats_max];
}

export function seatCount(form: EditionForm, chosen: Wish): number {
  const [low, high] = seatRange(form, chosen.who);
  return Math.min(high, Math.max(low, chosen.seats[chosen.who]));
}

function seatsFor(form: EditionForm, chosen: Wish): NewSeat[] {
  const count = seatCount(form, chosen);
  const level = form.levels.includes(chosen.level) ? chosen.level : form.levels.at(-1) ?? "";
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: "me", name: settings.value.name, level };
    if (chosen.who === "me") return { kind: "bot", name: "", level };
    return { kind: chosen.who === "here" ? "me" : "open", name: "", level };
  });
}

type Options = Readonly<Record<string, Value>>;

export const boardSize = (options: Options): number => Number(options.size ?? 7);

/** The name of the cell in the middle of a board. */
export function middleOf(size: number): string {
  const middle = Math.floor(size / 2);
  return "abcdefghi"[middle]! + (middle + 1);
}

/** The largest number an option can be: of a deck, each seat gets at most an equal share. */
export function mostOf({ deck, high }: OptionForm, count: number, options: Options): number {
  const all = deck?.[boardSize(options)];
  return all === undefined ? high ?? 0 : Math.floor(all / count);
}

/** The same options, with fewer cards each where the deck has not enough for *count* seats. */
export function dealable(form: EditionForm, options: Options, count: number): Options {
  const fewer = form.options.flatMap((option) => {
    const value = options[option.name], most = mostOf(option, count, options);
    return option.deck && typeof value === "number" && value > most ? [[option.name, most]] : [];
  });
  return fewer.length ? { ...options, ...Object.fromEntries(fewer) } : options;
}

/** Only the options of this edition, with values it allows for this number of players. */
export function optionsFor(form: EditionForm, chosen: Wish): Record<string, Value> {
  const count = seatCount(form, chosen);
  const known = Object.entries(chosen.options).filter(([name]) =>
    form.options.some((option) => option.name === name)
  );
  const options: Record<string, Value> = {
    ...dealable(form, Object.fromEntries(known), count),
  };
  const point = /^point:([a-z])(\d+)$/.exec(String(options.ending));
  const size = boardSize(options);
  if (point && Math.max(point[1]!.charCodeAt(0) - 96, Number(point[2])) > size) {
    options.ending = `point:${middleOf(size)}`;
  }
  if (typeof options.start === "number" && options.start > count) delete options.start;
  return options;
}

/** Create the table and go there; *seats* if the seating was chosen. */
export async function openTable(
  form: EditionForm,
  wished: Wish,
  seats?: readonly NewSeat[],
): Promise<void> {
  const chosen = whoCan(form).includes(wished.who) ? wished : { ...wished, who: otherwise(form) };
  const made = await api.create({
    edition: form.id,
    seats: [...seats ?? seatsFor(form, chosen)],
    options: optionsFor(form, chosen),
    clock: form.timed ? NO_CLOCK : chosen.clock,
    listed: chosen.who === "online" && chosen.listed,
    start: chosen.who === "online" ? "soon" : "full",
    hints: chosen.hints,
  });
  keep(made.id, { edition: form.id, host: made.host, seats: made.seats });
  go(made.link);
}

/** A level up after a win, a level down after a loss: for one person who plays against bots. */
export function nextLevel(now: Now): { readonly level: string; readonly harder: boolean } | null {
  const { seats, edition } = now.table;
  const levels = editionOf(edition)?.levels ?? [];
  const mine = now.you.seats[0];
  const rival = seats.find((seat) => seat.kind === "bot")?.level ?? "";
  const alone = seats.every((seat, at) => seat.kind === "bot" || at === mine);
  if (!now.outcome || mine === undefined || !alone || !levels.includes(rival)) return null;
  const harder = now.outcome.winners.includes(mine);
  const level = levels[levels.indexOf(rival) + (harder ? 1 : -1)];
  return level ? { level, harder } : null;
}

/** Play the same game again against bots of another level. */
export async function againAt(now: Now, level: string): Promise<void> {
  const { edition, options, clock, hints, seats } = now.table;
  const made = await api.create({
    edition,
    options,
    clock,
    hints,
    start: "full",
    seats: seats.map(({ kind, name, piece }, at): NewSeat =>
      now.you.seats.includes(at)
        ? { kind: "me", name, level, piece }
        : { kind: kind === "bot" ? "bot" : "open", name: "", level, piece }
    ),
  });
  wishFor({ level });
  keep(made.id, { edition, host: made.host, seats: made.seats });
  go(made.link);
}
