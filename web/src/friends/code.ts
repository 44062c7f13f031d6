// Offers and answers of WebRTC as short texts for links.  Of the descriptions of two data channels
// only five things differ: the role, two secrets, the fingerprint of a certificate, and addresses.

/** What a text stands for: what `setRemoteDescription` takes, and the candidates one by one. */
export interface Description {
  readonly type: "offer" | "answer";
  readonly sdp: string;
  readonly candidates: readonly string[];
}

const ROLES = ["actpass", "active", "passive"]; // of an offer, and of the two kinds of answers
const MDNS = 0, IPV4 = 1, IPV6 = 2, FORM = 3; // how an address is written
const REFLEXIVE = 4; // it is what a STUN server has seen
const HEX = 0x80, BASE64 = 0x40, LENGTH = 0x3f; // how a secret is written
const MOST_PLACES = 12;
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/;

const hex = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const letters = (bytes: Iterable<number>) => String.fromCharCode(...bytes);
const unletters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Bytes as letters that every address may have. */
export const armoured = (bytes: Iterable<number>): string =>
  btoa(letters(bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The bytes that *armoured* wrote; throws if it did not. */
export function unarmoured(text: string): number[] {
  if (!/^[\w-]*$/.test(text)) throw new Error("not a code");
  return unletters(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
}

/** A secret: Chromium's are base64, Firefox's hexadecimal. */
function secret(text: string): number[] {
  if (!SECRET.test(text)) throw new Error("not a secret");
  const [kind, bytes] = /^([0-9a-f]{2})+$/.test(text)
    ? [HEX, unhex(text)]
    : /^([A-Za-z0-9+/]{4})+$/.test(text)
    ? [BASE64, unletters(atob(text))]
    : [0, unletters(text)];
  if (bytes.length > LENGTH) throw new Error("too long a secret");
  return [kind | bytes.length, ...bytes];
}

const SECRET = /^[A-Za-z0-9+/]{4,126}$/; // RFC 8839: nothing that could end a line

function ipv6(text: string): number[] {
  const [left = [], right = []] = text.split("::").map((half) => half.split(":").filter(Boolean));
  const gap = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...gap, ...right].flatMap((word) => unhex(word.padStart(4, "0")));
}

/** An address as its form and its bytes; null: of a kind that is not sent. */
function place(text: string): [form: number, bytes: number[]] | null {
  const name = text.toLowerCase();
  if (NAME.test(name)) return [MDNS, unhex(name.slice(0, 36).replaceAll("-", ""))];
  if (/^\d+(\.\d+){3}$/.test(text)) return [IPV4, text.split(".").map(Number)];
  return /^[0-9a-f:]+$/.test(name) && name.includes(":") ? [IPV6, ipv6(name)] : null;
}

/** The address that *place* took apart. */
function written(form: number, bytes: readonly number[]): string {
  if (form === IPV4) return bytes.join(".");
  if (form === IPV6) return hex(bytes).match(/..../g)!.join(":");
  return hex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5.local");
}

/** A complete local description as a text of about a hundred letters. */
export function pack(sdp: string): string {
  const value = (name: string) => {
    const found = new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim();
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  const role = ROLES.indexOf(value("setup"));
  const fingerprint = /^sha-256 (([0-9a-f]{2}:?){32})$/i.exec(value("fingerprint"))?.[1];
  if (role < 0 || !fingerprint) throw new Error("not a description of ours");
  const places = new Set<string>();
  for (const [, line = ""] of sdp.matchAll(/^a=candidate:(.*)$/gm)) {
    const [, , transport = "", , host = "", port, , type] = line.trim().split(" ");
    const found = transport.toLowerCase() === "udp" && type !== "relay" ? place(host) : null;
    if (!found || places.size >= MOST_PLACES) continue;
    const kind = found[0] | (type === "host" ? 0 : REFLEXIVE);
    places.add(letters([kind, ...found[1], Number(port) >> 8, Number(port) & 255]));
  }
  return armoured([
    role,
    ...secret(value("ice-ufrag")),
    ...secret(value("ice-pwd")),
    ...unhex(fingerprint.replaceAll(":", "")),
    ...[...places].flatMap(unletters),
  ]);
}

/** What *pack* made a text of; throws if it is none. */
export function unpack(text: string): Description {
  const bytes = unarmoured(text.trim());
  const take = (count: number): number[] => {
    if (bytes.length < count) throw new Error("too short");
    return bytes.splice(0, count);
  };
  const word = (): string => {
    const [first = 0] = take(1);
    const rest = take(first & LENGTH);
    const found = first & HEX ? hex(rest) : first & BASE64 ? btoa(letters(rest)) : letters(rest);
    if (!SECRET.test(found)) throw new Error("not a secret");
    return found;
  };
  const role = ROLES[take(1)[0]!];
  if (!role) throw new Error("no such role");
  const [ufrag, password, fingerprint] = [word(), word(), hex(take(32)).toUpperCase()];
  const candidates: string[] = [];
  while (bytes.length) {
    const [kind = 0] = take(1);
    const form = kind & FORM;
    if (form === FORM || kind > (REFLEXIVE | FORM) || candidates.length >= MOST_PLACES) {
      throw new Error("no such address");
    }
    const host = written(form, take(form === IPV4 ? 4 : 16));
    const [high = 0, low = 0] = take(2);
    const seen = Boolean(kind & REFLEXIVE);
    const n = candidates.length + 1;
    const priority = (seen ? 100 : 126) * 2 ** 24 + 255 - n; // RFC 8445: types first, then order
    candidates.push(
      `candidate:${n} 1 udp ${priority} ${host} ${high << 8 | low} typ ` +
        (seen ? "srflx raddr 0.0.0.0 rport 0" : "host"),
    );
  }
  const sdp = [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`, "a=ice-options:trickle"],
    `a=fingerprint:sha-256 ${fingerprint.match(/../g)!.join(":")}`,
    ...[`a=setup:${role}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", ""],
  ].join("\r\n");
  return { type: role === "actpass" ? "offer" : "answer", sdp, candidates };
}
