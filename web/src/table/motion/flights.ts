/**
 * Things that fly from where they lay to where they lie now, found by comparing two tables: so every game has it, and
 * what nobody may know does not fly.
 */

import type { Table } from '../../protocol'
import { FlightLayer, EASE, isSeen, MOST_PIECES, STAGGER, timetable, type Way } from './flightlayer'
import { isFigure, movesOf, type Move } from './moves'

const MOST_FLIGHTS = 10

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
