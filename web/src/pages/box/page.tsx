// Your own box: 24 places, a dress, a board that changes at once, and what can be done with it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { castDefs } from "../../art/cast.ts";
import { cardFace, cardWord } from "../../art/cards.ts";
import { motifPicture } from "../../art/motifs/symbols.ts";
import { linkTo } from "../../address.ts";
import { editionOf, editions, learnEditions } from "../../api.ts";
import {
  artOf,
  cleaned,
  dresses,
  emptyBox,
  fromLink,
  inLink,
  LETTERS,
  NoBox,
  type OwnBox,
  readBox,
  withoutPictures,
  WORD,
  wornAs,
  writeBox,
} from "../../box/box.ts";
import { boxes, dropBox, keepBox } from "../../box/kept.ts";
import { cleanedBox } from "../../box/pictures.ts";
import { words } from "../../i18n.ts";
import { motifKey } from "../../motifs.ts";
import { mend } from "../../routes.ts";
import { say } from "../../state.ts";
import { openTable, wish } from "../../tables.ts";
import { Choice, Select } from "../../ui/choice.tsx";
import { HiddenFile } from "../../ui/file.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Figures, figuresOf } from "../../ui/figures.ts";
import { useMotifs } from "../../ui/motifs.ts";
import { copy, Drawn, Leaf, Switch } from "../../ui/parts.tsx";
import { PlaceSheet, whyNot } from "./place.tsx";

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

/** The box of a link to this page, or null. */
async function boxOfLink(): Promise<OwnBox | null> {
  const text = new URLSearchParams(location.hash.slice(1)).get("b");
  if (!text) return null;
  mend("/box");
  return await fromLink(text);
}

