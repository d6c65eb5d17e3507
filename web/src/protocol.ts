// Written by web/scripts/write_protocol.py from src/valtable/service/protocol.py. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Who must choose, what kind of choice, and the thing it comes from (`character:thief`). `sealed` names the phase in which several seats choose at the same time, unseen by the others (`planning 3`); two phases in a row have different names. Empty for an ordinary decision. */
export interface Decision {
  seat: number
  kind: string
  source: string
  sealed: string
}

/** One thing a person can do, or a near miss with the refusal that forbids it. */
export interface Offer {
  action: number
  notation: string
  kind: string
  args: { [key: string]: number | string | string[] }
  touches: string[]
  cost: Amount[]
  effects: Effect[]
  refusal: Refusal | null
}

/** So many of a thing. */
export interface Amount {
  thing: string
  n: number
}

/** One consequence of an action, as text key (`effect-...`) and arguments. */
export interface Effect {
  kind: string
  args: { [key: string]: number | string | string[] }
}

/** A refusal as it leaves the rules: text key, id of the rule, arguments of the text. */
export interface Refusal {
  reason: string
  rule: string
  details: { [key: string]: number | string | string[] }
}

/** One event as one viewer learns it, with the id of the rule it follows from. */
export interface Event {
  kind: string
  args: { [key: string]: number | string | string[] }
  rule: string
}

/** That the end is near, and by what: text key `near-<what>` with its arguments. */
export interface Near {
  what: string
  args: { [key: string]: number | string | string[] }
}

/** All sources, their totals, and the outcome once the game is over. */
export interface ScoreSheet {
  rows: Row[]
  totals: (number | null)[]
  outcome: Outcome | null
}

/** Points from one source (text key `score-<source>`); None where the viewer may not know. */
export interface Row {
  source: string
  points: (number | null)[]
}

/** How the game ended: rank of each seat (1 is best, ties share), winners, the reason. A table that plays together against the game can be lost: then nobody has won. Where more is to be said than who has won, `result` is the text key `result-<result>`. `details` are the arguments of that text and of the reason's. */
export interface Outcome {
  ranks: number[]
  winners: number[]
  reason: string
  lost: boolean
  result: string
  details: { [key: string]: number | string | string[] }
}

/** One kind of things to be looked up (text key `shelf-<id>`), and what all of it tells together. */
export interface Shelf {
  id: string
  known: Known[]
  notes: ([string, { [key: string]: number | string | string[] }])[]
}

/** A thing with all that a viewer knows of it; `notes` are text keys `known-<kind>`. `short` is what is lacking for the prices; `payable` whether nothing is, None where nothing can be bought. `missing`: icons that it asks for and the viewer has not. `facets`: by what it can be found, values or references. `copies`: one for each copy that is printed for this table, in no order; none where they are not counted. */
export interface Known {
  thing: Thing
  stands: 'gone' | 'held' | 'open' | 'seen' | 'unseen'
  notes: ([string, { [key: string]: number | string | string[] }])[]
  prices: Price[]
  short: Amount[]
  payable: boolean | null
  missing: string[]
  facets: { [key: string]: string[] }
  copies: ('gone' | 'held' | 'open' | 'seen' | 'unseen')[]
  rule: string
}

/** A thing by its reference (`building:bank_1`); hidden things have a kind and a number only. `count` is how many lie here, or where on a track it stands. `marks` are text keys with arguments for what else a person should see on it (an owner's house, a price). */
export interface Thing {
  ref: string
  kind: 'card' | 'counter' | 'figure' | 'tile' | 'track'
  count: number
  hidden: boolean
  seat: number | null
  marks: ([string, { [key: string]: number | string | string[] }])[]
}

/** What the viewer would pay now in one thing: `printed` and the reasons together are `now`. `have`: how much of it the viewer has; None for a spectator, whose price is the printed one. */
export interface Price {
  of: string
  printed: number
  now: number
  reasons: Reason[]
  have: number | null
}

