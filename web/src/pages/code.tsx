// A code that was typed as an address: on to its table, or a word why not.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { refusalText } from "../refusals.ts";
import { goInstead } from "../routes.ts";
import { CODE, Empty, HOME } from "../ui/empty.tsx";
import { Leaf } from "../ui/parts.tsx";

export function CodePage({ code }: { code: string }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let here = true;
    setTrouble("");
    api.findCode(code).then(
      ({ link }) => here && goInstead(link),
      (error) => here && setTrouble(words(refusalText(error, "code-none"))),
    );
    return () => {
      here = false;
    };
  }, [code]);
  if (!trouble) {
    return (
      <Leaf title={words("table-opening")} plain>
        <p class="mut">{words("table-opening-note")}</p>
      </Leaf>
    );
  }
  return (
    <Empty
      story="cleared"
      title={trouble}
      note={words("code-none-note")}
      ways={[CODE(), HOME()]}
      alert
    />
  );
}
