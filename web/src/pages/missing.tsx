// An address of ours that leads nowhere.
import { words } from "../i18n.ts";
import { Leaf } from "../ui/parts.tsx";

export function Missing() {
  return (
    <Leaf title={words("missing-title")}>
      <p>{words("missing-note")}</p>
      <p>
        <a class="btn primary" href="/">{words("other-worlds")}</a>
      </p>
    </Leaf>
  );
}
