// Who can open our links: only this computer, the home network, or anyone.
import { signal } from "@preact/signals";
import { api } from "./api.ts";
import type { Home } from "./wire.ts";

const ALONE = ["localhost", "127.0.0.1", "[::1]"];

/** The server's answer about the home network; null: not asked, or not on its own machine. */
export const home = signal<Home | null>(null);

/** Whether this page was opened under a loopback name such as localhost. */
export const alone = (): boolean => ALONE.includes(location.hostname);

/** Ask who can reach this server; only its own machine gets an answer. */
export async function learnReach(): Promise<void> {
  if (alone()) home.value = await api.home().catch(() => null);
}

/** Let others at home join, or close it again. */
export async function openHome(open: boolean): Promise<void> {
  home.value = await api.openHome(open);
}

/** The origin of our links that others can open; null: only this computer can. */
export function originForOthers(): string | null {
  if (!alone() || (home.value && !home.value.here)) return location.origin;
  return home.value?.address ?? null;
}
