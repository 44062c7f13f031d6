// Look back: who was ahead, what decided it, wings and wind, and a try from any turn.
import { useEffect, useRef, useState } from "preact/hooks";
import { api, editionOf, editions, learnEditions, Refused } from "../../api.ts";
import { wearAgain, worn } from "../../box/worn.ts";
import { language, words } from "../../i18n.ts";
import { keysOf } from "../../keys.ts";
import { placeOf as placeOfTable } from "../../place.ts";
import { refusalText } from "../../refusals.ts";
import { keptReview, placeOf, wholeReview } from "../../review/asking.ts";
import { type CurveKind, ribbonDefs } from "../../review/curve.ts";
import { keptRecord } from "../../review/record.ts";
import { seatToTry, tryAgain } from "../../review/table.ts";
import { type Cast, nameFor } from "../../review/telling.ts";
import { atOnce, isRough, type Moment, momentsFor, type Review } from "../../review/values.ts";
import { nameOf, pieceOf } from "../../scene.ts";
import { DEFAULT_SKIN } from "../../skins/index.ts";
import { say } from "../../state.ts";
import { Choice } from "../../ui/choice.tsx";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Empty, HOME } from "../../ui/empty.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { copy, IconButton } from "../../ui/parts.tsx";
import { useTitle } from "../../ui/title.ts";
import type { Replay } from "../../wire.ts";
import { Curve } from "./curve.tsx";
import { Moments } from "./moments.tsx";
import { Now, type Which } from "./now.tsx";
import { Numbers, Winds } from "./winds.tsx";

/** What a moment is about: the turn that was missed, or the one that was played. */
const whichOf = (moment: Moment | undefined): Which =>
  moment?.kind === "missed" ? "better" : "played";

const TROUBLES = {
  offline: "offline",
  illegal: "running",
  unreadable: "unreadable",
  option: "hidden",
  "too-large": "long",
} as const;

type Trouble = "none" | "record" | typeof TROUBLES[keyof typeof TROUBLES];

function troubleOf(error: unknown): Trouble {
  const code = error instanceof Refused ? error.code : "";
  return code in TROUBLES ? TROUBLES[code as keyof typeof TROUBLES] : "none";
}

/** Whether a key belongs to a text; the radio buttons of this page have no use for letters. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type !== "radio";

/** While the turns are being judged: how far it is, and a way to stop. */
function Working({ share, place, stopped, onStop, onGoOn }: {
  share: number;
  place: number;
  stopped: boolean;
  onStop: () => void;
  onGoOn: () => void;
}) {
  const percent = Math.round(100 * share);
  const title = place ? words("review-waiting", { place }) : words("review-working");
  return (
    <section class="slip working" aria-labelledby="review-working">
      <h2 id="review-working" aria-live="polite">{stopped ? words("review-stopped") : title}</h2>
      <div
        class="corridor"
        role="progressbar"
        aria-labelledby="review-working"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ "--done": `${percent}%` }} />
      </div>
      <Button icon={stopped ? "play" : "close"} onClick={stopped ? onGoOn : onStop}>
        {words(stopped ? "review-go-on" : "review-stop")}
      </Button>
    </section>
  );
}

function Story({ replay, review, me, id }: {
  replay: Replay;
  review: Review;
  me: number | null;
  id: string | null;
}) {
  const moments = momentsFor(review, me);
  const [chosen, setChosen] = useState<number | null>(moments.length ? 0 : null);
  const [turn, setTurn] = useState(moments[0]?.turn ?? Math.min(1, review.turns.length));
  const [which, setWhich] = useState<Which>(whichOf(moments[0]));
  const [shows, setShows] = useState(0); // how often a turn was asked to be played
  const [kind, setKind] = useState<CurveKind>("ribbons");
  const motifs = useMotifs(replay.edition);
  const [trouble, setTrouble] = useState("");
  const board = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const cast: Cast = {
    edition: replay.edition,
    names: replay.seats.map((_, seat) => nameOf(replay.seats, seat)),
    me,
  };
  const pieces = replay.seats.map((_, seat) => pieceOf(replay.seats, seat));
  const goTo = (next: number): void => {
    setTurn(next);
    const pin = moments.findIndex((moment) => moment.turn === next);
    setChosen(pin < 0 ? null : pin);
  };
  const choose = (at: number): void => {
    setChosen(at);
    setTurn(moments[at]!.turn);
    setWhich(whichOf(moments[at]));
  };
  const show = (at: number | null): void => {
    if (at !== null) choose(at);
    setShows((before) => before + 1);
  };
  useEffect(() => { // where it is narrow the board is only there once it was asked for
    if (shows) board.current?.scrollIntoView({ block: "nearest" });
  }, [shows]);
  useEffect(() => {
    if (trouble) refusal.current?.scrollIntoView({ block: "nearest" });
  }, [trouble]);
  const again = (at: number): void => {
    const from = review.turns[Math.max(0, at - 1)];
    if (!from) return;
    setTrouble("");
    tryAgain(replay, from, me).catch((error) =>
      setTrouble(words(refusalText(error, "position-unplayable")))
    );
  };
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const name = event.key.toLowerCase();
      if (name === "s") show(null);
      else if (name === "r") again(turn);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const winners = replay.outcome?.winners ?? [];
  const looked = review.turns[Math.max(0, turn - 1)]; // the start is that of the first turn
  const hasTurns = !atOnce(review);
  return (
    <main class="look">
      <svg class="nowhere" aria-hidden="true">
        <defs dangerouslySetInnerHTML={{ __html: ribbonDefs() }} />
      </svg>
      {looked && hasTurns && (
        <Now
          section={board}
          replay={replay}
          turn={looked}
          cast={cast}
          which={which}
          shows={shows}
          onWhich={setWhich}
          onShow={() => show(null)}
          onTry={seatToTry(looked, me) === null ? null : () => again(turn)}
        />
      )}
      <section class="slip chance" aria-labelledby="review-chance">
        <div class="chancehead">
          <h2 id="review-chance">{words("review-ahead")}</h2>
          <span class="quiet broad">{words(`review-${kind}-note`)}</span>
          <Choice
            look="seg broad"
            name="review-kind"
            label={words("review-drawn")}
            value={kind}
            choices={(["ribbons", "lines"] as const).map((value) => ({
              value,
              label: words(`review-${value}`),
            }))}
            onChange={setKind}
          />
        </div>
        {!review.finished && <p class="quiet">{words("review-unfinished")}</p>}
        {isRough(review) && <p class="quiet">{words("review-about")}</p>}
        <Curve
          review={review}
          drawn={{
            cast: pieces,
            names: cast.names.map((_, seat) => nameFor(words, cast, seat)),
            pins: moments.map((moment) => moment.turn),
            chosen,
            turn,
            winner: winners.length === 1 ? winners[0]! : null,
            world: replay.edition,
          }}
          kind={kind}
          cast={cast}
          onTurn={goTo}
          onPin={choose}
        />
      </section>
      <section class="turnings" aria-labelledby="review-moments">
        <h2 id="review-moments">{words("review-moments", { count: moments.length })}</h2>
        <Moments
          replay={replay}
          review={review}
          moments={moments}
          cast={cast}
          pieces={pieces}
          motifs={motifs}
          chosen={chosen}
          onChoose={choose}
          onShow={hasTurns ? show : null}
          onTry={(at) => again(moments[at]!.turn)}
        />
        <p class="trouble" role="alert" ref={refusal}>{trouble}</p>
      </section>
      <Winds
        review={review}
        cast={cast}
        pieces={pieces}
        outcome={replay.outcome}
        world={replay.edition}
      />
      <Numbers review={review} cast={cast} pieces={pieces} />
      {id && (
        <p class="quiet ways">
          <a href={`/replay/${id}`}>{words("watch-path")}</a>
        </p>
      )}
    </main>
  );
}

