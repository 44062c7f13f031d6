// Sound on and off, in a bar and in a menu.
import { words } from "../i18n.ts";
import { settings, toggleSound } from "../settings.ts";
import { Item } from "./menu.tsx";
import { IconButton } from "./parts.tsx";

const label = (): string => words(settings.value.volume ? "sound-off" : "sound-on");

/** Shows what is on. */
export function SoundButton() {
  const { volume } = settings.value;
  return <IconButton icon={volume ? "sound" : "mute"} label={label()} onClick={toggleSound} />;
}

/** Shows what it does. */
export function SoundItem() {
  const { volume } = settings.value;
  return <Item icon={volume ? "mute" : "sound"} text={label()} onClick={toggleSound} />;
}