export function BoxPage() {
  const [box, setBox] = useState<OwnBox>(emptyBox);
  const [all, setAll] = useState<readonly OwnBox[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const [trouble, setTrouble] = useState("");
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    (async () => {
      if (!editions.value.length) await learnEditions().catch(() => {});
      const kept = await boxes().catch(() => []);
      setAll(kept);
      try {
        const given = await boxOfLink();
        if (given) return take(given);
      } catch (error) {
        setTrouble(whyNot(error));
      }
      if (kept.length) setBox(kept.at(-1)!);
    })();
  }, []);
  /** Change the box; it is kept at once. */
  const change = (some: Partial<OwnBox>): void => take({ ...box, ...some });
  const take = (next: OwnBox): void => {
    setBox(next);
    setCopied(false);
    setAll((before) => [...before.filter(({ id }) => id !== next.id), next]);
    keepBox(next).catch(() => setTrouble(words("box-no-room")));
  };
  const name = box.name || words("box");
  const ours = useMotifs(box.dress);
  const keys = editionOf(box.dress)?.motifs ?? [];
  const motifs = useMemo(
    () => ({ ...ours, ...wornAs(box, keys).motifs }),
    [ours, box, keys],
  );
  const [figures, setFigures] = useState<Figures | null>(null);
  const engine = editionOf(box.dress)?.engine;
  useEffect(() => {
    if (engine) figuresOf(engine).then(setFigures, () => {});
  }, [engine]);
  const board = useMemo(
    () =>
      figures && Object.keys(ours).length ? figures.drawings["set-up"]!(box.dress, motifs) : null,
    [figures, motifs],
  );
  const filled = Object.keys(box.places).length;
  const pictures = Object.values(box.places).filter(({ picture }) => picture).length;
  const first = LETTERS.find((letter) => box.places[letter]);
  const play = async (friends: boolean) => {
    const form = editionOf(box.dress);
    if (!form) return;
    const alone = wish.value.who === "online" ? "me" : wish.value.who;
    const who = friends ? "online" : alone;
    const options = wish.value.edition === box.dress ? wish.value.options : {};
    try {
      await openTable(
        form,
        { ...wish.value, edition: box.dress, options, who, listed: false },
        undefined,
        box.id,
      );
    } catch {
      setTrouble(words("trouble-create"));
    }
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([writeBox(box)], { type: "application/json" }));
    link.download = `${name.replace(/[^\p{L}\p{N} -]/gu, "").trim() || "daedalus"}.box`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      if (file.size > 1_000_000) throw new NoBox("large");
      take(await cleanedBox(readBox(await file.text())));
      say(words("box-opened"));
    } catch (error) {
      setTrouble(whyNot(error));
    }
  };
  const share = async () => {
    const address = new URL(linkTo(`/box#b=${await inLink(box)}`), location.href).href;
    setCopied(await copy(address));
  };
  const step = (event: KeyboardEvent, at: number): void => {
    const places = (event.currentTarget as HTMLElement).closest("ol")!;
    const buttons = [...places.querySelectorAll("button")];
    const across = getComputedStyle(places).gridTemplateColumns.split(" ").length;
    const by = ARROWS[event.key] ??
      (event.key === "ArrowUp" ? -across : event.key === "ArrowDown" ? across : 0);
    if (by) {
      event.preventDefault();
      buttons[at + by]?.focus();
    } else if (event.key === "Delete" && box.places[LETTERS[at]!]) {
      const { [LETTERS[at]!]: _, ...places } = box.places;
      change({ places });
    }
  };
  return (
    <Leaf title={words("box")} theme={box.dress}>
      <div class="box-page">
        <section>
          <div class="box-head">
            <label class="field">
              <span>{words("box-name")}</span>
              <input
                class="text"
                value={box.name}
                onChange={(event) => {
                  try {
                    change({ name: cleaned(event.currentTarget.value, WORD) });
                    setTrouble("");
                  } catch (error) {
                    setTrouble(whyNot(error));
                  }
                }}
              />
            </label>
            <Choice
              name="dress"
              label={words("box-dress")}
              value={box.dress}
              choices={dresses().map((value) => ({ value, label: words(`title-${value}`) }))}
              onChange={(dress) => change({ dress })}
            />
          </div>
          <ol class="box-places" aria-label={words("box-places")}>
            {LETTERS.map((letter, at) => {
              const place = box.places[letter];
              const art = place ? artOf(letter, place) : ours[motifKey(box.dress, letter)] ?? "";
              return (
                <li key={letter}>
                  <button
                    type="button"
                    class={`box-slot ${place ? "" : "free"}`}
                    aria-label={words(place ? "box-place-has" : "box-place-free", {
                      number: at + 1,
                      word: place?.word ?? "",
                    })}
                    onClick={() => setOpen(letter)}
                    onKeyDown={(event) => step(event, at)}
                  >
                    <Drawn class="box-disc" svg={motifPicture(art, 44)} />
                    <span>{place?.word ?? words("box-free")}</span>
                  </button>
                </li>
              );
            })}
          </ol>
          <p class="mut">{words("box-filled", { count: filled })}</p>
        </section>
        <aside class="box-side">
          {board && (
            <Drawn
              class="box-board"
              svg={`<svg viewBox="-60 -60 820 820" role="img" aria-label="${
                words("box-preview")
              }"><defs>${castDefs()}</defs>${board.art}</svg>`}
            />
          )}
          <div class="panel box-words">
            {first && (
              <Drawn
                class="box-card"
                svg={`<svg viewBox="-2 -2 124 172" aria-hidden="true">${
                  box.words
                    ? cardFace("") + cardWord(box.places[first]!.word)
                    : cardFace(artOf(first, box.places[first]!), {
                      title: box.places[first]!.word,
                      theme: box.dress,
                    })
                }</svg>`}
              />
            )}
            <Switch
              label={words("box-words")}
              note={words("box-words-note")}
              value={box.words}
              onChange={(on) => change({ words: on })}
            />
          </div>
          <Button icon="play" size={22} look="primary wide" onClick={() => void play(false)}>
            {words("box-play")}
          </Button>
          <Button icon="link" size={22} look="wide" onClick={() => void play(true)}>
            {words("box-invite")}
          </Button>
          <p class="trouble" role="alert">{trouble}</p>
          <div class="panel box-share">
            <h2>{words("box-give")}</h2>
            <div class="row wrap">
              <Button icon="download" size={20} look="small" disabled={!filled} onClick={save}>
                {words("box-save")}
              </Button>
              <Button icon="upload" size={20} look="small" onClick={() => input.current?.click()}>
                {words("box-open")}
              </Button>
              <Button
                icon={copied ? "check" : "link"}
                size={20}
                look="small"
                disabled={!Object.keys(withoutPictures(box).places).length}
                onClick={() => void share()}
              >
                {words(pictures ? "box-link-some" : "box-link", { count: pictures })}
              </Button>
              <a class="btn small" href={`/print?box=${box.id}`}>
                <Icon name="print" size={20} />
                {words("print")}
              </a>
            </div>
            <HiddenFile
              input={input}
              accept=".box,application/json"
              onFile={(file) => void read(file)}
            />
            <p class="mut">{words("box-private")}</p>
            <p class="mut">{words("box-faces")}</p>
            <div class="row wrap">
              {all.length > 1 && (
                <Select
                  label={words("box-which")}
                  value={box.id}
                  choices={all.map((each) => [each.id, each.name || words("box")])}
                  onChange={(wanted) => setBox(all.find(({ id }) => id === wanted) ?? box)}
                />
              )}
              <Button icon="plus" size={20} look="small" onClick={() => take(emptyBox())}>
                {words("box-new")}
              </Button>
              {all.some(({ id }) => id === box.id) && (
                <Button
                  look="small"
                  onClick={() => {
                    const rest = all.filter(({ id }) => id !== box.id);
                    void dropBox(box.id).catch(() => {});
                    setAll(rest);
                    setBox(rest.at(-1) ?? emptyBox());
                  }}
                >
                  {words("box-drop")}
                </Button>
              )}
            </div>
          </div>
        </aside>
      </div>
      {open && (
        <PlaceSheet
          key={open}
          letter={open}
          number={LETTERS.indexOf(open) + 1}
          dress={box.dress}
          place={box.places[open]}
          onPlace={(place) => {
            const { [open]: _, ...places } = box.places;
            const same = place && Object.values(places).some((other) =>
              (other.picture ?? other.emoji ?? other.word) ===
                (place.picture ?? place.emoji ?? place.word)
            );
            if (same) return setTrouble(words("box-no-twice")), setOpen(null);
            setTrouble("");
            change({ places: place ? { ...places, [open]: place } : places });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Leaf>
  );
}
