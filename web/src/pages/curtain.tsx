// The closed doors between two players on one device; nothing secret is in the page behind them.
import { useEffect, useRef } from "preact/hooks";
import { EAST, SOUTH, turned, WEST } from "../art/geometry.ts";

import { at, row } from "../art/svg.ts";
import { type Theme, tileDefs, tileUse } from "../art/tiles.ts";
import { words } from "../i18n.ts";
import { openCurtain } from "../live.ts";
import { nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";

const mirrored = (mask: number) =>
  (mask & ~(EAST | WEST)) | (mask & EAST ? WEST : 0) | (mask & WEST ? EAST : 0);

/** Two doors that mirror one another. */
function doors(theme: Theme): string {
  const chance = row(12);
  const used = new Set<number>();
  let drawn = "";
  for (let line = 0; line < 6; line++) {
    for (let column = 0; column < 4; column++) {
      let mask = turned([5, 3, 7, 3][Math.floor(chance() * 4)]!, Math.floor(chance() * 4));
      if (column === 3) mask &= ~EAST; // no way through the gap between the doors
      if ([1, 2, 4, 8].includes(mask)) mask |= mask & 5 ? WEST : SOUTH;
      used.add(mask).add(mirrored(mask));
      drawn += at(column * 100, line * 100, tileUse(theme, mask)) +
        at((7 - column) * 100, line * 100, tileUse(theme, mirrored(mask)));
    }
  }
  return `<defs>${tileDefs(theme, { masks: [...used] })}</defs>${drawn}` +
    `<rect width="800" height="600" fill="#0a120e" opacity=".45"/>` +
    `<path d="M400 0V600" stroke="#bf9a4a" stroke-width="18"/>` +
    `<path d="M400 0V600" stroke="#4b3a14" stroke-width="13"/>` +
    `<path d="M400 0V600" stroke="#050806" stroke-width="5"/>`;
}

const ring = (cast: number) =>
  `<circle cx="100" cy="100" r="96" fill="#101a15"/>` +
  `<circle cx="100" cy="100" r="95" fill="none" stroke="url(#dd-pattern-${cast})" stroke-width="8"/>` +
  `<circle cx="100" cy="100" r="99" fill="none" stroke="var(--p${cast}-d)" stroke-width="1.200"/>` +
  `<circle cx="100" cy="100" r="91" fill="none" stroke="var(--p${cast}-d)" stroke-width="1.200"/>`;

export function Curtain({ now, seat }: { now: Now; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const name = nameOf(now.table.seats, seat);
  const last = state.log.value.at(-1);
  const cast = seat + 1;
  return (
    <div
      class="curtain"
      data-theme={now.table.edition}
      data-mode="dark"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
    >
      <svg
        class="doors"
        viewBox="0 0 800 600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: doors(now.table.edition as Theme) }}
      />
      <div class="arch">
        <svg
          class="ring"
          viewBox="0 0 200 200"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: ring(cast) }}
        />
        <div class="arch-in">
          <Pawn cast={cast} height={150} />
          <h2 id="curtain-title">{words("over-to", { name })}</h2>
          <p>{words("others-look-away")}</p>
          <button
            ref={button}
            type="button"
            class="btn gate"
            style={{
              "--pc": `var(--p${cast})`,
              "--pi": `var(--p${cast}-ink)`,
              "--pd": `var(--p${cast}-d)`,
            }}
            onClick={() => openCurtain(seat)}
          >
            <Icon name="eye" size={26} />
            {words("open-gate", { name })}
          </button>
        </div>
      </div>
      {last && (
        <p class="curtain-foot">
          {last.seat !== null && last.seat >= 0 && <Badge cast={last.seat + 1} size={20} />}
          {last.text}
        </p>
      )}
    </div>
  );
}
