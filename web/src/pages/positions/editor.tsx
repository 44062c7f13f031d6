// The editor of positions: the text, what the rules say about it, and the ways on from here.  What
// the text means, the engine knows: its part of the editor is loaded when it is needed.
import { useEffect, useState } from "preact/hooks";
import { api, editionOf, editions, learnEditions, Refused } from "../../api.ts";
import type { ChangeText, EditorModule, EditorProps } from "../../board/editor.ts";
import { engineOf } from "../../board/engines.ts";
import { learn, words } from "../../i18n.ts";
import { Remarks } from "../../positions/remarks.tsx";
import { noPosition, refusalDetail, refusalText } from "../../refusals.ts";
import { mend } from "../../routes.ts";
import { DEFAULT_SKIN } from "../../skins/index.ts";
import { Select } from "../../ui/choice.tsx";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { copy, Leaf, Stepper } from "../../ui/parts.tsx";
import type { PositionSeen } from "../../wire.ts";

const FEW = 2; // players of a position that is dealt, unless others are wanted

/** Why there is nothing to show or to judge: a text of ours, and the rules' own words. */
interface Trouble {
  readonly text: string;
  readonly why: string;
}

function troubleOf(error: unknown): Trouble {
  return { text: refusalText(error, noPosition(error)), why: refusalDetail(error, words) };
}

function Refusal({ trouble }: { trouble: Trouble | null }) {
  return (
    <div class="trouble" role="alert">
      {trouble && words(trouble.text)}
      {trouble?.why && <p class="trouble-why">{trouble.why}</p>}
    </div>
  );
}

/** Load what changes positions of an engine, and its words; null if nothing does. */
async function editorOf(engine: string): Promise<EditorModule | null> {
  const { editor, texts = [] } = engineOf(engine);
  if (!editor) return null;
  try {
    const [module] = await Promise.all([
      editor(),
      editions.value.length ? undefined : learnEditions(), // which motifs its letters are
      ...texts.map(learn),
    ]);
    return module;
  } catch {
    throw new Refused("offline", engine); // the position is not to blame
  }
}

/** Which game it is, for how many, and a new deal. */
function Deal({ seen, deal }: {
  seen: PositionSeen;
  deal: (edition: string, seats: number) => void;
}) {
  const { edition, seats } = seen;
  const form = editionOf(edition);
  const editable = editions.value.filter(({ engine }) => engineOf(engine).editor);
  return (
    <div class="row wrap">
      <Select
        label={words("world")}
        value={edition}
        choices={editable.map(({ id }) => [id, words(`title-${id}`)])}
        onChange={(wanted) => deal(wanted, seats)}
      />
      <Stepper
        label={words("editor-players")}
        value={seats}
        low={form?.seats_min ?? seats}
        high={form?.seats_max ?? seats}
        onChange={(next) => deal(edition, next)}
      />
      <Button icon="dice" size={20} look="small" onClick={() => deal(edition, seats)}>
        {words("editor-deal")}
      </Button>
    </div>
  );
}

/** The ways on from a position: a table, its text, a link to it. */
function Ways({ text }: { text: string }) {
  const link = `/new?position=${encodeURIComponent(text)}`;
  return (
    <div class="row wrap">
      <a class="btn primary" href={link}>
        <Icon name="play" />
        {words("position-play")}
      </a>
      <Button icon="copy" size={20} onClick={() => void copy(text)}>
        {words("editor-copy-text")}
      </Button>
      <Button icon="link" size={20} onClick={() => void copy(location.origin + link)}>
        {words("editor-copy-link")}
      </Button>
    </div>
  );
}

export function EditorPage(
  { position, edition: first }: { position: string; edition: string | null },
) {
  const [text, setText] = useState("");
  const [seen, setSeen] = useState<PositionSeen | null>(null);
  const [parts, setParts] = useState<EditorModule | null>(null);
  const [chosen, choose] = useState("");
  const [typed, setTyped] = useState<string | null>(null); // a text that is no position
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const refuse = (error: unknown): void => setTrouble(troubleOf(error));
  const change: ChangeText = (how) => {
    setTyped(null);
    setTrouble(null);
    setText((now) => now && how(now));
  };
  /** Take a position over as the rules write it. */
  const take = async (got: PositionSeen): Promise<void> => {
    const found = await editorOf(got.engine);
    if (!found) return setTrouble({ text: "editor-none", why: "" });
    setParts(found);
    choose("");
    setSeen(got);
    setText(got.position);
    setTyped(null);
    setTrouble(null);
  };
  const deal = (edition: string, seats: number): void => {
    const { seats_min = seats, seats_max = seats } = editionOf(edition) ?? {};
    const some = Math.min(seats_max, Math.max(seats_min, seats));
    api.position({ edition, seats: some }).then(take).catch(refuse);
  };
  const read = (wanted: string): void => {
    setTyped(wanted);
    api.position({ position: wanted.trim() }).then(take).catch(refuse);
  };
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
    if (position) read(position);
    else deal(first ?? DEFAULT_SKIN, FEW);
  }, [position, first]);
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
  const edition = seen?.edition ?? DEFAULT_SKIN;
  const props: EditorProps | null = seen && {
    edition,
    options: seen.options,
    position: text,
    change,
    chosen,
    choose,
  };
  return (
    <Leaf
      title={words("position-editor")}
      theme={edition}
      behind={<Backdrop theme={edition} />}
    >
      {parts && seen && props && editionOf(edition) && (
        <div class="editor">
          <div class="editor-left">
            <parts.Board {...props} />
            <p class="mut note">{words(parts.keys)}</p>
          </div>
          <div class="editor-right">
            <section class="panel form" aria-label={words("editor-tools")}>
              <parts.Tools {...props} />
            </section>
            <section class="panel form">
              <Deal seen={seen} deal={deal} />
              <parts.Hands {...props} />
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
              <Ways text={text} />
            </section>
          </div>
        </div>
      )}
      {!parts && trouble && (
        <section class="panel form">
          <Refusal trouble={trouble} />
          <Button icon="dice" size={20} look="primary" onClick={() => deal(DEFAULT_SKIN, FEW)}>
            {words("editor-deal")}
          </Button>
        </section>
      )}
    </Leaf>
  );
}
