// Laws of the codes, and what two browsers really offer: Chromium 156 and Firefox 153 ESR.
import { armoured, pack, unarmoured, unpack } from "./code.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

function refuses(text: string): void {
  try {
    unpack(text);
  } catch {
    return;
  }
  throw new Error(`accepted: ${text}`);
}

const CHROMIUM_OFFER = `v=0
o=- 661636224337166895 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:321017130 1 udp 2113937151 2bb689b2-2bb1-4ced-b3ed-bd8a453b6dc4.local 55539 typ host generation 0 network-cost 999
a=candidate:3628373194 1 udp 2113942271 db18c460-46d5-4832-acd5-b14136fd89c7.local 35186 typ host generation 0 network-cost 999
a=ice-ufrag:cnYf
a=ice-pwd:WF+jPxA7UGwxnnpIAHbKdwTa
a=ice-options:trickle
a=fingerprint:sha-256 42:E7:66:65:AF:0C:BD:78:67:41:D1:1E:30:4B:09:A4:AF:7C:1A:3E:75:6D:19:1A:92:20:29:8A:48:33:8F:CB
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`;
const CHROMIUM_ANSWER = `v=0
o=- 7332451435790851883 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:578671387 1 udp 2113937151 2bb689b2-2bb1-4ced-b3ed-bd8a453b6dc4.local 49509 typ host generation 0 network-cost 999
a=candidate:3910865659 1 udp 2113942271 db18c460-46d5-4832-acd5-b14136fd89c7.local 43373 typ host generation 0 network-cost 999
a=ice-ufrag:tM0J
a=ice-pwd:G5EaqkHT+sqwZfbFqVqB9yr8
a=ice-options:trickle
a=fingerprint:sha-256 15:0D:54:E9:14:90:6F:21:6B:C8:E2:16:34:B5:29:91:29:65:FE:DB:09:95:24:F3:81:DE:C5:B6:92:39:D6:BD
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`;
const FIREFOX_OFFER = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 4331376218384243110 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 74:C1:3E:B5:0E:A1:04:F0:84:BC:B6:06:C4:80:98:F1:AA:76:C8:7A:9A:16:6E:B8:4D:FE:1D:AD:2E:6A:49:EF
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 f5c7bad1-be84-4d70-8dbe-b0b2a99869af.local 41785 typ host
a=candidate:1 1 UDP 2122252543 27f80ef5-f088-472d-a963-6d525c274b6b.local 60998 typ host
a=candidate:2 1 TCP 2105458943 f5c7bad1-be84-4d70-8dbe-b0b2a99869af.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 27f80ef5-f088-472d-a963-6d525c274b6b.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:fd140cb7d4387ad3c4bf13a62173cb25
a=ice-ufrag:387892f5
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
`;
const FIREFOX_ANSWER = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 7724721232059171013 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 4A:3C:03:CE:0E:5C:D7:35:97:10:13:78:88:F0:86:3B:B4:E5:1F:CF:06:1A:E1:ED:F1:CB:18:83:19:CD:A3:8D
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 758f637c-d941-4f2b-a040-39e4b838afa3.local 54699 typ host
a=candidate:1 1 UDP 2122252543 65698aa6-e164-4914-a3d6-bf724c82b9bd.local 54048 typ host
a=candidate:2 1 TCP 2105458943 758f637c-d941-4f2b-a040-39e4b838afa3.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 65698aa6-e164-4914-a3d6-bf724c82b9bd.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:472b39ff2c1ce84c8748b1de184e5216
a=ice-ufrag:a2c8d844
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
`;
const REAL = [CHROMIUM_OFFER, CHROMIUM_ANSWER, FIREFOX_OFFER, FIREFOX_ANSWER];

const field = (sdp: string, name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, "m").exec(sdp)![1];
/** What must arrive of a description: the role, the secrets, the fingerprint, the UDP addresses. */
const essence = (sdp: string, candidates: readonly string[]) => [
  ...["setup", "ice-ufrag", "ice-pwd", "fingerprint"].map((name) => field(sdp, name)),
  ...candidates.map((each) => each.split(" ").slice(4, 8).join(" ")),
];
const udp = (sdp: string) =>
  [...sdp.matchAll(/^a=(candidate:.* udp .*)$/gim)].map(([, line]) => line!);