export function ReviewPage({ id }: { id: string | null }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const [share, setShare] = useState(0);
  const [place, setPlace] = useState(0); // in line, before the work begins
  const [stopped, setStopped] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const record = id ? null : keptRecord();
  const kept = id ? keysOf(id) : undefined;
  const token = kept?.seats[0]?.token;
  const me = kept?.seats.length === 1 ? kept.seats[0]!.seat : null;
  useTitle(words("look-back"));
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
    if (!id && record === null) return setTrouble("record");
    let here = true;
    const failed = (error: unknown) => here && setTrouble(troubleOf(error));
    const asked = id ? wearAgain(id).then(() => api.replay(id, token)) : api.read(record!);
    asked.then((got) => here && setReplay(got), failed);
    return () => {
      here = false;
      worn.value = null;
    };
  }, [id]);
  useEffect(() => {
    const place = id ?? (record === null ? null : placeOf(record));
    if (stopped || place === null) return;
    const before = keptReview(place);
    if (before) return setReview(before);
    let gone = false;
    wholeReview(
      () => id ? api.review(id, token) : api.reviewRecord(record!),
      (done, inLine) => {
        if (gone) return;
        setShare(done);
        setPlace(inLine);
      },
      () => gone,
      place,
    ).then((whole) => {
      if (gone || !whole) return;
      setReview(whole);
      say(words("review-ready"));
    }, (error) => !gone && setTrouble(troubleOf(error)));
    return () => {
      gone = true;
    };
  }, [id, stopped]);
  const theme = replay?.edition ?? DEFAULT_SKIN;
  if (trouble) {
    return (
      <Empty
        story="broken"
        title={words("review-none")}
        note={words(`review-trouble-${trouble}`)}
        ways={[
          HOME(),
          trouble === "running"
            ? { icon: "play", text: words("see-board"), to: `/t/${id}` }
            : { icon: "upload", text: words("replay-other-file"), to: "/replay" },
        ]}
        alert
      />
    );
  }
  const form = replay && editionOf(replay.edition);
  return (
    <div class="review" data-theme={theme} data-engine={replay?.engine}>
      {replay && <Backdrop theme={theme} />}
      <header class="bar">
        <a
          class="ib"
          href={id ? `/replay/${id}` : "/replay"}
          aria-label={words("back")}
          onClick={(event) => {
            if (id) return;
            event.preventDefault(); // the file is only there in this window's history
            history.back();
          }}
        >
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{words("look-back")}</h1>
        {replay && form && review && (
          <span class="mut broad" lang={language.value}>
            {words("review-note", {
              title: words(`title-${replay.edition}`),
              players: replay.seats.length,
              length: words("review-length", {
                unit: atOnce(review) ? "rounds" : "turns",
                count: review.turns.length,
              }),
            })}
          </span>
        )}
        <span class="sp" />
        {id && placeOfTable(id) === "server" && (
          <IconButton
            icon="share"
            label={words("review-share")}
            onClick={() => void copy(`${location.origin}/review/${id}`)}
          />
        )}
      </header>
      {replay && review
        ? <Story replay={replay} review={review} me={me} id={id} />
        : (
          <main class="look">
            <Working
              share={share}
              place={place}
              stopped={stopped}
              onStop={() => setStopped(true)}
              onGoOn={() => setStopped(false)}
            />
          </main>
        )}
    </div>
  );
}
