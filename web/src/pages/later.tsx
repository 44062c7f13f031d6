// A page whose code is fetched when it is first shown.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n.ts";
import { Leaf } from "../ui/parts.tsx";
import { Button } from "../ui/button.tsx";

type Props = Record<string, unknown>;
// deno-lint-ignore no-explicit-any
type Pages = Record<string, ComponentType<any>>;

export function Later(
  { load, name, ...props }: { load: () => Promise<object>; name: string } & Props,
) {
  const [loaded, setLoaded] = useState<{ name: string; page: ComponentType<Props> } | null>(null);
  const [trouble, setTrouble] = useState(false);
  useEffect(() => {
    let here = true;
    load().then(
      (module) => here && setLoaded({ name, page: (module as Pages)[name]! }),
      () => here && setTrouble(true),
    );
    return () => {
      here = false;
    };
  }, [name]);
  if (trouble) {
    return (
      <Leaf title={words("offline-title")}>
        <p>{words("offline-note")}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {words("try-again")}
        </Button>
      </Leaf>
    );
  }
  if (loaded?.name !== name) return null; // another page may have stood here before
  const Page = loaded.page;
  return <Page {...props} />;
}
