import type { Offer, Place, Screen, Thing } from '../../protocol'

export const legal = (offers: readonly Offer[]): Offer[] => offers.filter((offer) => offer.refusal === null)
export const misses = (offers: readonly Offer[]): Offer[] => offers.filter((offer) => offer.refusal !== null)

const isSeat = (value: number | string): value is string => typeof value === 'string' && /^seat:/.test(value)

/** The places in which an offer means the things it touches: `place:equipment`; none where it does not say. */
const meantBy = (offer: Offer): string[] =>
  offer.touches.filter((ref) => ref.startsWith('place:')).map((ref) => ref.slice(6))

/** What can be done with a thing where it lies: one's own, or another seat's if the offer names that seat. */
export function offersFor(
  offers: readonly Offer[],
  place: Place,
  thing: Thing,
  seat: number | null,
  kinds: Screen['meant'] = {},
): Offer[] {
  return offers.filter((offer) => {
    if (place.aside || !offer.touches.includes(thing.ref)) return false
    const told = meantBy(offer)
    const meant = told.length > 0 ? told : kinds[offer.kind]
    if (meant !== undefined && !meant.includes(place.kind)) return false
    if (place.seat === null) return true
    const seats = [...offer.touches, ...Object.values(offer.args).flat()].filter(isSeat)
    return seats.length === 0 ? place.seat === seat : seats.includes(`seat:${place.seat}`)
  })
}

/** Offers that end a choice or a turn: at every table they stand in the banner, and nowhere else beside the list. */
export const isDeed = ({ kind, touches }: Offer): boolean =>
  (kind === 'done' || kind === 'end') && touches.length === 0
export const deeds = (offers: readonly Offer[]): Offer[] => offers.filter(isDeed)

/** Offers of one kind stand together, in the order in which the kinds first appear; `done` is the last. */
export function byKind(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const group = groups.get(offer.kind)
    if (group) group.push(offer)
    else groups.set(offer.kind, [offer])
  }
  // To stop comes last, so that nobody does it with the first key.
  const end = groups.get('done')
  groups.delete('done')
  return end === undefined ? [...groups.values()] : [...groups.values(), end]
}

/** What a typed digit means among so many offers: do one now, or wait for a second digit. */
export function digit(typed: string, count: number): { done: number | null; wait: boolean } {
  const n = Number(typed)
  if (n < 1 || n > count) return { done: null, wait: false }
  return { done: n, wait: n * 10 <= count }
}

/** Several sentences or parts of one as they are said together: a comma only where no sentence has ended. */
export const together = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((said, part) => (said === '' ? part : `${said}${/[.!?]$/.test(said) ? ' ' : ', '}${part}`), '')
