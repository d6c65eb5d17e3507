/** Valencia's table as values to be drawn. Everything is read from the screen; nothing here knows a rule. */

import type { Event, Offer, Place, Screen, Thing } from '../../protocol'

// Reading things

export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1)

/** An argument of a thing's mark; null without the mark. */
export function mark(thing: Thing, kind: string, name: string): number | string | string[] | null {
  return thing.marks.find(([own]) => own === kind)?.[1][name] ?? null
}
export const hasMark = (thing: Thing, kind: string): boolean => thing.marks.some(([own]) => own === kind)

const word = (value: unknown): string => (typeof value === 'string' ? idOf(value) : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const seatIn = (value: unknown): number | null =>
  typeof value === 'string' && value.startsWith('seat:') ? Number(value.slice(5)) : null

export const placeOf = (screen: Screen, kind: string, seat: number | null = null): Place | null =>
  screen.table.places.find((place) => place.kind === kind && place.seat === seat) ?? null

export const thingsOf = (screen: Screen, kind: string, seat: number | null = null): readonly Thing[] =>
  placeOf(screen, kind, seat)?.things ?? []

/** How many of this lie in a seat's area. */
export const counted = (screen: Screen, seat: number, ref: string): number =>
  thingsOf(screen, 'area', seat).find((thing) => thing.ref === ref)?.count ?? 0

// What is going on

export type Scene = 'tasks' | 'planning' | 'auction' | 'city'

/** Decisions that are answered on the map or the council: the city has the room. */
const ON_THE_MAP = new Set([
  'place',
  'take_or_place',
  'take',
  'sit',
  'ability',
  'move_palm',
  'lift',
  'land',
  'plant',
  'found',
  'sell',
  'keep_task',
])

/** What the board shows beside the city: the plan, the auction's tray, or the steps and the council. */
export function sceneOf(screen: Screen, seat: number | null): Scene {
  const [first] = screen.asked
  if (first?.sealed.startsWith('planning')) return 'planning'
  if (first?.sealed) return 'tasks'
  const mine = screen.asked.find((decision) => decision.seat === seat)
  if (mine !== undefined && ON_THE_MAP.has(mine.kind)) return 'city'
  return placeOf(screen, 'auction') === null ? 'city' : 'auction'
}

/** Whether this seat answers with its stacks or with the cards of its bid. */
export const answersWithCards = (screen: Screen, seat: number | null): boolean =>
  screen.asked.some((decision) => decision.seat === seat && ['bid', 'back'].includes(decision.kind))

/** The round that is played or planned, counted from 1, and how many there are. */
export function roundOf(screen: Screen): { n: number; of: number } {
  const of = thingsOf(screen, 'boards').length
  const view = screen.view as { readonly round?: unknown } | null
  return { n: Math.min(of, number(view?.round) + 1), of }
}

// The city

export interface Cell {
  readonly thing: Thing
  readonly row: number
  readonly col: number
  readonly kind: 'space' | 'fountain' | 'free_fountain' | 'central'
  readonly guild: string
  readonly price: number
  readonly fountain: string
  readonly points: number
  /** How many cells it covers each way. */
  readonly span: number
}

export interface Bush {
  readonly thing: Thing
  /** The crossing: this many cells from the top and from the left. */
  readonly row: number
  readonly col: number
  readonly palm: boolean
}

export interface City {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly Cell[]
  readonly bushes: readonly Bush[]
}

export function cityOf(screen: Screen): City {
  const place = placeOf(screen, 'city')
  const cols = place?.columns || 1
  const things = place?.things ?? []
  const central = things.filter((thing) => thing.ref === 'fountain:central').length
  const cells = things.map((thing, index): Cell => {
    const fountain = word(mark(thing, 'fountain', 'fountain'))
    const kind =
      thing.ref === 'fountain:central'
        ? 'central'
        : fountain !== ''
          ? 'fountain'
          : hasMark(thing, 'fountain_space')
            ? 'free_fountain'
            : 'space'
    return {
      thing,
      row: Math.floor(index / cols),
      col: index % cols,
      kind,
      guild: word(mark(thing, 'guild', 'guild')),
      price: number(mark(thing, 'price', 'n')),
      fountain,
      points: number(mark(thing, 'points', 'n')),
      span: kind === 'central' ? Math.sqrt(central) : 1,
    }
  })
  const first = cells.findIndex(({ kind }) => kind === 'central')
  return {
    rows: Math.ceil(things.length / cols),
    cols,
    // The central tile covers several cells and is drawn once.
    cells: cells.filter(({ kind }, index) => kind !== 'central' || index === first),
    bushes: thingsOf(screen, 'bushes').map((thing) => {
      const [row = 0, col = 0] = idOf(thing.ref).split('_').map(Number)
      return { thing, row, col, palm: hasMark(thing, 'palm') }
    }),
  }
}

/** The cell an arrow key leads to from this one, past those that are covered; the same if there is none. */
export function towards(city: City, from: Cell, key: string): Cell {
  const step: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  const [down, right] = step[key] ?? [0, 0]
  if (down === 0 && right === 0) return from
  let row = from.row
  let col = from.col
  for (;;) {
    row += down
    col += right
    if (row < 0 || col < 0 || row >= city.rows || col >= city.cols) return from
    const there = city.cells.find(
      (cell) =>
        row >= cell.row && row < cell.row + cell.span && col >= cell.col && col < cell.col + cell.span,
    )
    if (there !== undefined && there !== from) return there
  }
}

// Steps, council, auction

export interface Prize {
  readonly place: number
  readonly what: readonly string[]
  /** What it would bring whoever looks; none for a spectator. */
  readonly worth: number | null
  readonly unit: 'points' | 'coins'
}

export interface Step {
  readonly thing: Thing
  readonly letter: string
  readonly guild: string
  readonly state: 'done' | 'now' | 'to_come'
  /** Who acts without an auction. */
  readonly actor: number | null
  readonly prizes: readonly Prize[]
}

export function stepsOf(screen: Screen): Step[] {
  return thingsOf(screen, 'steps').map((thing) => ({
    thing,
    letter: idOf(thing.ref),
    guild: word(mark(thing, 'guild', 'guild')),
    state: hasMark(thing, 'step_now') ? 'now' : hasMark(thing, 'step_done') ? 'done' : 'to_come',
    actor: seatIn(mark(thing, 'acts_here', 'seat')),
    prizes: thing.marks.flatMap(([kind, args]): Prize[] =>
      kind.startsWith('prize')
        ? [
            {
              place: number(args['place']),
              what: Array.isArray(args['what']) ? args['what'] : [],
              worth: typeof args['n'] === 'number' ? args['n'] : null,
              unit: kind === 'prize_coins' ? 'coins' : 'points',
            },
          ]
        : [],
    ),
  }))
}

export interface Chair {
  readonly thing: Thing
  readonly id: string
  readonly holder: number | null
  readonly helpers: readonly number[]
}

export function chairsOf(screen: Screen): Chair[] {
  return thingsOf(screen, 'council').map((thing) => ({
    thing,
    id: idOf(thing.ref),
    holder: thing.seat,
    helpers: thing.marks.flatMap(([kind, args]) => (kind === 'helper' ? [seatIn(args['seat']) ?? 0] : [])),
  }))
}

export interface Bidder {
  readonly thing: Thing
  /** Nina has no seat. */
  readonly seat: number | null
  readonly state: 'bids' | 'acts' | 'to_act' | 'passed'
  readonly influence: number
  readonly cards: readonly string[]
  /** How often it has waited in this auction. */
  readonly waits: number
  /** How far from the figure's holder it sits, clockwise. */
  readonly away: number
  /** As the bids stand; 0 without one. */
  readonly place: number
}

/** Nina as a bidder while she is still to show her cards: until then no place is sure. */
export const ninaToCome = (bidders: readonly Bidder[]): Bidder | undefined =>
  bidders.find(({ seat, state }) => seat === null && state !== 'bids')

/** The story since the running auction began, without its first line. */
export function auctionStory(story: readonly Event[]): readonly Event[] {
  const start = story.findLastIndex(({ kind }) => kind === 'auction')
  return start < 0 ? [] : story.slice(start + 1)
}

export interface Ended {
  readonly letter: string
  /** Who won: a seat, Nina or nobody. */
  readonly won: Event
  /** What the places took. */
  readonly taken: readonly Event[]
}

const WON = ['won', 'nina_won', 'nobody_won']
const TAKEN = new Set(['seated', 'took', 'placed', 'palm_moved', 'sold', 'moved'])
/** With these lines something else begins. */
const NEXT = new Set(['auction', 'planted', 'founded', 'council', 'round'])

/** The last auction that has ended, as the story tells it. */
export function lastAuction(story: readonly Event[]): Ended | null {
  const at = story.findLastIndex(({ kind }) => WON.includes(kind))
  const won = story[at]
  const head = story.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === 'auction')
  if (won === undefined || head === undefined) return null
  const after = story.findIndex(({ kind }, index) => index > at && NEXT.has(kind))
  const told = story.slice(at + 1, after < 0 ? undefined : after)
  return { letter: word(head.args['step']), won, taken: told.filter(({ kind }) => TAKEN.has(kind)) }
}

