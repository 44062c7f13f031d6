// The curve: a slider over the turns, so that it can be heard and stepped through with keys.
import { useRef } from "preact/hooks";
import { words } from "../../i18n.ts";
import { drawCurve, type Drawn, frame, type Kind, turnAt } from "../../review/curve.ts";
import { type Cast, standingWords } from "../../review/telling.ts";

interface Props {
  readonly drawn: Omit<Drawn, "small" | "firstTurn">;
  readonly kind: Kind;
  readonly cast: Cast;
  readonly onTurn: (turn: number) => void;
  readonly onPin: (pin: number) => void;
}

function Picture({ drawn, kind, small }: Pick<Props, "drawn" | "kind"> & { small: boolean }) {
  const { W, H } = frame(small);
  const whole = { ...drawn, small, firstTurn: words("review-turn", { turn: 1 }) };
  return (
    <svg
      class={`curve ${small ? "small" : "large"}`}
      viewBox={`0 0 ${W} ${H}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawCurve(small ? "ribbons" : kind, whole) }}
    />
  );
}

export function Curve({ drawn, kind, cast, onTurn, onPin }: Props) {
  const last = drawn.curve.length - 1;
  const held = useRef(false);
  const now = useRef(drawn.turn); // keys may be faster than drawing
  now.current = drawn.turn;
  const step = (to: number): void => {
    now.current = Math.min(last, Math.max(0, to));
    onTurn(now.current);
  };
  const at = (event: PointerEvent): void => {
    const svg = (event.currentTarget as Element).querySelector(
      getComputedStyle((event.currentTarget as Element).querySelector(".small")!).display === "none"
        ? ".large"
        : ".small",
    )!;
    const box = svg.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onTurn(turnAt(share, last, svg.classList.contains("small")));
  };
  const key = (event: KeyboardEvent): void => {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    const pin = Number(event.key) - 1;
    if (steps !== undefined) step(now.current + steps);
    else if (event.key === "Home") step(0);
    else if (event.key === "End") step(last);
    else if (pin >= 0 && pin < drawn.pins.length) onPin(pin);
    else return;
    event.preventDefault();
  };
  const said = `${
    drawn.turn ? words("review-turn", { turn: drawn.turn }) : words("review-start")
  }: ${standingWords(words, cast, drawn.curve[drawn.turn]!)}`;
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
      title={said}
      onKeyDown={key}
      onPointerDown={(event) => {
        const pin = (event.target as Element).closest<SVGElement>("[data-pin]");
        if (pin) return onPin(Number(pin.dataset.pin));
        held.current = true;
        at(event);
      }}
      onPointerMove={(event) => {
        if (held.current) at(event);
      }}
      onPointerUp={() => held.current = false}
      onPointerLeave={() => held.current = false}
    >
      <Picture drawn={drawn} kind={kind} small={false} />
      <Picture drawn={drawn} kind={kind} small />
    </div>
  );
}
