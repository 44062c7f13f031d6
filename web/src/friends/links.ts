// The two links that friends send each other: an invitation goes out, a reply comes back.
import { linkTo } from "../address.ts";
import { armoured } from "./code.ts";

/** What a link to a table on a friend's device brings. */
export interface Invitation {
  readonly name: string; // tells the host which invitation a reply answers
  readonly code: string; // the offer
  readonly by: string; // who invites
  readonly edition: string;
  readonly seal: string; // the hash of the host's part of the deal; "": dealt already
  readonly pair: string; // gives a second device a seat; "": for another player
  readonly stun: string; // tells a device its address; "": none
}

/** What is sent back. */
export interface ReplyTold {
  readonly name: string;
  readonly code: string;
}

export const newName = (): string => armoured(crypto.getRandomValues(new Uint8Array(4)));

const address = (table: string, hash: URLSearchParams | string): string =>
  location.origin + linkTo(`/t/${table}#${hash}`);

/** The link that invites to a table. */
export function invitationLink(table: string, invitation: Invitation): string {
  const { name, code, by, edition, seal, pair, stun } = invitation;
  const said = { join: `${name}.${code}`, of: edition, by, seal, pair, stun };
  const given = Object.entries(said).filter(([, value]) => value);
  return address(table, new URLSearchParams(given));
}

/** The link that answers an invitation. */
export const replyLink = (table: string, { name, code }: ReplyTold): string =>
  address(table, `reply=${name}.${code}`);

const PAIR = /^([\w-]{1,12})\.([\w-]{40,400})$/;
const HOST = /^[\w.-]{1,100}(:\d{1,5})?$/; // of a STUN server

/** The invitation in the part of an address after "#"; null if there is none. */
export function readInvitation(hash: string): Invitation | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [, name, code] = PAIR.exec(said.get("join") ?? "") ?? [];
  if (!name || !code) return null;
  const stun = said.get("stun") ?? "";
  return {
    name,
    code,
    by: (said.get("by") ?? "").slice(0, 24),
    edition: said.get("of") ?? "",
    seal: said.get("seal") ?? "",
    pair: said.get("pair") ?? "",
    stun: HOST.test(stun) ? stun : "",
  };
}

/** The reply in whatever somebody pasted or opened: a link, the end of one, words around it. */
export function readReply(text: string): ReplyTold | null {
  const [found = ""] = /[\w-]{1,12}\.[\w-]{40,400}(?![\w.-]*[/:])/.exec(
    text.replace(/^[\s\S]*[#&]reply=/, "").trim(),
  ) ?? [];
  const [, name, code] = PAIR.exec(found) ?? [];
  return name && code ? { name, code } : null;
}
