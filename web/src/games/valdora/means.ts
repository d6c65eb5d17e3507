import type { Offer, Place, Screen, Thing } from '../../protocol'

const markOf = (thing: Thing, kind: string, name: string): unknown =>
  thing.marks.find(([own]) => own === kind)?.[1][name]

/** Whether an offer means this thing where it lies: pages by their side, commissions by their slot. */
export function means({ args }: Offer, place: Place, thing: Thing): boolean {
  if (place.kind === 'commissions') return args['commission'] === place.things.indexOf(thing)
  const side = markOf(thing, 'side', 'side')
  return side === undefined || args['side'] === side
}

/** A ride is known by the gems that lie where it ends, or by the letter of a city: a name alone says little. */
export function hints(offer: Offer, screen: Screen): string[] {
  if (offer.kind !== 'move') return []
  const map = screen.table.places.find(({ kind }) => kind === 'map')
  const stop = map?.things.find(({ ref }) => offer.touches.includes(ref))
  const gems = stop?.marks.find(([kind]) => kind === 'gems')?.[1]['gems']
  if (Array.isArray(gems)) return gems
  return offer.touches.filter((ref) => /^space:city_.$/.test(ref))
}
