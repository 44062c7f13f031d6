// Motifs as small discs.
import { motifPicture } from "../art/motifs/symbols.ts";
import { words } from "../i18n.ts";
import type { Motifs } from "../skins/index.ts";
import { Drawn } from "../ui/parts.tsx";

export function Discs(
  { keys, edition, motifs }: { keys: readonly string[]; edition: string; motifs: Motifs },
) {
  return (
    <>
      {keys.map((key) => {
        const label = words(`motif-${edition}-${key}`);
        return (
          <i key={key} title={label}>
            {motifs[key] && <Drawn svg={motifPicture(motifs[key], 19, { label })} />}
          </i>
        );
      })}
    </>
  );
}
