// A phone as a hand: one's own cards, whose turn it is, and what one has found.
import { useEffect, useState } from "preact/hooks";
import { cardFan, cardName } from "../art/cards.ts";
import { at } from "../art/svg.ts";
import type { Scene } from "../board/board.ts";
import { words } from "../i18n.ts";
import { boardModule } from "../live.ts";
import { loadStyle } from "../styles.ts";
import { useMotifs } from "../ui/motifs.ts";
import { Drawn, IconButton, Pawn, Switch } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { Discs } from "./discs.tsx";
import { coloursOf } from "./pick.tsx";
import { playsTiles } from "./sleeve.tsx";
import { Button } from "../ui/button.tsx";

await loadStyle("hand");

const BUZZ_MS = 60;
const MOST_BACKS = 8;

/** The screen stays awake: who looks at their cards touches nothing for a long time. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let here = true;
    const stay = () => {
      if (document.hidden) return;
      navigator.wakeLock?.request("screen").then((held) => {
        lock = held;
        if (!here) void held.release();
      }, () => {}); // not allowed here: it may dim
    };
    stay();
    document.addEventListener("visibilitychange", stay);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", stay);
      void lock?.release();
    };
  }, []);
}

/** One short buzz when it is one's turn, once somebody has touched the phone. */
function useBuzz(mine: boolean): void {
  useEffect(() => {
    if (mine && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  }, [mine]);
}

/** The cards in the hand, face up until they are tapped. */
function Cards({ scene, seat }: { scene: Scene; seat: number }) {
  const [down, turnDown] = useState(false);
  const module = boardModule.value;
  const cards = module?.held?.(scene, scene.position, seat, words) ?? [];
  const goals = module?.seats(scene, words)[seat]?.goals ?? [];
  const named = goals.length === 1 ? words(`motif-${scene.edition}-${goals[0]}`) : "";
  const title = named && at(10, -22, cardName(named, scene.edition));
  return (
    <div class={`hand-cards ${cards.length > 1 ? "two" : ""}`}>
      {cards.map(({ back, face, name }, card) => (
        <button
          key={card}
          type="button"
          class="hand-card"
          aria-label={down ? words("hand-turned") : `${name} ${words("hand-turn")}`}
          onClick={() => turnDown(!down)}
        >
          <svg
            viewBox={down ? "2 2 136 176" : "2 -30 136 176"}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: down ? back : (face ?? back) + title }}
          />
        </button>
      ))}
    </div>
  );
}

/** What lies over the table on a phone that only holds a hand. */
export function HandFace(
  { now, scene, onMenu, onPlay }: {
    now: Now;
    scene: Scene;
    onMenu: () => void;
    onPlay: () => void;
  },
) {
  const seat = now.you.seats[0]!;
  const next = scene.toAct[0];
  const mine = next === seat;
  const motifs = useMotifs(scene.edition);
  const facts = boardModule.value?.seats(scene, words)[seat];
  const shown = next ?? seat;
  useAwake();
  useBuzz(mine);
  return (
    <div class="hand-face">
      <header
        class={`hand-whose ${mine ? "mine" : ""}`}
        style={coloursOf(scene.cast[shown]!)}
      >
        <Pawn cast={scene.cast[shown]!} height={54} world={scene.edition} />
        <h1 tabIndex={-1}>
          {words(mine ? "hand-your-turn" : "turn-of", { name: scene.names[shown]! })}
        </h1>
        <IconButton icon="menu" label={words("menu")} onClick={onMenu} />
      </header>
      <main class="hand-main">
        <Cards scene={scene} seat={seat} />
        {mine && playsTiles()
          ? (
            <Button look="primary wide" onClick={onPlay}>
              {words("hand-play")}
            </Button>
          )
          : (
            <p class="hand-say voice" role="status">
              {mine ? words("hand-big-screen") : facts?.left === 0 ? facts.note : ""}
            </p>
          )}
      </main>
      <footer class="hand-foot">
        <p class="hand-found">
          {facts?.motifs
            ? (
              <>
                <span class="mut">{words("hand-found")}</span>
                <span class="got">
                  <Discs keys={facts.motifs} edition={scene.edition} motifs={motifs} />
                </span>
                <span class="sp" />
                {facts.left !== undefined && facts.left > 0 && (
                  <>
                    <Drawn class="fan" svg={cardFan(Math.min(MOST_BACKS, facts.left))} />
                    <span class="mut tnum">{words("cards-left", { count: facts.left })}</span>
                  </>
                )}
              </>
            )
            : <span class="mut">{facts?.note}</span>}
        </p>
        <Switch
          label={words("hand-play")}
          note={words("hand-play-note")}
          value={false}
          onChange={onPlay}
        />
      </footer>
    </div>
  );
}
