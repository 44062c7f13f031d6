// An evening with many, as this device knows it: its keys, what the server says, what one may ask.
import { signal } from "@preact/signals";
import { ask } from "./api.ts";
import { keep } from "./keys.ts";
import type {
  ChangedEvening,
  ChangedGuest,
  CreatedEvening,
  EveningTable,
  EveningView,
  GuestKey,
  NewEvening,
} from "./wire.ts";

/** The tokens of an evening that this device has. */
export interface EveningKeys {
  readonly edition: string;
  readonly by: string;
  readonly at: number; // when it was made, or somebody came
  readonly host?: string;
  readonly guest?: string;
}

const PLACE = "daedalus.evenings";
const MOST = 20;
const AGAIN_MS = 2500;
const OVER_MS = 20_000;

let memory: Record<string, EveningKeys> | null = null;

function all(): Record<string, EveningKeys> {
  try {
    return memory ??= JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return memory ??= {};
  }
}

/** The evenings of this device, the latest first. */
export const evenings = (): [string, EveningKeys][] =>
  Object.entries(all()).sort(([, a], [, b]) => b.at - a.at);

function keepKeys(id: string, keys: EveningKeys): void {
  memory = Object.fromEntries(
    Object.entries({ ...all(), [id]: keys }).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST),
  );
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // no storage: for as long as the page is open
  }
}

export const view = signal<EveningView | null>(null);
/** Who has not come only looks on. */
export const watchesOnly = signal(false);
/** Why there is nothing to see: the code of a refusal. */
export const trouble = signal("");

const path = (id: string) => `/api/evenings/${encodeURIComponent(id)}`;
const tokens = (id: string): string => {
  const { host = "", guest = "" } = all()[id] ?? {};
  return [guest, host].filter(Boolean).join(" ");
};

function take(next: EveningView): EveningView {
  const old = view.value;
  // Another process of the server may not have heard of the last event yet.
  if (old?.id !== next.id || next.events >= old.events) view.value = next;
  return next;
}

const tell = async (method: string, id: string, more: string, body?: unknown) =>
  take(await ask<EveningView>(path(id) + more, method, body, tokens(id)));

export async function makeEvening(wish: NewEvening): Promise<string> {
  const made = await ask<CreatedEvening>("/api/evenings", "POST", wish);
  const { edition, by = "" } = wish;
  keepKeys(made.id, { edition, by, host: made.host, at: Date.now() });
  return made.link;
}

export async function come(
  { id, edition, by }: EveningView,
  name: string,
  sign: string,
): Promise<void> {
  const { token } = await ask<GuestKey>(`${path(id)}/guests`, "POST", { name, sign });
  keepKeys(id, { ...all()[id], edition, by, guest: token, at: Date.now() });
  await look(id);
}

export const look = (id: string, boards = false) => tell("GET", id, boards ? "?boards=1" : "");
export const change = (id: string, to: ChangedEvening) => tell("PATCH", id, "", to);
export const changeGuest = (id: string, guest: number, to: ChangedGuest) =>
  tell("PATCH", id, `/guests/${guest}`, to);
export const sendOff = (id: string, guest: number) => tell("DELETE", id, `/guests/${guest}`);
export const beginRound = (id: string) => tell("POST", id, "/rounds", {});
export const closeRound = (id: string) => tell("POST", id, "/close", {});
export const callBack = (id: string) => tell("POST", id, "/call", {});
export const takeOver = (id: string) => tell("POST", id, "/deputy", {});

/** Look again and again, as long as somebody sees the page; *boards* says whether with the boards. */
export function follow(id: string, boards: () => boolean): () => void {
  let here = true;
  let timer = 0;
  const again = async () => {
    clearTimeout(timer);
    if (!document.hidden) {
      await look(id, boards()).then(
        () => trouble.value = "",
        (error) => trouble.value = (error as { code?: string }).code ?? "offline",
      );
    }
    if (here) timer = setTimeout(again, view.value?.phase === "over" ? OVER_MS : AGAIN_MS);
  };
  if (view.value?.id !== id) view.value = null;
  trouble.value = "";
  void again();
  document.addEventListener("visibilitychange", again);
  return () => {
    here = false;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", again);
  };
}

/** The table of this round where somebody sits, with its number; null: at none. */
export function tableOf(
  { rounds }: EveningView,
  guest: number | null,
): (EveningTable & { readonly number: number }) | null {
  const tables = rounds.at(-1) ?? [];
  const at = tables.findIndex(({ guests }) => guest !== null && guests.includes(guest));
  return at < 0 ? null : { ...tables[at]!, number: at + 1 };
}

/** Keep the key of one's seat at a table: it is that of the evening. */
export function sitDown({ id, edition, you }: EveningView, table: EveningTable): void {
  const { guest, host } = all()[id] ?? {};
  if (guest === undefined || you === null) return;
  const seats = [{ seat: table.guests.indexOf(you), token: guest }];
  keep(table.id, { edition, seats, ...(host ? { host } : {}) });
}

/** How many sit at each table: as the server seats them. */
export function sizes(people: number, size: number): number[] {
  const tables = Math.max(1, size === 2 ? Math.floor(people / 2) : Math.ceil(people / size));
  const few = Math.floor(people / tables), more = people % tables;
  return Array.from({ length: tables }, (_, at) => few + Number(at < more));
}
