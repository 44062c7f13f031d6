// The hand of whoever is in turn around one screen: whose it is, their cards, and the lid on it.
import { useEffect, useRef } from "preact/hooks";
import { cardFan } from "../art/cards.ts";
import type { Scene } from "../board/board.ts";
import { words } from "../i18n.ts";
import { boardModule, liftLid, takeOut } from "../live.ts";
import { state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { useMotifs } from "../ui/motifs.ts";
import { Badge, Drawn, Pawn } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { Discs } from "./discs.tsx";
import { mayTakeOut, Sleeves } from "./sleeve.tsx";

const MOST_BACKS = 5;
const LONG_NAME = 10;

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

/** How many cards are left, and what was found: the plate that says it is not there meanwhile. */
function Progress({ scene, seat }: { scene: Scene; seat: number }) {
  const motifs = useMotifs(scene.edition);
  const facts = boardModule.value?.seats(scene, words)[seat];
  if (facts?.left === undefined) return null;
  return (
    <div class="tray-facts">
      {facts.left > 0
        ? (
          <>
            <Drawn class="fan" svg={cardFan(Math.min(MOST_BACKS, facts.left))} />
            <span class="tnum">{words("cards-left", { count: facts.left })}</span>
          </>
        )
        : <b>{facts.note}</b>}
      {facts.seeks && (
        <span class="seeks" role="img" aria-label={facts.seeks.text}>
          <Discs keys={facts.seeks.motifs} edition={scene.edition} motifs={motifs} />
        </span>
      )}
      {facts.motifs && facts.motifs.length > 0 && (
        <span class="got">
          <Discs keys={facts.motifs} edition={scene.edition} motifs={motifs} />
        </span>
      )}
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
      <h2 class={`tray-head ${scene.names[seat]!.length > LONG_NAME ? "long" : ""}`}>
        <i class="badge-disc">
          <Badge cast={cast} size={22} />
        </i>
        <span>{words("turn-of", { name: scene.names[seat]! })}</span>
      </h2>
      <div class="tray-sleeves">
        <div class="tray-cards">
          <Sleeves now={now} scene={scene} seat={seat} big />
          <Progress scene={scene} seat={seat} />
        </div>
        {mayTakeOut(now, scene) && (
          <>
            <p class="tray-how">{words("slide-out")}</p>
            <div class="tray-plays">
              {(["left", "right"] as const).map((side, card) => (
                <Button
                  look="small"
                  key={side}
                  onClick={() => takeOut(card)}
                >
                  {words(`play-${side}`)}
                </Button>
              ))}
            </div>
          </>
        )}
        {state.out.value && (
          <Button
            icon="undo"
            size={20}
            look="small"
            onClick={() => takeOut(null)}
          >
            {words("put-back")}
          </Button>
        )}
      </div>
      {covered !== null && <Lid scene={scene} seat={covered} />}
    </>
  );
}
