// The curve: a slider over the turns, so that it can be heard and stepped through with keys.
import { useRef, useState } from "preact/hooks";
import { language, words } from "../../i18n.ts";
import {
  type CurveKind,
  drawCurve,
  type Drawn,
  frame,
  placeOf,
  turnAt,
} from "../../review/curve.ts";
import { type Cast, markWords, nameFor, standingWords, turnWords } from "../../review/telling.ts";
import { atOnce, curveOf, marksOf, type Review } from "../../review/values.ts";
import { Badge } from "../../ui/parts.tsx";

interface Props {
  readonly review: Review;
  readonly drawn: Omit<Drawn, "small" | "firstTurn" | "curve" | "marks">;
  readonly kind: CurveKind;
  readonly cast: Cast;
  readonly onTurn: (turn: number) => void;
  readonly onPin: (pin: number) => void;
}

function Picture({ drawn, kind }: { drawn: Drawn; kind: CurveKind }) {
  const { W, H } = frame(drawn.small);
  return (
    <svg
      class={`curve ${drawn.small ? "small" : "large"}`}
      viewBox={`0 0 ${W} ${H}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawCurve(drawn.small ? "ribbons" : kind, drawn) }}
    />
  );
}

/** The values of one turn, where the pointer is or the keys are. */
function Values({ review, drawn, cast, turn }: Pick<Props, "review" | "drawn" | "cast"> & {
  turn: number;
}) {
  const percent = new Intl.NumberFormat(language.value, { style: "percent" });
  const curve = curveOf(review), last = curve.length - 1;
  const played = review.turns[turn - 1];
  const whose = played && played.seat >= 0 &&
    words("review-turn-of", {
      who: played.seat === cast.me ? "you" : "other",
      name: cast.names[played.seat]!,
    });
  const mark = played ? markWords(words, cast, played) : "";
  const place = {
    "--large": String(placeOf(turn, last, false)),
    "--small": String(placeOf(turn, last, true)),
  };
  return (
    <div class="values" style={place} aria-hidden="true">
      <i class="hair" />
      <div class="readings" data-turn={turn}>
        <b>{[turnWords(words, turn, atOnce(review)), whose].filter(Boolean).join(" · ")}</b>
        <dl>
          {curve[turn]!.map((chance, seat) => (
            <div key={seat}>
              <dt>
                <Badge cast={drawn.cast[seat]!} size={16} />
                {nameFor(words, cast, seat)}
              </dt>
              <dd>{percent.format(chance)}</dd>
            </div>
          ))}
        </dl>
        {mark && <span>{mark}</span>}
      </div>
    </div>
  );
}

export function Curve({ review, drawn, kind, cast, onTurn, onPin }: Props) {
  const curve = curveOf(review), last = curve.length - 1, rounds = atOnce(review);
  const held = useRef(false);
  const [over, setOver] = useState<number | null>(null); // the turn under the pointer
  const [keyed, setKeyed] = useState(false); // stepped through with keys
  const now = useRef(drawn.turn); // keys may be faster than drawing
  now.current = drawn.turn;
  const step = (to: number): void => {
    now.current = Math.min(last, Math.max(0, to));
    onTurn(now.current);
  };
  const under = (event: PointerEvent): number => {
    const host = event.currentTarget as Element;
    const small = getComputedStyle(host.querySelector(".small")!).display !== "none";
    const box = host.querySelector(small ? ".small" : ".large")!.getBoundingClientRect();
    return turnAt((event.clientX - box.left) / box.width, last, small);
  };
  const leave = (): void => {
    held.current = false;
    setOver(null);
  };
  const key = (event: KeyboardEvent): void => {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    const pin = Number(event.key) - 1;
    setKeyed(event.key !== "Escape");
    if (steps !== undefined) step(now.current + steps);
    else if (event.key === "Home") step(0);
    else if (event.key === "End") step(last);
    else if (event.key === "Escape") setOver(null);
    else if (pin >= 0 && pin < drawn.pins.length) onPin(pin);
    else return;
    event.preventDefault();
  };
  const played = review.turns[drawn.turn - 1];
  const said = [
    `${turnWords(words, drawn.turn, rounds)}: ${standingWords(words, cast, curve[drawn.turn]!)}`,
    played ? markWords(words, cast, played) : "",
  ].filter(Boolean).join(". ");
  const whole = {
    ...drawn,
    curve,
    marks: review.turns.flatMap((each) =>
      marksOf(each).map((marked) => ({ ...marked, turn: each.turn }))
    ),
    firstTurn: turnWords(words, 1, rounds),
  };
  const shown = over ?? (keyed ? drawn.turn : null);
  return (
    <div
      class="curvehost"
      role="slider"
      tabIndex={0}
      aria-label={words("review-ahead")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={drawn.turn}
      aria-valuetext={said}
      onKeyDown={key}
      onFocus={(event) => setKeyed(event.currentTarget.matches(":focus-visible"))}
      onBlur={() => setKeyed(false)}
      onPointerDown={(event) => {
        const pin = (event.target as Element).closest<SVGElement>("[data-pin]");
        if (pin) return onPin(Number(pin.dataset.pin));
        held.current = true;
        setOver(under(event));
        onTurn(under(event));
      }}
      onPointerMove={(event) => {
        setOver(under(event));
        if (held.current) onTurn(under(event));
      }}
      onPointerUp={(event) => {
        held.current = false;
        if (event.pointerType !== "mouse") setOver(null);
      }}
      onPointerCancel={leave}
      onPointerLeave={leave}
    >
      <Picture drawn={{ ...whole, small: false }} kind={kind} />
      <Picture drawn={{ ...whole, small: true }} kind={kind} />
      {shown !== null && <Values review={review} drawn={drawn} cast={cast} turn={shown} />}
    </div>
  );
}
