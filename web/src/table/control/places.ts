import type { Place, Thing } from '../../protocol'

export interface Cornered {
  readonly place: Place
  readonly thing: Thing
  readonly at: readonly number[]
}

const MANY = 8

/** A place that is a map, is laid out in columns, or holds many tiles, takes a row of its own. */
export const isWide = (place: Place): boolean =>
  place.chart !== null ||
  place.columns > 0 ||
  place.things.filter((thing) => thing.kind === 'tile').length >= MANY

/** In how many columns a wide place is drawn. */
export const columnsOf = (place: Place): number => place.columns || 5

/** A place that only tells how far the game is, such as its round, is read before all others. */
export const isClock = (place: Place): boolean =>
  place.things.length === 1 && place.things.every((thing) => thing.kind === 'track' && thing.seat === null)

/** So many things stand in a narrow panel; more of them lie side by side in a row of their own, which is lower. */
const NARROW = 3

/** A place where the seats themselves lie tells what goes on among them, as an auction. */
const isContest = (place: Place): boolean => place.things.some(({ ref }) => ref.startsWith('seat:'))

/** Shared places in rows: clocks first, then what goes on among the seats, then all others in their order. What is wide
    or full has a row of its own; small ones that follow one another share one, four at most. */
export function rows(places: readonly Place[]): Place[][] {
  const size = (place: Place): string =>
    isClock(place) ? 'clock' : isWide(place) || place.things.length > NARROW ? 'alone' : 'small'
  const rank = (place: Place): number => (isClock(place) ? 0 : isContest(place) ? 1 : 2)
  const lines: Place[][] = []
  for (const place of places.toSorted((a, b) => rank(a) - rank(b))) {
    const last = lines.at(-1)
    const beside = last?.[0] !== undefined && size(last[0]) === size(place) && size(place) !== 'alone'
    if (last !== undefined && beside && last.length < 4) last.push(place)
    else lines.push([place])
  }
  return lines
}

/** The shared places that are drawn by themselves; what lies at the corners of another one is drawn there. */
export const shared = (places: readonly Place[]): Place[] =>
  places.filter((place) => place.seat === null && !place.aside && cornersOf(places, place) === null)

/** The place at whose corners the things of this one lie, if it is there. */
function cornersOf(places: readonly Place[], place: Place): Place | null {
  return places.find(({ id, columns }) => id === place.corners?.of && columns > 0) ?? null
}

/** What lies at the corners of this place's cells: each thing with its place, row and column. */
export function atCorners(places: readonly Place[], place: Place): Cornered[] {
  return places.flatMap((other) =>
    other.corners?.of === place.id
      ? other.things.map((thing, index) => ({ place: other, thing, at: other.corners?.at[index] ?? [0, 0] }))
      : [],
  )
}
/** What lies beside the table to be looked up. */
export const aside = (places: readonly Place[]): Place[] => places.filter((place) => place.aside)
export const owned = (places: readonly Place[], seat: number): Place[] =>
  places.filter((place) => place.seat === seat && !place.aside)

/** How many pieces lie in a place; room for more of them is none. */
export const pieces = (place: Place): number =>
  place.things
    .filter(({ ref }) => !ref.startsWith('slot:'))
    .reduce((sum, thing) => sum + (thing.kind === 'track' || thing.kind === 'figure' ? 1 : thing.count), 0)

/** Which of one's own places show whole cards: the first ones, as long as there is room. */
export function spread(places: readonly Place[], room: number): Set<string> {
  const open = new Set<string>()
  let used = 0
  for (const place of places) {
    const cards = place.things.filter((thing) => thing.kind === 'card' && !thing.hidden).length
    if (cards === 0) {
      // A pile of backs is one card wide.
      if (place.things.some((thing) => thing.hidden)) open.add(place.id)
      continue
    }
    if (used + cards > room) break
    used += cards
    open.add(place.id)
  }
  return open
}

/** The seats in the order of play, beginning after this one; a spectator sees them from the first. */
export function others(seats: number, seat: number | null): number[] {
  const all = [...Array(seats).keys()]
  return seat === null ? all : all.slice(1).map((step) => (seat + step) % seats)
}
