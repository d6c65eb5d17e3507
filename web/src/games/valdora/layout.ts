/** Valdora's table as values to be drawn. Everything is read from the screen; nothing here knows a rule. */

import type { Event, Json, Offer, Screen, Thing } from '../../protocol'
import { hasMark, idOf, ids, mark, number, thingsOf, word } from '../painted/reading'
import { landmarkOf, type Point, stand } from './board/valley'

/** What a card or page shows: equipment with the gem it takes, or a commission with its crest, request and points. */
export interface Face {
  readonly ref: string
  /** `equipment` or `commission`. */
  readonly sort: string
  /** Which equipment, or the colour of the crest. */
  readonly id: string
  readonly wants: readonly string[]
  readonly points: number
  /** The one gem it takes; empty for one that takes any. */
  readonly takes: string
  /** What every loading costs. */
  readonly price: number
  /** The gem it carries; empty if none. */
  readonly load: string
}

/** A space on the map now. */
export interface Stop {
  readonly thing: Thing
  readonly id: string
  readonly pawns: readonly number[]
  readonly gems: readonly string[]
  readonly ships: number
  /** What stopping there costs whoever moves now; null if that pawn cannot. */
  readonly price: number | null
  /** Whether provisions would be used up. */
  readonly far: boolean
}

/** The craftsmen of one colour. */
export interface Craft {
  readonly thing: Thing
  readonly color: string
  readonly n: number
  /** The colour that a commission of this crest brings now; empty if there is no tile left. */
  readonly gives: string
}

// Reading things

const seat = (value: unknown): number => Number(word(value))

export function face(thing: Thing): Face {
  return {
    ref: thing.ref,
    sort: thing.ref.slice(0, thing.ref.indexOf(':')),
    id: idOf(thing.ref),
    wants: ids(mark(thing, 'wants', 'wants')),
    points: number(mark(thing, 'points', 'n')),
    takes: word(mark(thing, 'loads', 'gem')) || word(mark(thing, 'gem', 'gem')),
    price: number(mark(thing, 'loads_any', 'n')),
    load: word(mark(thing, 'gem', 'gem')),
  }
}

// The map

export function stops(screen: Screen): Stop[] {
  return thingsOf(screen, 'map').map((thing) => {
    const far = hasMark(thing, 'stop_with_provisions')
    return {
      thing,
      id: idOf(thing.ref),
      pawns: thing.marks.filter(([kind]) => kind === 'pawn').map(([, own]) => seat(own['seat'])),
      gems: ids(mark(thing, 'gems', 'gems')),
      ships: number(mark(thing, 'ships', 'n')),
      price:
        far || hasMark(thing, 'stop')
          ? number(mark(thing, far ? 'stop_with_provisions' : 'stop', 'n'))
          : null,
      far,
    }
  })
}

/** Where every pawn stands: on which space, and where on the picture, which may be drawn larger than painted. */
export function pawns(all: readonly Stop[], scale = 1): Map<number, Point & { readonly space: string }> {
  const found = new Map<number, Point & { readonly space: string }>()
  for (const stop of all) {
    const landmark = landmarkOf(stop.id)
    if (landmark === undefined) continue
    stop.pawns.forEach((pawn, index) => {
      const { x, y } = stand(landmark.kind, index, stop.pawns.length)
      found.set(pawn, { space: stop.id, x: landmark.x + x * scale, y: landmark.y + y * scale })
    })
  }
  return found
}

export const standsAt = (screen: Screen, of: number): string =>
  stops(screen).find((stop) => stop.pawns.includes(of))?.id ?? ''

/** The gems on the discard space, one by one. */
export const discarded = (screen: Screen): string[] =>
  thingsOf(screen, 'discard').flatMap(({ ref, count }) => Array.from({ length: count }, () => idOf(ref)))

// Craftsmen and workshops

export function ring(screen: Screen): Craft[] {
  return thingsOf(screen, 'craftsmen').map((thing) => {
    const color = idOf(thing.ref)
    const other = word(mark(thing, 'gives', 'tile'))
    return { thing, color, n: thing.count, gives: thing.count > 0 ? color : other }
  })
}

/** The colours of the tiles that somebody could have by completing a commission now. */
export const hires = (offers: readonly Offer[]): Set<string> =>
  new Set(
    offers
      .filter(({ refusal }) => refusal === null)
      .flatMap(({ effects }) =>
        effects.filter(({ kind }) => kind === 'hires').map(({ args: own }) => word(own['tile'])),
      ),
  )

/** How many bonus tiles nobody has yet. */
export const bonusLeft = (screen: Screen): number =>
  thingsOf(screen, 'supply').find(({ ref }) => ref === 'bonus:tile')?.count ?? 0

export interface Workshop {
  readonly thing: Thing
  readonly color: string
  readonly needs: number
  readonly points: number
  readonly owner: number | null
}

