// All tables at which this device has a seat: play on, see the replay, or forget them.
import { DEFAULT_SKIN } from "../skins/index.ts";
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n.ts";
import {
  askMine,
  cleared,
  forgetMine,
  isMyTurn,
  isOver,
  type Mine,
  mine,
  said,
  standingWords,
  whenWords,
} from "../mine.ts";
import { mend } from "../routes.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { broughtBy, portable, unpack } from "../slow/carry.ts";
import { say } from "../state.ts";
import { Empty, HOME } from "../ui/empty.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, IconButton, Leaf, Pawn } from "../ui/parts.tsx";
import { Later } from "./later.tsx";
import { pieceAt, wayTo } from "./mine.tsx";

const slow = () => import("./slow/index.ts");

const AGAIN_MS = 20_000;

function Row({ table, onForget }: { table: Mine; onForget: () => void }) {
  const { edition } = table.kept;
  const title = words(`title-${edition}`);
  const seats = said(table.standing)?.table.seats ?? [];
  const over = isOver(table);
  return (
    <li class={`panel mine-row ${isMyTurn(table) ? "now" : ""}`} data-theme={edition}>
      <Pawn world={edition} cast={pieceAt(table)} height={56} />
      <div class="mine-text">
        <h3>{title}</h3>
        <p>
          <b>{standingWords(table)}</b> <span class="mut">· {whenWords(table)}</span>
        </p>
        <p class="row wrap mut">
          {seats.map((seat, at) => (
            <span key={at} class="who-sits">
              <Badge cast={pieceOf(seats, at)} />
              {seat.kind === "open" ? words("seat-open") : nameOf(seats, at)}
            </span>
          ))}
        </p>
      </div>
      <a class={`btn ${isMyTurn(table) ? "primary" : ""}`} href={wayTo(table)}>
        <Icon name={over ? "replay" : "play"} />
        <span>{words(over ? "watch-over" : "mine-play")}</span>
      </a>
      <IconButton icon="close" label={words("mine-forget", { title })} onClick={onForget} />
    </li>
  );
}

function Section(
  { title, tables, onForget }: {
    title: string;
    tables: readonly Mine[];
    onForget: (table: Mine) => void;
  },
) {
  if (!tables.length) return null;
  return (
    <section class="mine-part">
      <h2>{title}</h2>
      <ul class="tables">
        {tables.map((table) => (
          <Row
            key={table.id}
            table={table}
            onForget={() => onForget(table)}
          />
        ))}
      </ul>
    </section>
  );
}

export function TablesPage() {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const [carrying, setCarrying] = useState(false);
  const [came, setCame] = useState(0);
  useEffect(() => {
    const brought = broughtBy(location.hash);
    if (brought.length) {
      mend("/tables"); // the codes are good once
      void unpack(brought).then((count) => {
        setCame(count);
        void askMine();
      });
    }
    void askMine();
    const beat = setInterval(() => void askMine(), AGAIN_MS);
    return () => clearInterval(beat);
  }, []);
  const tables = mine.value;
  const finished = tables.filter(isOver);
  const forgetAll = (some: readonly Mine[]) => {
    const back = some.map(forgetMine);
    setUndo(() => () => back.forEach((each) => each()));
    say(words("mine-forgotten"));
  };
  const sorry = (
    <div class="mine-said" role="status">
      {cleared.value > 0 && <p>{words("mine-cleared", { count: cleared.value })}</p>}
      {came > 0 && <Later load={slow} name="Came" count={came} />}
      {undo && (
        <p class="row wrap">
          {words("mine-forgotten")}
          <Button
            icon="undo"
            size={20}
            look="small"
            onClick={() => {
              undo();
              setUndo(null);
            }}
          >
            <span>{words("mine-keep")}</span>
          </Button>
        </p>
      )}
    </div>
  );
  if (!tables.length) {
    return (
      <Empty
        story="cleared"
        theme={DEFAULT_SKIN}
        title={words("mine-none")}
        note={words("mine-none-note")}
        ways={[HOME(), { icon: "help", text: words("learn"), to: "/learn" }]}
      >
        {sorry}
      </Empty>
    );
  }
  return (
    <Leaf title={words("mine")}>
      <p class="mut">{words("mine-note")}</p>
      {portable(tables).length > 0 && (
        <p>
          <Button icon="phone" size={20} look="small" onClick={() => setCarrying(true)}>
            {words("carry")}
          </Button>
        </p>
      )}
      {carrying && <Later load={slow} name="CarrySheet" onClose={() => setCarrying(false)} />}
      {sorry}
      <Section
        title={words("mine-going")}
        tables={tables.filter((each) => !isOver(each))}
        onForget={(table) => forgetAll([table])}
      />
      <Section
        title={words("mine-finished")}
        tables={finished}
        onForget={(table) => forgetAll([table])}
      />
      {finished.length > 1 && (
        <p>
          <Button look="small" onClick={() => forgetAll(finished)}>
            {words("mine-forget-finished")}
          </Button>
        </p>
      )}
    </Leaf>
  );
}
