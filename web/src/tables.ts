// New tables: what was chosen last, the presets, and what goes to the server.
import { signal } from "@preact/signals";
import { api, editionOf } from "./api.ts";
import { STRONGEST } from "./fitting.ts";
import { keep } from "./keys.ts";
import { FITTED, levelFor, numberOf } from "./rivals.ts";
import { go } from "./routes.ts";
import { paceOfBots, settings } from "./settings.ts";
import { DEFAULT_SKIN } from "./skins/index.ts";
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
  readonly hostDecides: boolean; // whether a bot plays for somebody who is away
  readonly previews: boolean; // it is shown where a push leads before it is made
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, increment: 0 };

const FIRST: Wish = {
  edition: DEFAULT_SKIN,
  who: "me",
  seats: { me: 4, here: 2, online: 4 },
  level: FITTED, // the first games should be won about half of the time
  options: {},
  clock: NO_CLOCK,
  listed: false,
  hints: true,
  hostDecides: false,
  previews: true,
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
    wish.value = { ...next, options: {} };
  } else wish.value = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish.value));
  } catch {
    // no storage: for as long as the page is open
  }
}

type Options = Readonly<Record<string, Value>>;

const same = (a: Options, b: Options) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

const isPrinted = (preset: PresetForm): boolean => !Object.keys(preset.options).length;

/** Whether a preset is on: it has all it wants, and the printed game has no other options. */
export function isOn(preset: PresetForm, options: Options): boolean {
  if (isPrinted(preset)) return !Object.keys(options).length;
  return Object.entries(preset.options).every(([name, value]) => options[name] === value);
}

/** The presets that are on, and whether there is more to the options than they say. */
export function presetsOn(
  form: EditionForm,
  options: Options,
): { readonly on: readonly PresetForm[]; readonly own: boolean } {
  const on = form.presets.filter((preset) => isOn(preset, options));
  const said: Options = Object.assign({}, ...on.map((preset) => preset.options));
  return { on, own: !same(said, options) };
}

/** The options after a tap on a preset: presets can be combined, the printed game resets all. */
export function tapped(preset: PresetForm, options: Options): Options {
  if (isPrinted(preset)) return {};
  const rest = Object.fromEntries(
    Object.entries(options).filter(([name]) => !(name in preset.options)),
  );
  return isOn(preset, options) ? rest : { ...rest, ...preset.options };
}

/** What else a preset wants once it is on: children see where they could walk before they push. */
export const wishWith = (preset: PresetForm, options: Options): Partial<Wish> =>
  preset.name === "children" && isOn(preset, options) ? { options, previews: true } : { options };

/** What sets a world apart and has a switch of its own on the front page: the Eclipse. */
export const figureOf = (form: EditionForm): PresetForm | undefined =>
  form.presets.find(({ front }) => front);

/** Who can play an edition: where all act at once, nobody can share a screen. */
export function whoCan(form: EditionForm): readonly Who[] {
  return form.timed ? ["me", "online"] : ["me", "here", "online"];
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
  const level = levelFor(chosen.level, form.id, count);
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: "me", name: settings.value.name, level };
    if (chosen.who === "me") return { kind: "bot", name: "", level };
    return { kind: chosen.who === "here" ? "me" : "open", name: "", level };
  });
}

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
  box?: string,
  waits = false, // for phones, before it starts
): Promise<void> {
  const chosen = whoCan(form).includes(wished.who) ? wished : { ...wished, who: otherwise(form) };
  const made = await api.create({
    edition: form.id,
    seats: [...seats ?? seatsFor(form, chosen)],
    options: optionsFor(form, chosen),
    clock: form.timed ? NO_CLOCK : chosen.clock,
    listed: chosen.who === "online" && chosen.listed,
    start: waits ? "host" : chosen.who === "online" ? "soon" : "full",
    hints: chosen.hints,
    stand_in_by: chosen.hostDecides ? "host" : "players",
    previews: chosen.previews,
    pace: paceOfBots(),
  });
  keep(made.id, { edition: form.id, host: made.host, seats: made.seats, ...(box && { box }) });
  go(made.link);
}

/** A level up after a win, a level down after a loss: for one person who plays against bots. */
export function nextLevel(now: Now): { readonly level: string; readonly harder: boolean } | null {
  const { seats, edition } = now.table;
  const levels = editionOf(edition)?.levels ?? [];
  const mine = now.you.seats[0];
  const rival = seats.find((seat) => seat.kind === "bot")?.level ?? "";
  const alone = seats.every((seat, at) => seat.kind === "bot" || at === mine);
  const named = levels.includes(rival);
  const fitted = wish.value.level === FITTED && !named; // it changes by itself
  if (!now.outcome || mine === undefined || !alone || fitted) return null;
  const harder = now.outcome.winners.includes(mine);
  const by = harder ? 1 : -1;
  const step = Math.round((numberOf(rival) ?? NaN) + 2 * by);
  const level = named ? levels[levels.indexOf(rival) + by] : String(step);
  return level && (named || (step >= 1 && step <= STRONGEST)) ? { level, harder } : null;
}

/** Play the same game again against bots of another level. */
export async function againAt(now: Now, level: string): Promise<void> {
  const { edition, options, clock, hints, previews, seats } = now.table;
  const made = await api.create({
    edition,
    options,
    clock,
    hints,
    previews,
    pace: paceOfBots(),
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
