/**
 * Things that fly from where they lay to where they lie now, found by comparing two tables: so every game has it, and
 * what nobody may know does not fly.
 */

import type { Place, Table, Thing } from '../../protocol'
import { FlightLayer, EASE, isSeen, MOST_PIECES, STAGGER, timetable, type Way } from './flightlayer'

const MOST_FLIGHTS = 10

/** So many of a thing went from one place to another, by the places' ids. */
export interface Move {
  readonly ref: string
  readonly n: number
  readonly from: string
  readonly to: string
}

/** A figure stays the same piece of the page wherever it stands; it slides. */
const isFigure = (thing: Thing): boolean => thing.kind === 'figure' || thing.kind === 'track'

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

interface Ready {
  readonly moves: readonly (Move & { readonly box: DOMRect; readonly node: HTMLElement })[]
  readonly figures: ReadonlyMap<HTMLElement, DOMRect>
}

const at = (place: string): string => `[data-place="${CSS.escape(place)}"]`
function find(root: ParentNode, place: string, ref: string): HTMLElement | null {
  const lies = `${at(place)} [data-ref="${CSS.escape(ref)}"]`
  return root.querySelector<HTMLElement>(lies) ?? root.querySelector<HTMLElement>(at(place))
}

/** To be called before the page changes: remembers where what will fly lies now, and how it looks. */
export function pack(root: HTMLElement, before: Table, after: Table): Ready {
  const moves = movesOf(before, after)
    .slice(0, MOST_FLIGHTS)
    .flatMap((move) => {
      const node = root.querySelector<HTMLElement>(`${at(move.from)} [data-ref="${CSS.escape(move.ref)}"]`)
      const box = node?.getBoundingClientRect()
      return node && isSeen(box) ? [{ ...move, box, node: node.cloneNode(true) as HTMLElement }] : []
    })
  const figures = new Map<HTMLElement, DOMRect>()
  for (const thing of before.places.flatMap((place) => place.things).filter(isFigure)) {
    const node = root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(thing.ref)}"]`)
    if (node instanceof HTMLElement) figures.set(node, node.getBoundingClientRect())
  }
  return { moves, figures }
}

/** Straight there, and gone where it lies now. */
const straight = ({ x, y, end }: Way): Keyframe[] => [
  { transform: 'none', opacity: 1 },
  { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 1, offset: 0.9 },
  { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 0 },
]

/** To be called after the page has changed: lets everything fly, and gives a way to end it at once. */
export function launch(root: HTMLElement, ready: Ready): () => void {
  const air = new FlightLayer(root)
  const { step, time } = timetable(ready.moves.length)
  ready.moves.forEach(({ box: from, node, n, to: place, ref }, index) => {
    const to = find(root, place, ref)?.getBoundingClientRect()
    if (!isSeen(to)) return
    for (let nth = 0; nth < Math.min(n, MOST_PIECES); nth += 1) {
      const piece = nth === 0 ? node : (node.cloneNode(true) as HTMLElement)
      air.fly(piece, { from, to, least: 0.3, delay: index * step + nth * STAGGER, time, frames: straight })
    }
  })
  for (const [node, old] of ready.figures) {
    const box = node.getBoundingClientRect()
    const [x, y] = [old.left - box.left, old.top - box.top]
    if (!node.isConnected || Math.hypot(x, y) < 4) continue
    air.with(
      node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: 520, easing: EASE }),
    )
  }
  return air.land()
}
