// The tokens of the seats this browser has taken, and where it played last.  Stored in the browser.

export interface Kept {
  readonly edition: string;
  readonly at: number; // milliseconds, when it was last open
  readonly host?: string; // the token of the host
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  readonly companions?: readonly number[]; // seats whose cards are shown on another device only
  readonly hand?: "held" | "played"; // it is a hand of a table whose board is on a large screen
  readonly friend?: string; // on whose device the table is; "": somebody's
  readonly seal?: string; // the hash of the host's part of the deal, as the invitation had it
  readonly chance?: string; // what we brought to the deal
  readonly late?: boolean; // and not to this one: it was dealt before we sat down
  readonly over?: boolean;
  readonly moved?: string; // the table of this device where its game goes on
  readonly box?: string; // its treasures are those of this box of the device
  readonly seen?: number; // how far the game was when somebody looked, where turns take days
  readonly sent?: string; // its id at the server, if its record was sent there
}

const PLACE = "daedalus.tables";
const MOST = 60;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

function write(tables: Record<string, Kept>): void {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // no storage: the seats last as long as the page is open
  }
  memory = Object.fromEntries(newest);
}

let memory: Record<string, Kept> | null = null;

export function keysOf(id: string): Kept | undefined {
  return (memory ??= all())[id];
}

export function keep(id: string, some: Partial<Kept> & { readonly edition: string }): void {
  const tables = { ...(memory ??= all()) };
  tables[id] = { seats: [], ...tables[id], ...some, at: Date.now() };
  write(tables);
}

/** Record that a table's game is over, without counting it as a visit. */
export function noteOver(id: string): void {
  const tables = memory ??= all();
  const kept = tables[id];
  if (kept && !kept.over) write({ ...tables, [id]: { ...kept, over: true } });
}

/** Restore a table that was forgotten by mistake. */
export function remember(id: string, kept: Kept): void {
  write({ ...(memory ??= all()), [id]: kept });
}

/** A seat before ours was removed: the same tokens, in the same order, now fit other seats. */
export function moveUp(id: string, own: readonly number[]): void {
  const kept = keysOf(id);
  const before = [...kept?.seats ?? []].sort((a, b) => a.seat - b.seat);
  if (!kept || before.length !== own.length) return;
  if (before.every((key, at) => key.seat === own[at])) return;
  const seats = before.map(({ token }, at) => ({ seat: own[at]!, token }));
  keep(id, { edition: kept.edition, seats });
}

export function forget(id: string): void {
  const { [id]: _gone, ...rest } = memory ??= all();
  write(rest);
}

/** The seats of a table whose cards this screen must not show: a phone has them. */
export function companionsOf(id: string): readonly number[] {
  return keysOf(id)?.companions ?? [];
}

/** All tokens of a table: of the seats and of the host. */
export function tokensOf(id: string): string[] {
  const kept = keysOf(id);
  return kept ? [...kept.seats.map((each) => each.token), ...(kept.host ? [kept.host] : [])] : [];
}

/** A token that may do what the host may: the host's own, or that of a seat that stands in for it. */
export function hostKey(id: string): string {
  const kept = keysOf(id);
  return kept?.host ?? kept?.seats[0]?.token ?? "";
}

/** The tables at which this device has a seat, the latest first. */
export function seated(): { readonly id: string; readonly kept: Kept }[] {
  return Object.entries(memory ??= all())
    .filter(([, kept]) => kept.seats.length && !kept.moved)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id, kept]) => ({ id, kept }));
}
