// The menu of a puzzle: what the bar has no room for.
import { words } from "../../i18n.ts";
import { Item } from "../../ui/menu.tsx";
import { Sheet } from "../../ui/parts.tsx";
import { SoundItem } from "../../ui/sound.tsx";

interface Props {
  readonly edition: string;
  readonly again: (() => void) | null; // null: it is solved
  readonly watch: (() => void) | null; // null: it is not solved yet
  readonly onClose: () => void;
}

export function PuzzleMenu({ edition, again, watch, onClose }: Props) {
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet title={words("menu")} onClose={onClose}>
      <ul class="menu">
        {again && <Item icon="replay" text={words("try-again")} onClick={closing(again)} />}
        {watch && <Item icon="replay" text={words("puzzle-watch")} onClick={closing(watch)} />}
        <SoundItem />
        <Item icon="book" text={words("rules")} href={`/rules/${edition}`} />
        <Item icon="settings" text={words("settings")} href="/settings" />
        <Item icon="star" text={words("puzzles")} href="/puzzles" />
      </ul>
    </Sheet>
  );
}
