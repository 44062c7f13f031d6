// A small editor for positions: tiles, pieces and cards; the server says what is unusual.
import { useEffect, useState } from "preact/hooks";
import { api, editionOf, editions, learnEditions } from "../../api.ts";
import { engineOf } from "../../board/engines.ts";
import { slots } from "../../board/sliding/maze.ts";
import { words } from "../../i18n.ts";
import { motifKey } from "../../motifs.ts";
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
  shapeOf,
  stand,
  swap,
  textOf,
  type TileIndex,
  treasure,
} from "../../positions/model.ts";
import { Remarks } from "../../positions/remarks.tsx";
import { noPosition, refusalDetail, refusalText } from "../../refusals.ts";
import { mend } from "../../routes.ts";
import { HOUSE } from "../../skins/index.ts";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Badge, copy, Leaf, Stepper } from "../../ui/parts.tsx";
import type { PositionSeen } from "../../wire.ts";
import { Grid } from "./grid.tsx";

const SHAPES = ["straight", "corner", "tee", "cross"] as const;
const MOST_SEATS = 4;

/** Changes the draft as it is by then: keys may be faster than drawing. */
type Change = (how: (draft: Draft) => Draft) => void;

/** The name of a treasure; its letter on a board of one's own. */
function motifName(edition: string, letter: string): string {
  const key = motifKey(edition, letter);
  return key ? words(`motif-${edition}-${key}`) : letter;
}

