// A small editor for positions of the sliding editions: tiles, pieces, cards and the barred arrow.
import { editionOf } from "../../../api.ts";
import { words } from "../../../i18n.ts";
import { motifKey } from "../../../motifs.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Badge } from "../../../ui/parts.tsx";
import type { EditorProps } from "../../editor.ts";
import { SeatChoice } from "../../kit/seat.tsx";
import { slots } from "../maze.ts";
import { Grid } from "./grid.tsx";
import {
  addCard,
  bar,
  type Draft,
  draftOf,
  dropCard,
  giveTurn,
  lettersOf,
  NONE_BARRED,
  reshape,
  rotate,
  shapeName,
  stand,
  swap,
  textOf,
  type TileIndex,
  treasure,
} from "./model.ts";

type Change = (how: (draft: Draft) => Draft) => void;

/** The position of the sliding editions that is in the page, and how to change it. */
function drafted({ position, change: changeText, chosen }: EditorProps) {
  const draft = draftOf(position);
  const place: TileIndex = Math.min(Number(chosen), draft.tiles.length - 1);
  const change: Change = (how) => changeText((text) => textOf(how(draftOf(text))));
  return { draft, place, change };
}

/** The name of a treasure; its letter on a board of one's own. */
function motifName(edition: string, letter: string): string {
  const key = motifKey(edition, letter);
  return key ? words(`motif-${edition}-${key}`) : letter;
}

/** What can be done with the chosen place. */
export function Tools(props: EditorProps) {
  const { draft, place, change } = drafted(props);
  const { edition } = props;
  const tile = draft.tiles[place]!;
  const spare = place === draft.width * draft.height;
  const letters = editionOf(edition)?.motifs.map((_, at) => String.fromCharCode(65 + at)) ?? [];
  return (
    <div class="tools" role="group" aria-label={words("editor-tools")}>
      <Button
        icon="rotate"
        size={20}
        look="small"
        onClick={() => change((now) => rotate(now, place))}
      >
        {words("editor-rotate")}
      </Button>
      <Button look="small" onClick={() => change((now) => reshape(now, place))}>
        {words("editor-shape", { shape: words(`tile-${shapeName(tile.sides)}`) })}
      </Button>
      <Select
        label={words("editor-treasure")}
        value={tile.motif}
        choices={[
          ["", words("editor-nothing")],
          ...letters.map((letter) => [letter, motifName(edition, letter)] as const),
        ]}
        onChange={(motif) => change((now) => treasure(now, place, motif))}
      />
      {!spare && (
        <div class="row wrap" role="group" aria-label={words("editor-stand")}>
          <span aria-hidden="true">{words("editor-stand")}</span>
          {draft.pieces.map((cell, seat) => (
            <Button
              look="small"
              key={seat}
              aria-pressed={cell === place}
              onClick={() => change((now) => stand(now, seat, place))}
            >
              <Badge cast={seat + 1} />
              {words(`cast-${seat + 1}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whose turn it is, the cards that each is looking for, and the barred arrow. */
export function Hands(props: EditorProps) {
  const { draft, change } = drafted(props);
  return (
    <>
      <Cards draft={draft} edition={props.edition} change={change} />
      <Barred draft={draft} change={change} />
    </>
  );
}

function Cards({ draft, edition, change }: {
  draft: Draft;
  edition: string;
  change: Change;
}) {
  return (
    <ul class="hands">
      {draft.pieces.map((_, seat) => {
        const name = words(`cast-${seat + 1}`);
        return (
          <li key={seat}>
            <SeatChoice
              seat={seat}
              group="editor-turn"
              chosen={draft.seat === seat}
              note={words("editor-turn")}
              choose={() => change((now) => giveTurn(now, seat))}
            />
            <div class="row wrap" role="group" aria-label={words("editor-cards", { name })}>
              {[...draft.left[seat]!].map((letter, at) => (
                <Button
                  look="small"
                  key={`${letter}${at}`}
                  aria-label={words("editor-drop", { card: motifName(edition, letter) })}
                  onClick={() => change((now) => dropCard(now, seat, at))}
                >
                  {motifName(edition, letter)}
                  <Icon name="close" size={16} />
                </Button>
              ))}
              <Select
                class="add-card"
                aria-label={words("editor-add", { name })}
                value=""
                choices={[
                  ["", words("editor-add-card")],
                  ...lettersOf(draft).map((each) => [each, motifName(edition, each)] as const),
                ]}
                onChange={(letter) => letter && change((now) => addCard(now, seat, letter))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The arrow that may not be used. */
function Barred({ draft, change }: { draft: Draft; change: Change }) {
  return (
    <Select
      label={words("editor-barred")}
      value={draft.barred}
      choices={[
        [NONE_BARRED, words("editor-barred-none")],
        ...slots(draft.width, draft.height).map(({ name }) => [name, name] as const),
      ]}
      onChange={(arrow) => change((now) => bar({ ...now, barred: NONE_BARRED }, arrow))}
    />
  );
}

export function Board(props: EditorProps) {
  const { draft, place, change } = drafted(props);
  return (
    <Grid
      draft={draft}
      edition={props.edition}
      place={place}
      onPlace={(at) => props.choose(String(at))}
      onSwap={(one, other) => change((now) => swap(now, one, other))}
      onTurn={(at) => change((now) => rotate(now, at))}
      onShape={(at) => change((now) => reshape(now, at))}
      onBar={(arrow) => change((now) => bar(now, arrow))}
      onStand={(seat, at) => change((now) => stand(now, seat, at))}
    />
  );
}
