// A card that leads to another page: what is there, and a line about it.
import { Icon, type IconName } from "./icon.tsx";

export function Signpost({ icon, title, note, to }: {
  icon: IconName;
  title: string;
  note: string;
  to: string;
}) {
  return (
    <a class="panel signpost" href={to}>
      <Icon name={icon} size={28} />
      <span>
        <b>{title}</b>
        {note}
      </span>
      <Icon name="forward" />
    </a>
  );
}
