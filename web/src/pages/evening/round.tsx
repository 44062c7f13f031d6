// A round: every table with a window on its board, who plays there, and who is next.
import { useEffect, useRef, useState } from "preact/hooks";
import { editionOf } from "../../api.ts";
import type { BoardModule, Scene, SmallModule } from "../../board/board.ts";
import { engineOf } from "../../board/engines.ts";
import { callBack, closeRound } from "../../evening.ts";
import { language, learn, words } from "../../i18n.ts";
import { listed } from "../../speech.ts";
import { say } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { Badge, needsLine } from "../../ui/parts.tsx";
import type { EveningBoard, EveningTable, EveningView } from "../../wire.ts";
import type { EveningPart } from "./page.tsx";
import { nameAt, why } from "./parts.tsx";

interface RoundDrawing {
  readonly board: BoardModule;
  readonly small: SmallModule | null;
}

/** What reads and draws the boards of an engine; null until it is loaded. */
function useDrawing(engine: string): RoundDrawing | null {
  const [found, setFound] = useState<RoundDrawing | null>(null);
  useEffect(() => {
    let here = true;
    const { load, texts = [] } = engineOf(engine);
    if (load) {
      void Promise.all([load(), ...texts.map(learn)]).then(async ([board]) => {
        const small = await board.turnPictures?.() ?? null;
        if (here) setFound({ board, small });
      }, () => {});
    }
    return () => {
      here = false;
    };
  }, [engine]);
  return found;
}

const sceneOf = (
  { edition, options }: EveningView,
  engine: string,
  names: readonly string[],
  { pos, to_act }: EveningBoard,
): Scene => ({
  edition,
  engine,
  options,
  ply: 0,
  position: pos ?? "",
  seat: null,
  names,
  cast: names.map((_, seat) => seat + 1),
  toAct: to_act,
  legal: [],
  reach: {},
  ended: false,
  winners: [],
  by: null,
  did: [],
});

/** How many dots there are, and how many are filled; null where it is a number of points. */
function Found(
  { facts }: { facts: { motifs?: readonly string[]; left?: number; score?: number } },
) {
  const found = facts.motifs?.length ?? 0;
  if (facts.left === undefined) return <b class="eve-count">{facts.score ?? found}</b>;
  const all = found + facts.left;
  return (
    <span class="eve-dots" role="img" aria-label={words("eve-found", { count: found })}>
      {all > 8
        ? <b class="eve-count">{found}/{all}</b>
        : Array.from({ length: all }, (_, at) => <i key={at} class={at < found ? "on" : ""} />)}
    </span>
  );
}

/** A window on the board, around the piece that is next. */
function Window({ evening, scene, drawing }: {
  evening: EveningView;
  scene: Scene;
  drawing: RoundDrawing;
}) {
  const motifs = useMotifs(evening.edition);
  const last = useRef(scene.toAct[0] ?? 0);
  if (scene.toAct[0] !== undefined && scene.toAct[0] >= 0) last.current = scene.toAct[0];
  const { edition, position, cast } = scene;
  let small;
  try {
    small = drawing.small?.drawSmall({
      edition,
      position,
      cast,
      seat: last.current,
      before: null,
      motifs,
    });
  } catch {
    small = null; // a board that this version cannot draw
  }
  if (!small) return <span class="eve-window" />;
  return (
    <svg
      class="eve-window"
      viewBox={small.box}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: small.art }}
    />
  );
}