/** What can be done with the chosen place. */
function Tools({ draft, place, edition, change }: {
  draft: Draft;
  place: TileIndex;
  edition: string;
  change: Change;
}) {
  const tile = draft.tiles[place]!;
  const spare = place === draft.width * draft.height;
  const letters = editionOf(edition)?.motifs.map((_, at) => String.fromCharCode(65 + at)) ?? [];
  return (
    <div class="tools" role="group" aria-label={words("editor-tools")}>
      <button type="button" class="btn small" onClick={() => change((now) => rotate(now, place))}>
        <Icon name="rotate" size={20} />
        {words("editor-rotate")}
      </button>
      <button type="button" class="btn small" onClick={() => change((now) => reshape(now, place))}>
        {words("editor-shape", { shape: words(`tile-${SHAPES[shapeOf(tile.sides)]!}`) })}
      </button>
      <label class="field">
        <span>{words("editor-treasure")}</span>
        <select
          value={tile.motif}
          onChange={(event) => {
            const motif = event.currentTarget.value;
            change((now) => treasure(now, place, motif));
          }}
        >
          <option value="">{words("editor-nothing")}</option>
          {letters.map((letter) => (
            <option key={letter} value={letter}>{motifName(edition, letter)}</option>
          ))}
        </select>
      </label>
      {!spare && (
        <div class="row wrap" role="group" aria-label={words("editor-stand")}>
          <span aria-hidden="true">{words("editor-stand")}</span>
          {draft.pieces.map((cell, seat) => (
            <button
              key={seat}
              type="button"
              class="btn small"
              aria-pressed={cell === place}
              onClick={() => change((now) => stand(now, seat, place))}
            >
              <Badge cast={seat + 1} />
              {words(`cast-${seat + 1}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whose turn it is, and the cards that each is looking for. */
function Hands({ draft, edition, change }: {
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
            <label class="hand-name">
              <input
                type="radio"
                name="editor-turn"
                checked={draft.seat === seat}
                onChange={() => change((now) => giveTurn(now, seat))}
              />
              <Badge cast={seat + 1} />
              {name}
              {draft.seat === seat && <small>{words("editor-turn")}</small>}
            </label>
            <div class="row wrap" role="group" aria-label={words("editor-cards", { name })}>
              {[...draft.left[seat]!].map((letter, at) => (
                <button
                  key={`${letter}${at}`}
                  type="button"
                  class="btn small"
                  aria-label={words("editor-drop", { card: motifName(edition, letter) })}
                  onClick={() => change((now) => dropCard(now, seat, at))}
                >
                  {motifName(edition, letter)}
                  <Icon name="close" size={16} />
                </button>
              ))}
              <select
                class="add-card"
                aria-label={words("editor-add", { name })}
                value=""
                onChange={(event) => {
                  const letter = event.currentTarget.value;
                  event.currentTarget.value = "";
                  if (letter) change((now) => addCard(now, seat, letter));
                }}
              >
                <option value="">{words("editor-add-card")}</option>
                {lettersOf(draft).map((letter) => (
                  <option key={letter} value={letter}>{motifName(edition, letter)}</option>
                ))}
              </select>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Why there is nothing to show or to judge: a text of ours, and the rules' own words. */
interface Trouble {
  readonly text: string;
  readonly why: string;
}

function troubleOf(error: unknown): Trouble {
  return { text: refusalText(error, noPosition(error)), why: refusalDetail(error) };
}

function Refusal({ trouble }: { trouble: Trouble | null }) {
  return (
    <div class="trouble" role="alert">
      {trouble && words(trouble.text)}
      {trouble?.why && <p class="trouble-why" lang="en">{trouble.why}</p>}
    </div>
  );
}

export function EditorPage(
  { position, edition: first }: { position: string; edition: string | null },
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState<PositionSeen | null>(null);
  const [place, setPlace] = useState<TileIndex>(0);
  const [typed, setTyped] = useState<string | null>(null); // a text that is no position
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const refuse = (error: unknown): void => setTrouble(troubleOf(error));
  const change: Change = (how) => {
    setTyped(null);
    setTrouble(null);
    setDraft((now) => now && how(now));
  };
  /** Take a position over as the rules write it. */
  const take = (got: PositionSeen): void => {
    if (!engineOf(got.engine).editor) return setTrouble({ text: "editor-sliding", why: "" });
    setSeen(got);
    setDraft(draftOf(got.position));
    setPlace(0);
    setTyped(null);
    setTrouble(null);
  };
  const deal = (edition: string, seats: number): void => {
    api.position({ edition, seats }).then(take, refuse);
  };
  const read = (text: string): void => {
    setTyped(text);
    api.position({ position: text.trim() }).then(take, refuse);
  };
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
    if (position) read(position);
    else deal(first ?? HOUSE, 2);
  }, [position, first]);
  const text = draft ? textOf(draft) : "";
  useEffect(() => { // the newest answer counts
    if (!text) return;
    let here = true;
    mend(`/editor?position=${encodeURIComponent(text)}`);
    if (seen?.position === text) return;
    api.position({ position: text }).then((got) => {
      if (!here) return;
      setSeen(got);
      setTrouble(null);
    }, (error) => here && refuse(error));
    return () => {
      here = false;
    };
  }, [text]);
  const edition = seen?.edition ?? HOUSE;
  const link = `/new?position=${encodeURIComponent(text)}`;
  const editable = editions.value.filter(({ engine }) => engineOf(engine).editor);
  return (
    <Leaf
      title={words("position-editor")}
      theme={edition}
      behind={<Backdrop theme={edition} />}
    >
      {draft && editionOf(edition) && (
        <div class="editor">
          <div class="editor-left">
            <Grid
              draft={draft}
              edition={edition}
              place={place}
              onPlace={setPlace}
              onSwap={(one, other) => change((now) => swap(now, one, other))}
              onTurn={(at) => change((now) => rotate(now, at))}
              onShape={(at) => change((now) => reshape(now, at))}
              onBar={(arrow) => change((now) => bar(now, arrow))}
              onStand={(seat, at) => change((now) => stand(now, seat, at))}
            />
            <p class="mut note">{words("editor-keys")}</p>
          </div>
          <div class="editor-right">
            <section class="panel form" aria-label={words("editor-tools")}>
              <Tools draft={draft} place={place} edition={edition} change={change} />
            </section>
            <section class="panel form">
              <div class="row wrap">
                <label class="field">
                  <span>{words("editor-edition")}</span>
                  <select
                    value={edition}
                    onChange={(event) => deal(event.currentTarget.value, draft.pieces.length)}
                  >
                    {editable.map(({ id }) => (
                      <option key={id} value={id}>{words(`title-${id}`)}</option>
                    ))}
                  </select>
                </label>
                <Stepper
                  label={words("editor-players")}
                  value={draft.pieces.length}
                  low={1}
                  high={MOST_SEATS}
                  onChange={(seats) => deal(edition, seats)}
                />
                <button
                  type="button"
                  class="btn small"
                  onClick={() => deal(edition, draft.pieces.length)}
                >
                  <Icon name="dice" size={20} />
                  {words("editor-deal")}
                </button>
              </div>
              <Hands draft={draft} edition={edition} change={change} />
              <label class="field">
                <span>{words("editor-barred")}</span>
                <select
                  value={draft.barred}
                  onChange={(event) => {
                    const arrow = event.currentTarget.value;
                    change((now) => bar({ ...now, barred: NONE_BARRED }, arrow));
                  }}
                >
                  <option value={NONE_BARRED}>{words("editor-barred-none")}</option>
                  {slots(draft.width, draft.height).map(({ name }) => (
                    <option key={name} value={name}>{name}</option>
                  ))}
                </select>
              </label>
            </section>
            <section class="panel form">
              <Remarks seen={trouble ? null : seen} />
              <Refusal trouble={trouble} />
              <label class="field">
                <span>{words("editor-text")}</span>
                <textarea
                  rows={4}
                  spellcheck={false}
                  value={typed ?? text}
                  onChange={(event) => read(event.currentTarget.value)}
                />
              </label>
              <div class="row wrap">
                <a class="btn primary" href={link}>
                  <Icon name="play" />
                  {words("position-play")}
                </a>
                <button type="button" class="btn" onClick={() => void copy(text)}>
                  <Icon name="copy" size={20} />
                  {words("editor-copy-text")}
                </button>
                <button
                  type="button"
                  class="btn"
                  onClick={() => void copy(location.origin + link)}
                >
                  <Icon name="link" size={20} />
                  {words("editor-copy-link")}
                </button>
              </div>
            </section>
          </div>
        </div>
      )}
      {!draft && trouble && (
        <section class="panel form">
          <Refusal trouble={trouble} />
          <button type="button" class="btn primary" onClick={() => deal(HOUSE, 2)}>
            <Icon name="dice" size={20} />
            {words("editor-deal")}
          </button>
        </section>
      )}
    </Leaf>
  );
}
