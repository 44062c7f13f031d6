// Cards in sleeves: they stand with their backs to the table, and show their faces only while
// somebody holds them up.
import { useEffect, useRef } from "preact/hooks";
import type { Scene, Sleeved } from "../board/board.ts";
import { words } from "../i18n.ts";
import { boardModule, seenBy, takeOut } from "../live.ts";
import { type Around, hidesCards, lies, type Peek } from "../peeking.ts";
import { settings } from "../settings.ts";
import { say, state, unsay } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import type { Now } from "../wire.ts";
import { readsTo } from "./at-table.tsx";

const TAP_MS = 2_000; // how long a card shows after a tap, if that is chosen

/** What is around this screen now, for deciding what may be shown. */
export function aroundNow(now: Now): Around {
  return {
    own: now.you.seats,
    phones: [...state.phones.value.keys()],
    secret: hidesCards(now.table.options),
    over: now.table.phase === "over",
    covered: state.covered.value,
    peek: state.peek.value,
  };
}

/** The cards of a seat as they lie in their sleeves, as far as this screen may show them. */
function heldBy(now: Now, scene: Scene, seat: number): readonly Sleeved[] {
  const cards = boardModule.value?.held?.(scene, scene.position, seat, words) ?? [];
  return cards.map((card, at) => {
    const seen = lies(aroundNow(now), { seat, card: at }) === "up" ? seenBy(seat) : null;
    return seen === null ? card : boardModule.value?.held?.(scene, seen, seat, words)[at] ?? card;
  });
}

let spoken = ""; // what was read to somebody, until they let go

/** Let go of the card that is held up. */
export function letGo(): void {
  if (spoken) unsay(spoken);
  spoken = "";
  if (state.peek.value) state.peek.value = null;
}

/** Hold up a card, and read it to those who asked for that. */
export function holdUp(now: Now, scene: Scene, peek: Peek): void {
  letGo();
  if (lies(aroundNow(now), peek) !== "down") return;
  state.peek.value = peek;
  if (!readsTo(now.table.id, peek.seat)) return;
  spoken = heldBy(now, scene, peek.seat)[peek.card]?.name ?? "";
  say(spoken);
}

/** Whatever ends a hold, wherever it happens; and the key that holds up the card in turn. */
export function useLettingGo(now: Now, scene: Scene): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const options = { signal, capture: true };
    const release = () => {
      if (!settings.value.tapToPeek) letGo();
    };
    for (const ends of ["pointerup", "pointercancel", "dragstart"]) {
      document.addEventListener(ends, release, options);
    }
    addEventListener("blur", letGo, { signal });
    addEventListener("pagehide", letGo, { signal });
    document.addEventListener("visibilitychange", letGo, { signal });
    document.addEventListener("keyup", release, options);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && state.peek.value) {
        letGo();
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const out = takenBy(event);
      if (out >= 0 && mayTakeOut(now, scene)) {
        event.preventDefault();
        return takeOut(out);
      }
      const card = cardOf(event);
      if (card === null || !scene.shared || scene.seat === null) return;
      event.preventDefault(); // the key means nothing else while cards lie in sleeves
      if (!event.repeat) press(now, scene, { seat: scene.seat, card });
    }, options);
    return () => {
      stop.abort();
    };
  }, [now, scene]);
  useEffect(() => letGo, []);
}

/** Which card of who is in turn a key holds up: P the first, 1 and 2 where there are two. */
function cardOf(event: KeyboardEvent): number | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || altKey || metaKey || shiftKey) return null;
  if (target instanceof Element && target.closest("input, textarea, select, dialog")) return null;
  if (!playsTiles()) return key === "p" || key === "P" ? 0 : null;
  return key === "1" || key === "2" ? Number(key) - 1 : null;
}

/** Whether what stands in a sleeve is taken out of it to be played. */
export const playsTiles = (): boolean => boardModule.value?.takenOut !== undefined;

/** Which tile a key takes out: the first or the second, with Shift. */
const takenBy = ({ shiftKey, code }: KeyboardEvent): number =>
  shiftKey && playsTiles() ? ["Digit1", "Digit2"].indexOf(code) : -1;

/** Whether somebody around this screen may take a tile out now. */
export const mayTakeOut = (now: Now, scene: Scene): boolean =>
  playsTiles() && scene.seat !== null && state.out.value === null &&
  lies(aroundNow(now), { seat: scene.seat, card: 0 }) !== "phone" && state.covered.value === null;

const SLIDE_PX = 44; // so far a tile is slid out of its sleeve until it is in play

let timer = 0;

