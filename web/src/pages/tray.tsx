// The hand of whoever is in turn around one screen: whose it is, their cards, and the lid on it.
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../board/board.ts";
import { words } from "../i18n.ts";
import { liftLid, takeOut } from "../live.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { Badge, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { mayTakeOut, Sleeves } from "./sleeve.tsx";

function Lid({ scene, seat }: { scene: Scene; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [seat]);
  const cast = scene.cast[seat]!;
  return (
    <div class="lid">
      <svg class="lid-art" aria-hidden="true" preserveAspectRatio="none">
        <rect width="100%" height="100%" fill={`url(#dd-pattern-${cast})`} />
      </svg>
      <Pawn cast={cast} height={96} world={scene.edition} />
      <button ref={button} type="button" class="btn lid-open" onClick={() => liftLid(seat)}>
        {words("lid-open", { name: scene.names[seat]! })}
      </button>
    </div>
  );
}

/** What stands above and beside the engine's own part of the hand. */
export function TrayTop({ now, scene }: { now: Now; scene: Scene }) {
  const seat = scene.toAct[0];
  if (!scene.shared || seat === undefined) return null;
  const cast = scene.cast[seat]!;
  const covered = state.covered.value;
  return (
    <>
      <h2 class="tray-head">
        <i class="badge-disc">
          <Badge cast={cast} size={22} />
        </i>
        <span>{words("turn-of", { name: scene.names[seat]! })}</span>
      </h2>
      <div class="tray-sleeves">
        <Sleeves now={now} scene={scene} seat={seat} big />
        {mayTakeOut(now, scene) && (
          <>
            <p class="tray-how">{words("slide-out")}</p>
            <div class="tray-plays">
              {(["left", "right"] as const).map((side, card) => (
                <button
                  key={side}
                  type="button"
                  class="btn small"
                  onClick={() => takeOut(card)}
                >
                  {words(`play-${side}`)}
                </button>
              ))}
            </div>
          </>
        )}
        {state.out.value && (
          <button type="button" class="btn small" onClick={() => takeOut(null)}>
            <Icon name="undo" size={20} />
            {words("put-back")}
          </button>
        )}
      </div>
      {covered !== null && <Lid scene={scene} seat={covered} />}
    </>
  );
}
