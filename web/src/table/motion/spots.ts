/** Where something flies from and to: a thing where it is drawn, else its place, else whoever it belongs to. */

import { isSeen } from './flightlayer'

interface Spot {
  readonly node: Element
  readonly box: DOMRect
  /** Whether it is the thing itself. */
  readonly exact: boolean
}

const quoted = (value: string): string => `"${CSS.escape(value)}"`

function seen(root: ParentNode, selector: string): Omit<Spot, 'exact'> | null {
  for (const node of root.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect()
    if (isSeen(box)) return { node, box }
  }
  return null
}

/** The first of some spots, `place/thing` or `place` between `|`, that is drawn; null if none of them is. */
export function spotOn(root: ParentNode, spots: string): Spot | null {
  const parts = spots.split('|').map((spot) => {
    const [place = '', ...ref] = spot.trim().split('/')
    return { place, ref: ref.join('/') }
  })
  for (const { place, ref } of parts) {
    const lies = `[data-place=${quoted(place)}]`
    const at = `${lies} :is([data-ref=${quoted(ref)}], [data-lands=${quoted(ref)}])`
    const found = seen(root, ref === '' ? lies : at)
    if (found) return { ...found, exact: ref !== '' }
  }
  for (const { place } of parts) {
    const seat = / (\d)$/.exec(place)?.[1]
    const found =
      seen(root, `[data-place=${quoted(place)}]`) ?? (seat ? seen(root, `[data-seat=${quoted(seat)}]`) : null)
    if (found) return { ...found, exact: false }
  }
  return null
}