/** Somebody presses on a sleeve, or its key. */
function press(now: Now, scene: Scene, peek: Peek): void {
  clearTimeout(timer);
  const again = state.peek.value?.seat === peek.seat && state.peek.value.card === peek.card;
  if (settings.value.tapToPeek && again) return letGo();
  holdUp(now, scene, peek);
  if (settings.value.tapToPeek) timer = setTimeout(letGo, TAP_MS);
}

/** The pocket in the colours of a player, in front of the lower part of the card. */
function pocket(cast: number, id: string): string {
  const edge = `var(--sleeve, var(--p${cast}-d))`;
  return `<path d="M6 100H48a22 17 0 0 0 44 0H134V158a12 12 0 0 1-12 12H18a12 12 0 0 1-12-12z" ` +
    `fill="var(--surface)" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>` +
    `<clipPath id="${id}"><path d="M7.5 101.5H46a24 19 0 0 0 48 0H132.5V122H7.5z"/></clipPath>` +
    `<g clip-path="url(#${id})"><g transform="scale(1.6)"><rect y="60" width="90" height="17" ` +
    `fill="url(#dd-pattern-${cast})"/></g></g>` +
    `<path d="M7.5 122H132.5" stroke="${edge}" stroke-width="2"/>`;
}

/** Which of the cards of a hand it is, in words. */
const which = (card: number, count: number): string => count < 2 ? "card" : card ? "right" : "left";

function Sleeve(
  { now, scene, seat, card, held, count, big }: {
    now: Now;
    scene: Scene;
    seat: number;
    card: number;
    held: Sleeved;
    count: number;
    big: boolean;
  },
) {
  const name = scene.names[seat]!;
  const up = held.face !== null;
  const id = `sleeve-${big ? "tray" : "seat"}-${seat}-${card}`;
  const say = words("sleeve", { name, which: which(card, count) });
  const tap = settings.value.tapToPeek;
  const from = useRef<readonly [number, number] | null>(null);
  return (
    <button
      type="button"
      class={`sleeve ${up ? "up" : ""}`}
      aria-label={`${say} ${words(tap ? "sleeve-tap" : "sleeve-hold")}`}
      onPointerDown={(event) => {
        if (event.button > 0) return;
        from.current = [event.clientX, event.clientY];
        press(now, scene, { seat, card });
      }}
      onPointerMove={(event) => {
        const [x, y] = from.current ?? [event.clientX, event.clientY];
        const far = Math.hypot(event.clientX - x, event.clientY - y) > SLIDE_PX;
        if (far && event.buttons && seat === scene.seat && mayTakeOut(now, scene)) takeOut(card);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== " " && event.key !== "Enter") return;
        event.preventDefault();
        if (!event.repeat) press(now, scene, { seat, card });
      }}
      onBlur={letGo}
    >
      <svg
        viewBox="0 -28 140 200"
        aria-hidden="true"
        dangerouslySetInnerHTML={{
          __html: (held.face ?? held.back) + pocket(scene.cast[seat]!, id),
        }}
      />
      {big && !up && (
        <span class="sleeve-say" aria-hidden="true">
          <span class="roomy">{words(tap ? "sleeve-tap-short" : "sleeve-hold-short")}</span>
          <span class="narrow">{words(tap ? "sleeve-tap-word" : "sleeve-hold-word")}</span>
        </span>
      )}
    </button>
  );
}

/** The sleeves of a seat, or who has its cards on a phone. */
export function Sleeves(
  { now, scene, seat, big = false }: { now: Now; scene: Scene; seat: number; big?: boolean },
) {
  const around = aroundNow(now);
  const lie = lies(around, { seat, card: 0 });
  if (!scene.shared || lie === "elsewhere") return null;
  if (lie === "phone") {
    return (
      <span class="on-phone">
        <Icon name="phone" size={big ? 34 : 24} />
        <span>{words("on-phone", { name: scene.names[seat]! })}</span>
      </span>
    );
  }
  const out = state.out.value;
  const cards = heldBy(now, scene, seat);
  if (!cards.length || lie === "covered" && big) return null;
  return (
    <span class={`sleeves ${cards.length > 1 ? "two" : ""} ${lie === "covered" ? "shut" : ""}`}>
      {cards.map((held, card) =>
        out?.seat === seat && out.card === card ? <span key={card} class="sleeve-empty" /> : (
          <Sleeve
            key={card}
            now={now}
            scene={scene}
            seat={seat}
            card={card}
            held={held}
            count={cards.length}
            big={big}
          />
        )
      )}
    </span>
  );
}
