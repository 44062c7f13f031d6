// The link that gives a phone the same seat, and may take its cards off this screen.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { companionsOf, keysOf } from "../keys.ts";
import { lendCards } from "../live.ts";
import { home, learnReach, originForOthers } from "../reach.ts";
import { placeOf } from "../place.ts";
import { nameOf, pieceOf } from "../scene.ts";
import { Button } from "../ui/button.tsx";
import { Badge, copy, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import type { Now } from "../wire.ts";
import { InviteFriend } from "./inviting.tsx";
import { OpenHome } from "./invite.tsx";

export function CompanionSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [path, setPath] = useState("");
  const own = placeOf(now.table.id) === "device"; // then the phone comes from device to device
  const [trouble, setTrouble] = useState("");
  const origin = originForOthers();
  const link = path && (origin ?? location.origin) + path;
  const [seat, setSeat] = useState(now.you.eyes ?? now.you.seats[0] ?? 0);
  const lent = companionsOf(now.table.id).includes(seat);
  useEffect(() => {
    const key = keysOf(now.table.id)?.seats.find((each) => each.seat === seat);
    if (!key) return;
    setPath("");
    api.pairing(now.table.id, seat, key.token).then(
      (pairing) => setPath(pairing.link),
      () => setTrouble(words("refused-other")),
    );
  }, [seat]);
  useEffect(() => void learnReach(), []);
  return (
    <Sheet title={words("companion")} onClose={onClose}>
      <p>{words("companion-note")}</p>
      {now.you.seats.length > 1 && (
        <div class="row wrap">
          {now.you.seats.map((each) => (
            <Button
              look="small"
              key={each}
              aria-pressed={each === seat}
              onClick={() => setSeat(each)}
            >
              <Badge cast={pieceOf(now.table.seats, each)} />
              {nameOf(now.table.seats, each)}
            </Button>
          ))}
        </div>
      )}
      {path && own && (
        <InviteFriend now={now} pair={path.replace(/^.*#pair=/, "")} onPhone={onClose} />
      )}
      {link && !own && <Qr text={link} label={words("companion-qr")} />}
      {link && !own && !origin && home.value?.here && (
        <div class="invite-act">
          <b>{words("invite-closed")}</b>
          <OpenHome />
        </div>
      )}
      {link && !own && (
        <Button icon="copy" onClick={() => void copy(link)}>
          {words("copy-link")}
        </Button>
      )}
      {link && (
        <Button
          look="primary"
          icon={lent ? "eye" : "phone"}
          onClick={() => {
            lendCards(seat, !lent);
            onClose();
          }}
        >
          {words(lent ? "companion-here-again" : "companion-only-there")}
        </Button>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </Sheet>
  );
}