const ENDS = new Set(['planted', 'founded', 'council', 'privilege'])

/** What the end of the last round brought, until whoever looks plans the next one. */
export function roundEnd(story: readonly Event[]): readonly Event[] {
  const next = story.findLastIndex(({ kind }) => kind === 'round')
  if (story.slice(next + 1).some(({ kind }) => kind === 'drew' || kind === 'auction')) return []
  const before = story.slice(0, Math.max(next, 0))
  return before
    .slice(before.findLastIndex(({ kind }) => kind === 'auction') + 1)
    .filter(({ kind }) => ENDS.has(kind))
}

export interface Spoils {
  readonly seat: number
  readonly things: readonly string[]
  /** By a sale. */
  readonly coins: number
}

/** What each seat took, in the order in which they did. */
export function spoilsOf(taken: readonly Event[]): Spoils[] {
  const seats = [...new Set(taken.map(({ args }) => seatIn(args['seat'])))].filter((seat) => seat !== null)
  return seats.map((seat) => {
    const own = taken.filter(({ args }) => seatIn(args['seat']) === seat)
    return {
      seat,
      things: own
        .filter(({ kind }) => kind !== 'sold')
        .flatMap(({ args }) => [args['council'], args['good'], args['space'], args['bush']])
        .filter((ref) => typeof ref === 'string'),
      coins: own.reduce((sum, { kind, args }) => sum + (kind === 'sold' ? number(args['n']) : 0), 0),
    }
  })
}

