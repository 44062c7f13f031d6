// Notices that a turn waits: this device asks its browser, and the server sends them.
import { signal } from "@preact/signals";
import { ask, worlds } from "../api.ts";
import { words } from "../i18n.ts";
import type { NoticeKey, Now, Subscription } from "../wire.ts";
import { keysOf } from "../keys.ts";

export type Often = "turn" | "day";

/** What this browser and this server allow; "" until it is known. */
export type Allowed = "" | "yes" | "ask" | "refused" | "none" | "server";

const PLACE = "daedalus.tell";
const MOST = 60; // tables of a device

/** How often this device is told; "" is never. */
export const often = signal<Often | "">(stored());
export const allowed = signal<Allowed>("");
let key = "";

function stored(): Often | "" {
  try {
    const found = localStorage.getItem(PLACE);
    return found === "turn" || found === "day" ? found : "";
  } catch {
    return "";
  }
}

function note(next: Often | ""): void {
  often.value = next;
  try {
    localStorage.setItem(PLACE, next);
  } catch {
    // no storage: for as long as the page is open
  }
}

/** Find out what this browser and this server allow. */
export async function lookAround(): Promise<void> {
  key = (await ask<NoticeKey>("/api/notices").catch(() => ({ key: null }))).key ?? "";
  const can = "Notification" in globalThis && "PushManager" in globalThis &&
    "serviceWorker" in navigator && globalThis.isSecureContext;
  if (!can) allowed.value = "none";
  else if (!key) allowed.value = "server";
  else {
    const { permission } = Notification;
    allowed.value = permission === "granted" ? "yes" : permission === "denied" ? "refused" : "ask";
  }
}

/** Let the browser ask whether it may. */
export async function letAsk(): Promise<boolean> {
  const told = await Notification.requestPermission();
  allowed.value = told === "granted" ? "yes" : told === "denied" ? "refused" : "ask";
  return told === "granted";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (each) => each.charCodeAt(0),
  );

/** The sentences that the service worker says: it has no texts of its own. */
async function keepWords(scope: string): Promise<void> {
  const titles = Object.fromEntries(
    worlds.value.map((each) => [each, words("tell-title", { title: words(`title-${each}`) })]),
  );
  const many = Array.from({ length: MOST + 1 }, (_, count) => words("mine-waits", { count }));
  const kept = { titles, many, with: words("tell-with", { names: "\u0001" }) };
  const cache = await caches.open(`daedalus${new URL(scope).pathname}notices`);
  await cache.put("words", new Response(JSON.stringify(kept)));
}

async function subscribed(): Promise<PushSubscription> {
  const { pushManager, scope } = await navigator.serviceWorker.ready;
  await keepWords(scope);
  return await pushManager.getSubscription() ??
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** Be told about a table from now on, as often as wanted. */
export async function tellMe(now: Now, next: Often): Promise<void> {
  const { endpoint, keys } = (await subscribed()).toJSON();
  const wanted: Subscription = {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    zone: -new Date().getTimezoneOffset(),
    daily: next === "day",
  };
  for (const { seat, token } of keysOf(now.table.id)?.seats ?? []) {
    const path = `/api/tables/${now.table.id}/seats/${seat}/notices`;
    await ask<void>(path, "PUT", wanted, token);
  }
  note(next);
}

/** Be told nothing more on this device. */
export async function tellNothing(): Promise<void> {
  note("");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (!old) return;
  await ask<void>("/api/notices/stop", "POST", { endpoint: old.endpoint }).catch(() => {});
  await old.unsubscribe();
}

/** Show a notice as it will look. */
export async function tryIt({ table }: Now): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const title = words("tell-title", { title: words(`title-${table.edition}`) });
  await registration.showNotification(title, { tag: table.id, data: table.id });
}

const two = (n: number): string => String(n).padStart(2, "0");
const stamp = (date: Date): string =>
  `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}T` +
  `${two(date.getUTCHours())}${two(date.getUTCMinutes())}00Z`;

/** A file for calendars: the evening of tomorrow, with the way to the table. */
export function calendar({ table }: Now, today: Date, origin: string): string {
  const begin = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 18);
  const title = words("tell-title", { title: words(`title-${table.edition}`) });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Daedalus//slow games//EN",
    "BEGIN:VEVENT",
    `UID:${table.id}@daedalus`,
    `DTSTAMP:${stamp(today)}`,
    `DTSTART:${stamp(begin)}`,
    "DURATION:PT15M",
    `SUMMARY:${title.replaceAll(/[\\;,]/g, "\\$&")}`,
    `URL:${origin}/t/${table.id}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
