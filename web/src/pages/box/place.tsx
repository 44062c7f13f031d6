// One place of a box: an emoji, a word, or a picture with its word.
import { useRef, useState } from "preact/hooks";
import { disc, tileDefs, tileUse } from "../../art/tiles.ts";
import { artOf, cleaned, emojiOf, NoBox, SAID, type Treasure, WORD } from "../../box/box.ts";
import { asJpeg, pictureIn } from "../../box/pictures.ts";
import { words } from "../../i18n.ts";
import { Choice } from "../../ui/choice.tsx";
import { HiddenFile } from "../../ui/file.tsx";
import { Drawn, Sheet } from "../../ui/parts.tsx";
import { Crop, type Cut, cutOut, WHOLE } from "./crop.tsx";
import { Button } from "../../ui/button.tsx";

type PlaceKind = "emoji" | "word" | "picture";
const KINDS: readonly PlaceKind[] = ["emoji", "word", "picture"];

const kindOf = (place: Treasure | undefined): PlaceKind =>
  place?.picture ? "picture" : place && !place.emoji ? "word" : "emoji";

/** The sentence for what was refused. */
export const whyNot = (error: unknown): string =>
  words(`box-no-${error instanceof NoBox ? error.why : "damaged"}`, {
    place: error instanceof NoBox && error.where ? error.where.charCodeAt(0) - 64 : "", // A: 1
  });

export function PlaceSheet({ letter, number, dress, place, onPlace, onClose }: {
  letter: string;
  number: number;
  dress: string;
  place: Treasure | undefined;
  onPlace: (place: Treasure | null) => void;
  onClose: () => void;
}) {
  const [kind, setKind] = useState<PlaceKind>(kindOf(place));
  const [emoji, setEmoji] = useState(place?.emoji ?? "");
  const [word, setWord] = useState(place?.word ?? "");
  const [said, setSaid] = useState(place?.said ?? "");
  const [from, setFrom] = useState<ImageBitmap | null>(null);
  const [cut, setCut] = useState<Cut>(WHOLE);
  const [trouble, setTrouble] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      setFrom(await pictureIn(file));
      setCut(WHOLE);
    } catch (error) {
      setTrouble(whyNot(error));
    }
  };
  const put = async (event: Event) => {
    event.preventDefault();
    setTrouble("");
    try {
      const named = cleaned(word, WORD), aloud = cleaned(said, SAID);
      if (!named) throw new NoBox("word");
      const picture = kind !== "picture"
        ? undefined
        : from
        ? await asJpeg(cutOut(from, cut))
        : place?.picture;
      if (kind === "picture" && !picture) throw new NoBox("picture-none");
      onPlace({
        word: named,
        ...(aloud && aloud !== named && { said: aloud }),
        ...(kind === "emoji" && { emoji: emojiOf(emoji) }),
        ...(picture && { picture }),
      });
    } catch (error) {
      setTrouble(whyNot(error));
    }
  };
  const shown = place && (
    <Drawn
      class="box-tile"
      svg={`<svg viewBox="-4 -4 108 108" aria-hidden="true"><defs>${
        tileDefs(dress, { masks: [14] })
      }</defs>${tileUse(dress, 14)}${disc(artOf(letter, place))}</svg>`}
    />
  );
  return (
    <Sheet title={words("box-place", { number })} onClose={onClose}>
      <form class="form box-place" onSubmit={put}>
        <Choice
          name="kind"
          label={words("box-kind")}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: words(`box-kind-${value}`) }))}
          onChange={setKind}
        />
        {kind === "emoji" && (
          <label class="field">
            <span>{words("box-emoji")}</span>
            <input
              class="text box-emoji"
              value={emoji}
              onInput={(event) => setEmoji(event.currentTarget.value)}
            />
          </label>
        )}
        {kind === "picture" && (
          <div class="box-picture">
            {from ? <Crop from={from} cut={cut} onCut={setCut} /> : shown}
            <Button look="small" onClick={() => input.current?.click()}>
              {words(from || place?.picture ? "box-picture-other" : "box-picture-choose")}
            </Button>
            <HiddenFile
              input={input}
              accept="image/*"
              onFile={(file) => void choose(file)}
            />
            <p class="mut">{words("box-picture-note")}</p>
          </div>
        )}
        <label class="field">
          <span>{words("box-word")}</span>
          <input
            class="text"
            value={word}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>
            {words("box-said")} <small>{words("box-said-note")}</small>
          </span>
          <input
            class="text"
            value={said}
            placeholder={word}
            onInput={(event) => setSaid(event.currentTarget.value)}
          />
        </label>
        <p class="trouble" role="alert">{trouble}</p>
        <Button look="primary wide" type="submit">{words("box-put")}</Button>
        {place && (
          <Button look="small" onClick={() => onPlace(null)}>
            {words("box-empty")}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