/** Who bids what, in the order of acting; Nina's cards lie below. */
export function biddersOf(screen: Screen, story: readonly Event[]): Bidder[] {
  const events = auctionStory(story)
  return thingsOf(screen, 'auction').map((thing, away): Bidder => {
    const state =
      (['bids', 'acts', 'to_act', 'passed'] as const).find((kind) => hasMark(thing, kind)) ?? 'to_act'
    return {
      thing,
      seat: thing.seat,
      state,
      influence: number(mark(thing, 'bids', 'n')),
      cards: cardRefs(
        thing.seat === null ? thingsOf(screen, 'nina_bid') : thingsOf(screen, 'bid', thing.seat),
      ),
      waits: events.filter(({ kind, args }) => kind === 'waits' && args['seat'] === thing.ref).length,
      away,
      place: number(mark(thing, 'bids', 'place')),
    }
  })
}

/** Seats that bid the same: those the order round the table has to part. */
export function tied(bidders: readonly Bidder[]): readonly Bidder[] {
  const bids = bidders.filter(({ state, seat }) => state === 'bids' && seat !== null)
  return bids.filter((bidder) =>
    bids.some((other) => other !== bidder && other.influence === bidder.influence),
  )
}

/** Every card of a place by itself. */
export const cardRefs = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => Array.from({ length: thing.count }, () => thing.ref))

// One's own cards

export interface OwnStack {
  readonly thing: Thing
  readonly cards: readonly string[]
}

export function ownStacks(screen: Screen, seat: number): OwnStack[] {
  return thingsOf(screen, 'stacks', seat).flatMap((thing) => {
    const cards = mark(thing, 'holds', 'cards')
    return Array.isArray(cards) ? [{ thing, cards }] : []
  })
}

/** Of equal stacks the table asks for one alone: the one that stands for this stack, or the stack itself. */
export function likeOf(stacks: readonly OwnStack[], thing: Thing, asked: (thing: Thing) => boolean): Thing {
  const own = stacks.find((stack) => stack.thing === thing)
  const equal = stacks.find(
    ({ thing: one, cards }) =>
      asked(one) && [...cards].sort().join() === [...(own?.cards ?? [])].sort().join(),
  )
  return asked(thing) ? thing : (equal?.thing ?? thing)
}

