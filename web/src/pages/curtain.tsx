// The closed doors between two players on one device; nothing secret is in the page behind them.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { EAST, SOUTH, turned, WEST } from "../art/geometry.ts";
import { at, row } from "../art/svg.ts";
import { tileDefs, tileUse } from "../art/tiles.ts";
import { words } from "../i18n.ts";
import { focusBoard, openCurtain } from "../live.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { tempo } from "../settings.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";

const SWING_MS = 560;
const UNVEIL_MS = 140; // after the doors: the whole board fades in
const COLUMNS = 4;
const ROWS = 6;

const mirrored = (mask: number) =>
  (mask & ~(EAST | WEST)) | (mask & EAST ? WEST : 0) | (mask & WEST ? EAST : 0);

/** The maze on the left door; the right one mirrors it. */
function doorMasks(): number[][] {
  const chance = row(12);
  return Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, (_, column) => {
      let mask = turned([5, 3, 7, 3][Math.floor(chance() * 4)]!, Math.floor(chance() * 4));
      if (column === COLUMNS - 1) mask &= ~EAST; // no path across the gap between the doors
      if ([1, 2, 4, 8].includes(mask)) mask |= mask & 5 ? WEST : SOUTH;
      return mask;
    }));
}

const MASKS = doorMasks();

function door(theme: string, side: "left" | "right"): string {
  const mask = side === "left" ? (each: number) => each : mirrored;
  const used = [...new Set(MASKS.flat().map(mask))];
  const tiles = MASKS.flatMap((line, y) =>
    line.map((each, column) => {
      const x = side === "left" ? column : COLUMNS - 1 - column;
      return at(x * 100, y * 100, tileUse(theme, mask(each)));
    })
  ).join("");
  const edge = side === "left" ? 396 : 4;
  return `<defs>${tileDefs(theme, { masks: used })}</defs>${tiles}` +
    `<rect width="400" height="600" fill="#0a120e" opacity=".42"/>` +
    `<path d="M${edge} 0V600" stroke="var(--pin)" stroke-width="8"/>` +
    `<path d="M${edge} 0V600" stroke="var(--pin-d)" stroke-width="3"/>`;
}

function Doors({ theme, swing }: { theme: string; swing: "open" | "shut" }) {
  return (
    <>
      {(["left", "right"] as const).map((side) => (
        <span
          key={side}
          class={`door door-${side} ${swing}`}
          style={{ animationDuration: `${SWING_MS * tempo()}ms` }}
          aria-hidden="true"
        >
          <svg
            viewBox="0 0 400 600"
            preserveAspectRatio={side === "left" ? "xMaxYMid slice" : "xMinYMid slice"}
            dangerouslySetInnerHTML={{ __html: door(theme, side) }}
          />
        </span>
      ))}
    </>
  );
}

const ROUND = "M310 18a292 292 0 1 1-.1 0z";
const ARCH = "M18 462V188A162 162 0 0 1 342 188V462Q342 482 322 482H38Q18 482 18 462z";

/** The ring in the pattern of the player: round, or an arch where the screen is narrow. */
function ring(cast: number, shape: string, wide: number): string {
  return `<path d="${shape}" fill="#101a15"/>` +
    `<path d="${shape}" fill="none" stroke="var(--p${cast}-d)" stroke-width="${wide + 5}"/>` +
    `<path d="${shape}" fill="none" stroke="url(#dd-pattern-${cast})" stroke-width="${wide}"/>`;
}

function Handover({ now, seat }: { now: Now; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const name = nameOf(now.table.seats, seat);
  const last = state.log.value.at(-1);
  const cast = pieceOf(now.table.seats, seat);
  return (
    <div
      class="curtain"
      data-theme={now.table.edition}
      data-mode="dark"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      style={{
        "--pc": `var(--p${cast})`,
        "--pi": `var(--p${cast}-ink)`,
        "--pd": `var(--p${cast}-d)`,
      }}
    >
      <Doors theme={now.table.edition} swing="shut" />
      <div class="arch">
        <svg
          class="ring ring-round"
          viewBox="0 0 620 620"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: ring(cast, ROUND, 24) }}
        />
        <svg
          class="ring ring-arch"
          viewBox="0 0 360 500"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: ring(cast, ARCH, 18) }}
        />
        <div class="arch-in">
          <Pawn cast={cast} height={210} world={now.table.edition} />
          <div class="arch-text">
            <h2 id="curtain-title">{words("over-to", { name })}</h2>
            <p>{words("others-look-away")}</p>
            <button
              ref={button}
              type="button"
              class="btn gate"
              onClick={() => openCurtain(seat)}
            >
              <Icon name="eye" size={26} />
              {words("open-gate", { name })}
            </button>
          </div>
        </div>
      </div>
      {last && (
        <p class="curtain-foot">
          {last.seat !== null && last.seat >= 0 && (
            <Badge cast={pieceOf(now.table.seats, last.seat)} size={20} />
          )}
          {last.text}
        </p>
      )}
    </div>
  );
}

/** The curtain before *seat*; once the screen is handed over, the doors open onto the board. */
export function Curtain({ now, seat }: { now: Now; seat: number | null }) {
  const [opening, setOpening] = useState(false);
  const before = useRef(seat);
  useLayoutEffect(() => {
    const closed = before.current !== null;
    before.current = seat;
    const ms = (SWING_MS + UNVEIL_MS) * tempo();
    if (seat !== null || !closed) return;
    focusBoard();
    if (!ms) return;
    setOpening(true);
    const later = setTimeout(() => setOpening(false), ms);
    return () => clearTimeout(later);
  }, [seat]);
  if (seat !== null) return <Handover now={now} seat={seat} />;
  return opening
    ? (
      <div class="curtain-opening" data-theme={now.table.edition} data-mode="dark">
        <span
          class="veil"
          style={{
            animationDelay: `${SWING_MS * tempo()}ms`,
            animationDuration: `${UNVEIL_MS * tempo()}ms`,
          }}
        />
        <Doors theme={now.table.edition} swing="open" />
      </div>
    )
    : null;
}
