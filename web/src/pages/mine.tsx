// My tables on the front page: those waiting for me come first.
import { useEffect } from "preact/hooks";
import { words } from "../i18n.ts";
import {
  askMine,
  isMyTurn,
  isOver,
  type Mine,
  mine,
  said,
  standingWords,
  whenWords,
} from "../mine.ts";
import { pieceOf } from "../scene.ts";
import { Icon } from "../ui/icon.tsx";
import { Pawn } from "../ui/parts.tsx";

const ASKED = 8;
const SHOWN = 2; // the rest are on their own page

/** Where a table leads: to the game, or to its recording. */
export const wayTo = (each: Mine): string => isOver(each) ? `/replay/${each.id}` : `/t/${each.id}`;

/** The piece that the first seat of this device plays there. */
export function pieceAt({ kept, standing }: Mine): number {
  const seat = kept.seats[0]!.seat;
  return pieceOf(said(standing)?.table.seats ?? [], seat);
}

function TableLink({ table }: { table: Mine }) {
  const { edition } = table.kept;
  return (
    <a class={`carry ${isMyTurn(table) ? "now" : ""}`} href={wayTo(table)} data-theme={edition}>
      <Pawn world={edition} cast={pieceAt(table)} height={38} />
      <span class="carry-text">
        <b>{words(`title-${edition}`)}</b>
        <span>{standingWords(table)} · {whenWords(table)}</span>
      </span>
      {isOver(table) && <Icon name="replay" size={20} />}
    </a>
  );
}

/** My tables, or *otherwise* when there are none. */
export function MyTables({ otherwise }: { otherwise: string }) {
  useEffect(() => {
    void askMine(ASKED);
  }, []);
  const tables = mine.value;
  if (!tables.length) return <p>{otherwise}</p>;
  return (
    <nav class="mine" aria-label={words("mine")}>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <TableLink table={table} />
          </li>
        ))}
      </ul>
      <a class="btn small" href="/tables">
        <Icon name="table" size={20} />
        <span>{words("mine-all", { count: tables.length })}</span>
      </a>
    </nav>
  );
}
