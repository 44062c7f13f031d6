// Written by `python -m daedalus.server.typescript`; do not edit by hand.
// The messages between browser and server (docs/protocol.md).

/** The first message: who is there.  Without tokens: a spectator. */
export interface Hello {
  t: "hello";
  tokens?: string[];
  eyes?: number | null;
  around?: number[] | null;
  log?: boolean;
}

/** From now on show the view of one's own seat, or what anyone may see (null). */
export interface Eyes {
  t: "eyes";
  seat?: number | null;
  around?: number[] | null;
}

/** Do one action or a whole turn.  `ply` is the `echo` of the last `now`. */
export interface Act {
  t: "act";
  ply: number;
  do: string[];
  seat?: number | null;
}

/** Ready to start, or no longer ready. */
export interface Ready {
  t: "ready";
  yes?: boolean;
  seat?: number | null;
}

/** The host starts; open seats go to bots of level *fill*; without *fill*, none may be open. */
export interface Start {
  t: "start";
  fill?: string | number | null;
}

/** Hold the countdown to the start (`table.begins`), or continue. */
export interface Wait {
  t: "wait";
  yes?: boolean;
}

/** Take another name. */
export interface Rename {
  t: "name";
  name: string;
  seat?: number | null;
}

/** The host opens a seat or gives it to a bot, even during the game (whoever sits there is sent */
export interface MakeSeat {
  t: "seat";
  seat: number;
  kind: "bot" | "gone" | "open";
  level?: string | number;
}

/** Take another piece before the start; an open seat or a bot that had it gets the old one. */
export interface Choose {
  t: "piece";
  piece: number;
  seat?: number | null;
}

/** Let a bot play for someone absent. */
export interface StandIn {
  t: "bot";
  seat: number;
  level?: string | number;
}

/** Take one's own seat back from the bot that stood in. */
export interface Back {
  t: "back";
  seat?: number | null;
}

/** Take back one's own last turn: at once while it is incomplete, else if all humans agree. */
export interface Undo {
  t: "undo";
  seat?: number | null;
}

/** Agree or not to a requested take-back. */
export interface Answer {
  t: "answer";
  yes: boolean;
  seat?: number | null;
}

/** Say where the sun is: nobody's time ends at night, at a table where turns take days. */
export interface TellZone {
  t: "zone";
  minutes: number;
  seat?: number | null;
}

/** Say a quick phrase, or free text where the host allows it. */
export interface Chat {
  t: "chat";
  phrase?: string | null;
  text?: string | null;
  seat?: number | null;
}

/** Ask what a bot would do, where the table allows it. */
export interface WantHint {
  t: "hint";
  seat?: number | null;
}

/** Ask whether the connection is alive. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** The time a table gives: for each turn, for the whole game with an increment, or none. */
export interface Clock {
  kind?: "game" | "none" | "turn";
  seconds?: number;
  increment?: number;
}

/** A table for friends who are never free at the same time: a turn a day, or a week. */
export interface Slow {
  days?: 0 | 1 | 7;
  late?: "bot" | "wait";
}

/** The clocks at the moment this was sent. */
export interface Times {
  left: number[];
  running: number[];
}

/** A seat as everyone sees it. */
export interface SeatView {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  here: boolean;
  absent: boolean;
  stand_in: string | null;
  ready: boolean;
  piece: number;
  free: boolean;
  apart?: boolean;
}

/** A requested take-back. */
export interface TakeBackRequest {
  seat: number;
  to: number;
  waiting: number[];
}

/** A table as everyone sees it. */
export interface TableView {
  id: string;
  edition: string;
  engine: string;
  options: Record<string, boolean | number | string>;
  phase: "open" | "over" | "playing";
  seats: SeatView[];
  clock: Clock;
  start: "full" | "host" | "soon";
  listed: boolean;
  hints: boolean;
  free_text: boolean;
  grace: number;
  watching: number;
  ask: TakeBackRequest | null;
  next: string | null;
  paused: boolean;
  begins: number | null;
  held: boolean;
  position?: string;
  previews: boolean;
  again: number;
  deputy?: number;
  stand_in_by: "host" | "players";
  code?: string;
  seal?: string;
  slow?: Slow;
  until?: number;
  turn_at?: number;
  box?: string;
  evening?: string;
}

/** Who the recipient is. */
export interface You {
  seats: number[];
  host: boolean;
  eyes: number | null;
  around?: number[];
}

/** How the game ended, seat by seat. */
export interface Result {
  ranks: number[];
  scores: number[];
  winners: number[];
}

/** A line of the log. */
export interface Done {
  ply: number;
  by: number;
  did: string[];
  ms: number;
  cause: "act" | "bot" | "time";
}

/** What one of several people around a screen sees, to be shown only while they peek. */
export interface Holding {
  seat: number;
  pos: string;
}

