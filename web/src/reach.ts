// Who can open our links: only this computer, the home network, or anyone.
import { signal } from "@preact/signals";
import { STATIC } from "./address.ts";
import { api } from "./api.ts";
import type { Home } from "./wire.ts";

const ALONE = ["localhost", "127.0.0.1", "[::1]"];

/** The server's answer about the home network; null: not asked, or not on its own machine. */
export const home = signal<Home | null>(null);

/** Whether this page was opened under a loopback name such as localhost. */
export const alone = (): boolean => ALONE.includes(location.hostname);

const PLACE = "daedalus.owner";
let ownersKey = "";

/** Keep the key in the address that the server opened for its owner, and take it out of sight. */
export function takeOwnersKey(): void {
  const [, given] = /^#owner=([\w-]+)$/.exec(location.hash) ?? [];
  try {
    if (given) localStorage.setItem(PLACE, given);
    ownersKey = given ?? localStorage.getItem(PLACE) ?? "";
  } catch {
    ownersKey = given ?? ""; // no storage: it lasts as long as the page is open
  }
  if (given) history.replaceState(history.state, "", location.pathname + location.search);
}

const SOON_MS = 1_000;
const LATER_MS = 15_000;
let again = 0;

/** Ask who can reach this server; only its owner gets an answer, and is told when it changes. */
export async function learnReach(): Promise<void> {
  if (!alone() || STATIC) return;
  home.value = await api.home(ownersKey).catch(() => null);
  watch();
}

/** A tunnel takes some seconds to open, and may end by itself. */
function watch(): void {
  clearTimeout(again);
  const share = home.value?.share.state;
  if (share === "starting") again = setTimeout(learnReach, SOON_MS);
  if (share === "on") again = setTimeout(learnReach, LATER_MS);
}

/** Open it to the internet with an installed program, or close it again. */
export async function openShare(open: boolean, by = ""): Promise<void> {
  home.value = await api.openShare(open, by, ownersKey);
  watch();
}

/** What is possible from here, as the end of a text’s name. */
export function reachText(): "note" | "here" | "closed" | "home" {
  if (!alone() || STATIC || home.value?.share.address) return "note";
  if (!home.value?.here) return "here";
  return home.value.address ? "home" : "closed";
}

/** Let others at home join, or close it again. */
export async function openHome(open: boolean): Promise<void> {
  home.value = await api.openHome(open, ownersKey);
}

/** The origin of our links that others can open; null: only this computer can. */
export function originForOthers(): string | null {
  if (!alone()) return location.origin;
  return home.value?.share.address ?? home.value?.address ?? null;
}
