// Short notices about playing without a server: pills in the top bar, once per event, never a dialog.
import { effect, signal } from "@preact/signals";
import { inLine } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { moved } from "../moving.ts";
import { elsewhere, engine, fleeting } from "../offline/device.ts";
import { canPlayHere, folder, keeping } from "../offline/parts.ts";
import { DEFAULT_SKIN } from "../skins/index.ts";
import { say, state } from "../state.ts";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

interface Notice {
  readonly id: string;
  readonly icon: IconName;
  readonly use?: () => void;
}

const SHOWN_MS = 6_000;
const SAID = "daedalus.offline"; // the build whose readiness was told
const shown = signal<Notice | null>(null);
let timer = 0;

function tell(id: string, icon: IconName, use?: () => void): void {
  learn("web-offline").catch(() => {}).then(() => {
    shown.value = { id, icon, use };
    say(words(id));
    clearTimeout(timer);
    if (!use) timer = setTimeout(() => (shown.value = null), SHOWN_MS);
  });
}

/** Whether a build's readiness is news; it is told once. */
function isNews(build: string): boolean {
  try {
    if (localStorage.getItem(SAID) === build) return false;
    localStorage.setItem(SAID, build);
  } catch {
    // no storage: told again next time
  }
  return true;
}

/** Watch for what is worth a notice. */
export function noticeChanges(): void {
  effect(() => {
    if (keeping.value === "ready" && isNews(folder.value)) tell("offline-ready", "check");
  });
  effect(() => {
    if (moved.value) tell("offline-moved", "check");
  });
  effect(() => {
    if (fleeting.value) tell("offline-memory", "close");
  });
  effect(() => {
    const there = elsewhere.value;
    if (there !== null) tell(there ? "refused-elsewhere" : "offline-yours", there ? "eye" : "play");
  });
  effect(() => {
    document.documentElement.dataset.device = engine.value;
  });
  let failed = false;
  effect(() => {
    if (failed && engine.value === "ready") tell("offline-again", "rotate");
    failed = engine.value === "failed" || (failed && engine.value !== "ready");
  });
  let away = false;
  addEventListener("offline", () => {
    away = canPlayHere();
    if (away) tell("offline-now", "globe");
  });
  addEventListener("online", () => {
    if (away) tell("offline-back", "check");
    away = false;
  });
  const workers = navigator.serviceWorker;
  if (workers?.controller) { // it was here before this page: another one is another build
    workers.addEventListener(
      "controllerchange",
      () => tell("offline-new", "rotate", () => location.reload()),
    );
  }
}

export function Notices() {
  const notice = shown.value;
  const place = state.page.value.name === "review" ? 0 : inLine.value; // that page says it itself
  if (place) {
    return (
      <div class="offline-pill" role="status" data-theme={DEFAULT_SKIN}>
        <Icon name="clock" size={20} />
        <span>{words("in-line", { place })}</span>
      </div>
    );
  }
  if (!notice) return null;
  return (
    // It has been announced already, so this status is not read out again.
    <div class="offline-pill" role="status" aria-live="off" data-theme={DEFAULT_SKIN}>
      <Icon name={notice.icon} size={20} />
      <span>{words(notice.id)}</span>
      {notice.use && <Button look="small" onClick={notice.use}>{words("offline-use")}</Button>}
    </div>
  );
}
