// A player in an editor, to be chosen: the piece, the name, and a word for the one who is.
import { words } from "../../i18n.ts";
import { Badge } from "../../ui/parts.tsx";

export function SeatChoice({ seat, group, chosen, note, choose }: {
  seat: number;
  group: string; // one of its choices is made at a time
  chosen: boolean;
  note: string;
  choose: () => void;
}) {
  return (
    <label class="hand-name">
      <input type="radio" name={group} checked={chosen} onChange={choose} />
      <Badge cast={seat + 1} />
      {words(`cast-${seat + 1}`)}
      {chosen && <small>{note}</small>}
    </label>
  );
}