Deno.test("what browsers offer and answer arrives whole", () => {
  for (const sdp of REAL) {
    const text = pack(sdp);
    const back = unpack(text);
    equal(essence(back.sdp, back.candidates), essence(sdp, udp(sdp)));
    equal(back.type, field(sdp, "setup") === "actpass" ? "offer" : "answer");
    equal(/^[\w-]+$/.test(text), true);
    if (text.length > 126) throw new Error(`${text.length} letters`);
  }
});

Deno.test("a code is a fixed point: what was read is written alike", () => {
  for (const sdp of REAL) {
    const { sdp: back, candidates } = unpack(pack(sdp));
    const whole = back + candidates.map((each) => `a=${each}\r\n`).join("");
    equal(pack(whole), pack(sdp));
  }
});

Deno.test("addresses of every kind go and come back", () => {
  const kinds = [
    ["192.168.1.10", "host", "192.168.1.10"],
    ["203.0.113.77", "srflx", "203.0.113.77"],
    ["2001:db8::7", "host", "2001:0db8:0000:0000:0000:0000:0000:0007"],
    ["::1", "host", "0000:0000:0000:0000:0000:0000:0000:0001"],
    ["fe80:1:2:3:4:5:6:7", "srflx", "fe80:0001:0002:0003:0004:0005:0006:0007"],
  ];
  for (const [host, type, wanted] of kinds) {
    const bare = FIREFOX_OFFER.replace(/^a=candidate.*\n/gm, "");
    const [only] =
      unpack(pack(`${bare}a=candidate:1 1 udp 7 ${host} 65535 typ ${type}\n`)).candidates;
    equal(only!.split(" ").slice(4, 8), [wanted, "65535", "typ", type]);
  }
});

Deno.test("relays, TCP and names of other kinds are left out", () => {
  const bare = FIREFOX_OFFER.replace(/^a=candidate.*\n/gm, "");
  const others = ["1 1 udp 7 192.0.2.1 9 typ relay", "1 1 tcp 7 192.0.2.1 9 typ host"];
  others.push("1 1 udp 7 host.example.org 9 typ host");
  for (const each of others) equal(unpack(pack(`${bare}a=candidate:${each}\n`)).candidates, []);
});

Deno.test("whatever is cut off, put in or no code at all is refused, or at least harmless", () => {
  const text = pack(CHROMIUM_OFFER);
  for (const junk of ["", "A", "hello", "%%%", "ä", "AAAA", "_".repeat(200)]) refuses(junk);
  // Cut anywhere but between two addresses, it is too short.
  const ends = new Set([text.length]);
  const bytes = unarmoured(text);
  for (let short = 1; short < bytes.length; short++) {
    const cut = armoured(bytes.slice(0, short));
    if (short === bytes.length - 19 || short === bytes.length - 38) ends.add(short);
    else refuses(cut);
  }
  // Every single byte changed: refused, or still a description of which no line is new.
  const shape = (sdp: string) => sdp.split("\r\n").map((line) => line.split(":")[0]).join();
  const wanted = shape(unpack(text).sdp);
  for (let at = 0; at < bytes.length; at++) {
    for (const value of [0, 10, 13, 64, 128, 255]) {
      const other = armoured([...bytes.slice(0, at), value, ...bytes.slice(at + 1)]);
      let read = null;
      try {
        read = unpack(other);
      } catch {
        continue;
      }
      equal(shape(read.sdp), wanted);
      for (const each of read.candidates) equal(/^[ -~]+$/.test(each), true);
    }
  }
});

Deno.test("a secret that would end a line is not written and not read", () => {
  refuses(
    armoured([0, 5, ...[..."ab\r\nc"].map((each) => each.charCodeAt(0)), ...Array(60).fill(1)]),
  );
});