export const workshops = (screen: Screen): Workshop[] =>
  thingsOf(screen, 'workshops').map((thing) => ({
    thing,
    color: idOf(thing.ref),
    needs: number(mark(thing, 'needs', 'n')),
    points: number(mark(thing, 'points', 'n')),
    owner: thing.seat,
  }))

// Seats

export interface Goods {
  readonly coins: number
  /** So many coins fit into a purse. */
  readonly most: number
  readonly provisions: boolean
  readonly equipment: readonly Face[]
  readonly commissions: readonly Face[]
  /** How many commissions could be added. */
  readonly free: number
  readonly craftsmen: readonly { readonly color: string; readonly n: number }[]
  readonly bonus: number
  readonly delivered: number
}

export function goods(screen: Screen, of: number): Goods {
  const purse = thingsOf(screen, 'purse', of)
  const coin = purse.find(({ ref }) => ref === 'coin:silver')
  const held = thingsOf(screen, 'commissions', of)
  const tiles = thingsOf(screen, 'tiles', of)
  return {
    coins: coin?.count ?? 0,
    most: coin ? number(mark(coin, 'most', 'n')) : 0,
    provisions: purse.some(({ ref }) => ref === 'provisions:pack'),
    equipment: thingsOf(screen, 'equipment', of).map(face),
    commissions: held.filter(isCard).map(face),
    free: held.find((thing) => !isCard(thing))?.count ?? 0,
    craftsmen: tiles
      .filter(({ ref }) => ref.startsWith('craftsman:'))
      .map(({ ref, count }) => ({ color: idOf(ref), n: count })),
    bonus: tiles.find(({ ref }) => ref === 'bonus:tile')?.count ?? 0,
    delivered: thingsOf(screen, 'completed', of).reduce((sum, { count }) => sum + count, 0),
  }
}

/** The commissions a seat has completed, as far as they lie open: each face with how many there are of it. */
export const completed = (screen: Screen, of: number): { readonly face: Face; readonly n: number }[] =>
  thingsOf(screen, 'completed', of)
    .filter((thing) => isCard(thing) && !thing.hidden)
    .map((thing) => ({ face: face(thing), n: thing.count }))

export const isCard = (thing: Thing): boolean => thing.kind === 'card'

/** The kinds of equipment that a seat does not have, in the order of the summary card. */
export function missing(screen: Screen, of: number): string[] {
  const own = new Set(thingsOf(screen, 'equipment', of).map(({ ref }) => ref))
  return thingsOf(screen, 'summary')
    .filter(({ ref }) => ref.startsWith('equipment:') && !own.has(ref))
    .map(({ ref }) => idOf(ref))
}

// Offers

/** Offers that no drawn thing stands for, and those of the city itself: end, provisions. */
export const loose = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ kind }) => kind === 'end' || kind === 'provisions')

/** The ways to pay with a gem or to take one, where they are few enough to stand beside the question. */
export function ways(offers: readonly Offer[]): Offer[] {
  const found = offers.filter(({ kind }) => kind === 'pay' || kind === 'load')
  const others = offers.length - found.length - loose(offers).length
  return found.length <= 3 && others === 0 ? found : []
}

/** The free loads of a road that go together, in whatever order they are touched; none where there is no choice. */
export function together(offers: readonly Offer[], with_: Offer | null = null): Offer[] {
  const barred = ids(with_?.effects.find(({ kind }) => kind === 'bars')?.args['cards'])
  const found = offers.filter(
    (offer) =>
      offer.kind === 'load' &&
      offer.cost.length === 0 &&
      offer.touches.some((ref) => ref.startsWith('space:road')) &&
      (with_ === null || barred.includes(word(offer.args['card']))),
  )
  if (with_ !== null && found.length > 0) found.push(with_)
  return found.length > 1 ? found : []
}

/** The wish for several loads: a game begun by older rules puts them into its own order. */
export const loadWish = (offers: readonly Offer[]): Json => ({
  wish: 'load',
  loads: offers.map(({ args: own }) => [word(own['card']), word(own['gem'])]),
  end: false,
})

// The end of the game

export function roundOf(screen: Screen): { readonly n: number; readonly limit: number } {
  const track = thingsOf(screen, 'round')[0]
  return track ? { n: track.count, limit: number(mark(track, 'round_limit', 'n')) } : { n: 0, limit: 0 }
}

/** Who plays last, once the last round has begun. */
export function lastSeat(screen: Screen): number | null {
  const track = thingsOf(screen, 'round')[0]
  return track && hasMark(track, 'last_round') ? seat(mark(track, 'last_round', 'seat')) : null
}

// What just happened

/** Where each seat came from with its latest move, as far as the story tells it. */
export function cameFrom(story: readonly Event[], of: number): string {
  const moves = story.filter(({ kind, args: own }) => kind === 'moved' && seat(own['seat']) === of)
  return word(moves.at(-2)?.args['space'])
}

/** Who moved last. */
export function lastMoved(story: readonly Event[]): number | null {
  const move = story.findLast(({ kind }) => kind === 'moved')
  return move === undefined ? null : seat(move.args['seat'])
}