/** Why a price is another than is printed (text key `reason-<kind>`), and by how much. */
export interface Reason {
  kind: string
  n: number
  args: { [key: string]: number | string | string[] }
}

/** All places, the shared ones first. */
export interface Table {
  places: Place[]
}

/** A named place (text key `place-<kind>`), perhaps one seat's own, perhaps laid out in rows or as a map. What lies `aside` is for looking something up (how often a card occurs, which pages were seen): screens show it when it is asked for. Marks may have an attribute `sign`, which stands where their words have no room. */
export interface Place {
  id: string
  kind: string
  things: Thing[]
  seat: number | null
  columns: number
  chart: Chart | null
  aside: boolean
  corners: Corners | null
}

/** A place that is a map: where its things lie on it, and which are joined, by their order in the place. Positions count from the top left, within `width` and `height`. A thing's text may have an attribute `short`, which stands where the whole name has no room. */
export interface Chart {
  width: number
  height: number
  at: [number, number][]
  links: [number, number][]
}

/** Things that lie where cells of another place meet: which place, and for each thing the row and the column. Row 1, column 1 is the point between the first four cells. A screen that cannot draw this shows a place of its own. */
export interface Corners {
  of: string
  at: [number, number][]
}

/** An option leaves its usual value only beside one of these values of another option, or of `seats`. `of`: only these values of it ask for that. Where it is not so the option could change nothing, or cannot be at all: then `always`, and older games are held to it, too. `reason` is the key of the refusal. */
export interface Condition {
  option: string
  beside: string
  values: (boolean | number | string)[]
  reason: string
  of: (boolean | number | string)[]
  always: boolean
}

/** How long a game is: the choices of one seat by the number of seats, and what an option adds to them where it leaves its usual value, in per cent, both measured; then the seconds that a person, and a bot, takes for one. 12 seconds bring Valletta, Valdora and Valeria to what is printed on their boxes. */
export interface Pace {
  choices: { [key: string]: number }
  added: { [key: string]: number }
  seconds: number
  bot_seconds: number
}

/** The names of one option, and how many of them at most. */
export interface Picks {
  names: PickName[]
  most: number
}

/** A name that an option may hold, joined by `+` to others: the thing it stands for, the option it comes with, and the group of which only one is picked. */
export interface PickName {
  name: string
  thing: string
  needs: string
  group: string
}

/** Who sits down: me (on this device), a friend who gets a link, or a bot. */
export interface SeatWish {
  kind: 'bot' | 'friend' | 'me'
  name?: string | null
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: { [key: string]: Json }
  contribution?: string
}

/** The guided first game of a game, for me; who else sits there the lesson says. */
export interface NewLesson {
  name?: string | null
}

/** The secret of a seat link, taken from the address's fragment, traded for a cookie. */
export interface TakeSeat {
  token: string
  name?: string | null
}

/** A new link for this seat, which ends the old one. */
export interface NewLink {
  seat: number
}

/** A finished `.valt` log to be looked at as a replay. */
export interface ImportLog {
  log: string
}

/** One option of a game: its values in order, the default first, or `picks`; texts by key `option-<name>`. Where names can be picked, the value is those names joined by `+`. */
export interface OptionInfo {
  name: string
  default: Json
  values: Json[]
  group: 'layout' | 'modules' | 'packs' | 'rulings' | 'variants'
  picks: Picks | null
  lays_out: { [key: string]: string[] }
}

/** A set-up to be picked in one go: the options that leave their defaults; texts by key `preset-<name>`. */
export interface PresetInfo {
  name: string
  options: { [key: string]: Json }
}

/** A game on the shelf. */
export interface GameInfo {
  title: string
  min_seats: number
  max_seats: number
  pace: Pace
  options: OptionInfo[]
  bots: string[]
  presets: PresetInfo[]
  lesson: number
  conditions: Condition[]
}