function TableCard({ evening, table, number, drawing }: {
  evening: EveningView;
  table: EveningTable;
  number: number;
  drawing: RoundDrawing | null;
}) {
  const engine = editionOf(evening.edition)?.engine ?? "";
  const names = table.guests.map((guest) => nameAt(evening, guest));
  const board = evening.boards?.find(({ id }) => id === table.id);
  const scene = board?.pos ? sceneOf(evening, engine, names, board) : null;
  let facts: readonly { motifs?: readonly string[]; left?: number; score?: number }[] = [];
  try {
    facts = scene && drawing ? drawing.board.seats(scene, words) : [];
  } catch {
    facts = [];
  }
  const done = table.places;
  const first = done ? names.filter((_, seat) => done[seat] === 1) : [];
  const next = (board?.to_act ?? []).map((seat) => names[seat] ?? "").filter(Boolean);
  const missing = board ? names.filter((_, seat) => !board.here.includes(seat)) : [];
  const sentence = done
    ? words("eve-home", { names: listed(first, language.value), count: first.length })
    : !board || board.phase === "open"
    ? words("eve-sits", { names: listed(missing, language.value), count: missing.length })
    : next.length === 1
    ? words("eve-over-to", { name: next[0]! })
    : words("eve-all-play");
  return (
    <li class={`eve-card ${done ? "done" : ""}`} aria-label={words("eve-table", { table: number })}>
      <a class="eve-card-link" href={done ? `/replay/${table.id}` : `/t/${table.id}`}>
        {scene && drawing
          ? <Window evening={evening} scene={scene} drawing={drawing} />
          : <span class="eve-window" />}
        <span class="eve-number">{number}</span>
      </a>
      <ul class="eve-seats">
        {names.map((name, seat) => (
          <li key={seat}>
            <Badge cast={seat + 1} size={17} />
            <span>{name}</span>
            {done
              ? (
                <span class="eve-places">
                  <i
                    class={done[seat] === 1 ? "one" : ""}
                    role="img"
                    aria-label={words("rank", { rank: done[seat]! })}
                  >
                    {done[seat]}
                  </i>
                </span>
              )
              : facts[seat] && <Found facts={facts[seat]} />}
          </li>
        ))}
      </ul>
      <p class="eve-sentence">
        {done && <Icon name="check" size={18} />}
        {sentence}
      </p>
    </li>
  );
}

/** What comes next, and what the host can do about it. */
function NextCard({ evening, big }: { evening: EveningView; big: boolean }) {
  const [sorry, setSorry] = useState("");
  const [sure, setSure] = useState(false);
  const tables = evening.rounds.at(-1)!;
  const done = tables.filter(({ places }) => places).length;
  const tried = (what: Promise<unknown>) =>
    void what.then(() => setSorry(""), (error) => setSorry(why(error)));
  return (
    <li class="eve-next">
      <h2>{words("eve-done", { count: done, left: tables.length - done })}</h2>
      <p class="mut">
        {evening.rounds.length < evening.planned
          ? words("eve-next-round", { round: evening.rounds.length + 1 })
          : words("eve-last-round")}
      </p>
      {evening.host && !big && (
        <>
          <Button icon="bell" onClick={() => tried(callBack(evening.id))} {...needsLine()}>
            {words("eve-call")}
          </Button>
          {sure
            ? (
              <>
                <p>{words("eve-close.note")}</p>
                <Button onClick={() => tried(closeRound(evening.id))} {...needsLine()}>
                  {words("eve-close-now")}
                </Button>
              </>
            )
            : (
              <Button look="small" onClick={() => setSure(true)}>
                {words("eve-close")}
              </Button>
            )}
        </>
      )}
      <p class="trouble" role="alert">{sorry}</p>
    </li>
  );
}

export function Rounds(
  { evening, big }: {
    evening: EveningView;
    big: boolean;
    setShown: (shown: EveningPart) => void;
  },
) {
  const drawing = useDrawing(editionOf(evening.edition)?.engine ?? "");
  const motifs = useMotifs(evening.edition);
  const tables = evening.rounds.at(-1)!;
  const told = useRef(new Set(tables.filter(({ places }) => places).map(({ id }) => id)));
  useEffect(() => {
    tables.forEach(({ id, places, guests }, at) => {
      if (!places || told.current.has(id)) return;
      told.current.add(id);
      const first = guests.filter((_, seat) => places[seat] === 1);
      const names = listed(first.map((guest) => nameAt(evening, guest)), language.value);
      say(
        `${words("eve-table", { table: at + 1 })}: ${
          words("eve-home", { names, count: first.length })
        }`,
      );
    });
  }, [evening.events]);
  return (
    <>
      <svg
        class="nowhere"
        aria-hidden="true"
        dangerouslySetInnerHTML={{
          __html: drawing?.small?.smallDefs(evening.edition, motifs) ?? "",
        }}
      />
      <ul class="eve-cards">
        {tables.map((table, at) => (
          <TableCard
            key={table.id}
            evening={evening}
            table={table}
            number={at + 1}
            drawing={drawing}
          />
        ))}
        <NextCard evening={evening} big={big} />
      </ul>
    </>
  );
}
