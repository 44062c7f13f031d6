// Cards on phones: a code to scan, and the question which of those around the screen somebody is.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { phonesPicture } from "../art/phones.ts";
import { words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import { placeOf } from "../place.ts";
import { home, learnReach, originForOthers } from "../reach.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useMotifs } from "../ui/motifs.ts";
import { copy, Drawn, Leaf, Pawn, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import type { Now, TableView } from "../wire.ts";
import { OpenHome } from "./invite.tsx";
import { coloursOf } from "./pick.tsx";

const ANEW_MS = 240_000; // codes are good for ten minutes

const linkOf = (path: string, codes: ReadonlyMap<number, string>): string =>
  `${path}#hands=${[...codes].map(([seat, code]) => `${seat}.${code}`).join(",")}`;

/** The seats around this screen that no phone has yet. */
const free = ({ table, you }: Now): number[] =>
  you.seats.filter((seat) => !table.seats[seat]?.apart);

/** A link with a code for everybody who has no phone yet; "" until there is one. */
function useLink(now: Now): { readonly link: string; readonly trouble: boolean } {
  const [path, setPath] = useState("");
  const [trouble, setTrouble] = useState(false);
  const { id } = now.table;
  const seats = free(now).join();
  useEffect(() => {
    const ask = async () => {
      const keys = keysOf(id)?.seats.filter(({ seat }) => free(now).includes(seat)) ?? [];
      const codes = await Promise.all(
        keys.map(async ({ seat, token }) => {
          const { code } = await api.pairing(id, seat, token);
          return [seat, code] as const;
        }),
      );
      setPath(codes.length ? linkOf(`/t/${id}`, new Map(codes)) : "");
    };
    const anew = () => void ask().catch(() => setTrouble(true));
    anew();
    const timer = setInterval(anew, ANEW_MS);
    return () => clearInterval(timer);
  }, [id, seats]);
  useEffect(() => void learnReach(), []);
  return { link: path && (originForOthers() ?? location.origin) + path, trouble };
}

/** What it is about, at a glance. */
export function PhonesPicture({ edition }: { edition: string }) {
  const motifs = Object.values(useMotifs(edition));
  return <Drawn svg={phonesPicture([motifs[0] ?? "", motifs[1] ?? ""])} />;
}

/** The code to scan, and who has joined; without a server nobody would find the table. */
export function PhonesPanel({ now }: { now: Now }) {
  return placeOf(now.table.id) === "server"
    ? <Joining now={now} />
    : <p class="lead">{words("phones-server")}</p>;
}

function Joining({ now }: { now: Now }) {
  const { link, trouble } = useLink(now);
  const closed = originForOthers() === null;
  const there = now.you.seats.filter((seat) => now.table.seats[seat]?.apart);
  return (
    <section class="phones">
      {link && <Qr text={link} label={words("phones-qr")} />}
      <div class="phones-say">
        <p class="lead">{words("phones-scan")}</p>
        <p class="mut">{words("phones-note")}</p>
        {link && (
          <Button icon="copy" size={20} look="small" onClick={() => void copy(link)}>
            {words("copy-link")}
          </Button>
        )}
      </div>
      {link && closed && home.value?.here && (
        <div class="invite-act">
          <b>{words("invite-closed")}</b>
          <OpenHome />
        </div>
      )}
      <p class="phones-who" role="status">
        <Icon name={there.length ? "check" : "phone"} size={20} />
        {there.length
          ? there.map((seat) => words("on-phone", { name: nameOf(now.table.seats, seat) }))
            .join(", ")
          : words("phones-none")}
      </p>
      {trouble && <p class="trouble" role="alert">{words("refused-other")}</p>}
    </section>
  );
}

export function PhonesSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  return (
    <Sheet title={words("phones")} onClose={onClose}>
      <PhonesPanel now={now} />
    </Sheet>
  );
}

/** On a phone that has scanned the code: who holds it? */
export function WhichOne(
  { table, codes, onChosen }: {
    table: TableView;
    codes: ReadonlyMap<number, string>;
    onChosen: (code: string) => void;
  },
) {
  const seats = [...codes.keys()].filter((seat) => !table.seats[seat]?.apart);
  return (
    <Leaf title={words(`title-${table.edition}`)} theme={table.edition}>
      <div class="which-one">
        <h2>{words("which-one")}</h2>
        <ul>
          {seats.map((seat) => {
            const piece = pieceOf(table.seats, seat);
            return (
              <li key={seat} style={coloursOf(piece)}>
                <Button onClick={() => onChosen(codes.get(seat)!)}>
                  <Pawn cast={piece} height={64} world={table.edition} />
                  {nameOf(table.seats, seat)}
                </Button>
              </li>
            );
          })}
        </ul>
        {!seats.length && <p class="mut">{words("which-one-none")}</p>}
      </div>
    </Leaf>
  );
}
