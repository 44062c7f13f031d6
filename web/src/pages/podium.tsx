// The end: everyone on a podium, the winner's treasures on a string, and what to do next.
import { engineOf } from "../board/engines.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { home, type Seat } from "../art/cast.ts";
import { motifPicture } from "../art/motifs/symbols.ts";
import type { Motifs } from "../skins/index.ts";
import { GROUND_BOX, SKY_BOX, sun, SUN_BOX } from "../art/scenery.ts";
import { sceneryOf } from "../skins/sceneries.ts";
import { api } from "../api.ts";
import { language, words } from "../i18n.ts";
import { boundAgain } from "../friends/deal.ts";
import { follow } from "../friends/guest.ts";
import { keep, keysOf } from "../keys.ts";
import { boardModule } from "../live.ts";
import { go } from "../routes.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { listed } from "../speech.ts";
import { loadStyle } from "../styles.ts";
import { state } from "../state.ts";
import { againAt, nextLevel } from "../tables.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useMotifs } from "../ui/motifs.ts";
import { Drawn, IconButton, needsLine, Pawn } from "../ui/parts.tsx";
import type { Now, Result } from "../wire.ts";
import { Later } from "./later.tsx";
import { LostSign } from "./lost.tsx";
import { places } from "./places.ts";
import { learnFrom, levelName } from "../rivals.ts";

await loadStyle("podium");

function titleOf(now: Now, result: Result): string {
  const names = result.winners.map((seat) => nameOf(now.table.seats, seat));
  if (now.table.seats.length === 1) return words("end-solo", { name: names[0] ?? "" });
  return names.length === 1
    ? words(`end-won-${now.table.edition}`, { name: names[0]! })
    : words("end-shared", { names: listed(names, language.value) });
}

async function again(now: Now): Promise<void> {
  const { id, edition, next } = now.table;
  const kept = keysOf(id);
  const token = kept?.seats[0]?.token ?? kept?.host;
  if (!kept || !token) return go("/");
  const to = next ?? (await api.rematch(id, token)).id;
  const { seats, host, companions, friend, hand, box } = kept;
  follow(id, to);
  keep(to, {
    edition,
    seats,
    ...(host ? { host } : {}),
    ...(companions ? { companions } : {}),
    ...(hand ? { hand } : {}),
    ...(friend === undefined ? {} : { friend, ...boundAgain(now) }),
    ...(box ? { box } : {}),
  });
  go(`/t/${to}`);
}

const HUNG = 8; // more than these do not fit on the string and lie in rows
const STRING = { width: 540, height: 240, end: 110 };

/** Where the treasures hang: first in two rows, then in one that passes above the second player. */
function hooks(count: number): { readonly x: number; readonly y: number }[] {
  return Array.from({ length: count }, (_, n) => {
    const t = count > 1 ? n / (count - 1) : 0.5;
    return { x: 40 + 400 * t, y: 152 - 76 * t + (n % 2 ? -52 : 52) * (1 - t) };
  });
}

/** The winner's treasures on the dotted way to the winner, in the order in which they were found. */
function Garland(
  { found, motifs, edition }: {
    found: readonly string[];
    motifs: Motifs;
    edition: string;
  },
) {
  if (!found.length) return null;
  const hung = found.length <= HUNG;
  const { width, height, end } = STRING;
  const places = hooks(found.length);
  const way = [{ x: 0, y: height + 10 }, ...places, { x: width, y: end }];
  const d = way.map(({ x, y }, n) => {
    if (!n) return `M${x} ${y}`;
    const before = way[n - 1]!, middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  }).join("");
  return (
    <div class={`string ${hung ? "hung" : ""}`} role="group" aria-label={words("end-found")}>
      {hung && (
        <svg class="string-way" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={d} />
        </svg>
      )}
      {found.map((key, n) => (
        <i
          key={key}
          style={{
            "--x": `${places[n]!.x / width * 100}%`,
            "--y": `${places[n]!.y / height * 100}%`,
          }}
        >
          {motifs[key] && (
            <Drawn
              svg={motifPicture(motifs[key], 34, { label: words(`motif-${edition}-${key}`) })}
            />
          )}
        </i>
      ))}
    </div>
  );
}

