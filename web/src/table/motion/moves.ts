/** What went from where to where, found by comparing two tables: what nobody may know does not move. */

import type { Place, Table, Thing } from '../../protocol'

/** So many of a thing went from one place to another, by the places' ids. */
export interface Move {
  readonly ref: string
  readonly n: number
  readonly from: string
  readonly to: string
}

/** A figure stays the same piece of the page wherever it stands; it slides. */
export const isFigure = (thing: Thing): boolean => thing.kind === 'figure' || thing.kind === 'track'

function counts(table: Table): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  const add = (place: Place, thing: Thing): void => {
    const byPlace = found.get(thing.ref) ?? new Map<string, number>()
    byPlace.set(place.id, (byPlace.get(place.id) ?? 0) + thing.count)
    found.set(thing.ref, byPlace)
  }
  for (const place of table.places)
    if (!place.aside) for (const thing of place.things) if (!isFigure(thing)) add(place, thing)
  return found
}

/** What went from where to where; what has come from nowhere or has gone for good is no move. */
export function movesOf(before: Table, after: Table): Move[] {
  const old = counts(before)
  const now = counts(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((ref): Move[] => {
    const change = (place: string): number =>
      (now.get(ref)?.get(place) ?? 0) - (old.get(ref)?.get(place) ?? 0)
    const places = [...new Set([...(old.get(ref)?.keys() ?? []), ...(now.get(ref)?.keys() ?? [])])]
    const given = places.filter((place) => change(place) < 0).map((place) => ({ place, n: -change(place) }))
    const taken = places.filter((place) => change(place) > 0).map((place) => ({ place, n: change(place) }))
    const moves: Move[] = []
    for (const to of taken) {
      for (const from of given) {
        const n = Math.min(from.n, to.n)
        if (n > 0) moves.push({ ref, n, from: from.place, to: to.place })
        from.n -= n
        to.n -= n
      }
    }
    return moves
  })
}
