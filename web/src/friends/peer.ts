// A connection between two browsers, made by two texts: the host's offer and the guest's answer.
import { pack, unpack } from "./code.ts";

const GATHER_MS = 4_000; // a STUN server that does not answer is not waited for any longer
const AGAIN_MS = 3_000;
const MOST_ROUNDS = 400; // twenty minutes: as old as an answer was ever tried

/** This browser makes no connections: never, or no more of them now. */
export class NoConnections extends Error {}

function connection(stun: string): RTCPeerConnection {
  try {
    return new RTCPeerConnection({ iceServers: stun ? [{ urls: `stun:${stun}` }] : [] });
  } catch (error) {
    throw new NoConnections(String(error));
  }
}

/** The local description as a text, once its addresses are known. */
async function gathered(peer: RTCPeerConnection): Promise<string> {
  await peer.setLocalDescription();
  await new Promise<void>((done) => {
    const look = () => {
      if (peer.iceGatheringState === "complete") done();
    };
    peer.addEventListener("icegatheringstatechange", look);
    setTimeout(done, GATHER_MS);
    look();
  });
  return pack(peer.localDescription!.sdp);
}

const add = (peer: RTCPeerConnection, candidate: string) =>
  peer.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {}); // of a kind it does not know

/** Leads nowhere (RFC 5737): Firefox gives up for good when no check is under way. */
const nowhere = (round: number) => `candidate:9 1 udp 1 192.0.2.1 ${1024 + round} typ host`;

export interface Offered {
  readonly stun: string;
  readonly code: string;
  readonly channel: RTCDataChannel;
  accept(answer: string): Promise<void>;
  close(): void;
}

/** The host's side: an offer, good for one guest and as long as the page is open. */
export async function offer(stun = ""): Promise<Offered> {
  const peer = connection(stun);
  const channel = peer.createDataChannel("table");
  return {
    stun,
    code: await gathered(peer),
    channel,
    async accept(answer) {
      const { type, sdp, candidates } = unpack(answer);
      await peer.setRemoteDescription({ type, sdp });
      for (const each of candidates) await add(peer, each);
    },
    close: () => peer.close(),
  };
}

export interface Answered {
  readonly code: string;
  /** The channel, once the host has got the answer. */
  readonly channel: Promise<RTCDataChannel>;
  close(): void;
}

/** The guest's side: the answer to an offer. */
export async function answer(code: string, stun = ""): Promise<Answered> {
  const { type, sdp, candidates } = unpack(code);
  if (type !== "offer") throw new Error("not an offer");
  const peer = connection(stun);
  let trying = 0;
  const channel = new Promise<RTCDataChannel>((resolve) => {
    peer.ondatachannel = ({ channel }) => {
      clearInterval(trying);
      resolve(channel);
    };
  });
  // The handshake is left to the host: one that is begun here is given up after a while.
  await peer.setRemoteDescription({ type, sdp: sdp.replace("setup:actpass", "setup:active") });
  const reply = await gathered(peer);
  // It may take minutes until the host has the answer.  A check that was given up begins again when
  // its candidate comes anew, under a foundation that the browser does not know yet.
  let round = 0;
  const attempt = () => {
    if (++round > MOST_ROUNDS) return clearInterval(trying);
    for (const each of [...candidates, nowhere(round)]) {
      void add(peer, each.replace(/^candidate:/, `candidate:${round}0`));
    }
  };
  trying = setInterval(attempt, AGAIN_MS);
  attempt();
  return {
    code: reply,
    channel,
    close() {
      clearInterval(trying);
      peer.close();
    },
  };
}
