// The end: everyone on a podium, the winner's treasures on a string, and what to do next.
import { useEffect, useRef, useState } from "preact/hooks";
import { loadMotifs, motifPicture, type Motifs } from "../art/motifs/load.ts";
import type { Theme } from "../art/tiles.ts";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { keep, keysOf } from "../keys.ts";
import { boardModule } from "../live.ts";
import { go } from "../routes.ts";
import { nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, Drawn, IconButton, Pawn } from "../ui/parts.tsx";
import type { Now, Result } from "../wire.ts";

function rays(): string {
  let d = "";
  for (let n = 0; n < 24; n++) {
    const at = (angle: number) =>
      `${(1100 * Math.cos(angle)).toFixed(0)} ${(1100 * Math.sin(angle)).toFixed(0)}`;
    d += `M0 0L${at(n * Math.PI / 12)}L${at((n + 0.5) * Math.PI / 12)}z`;
  }
  return `<g transform="translate(640 330)"><path class="rays" d="${d}"/>` +
    `<circle class="sun" r="180"/><circle class="sun-ring" r="166"/></g>`;
}

/** The seats from left to right: second, first, third, fourth... */
function places(result: Result): number[] {
  const byRank = result.ranks.map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat).map((each) => each.seat);
  const [first, second, ...rest] = byRank;
  return [...(second === undefined ? [] : [second]), first!, ...rest];
}

function titleOf(now: Now, result: Result): string {
  const names = result.winners.map((seat) => nameOf(now.table.seats, seat));
  if (now.table.seats.length === 1) return words("end-solo", { name: names[0] ?? "" });
  return names.length === 1
    ? words("end-won", { name: names[0]! })
    : words("end-shared", { names: names.join(", ") });
}

async function again(now: Now): Promise<void> {
  const { id, edition, next } = now.table;
  const kept = keysOf(id);
  const token = kept?.seats[0]?.token ?? kept?.host;
  if (!token) return go("/");
  const to = next ?? (await api.rematch(id, token)).id;
  keep(to, { edition, seats: kept?.seats ?? [], ...(kept?.host ? { host: kept.host } : {}) });
  go(`/t/${to}`);
}

export function Podium({ now, onClose }: { now: Now; onClose: () => void }) {
  const result = now.outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const [motifs, setMotifs] = useState<Motifs>({});
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    heading.current?.focus();
    loadMotifs(now.table.edition as Theme).then(setMotifs, () => {});
  }, []);
  if (!result || !state.scene.value) return null;
  const winner = result.winners[0] ?? 0;
  const facts = boardModule.value?.seats(state.scene.value, words)[winner];
  const found = facts?.motifs ?? [];
  const highest = Math.max(...result.ranks);
  return (
    <div
      class="podium"
      data-theme={now.table.edition}
      role="dialog"
      aria-modal="true"
      aria-labelledby="podium-title"
    >
      <svg
        class="podium-sky"
        viewBox="0 0 1280 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: rays() }}
      />
      <span class="podium-close">
        <IconButton icon="close" label={words("see-board")} onClick={onClose} />
      </span>
      <div class="podium-head">
        <h2 id="podium-title" ref={heading} tabIndex={-1}>{titleOf(now, result)}</h2>
        <p>{words("end-plies", { count: Math.ceil(now.ply / 2) })}</p>
      </div>
      {found.length > 0 && (
        <p class="string" aria-label={words("end-found")}>
          {found.map((key) => (
            <i key={key}>
              {motifs[key] && (
                <Drawn
                  svg={motifPicture(motifs[key], 34, {
                    label: words(`motif-${now.table.edition}-${key}`),
                  })}
                />
              )}
            </i>
          ))}
        </p>
      )}
      <ol class="stands">
        {places(result).map((seat) => {
          const rank = result.ranks[seat]!;
          const high = highest === 1 ? 1 : (highest - rank) / (highest - 1);
          return (
            <li
              key={seat}
              class={rank === 1 ? "stand won" : "stand"}
              style={{ "--high": String(high), "--pc": `var(--p${seat + 1})` }}
            >
              <span class="stand-pawn">
                <Pawn cast={seat + 1} height={rank === 1 ? 150 : 112} />
              </span>
              <span class="stand-block">
                <span class="plate">
                  <b class="tnum" aria-label={words("rank", { rank })}>{rank}</b>
                  <Badge cast={seat + 1} size={18} />
                  <span class="plate-name">{nameOf(now.table.seats, seat)}</span>
                </span>
                <span class="stand-score">
                  {words(`score-${now.table.engine}`, { count: result.scores[seat]! })}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <div class="podium-foot">
        <p class="trouble" role="alert">{trouble}</p>
        {now.you.seats.length > 0 && (
          <button
            type="button"
            class="btn primary"
            onClick={() => again(now).catch(() => setTrouble(words("trouble-offline")))}
          >
            <Icon name="rotate" />
            {words("play-again")}
          </button>
        )}
        <a class="btn" href={`/replay/${now.table.id}`}>
          <Icon name="play" />
          {words("watch-path")}
        </a>
        <a class="btn" href="/">{words("other-worlds")}</a>
      </div>
    </div>
  );
}
