// Who can open our links: this computer alone, the home network, or everyone who gets them.
import { signal } from "@preact/signals";
import { api } from "./api.ts";
import type { Home } from "./wire.ts";

const ALONE = ["localhost", "127.0.0.1", "[::1]"];

/** What the server says about the home network; null: not asked, or not on its own machine. */
export const home = signal<Home | null>(null);

/** Whether this page was opened at a name that means a different computer on every computer. */
export const alone = (): boolean => ALONE.includes(location.hostname);

/** Ask who can reach this server; only its own machine gets an answer. */
export async function learnReach(): Promise<void> {
  if (alone()) home.value = await api.home().catch(() => null);
}

/** Let others at home join, or close it again. */
export async function openHome(open: boolean): Promise<void> {
  home.value = await api.openHome(open);
}

/** The part of our links before the path, as others can open it; null: only this computer can. */
export function originForOthers(): string | null {
  if (!alone() || (home.value && !home.value.here)) return location.origin;
  return home.value?.address ?? null;
}