/** One thing the coach says, in the words `lesson-<game>-<id>`. `lights`: what is lit, as `place` or `place/thing`, or as a part of the page, `page:score`. `asks`: moves by notation, made one after the other; `*` at the end stands for anything. `lays`: where a board composes them and sends them whole, the things chosen for it, by group. `facts`: arguments of the words that stand on the table, as `place/thing/mark`. */
export interface LessonStep {
  id: string
  turn: number
  lights: string[]
  asks: string[]
  lays: string[][]
  facts: { [key: string]: string }
}

/** One sentence for whoever meets something for the first time, `tip-<game>-<id>`, and when that is. All that is named must be so; `*` at the end of a name stands for anything. `offers`: a kind of move that can be made. `asked`: the source of what is asked. `sees`: one of these lies there, `place/thing` or `place/thing/mark`. `gone`: there is none left of such a thing. `alike`: two things that count the same. */
export interface Tip {
  id: string
  offers: string
  asked: string
  sees: string[]
  gone: string
  alike: string[]
}

/** A guided first game as the page tells it: nothing of its luck, nothing of what the others will do. */
export interface LessonInfo {
  game: string
  minutes: number
  counts: string
  opening: string[]
  steps: LessonStep[]
  shows: { [key: string]: string[] }
  tips: Tip[]
  words: string
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string
  kind: 'bot' | 'person'
  bot: string
  taken: boolean
  present: boolean
  program: boolean
}

/** Whoever runs the service has closed this table: it is only looked at until they open it again. */
export interface ClosedTable {
  since: string
  reason: string
  full: boolean
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string
  game: string
  options: { [key: string]: Json }
  seats: SeatInfo[]
  created: string
  finished: boolean
  replay: boolean
  next: string
  undo_seconds: number
  seed_hash: string | null
  secret: string
  rules: number
  edition: string
  closed: ClosedTable | null
  lesson: string
}

/** The secret link of a seat, path and fragment, for whoever made the table or sits there: one device may use it. */
export interface SeatLink {
  seat: number
  name: string
  link: string
}

/** The seats for which this device may make a new link. */
export interface MyLinks {
  seats: number[]
}

export interface Created {
  table: TableInfo
  links: SeatLink[]
  mine: number[]
}

export interface Seated {
  table: TableInfo
  seat: number
  back: boolean
}

/** A seat that its device has lost, to another or because it was `revoked`. This viewer's story was then `at` events long. */
export interface HandOver {
  seat: number
  name: string
  before: string
  at: number
  revoked: boolean
}

/** The tables this device has a seat at, those that wait for it first. */
export interface MyTables {
  tables: MyTable[]
}

export interface MyTable {
  table: TableInfo
  seats: number[]
  waiting: boolean
}

/** Every error: a stable code, one sentence, and what would help; texts by key `problem-<code>`. `where` is the field that is meant, `detail` the decoder's own words: for whoever writes a client. `request` names it in the log of the service, where the fault is ours. */
export interface Problem {
  code: string
  text: string
  remedy: string
  where: string
  detail: string
  request: string
}

/** One moment of a finished game, as a seat or a spectator saw it then. */
export interface ReplayStep {
  step: number
  steps: number
  at: number
  screen: Screen
  events: Event[]
}

/** Places and things, what is asked and offered, the standing; and the game's own view. `meant`: by kind of offer the kinds of places in which its things are meant, where it does not say so itself. `matters`: the kinds of events that one sentence about a whole turn tells, what matters most first. `near`: what tells that the end is near. `undo`: whether this seat may take its last choice back alone, now; `no_undo`: why not, for a seat. `lesson`: for whoever is taught here. `rule`: the section of the rules that speaks of what is asked, of the viewer if they are asked; empty once the game is over. */
export interface Screen {
  table: Table
  view: Json
  asked: Decision[]
  offers: Offer[]
  meant: { [key: string]: string[] }
  matters: string[]
  standing: ScoreSheet
  near: Near | null
  undo: boolean
  no_undo: Refusal | null
  over: boolean
  lesson: Followed | null
  rule: string
}

