import type { Offer, Place, Thing } from '../../protocol'

const markOf = (thing: Thing, kind: string, name: string): unknown =>
  thing.marks.find(([own]) => own === kind)?.[1][name]

/** Whether an offer means this thing where it lies: pages by their side, commissions by their slot. */
export function means({ args }: Offer, place: Place, thing: Thing): boolean {
  if (place.kind === 'commissions') return args['commission'] === place.things.indexOf(thing)
  const side = markOf(thing, 'side', 'side')
  return side === undefined || args['side'] === side
}
