// The moments that decided a game, as cards with a few tiles of the board.
import { useEffect, useRef, useState } from "preact/hooks";
import type { SmallModule } from "../../board/board.ts";
import { engineOf } from "../../board/engines.ts";
import { words } from "../../i18n.ts";
import { type Cast, say, sayAll, tagWords, turnWords } from "../../review/telling.ts";
import { isAboutOther, type Moment, type Review } from "../../review/values.ts";
import type { Motifs } from "../../skins/index.ts";
import { Button } from "../../ui/button.tsx";
import { Badge, Drawn } from "../../ui/parts.tsx";
import type { Replay } from "../../wire.ts";

interface Props {
  readonly replay: Replay;
  readonly review: Review;
  readonly moments: readonly Moment[];
  readonly cast: Cast;
  readonly pieces: readonly number[];
  readonly motifs: Motifs;
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
  readonly onShow: ((at: number) => void) | null; // null: there is no board to show it on
  readonly onTry: (at: number) => void;
}

/** The part of the board that a moment is about. */
function Small(
  { replay, review, moment, pieces, motifs, drawSmall }:
    & Props
    & Pick<SmallModule, "drawSmall">
    & { moment: Moment },
) {
  const turn = review.turns[moment.turn - 1]!;
  const best = moment.kind === "missed" ? turn.best : null;
  const after = turn.ply + turn.actions.length;
  const frames = (ply: number): string | undefined =>
    replay.frames.find((frame) => frame.ply === ply)?.pos;
  const position = best ? best.positions.at(-1) : frames(after);
  const before = best ? best.positions.at(-2) ?? frames(turn.ply) : frames(after - 1);
  if (!position) return null;
  const seat = isAboutOther(moment) ? moment.by : moment.seat;
  const drawn = drawSmall({
    edition: replay.edition,
    position,
    before: before ?? null,
    by: turn.seat,
    cast: pieces,
    seat,
    motifs,
    push: (best ?? turn).actions[0],
    goal: turn.facts?.[seat]?.goal ?? moment.letter,
  });
  return drawn && (
    <svg
      class={`turnmini ${drawn.free}`}
      preserveAspectRatio="xMidYMid slice"
      viewBox={drawn.box}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn.art }}
    />
  );
}

/** Two chances as two bars without numbers: before and after, or otherwise and like this. */
function Change({ moment, piece, cast }: { moment: Moment; piece: number; cast: Cast }) {
  const fine = moment.kind === "fine";
  const label = say(words, cast, moment.change);
  const { before = 0, after = 0 } = moment.change.args;
  const bars = [
    [words(fine ? "review-otherwise" : "review-before"), before],
    [words(fine ? "review-like-this" : "review-after"), after],
  ] as const;
  return (
    <div class="chg" role="img" aria-label={label}>
      {bars.map(([name, value]) => [
        <span key={name} aria-hidden="true">{name}</span>,
        <svg key={`${name}-bar`} aria-hidden="true">
          <rect width="100%" height="14" rx="7" fill="var(--surface2)" />
          <rect width={`${value}%`} height="14" rx="7" fill={`url(#rv-${piece})`} />
        </svg>,
      ])}
    </div>
  );
}

/** What draws single turns of an engine; undefined until it is loaded, null if there is none. */
function useTurnPictures(engine: string): SmallModule | null | undefined {
  const [pictures, setPictures] = useState<SmallModule | null>();
  useEffect(() => {
    let here = true;
    const show = (found: SmallModule | null) => here && setPictures(found);
    engineOf(engine).load?.().then((board) => board.turnPictures?.() ?? null)
      .then(show, () => show(null));
    return () => {
      here = false;
    };
  }, [engine]);
  return pictures;
}

export function Moments(props: Props) {
  const { replay, review, moments, cast, pieces, motifs, chosen, onChoose, onShow, onTry } = props;
  const list = useRef<HTMLOListElement>(null);
  const small = useTurnPictures(replay.engine);
  const hasArt = small !== null;
  const [middle, setMiddle] = useState(0); // the card in the middle, where they do not fit in a row
  useEffect(() => {
    const cards = list.current;
    const card = chosen === null ? null : cards?.children[chosen];
    if (!cards || !(card instanceof HTMLElement)) return;
    cards.scrollLeft = card.offsetLeft - cards.offsetLeft -
      (cards.clientWidth - card.offsetWidth) / 2;
  }, [chosen]);
  if (!moments.length) return <p class="quiet slip">{words("review-calm")}</p>;
  return (
    <>
      {small && <Drawn svg={small.smallDefs(replay.edition, motifs)} />}
      <ol
        class="cards"
        style={{ "--cards": String(moments.length) }}
        ref={list}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          const most = scrollWidth - clientWidth;
          setMiddle(most > 0 ? Math.round(scrollLeft / most * (moments.length - 1)) : 0);
        }}
      >
        {moments.map((moment, at) => {
          const turn = review.turns[moment.turn - 1]!;
          const pin = <span class="pinno" aria-hidden="true">{at + 1}</span>;
          const title = say(words, cast, moment.title);
          const note = sayAll(words, cast, moment.notes);
          const whose = turn.seat >= 0 && moment.kind !== "lucky" && moment.kind !== "unlucky"
            ? turn.seat
            : moment.seat;
          return (
            <li
              key={moment.turn}
              class={`turning ${at === chosen ? "on" : ""}`}
              onClick={() => onChoose(at)}
            >
              {hasArt && (
                <div class="turnart">
                  {small && <Small {...props} drawSmall={small.drawSmall} moment={moment} />}
                  {pin}
                </div>
              )}
              <div class="turntext">
                <p class="eyebrow">
                  <span class={hasArt ? "" : "whose"}>
                    {!hasArt && pin}
                    {turnWords(words, moment.turn, turn.seat < 0)}
                  </span>
                  <span class="whose">
                    <Badge cast={pieces[whose]!} size={16} />
                    {tagWords(words, cast, moment, turn)}
                  </span>
                </p>
                <h3>
                  <button
                    type="button"
                    class="choose"
                    aria-pressed={at === chosen}
                    onClick={() => onChoose(at)}
                  >
                    {title}
                  </button>
                </h3>
                <p class="quiet">{note}</p>
                <Change moment={moment} piece={pieces[moment.seat]!} cast={cast} />
                {onShow && (
                  <div class="cardacts">
                    <Button
                      icon="play"
                      size={20}
                      look={at === chosen ? "primary" : ""}
                      onClick={(event) => {
                        event.stopPropagation();
                        onShow(at);
                      }}
                    >
                      {words("show-me")}
                    </Button>
                    <Button
                      icon="replay"
                      size={20}
                      onClick={(event) => {
                        event.stopPropagation();
                        onTry(at);
                      }}
                    >
                      {words("review-try")}
                    </Button>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {!onShow && <p class="quiet noturns">{words("review-no-turns")}</p>}
      {moments.length > 1 && (
        <p class="dots" aria-hidden="true">
          {moments.map((moment, at) => <i key={moment.turn} class={at === middle ? "on" : ""} />)}
        </p>
      )}
    </>
  );
}