/** How far this seat has followed the lesson of its table: so many of its moves are made, the opening's among them; `strayed` where another move came in between. */
export interface Followed {
  made: number
  strayed: boolean
}

/** One moment of the game from which the rules draw, as the seat that is asked saw it. */
export interface RulePosition {
  info: TableInfo
  seat: number
  screen: Screen
  story: Event[]
}

/** An earlier moment of a game, as this viewer saw it: its story was then `at` events long. */
export interface Past {
  at: number
  screen: Screen
  events: Event[]
}

/** All that could come up at a table, with what this viewer knows of it and would pay for it; asked for when somebody looks something up. */
export interface LookUp {
  shelves: Shelf[]
}

/** How the points went, as far as this viewer knew them: after so many events of its story, per seat. */
export interface PointCourse {
  at: number[]
  points: number[][]
}

/** Whether the service lives and can play; `reason` where it is failing. */
export interface Health {
  status: 'failing' | 'ok' | 'starting'
  version: string
  reason: 'database_missing' | 'database_read_only' | 'database_replaced' | 'database_taken' | 'database_unreachable' | 'not_read' | 'not_written' | null
}

/** The value at this path of the screen is now this one; a missing value is taken away. */
export type Change = [(string | number)[], Json]

/** The whole table, once, or again when there is no shorter way. */
export interface Joined {
  type: 'joined'
  epoch: string
  n: number
  info: TableInfo
  seat: number | null
  screen: Screen
  story: Event[]
  hands: HandOver[]
}

/** What has happened since number n - 1. */
export interface Update {
  type: 'update'
  n: number
  events: Event[]
  changes: Change[]
}

/** Somebody took a choice back: the story now ends earlier; `by` are the seats that wanted it. */
export interface Rewound {
  type: 'rewound'
  n: number
  by: number[]
  story: number
  changes: Change[]
}

/** The submission with this key is durable; `n` is the number of the update that shows it. */
export interface Accepted {
  type: 'accepted'
  key: string
  n: number
}

/** The submission with this key changed nothing: a rule is against it (`refusal`), or else there is a `problem`. */
export interface Rejected {
  type: 'rejected'
  key: string
  code: 'broken' | 'closed' | 'full' | 'malformed' | 'not_saved' | 'not_your_seat' | 'refused' | 'too_many_requests'
  refusal: Refusal | null
  problem: Problem | null
}

/** Who is at the table now, and every seat that has changed hands; the rematch's table once there is one; whether it is closed. Carries no number. */
export interface Presence {
  type: 'presence'
  seats: SeatInfo[]
  next: string
  hands: HandOver[]
  closed: ClosedTable | null
}

export interface Pong {
  type: 'pong'
}

/** The service stops, and closes with 1012 next: come back after so many seconds. */
export interface Closing {
  type: 'closing'
  seconds: number
}

/** What whoever runs the service tells everybody, over HTTP and on every socket; nothing any more without a text. */
export interface Announcement {
  type: 'announcement'
  id: string
  text: string
  until: string
}

/** Do this, by its notation (`construct bank_1`). Sent again with the same key it is done once. */
export interface Play {
  type: 'play'
  key: string
  seat: number
  do: string
}

/** A composed move, all or none; `back` own choices are taken back first. */
export interface MakeWish {
  type: 'wish'
  key: string
  seat: number
  wish: Json
  back?: number
}

export interface Undo {
  type: 'undo'
  key: string
  seat: number
}

/** Send what came after this number of this epoch. */
export interface Resume {
  type: 'resume'
  epoch: string
  n: number
}

export interface Ping {
  type: 'ping'
}

export type ToClient = Joined | Update | Rewound | Accepted | Rejected | Presence | Pong | Closing | Announcement

export type FromClient = Play | MakeWish | Undo | Resume | Ping