export function Podium({ now, onClose }: { now: Now; onClose: () => void }) {
  const result = now.outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const motifs = useMotifs(now.table.edition);
  const [trouble, setTrouble] = useState("");
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => learnFrom(now), [now]);
  if (!result || !state.scene.value) return null;
  const winner = result.winners[0] ?? 0;
  const facts = boardModule.value?.seats(state.scene.value, words)[winner];
  const found = facts?.motifs ?? [];
  const highest = Math.max(...result.ranks);
  const { columns, stands } = places(result.ranks);
  const theme = now.table.edition;
  const other = nextLevel(now);
  const offline = () => setTrouble(words("trouble-offline"));
  return (
    <div
      class="podium"
      data-theme={theme}
      role="dialog"
      aria-modal="true"
      aria-labelledby="podium-title"
    >
      <div class="podium-in">
        <svg
          class="podium-sky"
          viewBox={SKY_BOX}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: sceneryOf(theme).sky() }}
        />
        <span class="podium-close">
          <IconButton icon="close" label={words("see-board")} onClick={onClose} />
        </span>
        <LostSign />
        <div class="podium-head">
          <h2 id="podium-title" ref={heading} tabIndex={-1}>{titleOf(now, result)}</h2>
          <p>
            {boardModule.value?.verdict?.(state.scene.value, words) ??
              words("end-plies", {
                count: Math.ceil(now.ply / (engineOf(now.table.engine).steps ?? 1)),
              })}
          </p>
          {now.table.position && (
            <p class="quiet">
              {now.table.again
                ? words("end-again", { turn: now.table.again })
                : words("end-chosen")}
            </p>
          )}
        </div>
        <div class="podium-stage">
          <Garland found={found} motifs={motifs} edition={theme} />
          <ol
            class={`stands ${result.ranks.length > 4 ? "many" : ""}`}
            style={{ "--columns": String(columns) }}
          >
            {stands.map(({ seat, column }) => {
              const rank = result.ranks[seat]!;
              const high = highest === 1 ? 1 : (highest - rank) / (highest - 1);
              return (
                <li
                  key={seat}
                  class={rank === 1 ? "stand won" : "stand"}
                  style={{
                    "--high": String(high),
                    "--rank": String(rank),
                    "--column": String(column),
                    "--pc": `var(--p${pieceOf(now.table.seats, seat)})`,
                  }}
                >
                  {seat === winner && (
                    <svg
                      class="podium-sun"
                      viewBox={SUN_BOX}
                      aria-hidden="true"
                      dangerouslySetInnerHTML={{ __html: sun() }}
                    />
                  )}
                  <span class="stand-pawn">
                    <Pawn
                      cast={pieceOf(now.table.seats, seat)}
                      height={rank === 1 ? 168 : 124}
                      world={theme}
                    />
                  </span>
                  <span class="stand-block">
                    <span class="plate">
                      <span class="medal">
                        <svg
                          viewBox="30 30 40 40"
                          aria-hidden="true"
                          dangerouslySetInnerHTML={{
                            __html: home(pieceOf(now.table.seats, seat) as Seat),
                          }}
                        />
                        <b class="tnum" role="img" aria-label={words("rank", { rank })}>{rank}</b>
                      </span>
                      <span class="plate-name">{nameOf(now.table.seats, seat)}</span>
                    </span>
                    <span class="stand-score">
                      {now.table.seats.length === 1
                        ? facts?.note
                        : words(`score-${now.table.engine}`, { count: result.scores[seat]! })}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
        <div class="podium-foot">
          <svg
            class="podium-ground"
            viewBox={GROUND_BOX}
            preserveAspectRatio="xMidYMin slice"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: sceneryOf(theme).ground() }}
          />
          <p class="trouble" role="alert">{trouble}</p>
          {now.table.evening && (
            <Later
              load={() => import("./evening/index.ts")}
              name="BackToEvening"
              id={now.table.evening}
            />
          )}
          {now.you.seats.length > 0 && !now.table.evening && (
            <Button
              look="primary"
              icon="rotate"
              onClick={() => again(now).catch(offline)}
              {...needsLine()}
            >
              {words("play-again")}
            </Button>
          )}
          {other && (
            <Button
              onClick={() => againAt(now, other.level).catch(offline)}
              title={levelName(other.level)}
              {...needsLine()}
            >
              {words(other.harder ? "again-harder" : "again-easier")}
            </Button>
          )}
          <a class="btn" href={`/review/${now.table.id}`}>
            <Icon name="wings" />
            {words("look-back")}
          </a>
          <a class="btn" href={`/replay/${now.table.id}`}>
            <Icon name="play" />
            {words("watch-path")}
          </a>
          <a class="btn" href="/">{words("other-worlds")}</a>
        </div>
      </div>
    </div>
  );
}