/** Others' stacks are known by their size: so many of each. */
export const stackSizes = (screen: Screen, seat: number): { size: number; n: number }[] =>
  thingsOf(screen, 'stacks', seat)
    .filter(({ hidden }) => hidden)
    .map((thing) => ({ size: Number(idOf(thing.ref)), n: thing.count }))

/** What is printed on advanced influence cards; the others carry their number in their name. */
const PRINTED: Readonly<Record<string, number>> = {
  joker: 0,
  nest_egg_1: 1,
  nest_egg_2: 1,
  twin: 2,
  warehouse_1: 3,
  warehouse_2: 3,
  assistance: 4,
  wanderer: 5,
  powerhouse: 7,
}
export const printedOn = (ref: string): number => {
  const id = idOf(ref)
  return PRINTED[id] ?? Number(id.replace('influence_', ''))
}

/** The printed sum of a stack; `open` where a card may count otherwise beside others. */
export function sumOf(cards: readonly string[]): { n: number; open: boolean } {
  const open = cards.some((card) => ['joker', 'twin', 'powerhouse'].includes(idOf(card)))
  return { n: cards.reduce((sum, card) => sum + printedOn(card), 0), open }
}

export const byValue = (a: string, b: string): number => printedOn(a) - printedOn(b) || a.localeCompare(b)

// Tasks

export interface Task {
  readonly thing: Thing
  readonly id: string
  readonly state: 'open' | 'fulfilled' | 'unfulfilled'
  /** What it brings as things stand; null where others' screens decide. */
  readonly points: number | null
  readonly progress: { readonly n: number; readonly of: number } | null
  readonly kept: boolean
}

export function tasksOf(screen: Screen, seat: number): Task[] {
  return thingsOf(screen, 'tasks', seat)
    .filter(({ hidden }) => !hidden)
    .map((thing) => {
      const state =
        (['fulfilled', 'unfulfilled'] as const).find((kind) => hasMark(thing, `task_${kind}`)) ?? 'open'
      const points = mark(thing, `task_${state}`, 'n')
      return {
        thing,
        id: idOf(thing.ref),
        state,
        points: typeof points === 'number' ? points : null,
        progress: hasMark(thing, 'task_progress')
          ? { n: number(mark(thing, 'task_progress', 'n')), of: number(mark(thing, 'task_progress', 'of')) }
          : null,
        kept: hasMark(thing, 'task_kept'),
      }
    })
}

// Offers

/** Offers that get a button of their own: nothing drawn stands for them, or it is a plain yes. */
export const loose = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ touches, kind }) => touches.length === 0 || kind === 'take' || kind === 'sit')

/** A number among what an offer would do. */
export function effectOf(offers: readonly Offer[], kind: string, name = 'n'): number | null {
  const found = offers.flatMap(({ effects }) => effects).find((effect) => effect.kind === kind)
  const value = found?.args[name]
  return typeof value === 'number' ? value : null
}

export interface Worth {
  /** What a family member brings there at the end as the city stands; null where nobody is to be put. */
  readonly there: number | null
  /** What that changes by one's tasks. */
  readonly tasks: number
}

/** What is told of putting a family member somewhere. */
export const worthsOf = (offers: readonly Offer[]): Worth => ({
  there: effectOf(offers, 'points'),
  tasks: (effectOf(offers, 'tasks_gain') ?? 0) - (effectOf(offers, 'tasks_loss') ?? 0),
})

/** What is printed for the fountain that is to be built in this round; null without one. */
export function fountainToCome(screen: Screen): number | null {
  const { n } = roundOf(screen)
  const board = thingsOf(screen, 'boards').find((thing) => mark(thing, 'round', 'n') === n)
  const points = board === undefined ? null : mark(board, 'round_fountain', 'n')
  return typeof points === 'number' ? points : null
}

/** The things the latest events speak of, for a trace of what just happened. */
export function touchedBy(events: readonly Event[], kinds: readonly string[]): Set<string> {
  return new Set(
    events
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ args }) => Object.values(args).flat())
      .filter((value): value is string => typeof value === 'string'),
  )
}
