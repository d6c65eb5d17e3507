/** The auctions: who does what in the running one, and how the last one ended, as the story tells it. */

import type { Event, Screen, Thing } from '../../../protocol'
import { hasMark, mark, number, thingsOf, word, seatIn } from '../../painted/reading'
import { cardRefs } from '../cards/stacks'

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
