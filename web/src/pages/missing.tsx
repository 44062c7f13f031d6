// An address without a page.
import { words } from "../i18n.ts";
import { CODE, Empty, HOME } from "../ui/empty.tsx";

export function MissingPage() {
  return (
    <Empty
      story="lost"
      title={words("missing-title")}
      note={words("missing-note")}
      ways={[HOME(), CODE()]}
    />
  );
}