/** For each push the walks that could follow it. */
export interface Reach {
  walks: string[];
  after: Record<string, string>;
}

/** The current state, as the seat `you.eyes` sees it, complete. */
export interface Now {
  t: "now";
  ply: number;
  echo: number;
  cause: "act" | "bot" | "sync" | "table" | "time" | "undo";
  by: number | null;
  did: string[];
  pos: string | null;
  to_act: number[];
  legal: string[] | null;
  reach: Reach | null;
  table: TableView;
  you: You;
  times: Times | null;
  at: number;
  since: number;
  outcome: Result | null;
  seed_sha256: string | null;
  seed: string | null;
  log: Done[] | null;
  hands?: Holding[];
}

/** Refused; nothing has changed.  `now` is null if it was not a message at all. */
export interface No {
  t: "no";
  code: string;
  why: string;
  now: Now | null;
  reasons: Why[];
}

/** Someone said something. */
export interface Said {
  t: "chat";
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** A reason as an id and its arguments; the texts are in the Fluent files, as `hint-<id>`. */
export interface Why {
  id: string;
  args: Record<string, string | number>;
}

/** What a bot would do, and why. */
export interface Hint {
  t: "hint";
  seat: number;
  ply: number;
  do: string[];
  why: Why;
  more: Why[];
}

export interface Pong {
  t: "pong";
  n: number;
  at: number;
}

/** The connection is about to close: "closing" (reconnect now), "gone", "cannot-open", ... */
export interface Bye {
  t: "bye";
  code: "cannot-open" | "closing" | "flood" | "gone" | "silent" | "slow";
}

/** Many are asking: the hint comes later.  Also the body of a response 202: ask again. */
export interface InLine {
  t: "in-line";
  place: number;
}

/** A seat of a new table: the creator's own, open for others, or a bot's. */
export interface NewSeat {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string | number;
  piece?: number;
}

/** What the host chooses. */
export interface NewTable {
  edition: string;
  seats?: NewSeat[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  listed?: boolean;
  start?: "full" | "host" | "soon";
  hints?: boolean;
  previews?: boolean;
  free_text?: boolean;
  grace?: number;
  keep_days?: number;
  position?: string;
  pace?: "calm" | "normal" | "quick";
  stand_in_by?: "host" | "players";
  again?: number;
  slow?: Slow;
}

/** What the host changes before the start; what is not given stays. */
export interface Changes {
  edition?: string | null;
  options?: Record<string, boolean | number | string> | null;
  seats?: number | null;
  clock?: Clock | null;
  listed?: boolean | null;
  start?: "full" | "host" | "soon" | null;
  hints?: boolean | null;
  previews?: boolean | null;
  free_text?: boolean | null;
  grace?: number | null;
  stand_in_by?: "host" | "players" | null;
  position?: string | null;
  slow?: Slow | null;
}

/** A position to look at; without one, a position is dealt. */
export interface PositionText {
  position?: string;
  edition?: string;
  seats?: number;
}

/** What there is to say about a position: a code, what it is about, the English sentence. */
export interface PositionRemark {
  code: string;
  what: string;
  text: string;
}

/** A position as the rules see it. */
export interface PositionSeen {
  position: string;
  edition: string;
  engine: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  to_act: number[];
  unusual: PositionRemark[];
  why_not: string;
  why: PositionRemark | null;
}

/** The token of a seat. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** A table and the tokens of its creator. */
export interface Created {
  id: string;
  link: string;
  host: string;
  seats: SeatKey[];
  code: string | null;
}

export interface TakeSeat {
  name?: string;
  piece?: number;
  chance?: string;
}

/** A link that gives one other device the same seat, once. */
export interface Pairing {
  code: string;
  link: string;
  seconds: number;
}

export interface Pair {
  code: string;
}

/** A public table. */
export interface Listed {
  id: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  phase: "open" | "over" | "playing";
  seats: SeatView[];
  clock: Clock;
  age: number;
}

export interface TableList {
  tables: Listed[];
}

/** A table as the caller sees it. */
export interface OneTable {
  table: TableView;
  you: You;
  ply: number;
  outcome: Result | null;
  seed_sha256: string | null;
  to_act: number[];
  quiet: number;
}

/** Where a rematch is played; the tokens are the same. */
export interface Next {
  id: string;
  link: string;
}

/** An option: one of `words`, or a number from `low` to `high`, or a text like `shape`. */
export interface OptionForm {
  name: string;
  default: boolean | number | string;
  words: (boolean | number | string)[];
  low: number | null;
  high: number | null;
  shape: string | null;
  deck: Record<string, number> | null;
  ours: boolean;
  borrowed: (boolean | number | string)[];
}

/** Options to switch on together; its text is in the Fluent files, as `preset-<name>`. */
export interface PresetForm {
  name: string;
  options: Record<string, boolean | number | string>;
  front: boolean;
}

/** What can be played, and its options. */
export interface EditionForm {
  id: string;
  engine: string;
  version: number;
  seats_min: number;
  seats_max: number;
  options: OptionForm[];
  levels: string[];
  motifs: string[];
  signed: string;
  timed: boolean;
  presets: PresetForm[];
  minutes: number;
}

export interface EditionList {
  editions: EditionForm[];
  phrases: string[];
  languages: string[];
  version: string;
  offline: string | null;
}

/** One step of a replay; the first has `by` null. */
export interface Frame {
  ply: number;
  by: number | null;
  did: string[];
  ms: number;
  pos: string;
}

/** A game as positions, for clients without the rules. */
export interface Replay {
  edition: string;
  engine: string;
  options: Record<string, boolean | number | string>;
  seats: SeatView[];
  frames: Frame[];
  outcome: Result | null;
  seed: string | null;
  verified: boolean | null;
  next: number | null;
}

/** A `.game` file somebody has. */
export interface RecordText {
  record: string;
}

/** Where the game of a record can be watched from now on. */
export interface Recorded {
  id: string;
  link: string;
}

/** The body of every response from 400 on. */
export interface Refusal {
  code: string;
  why: string;
  reasons: Why[];
}

/** A lesson that can be taken. */
export interface LessonForm {
  id: string;
  edition: string;
  title: string;
  steps: string[];
  then: Record<string, boolean | number | string>;
}

export interface LessonList {
  lessons: LessonForm[];
}

/** What was done in a step so far, and what is done now; if nothing, the step begins. */
export interface LessonTry {
  step: number;
  did?: string[];
  do?: string[];
  at?: number;
}

/** What follows: positions to show one after the other, and whether the goal is reached. */
export interface LessonNow {
  verdict: "again" | "done" | "open";
  did: string[];
  frames: Now[];
  kept: string[];
  answer: string[];
  due: number | null;
  about: Record<string, string>;
}

/** Whether the internet can reach this server, through a tunnel program that is installed. */
export interface Share {
  state: "failed" | "off" | "on" | "starting";
  by: string;
  address: string | null;
  reads: string;
  why: string;
  ways: string[];
}

/** Open it to the internet with an installed program, or close it. */
export interface OpenShare {
  open: boolean;
  by?: string;
}

/** Who can reach this server, as a page opened on its own machine may know. */
export interface Home {
  here: boolean;
  open: boolean;
  fixed: boolean;
  address: string | null;
  network: boolean;
  share: Share;
}

/** Let others at home join, or close it again. */
export interface OpenHome {
  open: boolean;
}

/** The key that browsers want when they subscribe; null: this server sends no notices. */
export interface NoticeKey {
  key: string | null;
}

/** Where a browser wants its notices. */
export interface Endpoint {
  endpoint: string;
}

/** A browser's subscription at its push service, and when it wants to hear something. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone?: number;
  daily?: boolean;
}

/** The table, or the evening, that a code leads to. */
export interface Coded {
  id: string;
  link: string;
}

/** A seat that goes to another device, and its pairing code. */
export interface CarriedSeat {
  table: string;
  seat: number;
  code: string;
}

/** What a code takes along. */
export interface CarriedSeats {
  seats: CarriedSeat[];
}

/** Eight letters that take seats along, once. */
export interface CarryCode {
  code: string;
  seconds: number;
}

export interface TypedCode {
  code: string;
}

/** A box with treasures of one's own: its file. */
export interface BoxText {
  box: string;
}

/** What the host of an evening with many chooses. */
export interface NewEvening {
  edition: string;
  by?: string;
  size?: number;
  rounds?: number;
  seconds?: number;
  door?: boolean;
  options?: Record<string, boolean | number | string>;
}

/** An evening and the token of its host. */
export interface CreatedEvening {
  id: string;
  link: string;
  code: string;
  host: string;
}

/** Somebody who comes to an evening. */
export interface NewGuest {
  name: string;
  sign?: string;
}

/** The token of somebody at an evening: it opens their seat at every table there, too. */
export interface GuestKey {
  number: number;
  name: string;
  token: string;
}

/** What the host changes; what is not given stays. */
export interface ChangedEvening {
  rounds?: number | null;
  door?: boolean | null;
}

/** What the host changes about somebody; what is not given stays. */
export interface ChangedGuest {
  name?: string | null;
  waits?: false | null;
  deputy?: boolean | null;
}

/** Somebody at an evening; hidden names are empty. */
export interface EveningGuest {
  name: string;
  sign: string;
  here: boolean;
  waits: boolean;
}

/** A table of a round; `places` as soon as it is done, in the order of `guests`. */
export interface EveningTable {
  id: string;
  guests: number[];
  places: number[] | null;
}

/** How somebody stands: people with the same points share a place. */
export interface EveningPlace {
  place: number;
  guest: number;
  points: number;
  rounds: (number | null)[];
}

/** A table of the round as everybody sees it now. */
export interface EveningBoard {
  id: string;
  phase: "open" | "over" | "playing";
  pos: string | null;
  to_act: number[];
  here: number[];
}

/** An evening with many as the caller sees it. */
export interface EveningView {
  id: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  by: string;
  size: number;
  planned: number;
  seconds: number;
  door: boolean;
  phase: "between" | "doors" | "over" | "round";
  events: number;
  calls: number;
  guests: EveningGuest[];
  deputy: number | null;
  rounds: EveningTable[][];
  standings: EveningPlace[];
  you: number | null;
  host: boolean;
  alone: boolean;
  code: string | null;
  boards?: EveningBoard[];
}

/** A table as the operator of the server sees it: nothing that is hidden in the game. */
export interface AdminTable {
  id: string;
  edition: string;
  phase: "asleep" | "open" | "over" | "playing" | "unreadable";
  age: number;
  idle: number;
  listed: boolean;
  people: number;
  bots: number;
  here: number;
  load: number;
  seats: SeatView[];
  box: boolean;
}

export interface AdminTables {
  tables: AdminTable[];
  unfinished: number;
}

export interface AdminDay {
  date: string;
  games: number;
  finished: number;
}

/** How people fare alone against bots of one level: no names, no tables. */
export interface AdminRival {
  edition: string;
  seats: number;
  level: string;
  games: number;
  won: number;
}

/** Statistics for people. */
export interface AdminStats {
  games: number;
  days: AdminDay[];
  editions: Record<string, number>;
  ends: Record<string, number>;
  hours: number[];
  busiest_hour: number | null;
  rivals: AdminRival[];
}

/** Who gets a seat after its player was sent off. */
export interface AdminSeat {
  kind?: "bot" | "open";
  level?: string | number;
}

/** Why a try does not solve a puzzle, from what the board shows. */
export interface PuzzleWhy {
  reason: string;
  motif: string | null;
  motifs: string[];
  reply: string[];
  pos: string | null;
  seat: number | null;
  count: number;
  best: number;
  cell: string | null;
  side: string | null;
  open: string[];
}

/** A board of a puzzle after some actions, and what is said about them. */
export interface PuzzleLook {
  pos: string;
  seat: number;
  to_act: number[];
  legal: string[];
  reach: Reach | null;
  did: string[];
  turn: number;
  outcome: "open" | "solved" | "wrong";
  why: PuzzleWhy | null;
}

/** A puzzle, without its solutions. */
export interface PuzzleView {
  id: string;
  kind: string;
  edition: string;
  engine: string;
  options: Record<string, boolean | number | string>;
  turns: number;
  level: number;
  rating: number;
  seats: number;
  goals: string[];
  theirs: string[];
  look: PuzzleLook;
  date: string | null;
  number: number | null;
}

/** All actions of a try so far. */
export interface PuzzleTry {
  did: string[];
}

/** Where to look, then what to do first. */
export interface PuzzleHint {
  step: number;
  line: string | null;
  actions: string[];
}

/** Why a puzzle has the answer it has, with the solution to watch. */
export interface PuzzleProof {
  turns: number;
  nodes: number;
  solutions: number;
  frames: PuzzleLook[];
}

/** How strong somebody is, by Glicko-2. */
export interface PuzzleStrength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** The result of somebody's first attempt at a puzzle; anonymous. */
export interface PuzzleAttempt {
  solved: boolean;
  me: PuzzleStrength;
}

/** The strength after an attempt. */
export interface PuzzleRated {
  me: PuzzleStrength;
  rating: number;
  counted: boolean;
}

/** What the next puzzle should be like. */
export interface PuzzleWish {
  rating?: number;
  kind?: string | null;
  seen?: string[];
}

/** The next puzzle at somebody's level; null: all have been seen. */
export interface PuzzleNext {
  puzzle: PuzzleView | null;
}

/** What there is to solve. */
export interface PuzzleShelf {
  kinds: Record<string, number>;
  rated: boolean;
}

export type FromClient = Hello | Eyes | Act | Ready | Start | Wait | Rename | MakeSeat | Choose | StandIn | Back | Undo | Answer | TellZone | Chat | WantHint | Ping;

export type FromServer = Now | No | Said | Hint | InLine | Pong | Bye;

export const PHRASES = ["hello", "good-luck", "nice-move", "well-played", "oops", "thinking", "one-moment", "hurry", "thanks", "sorry", "wow", "so-close", "again", "good-game", "bye"] as const;

export const OWN_NAMES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands", it: "Italiano", es: "Español (España)", pt: "Português (Portugal)" };
