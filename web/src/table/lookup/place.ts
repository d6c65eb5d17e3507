import type { Box } from '../../lib/beside'

export type Side = 'right' | 'left' | 'above' | 'below'
export interface Placed {
  readonly left: number
  readonly top: number
  /** On which side of its thing it lies; none where it could not lie beside it. */
  readonly side: Side | null
}

const AWAY = 12
const EDGE = 8
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']

/** So much of one lies over the other, but for an edge. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) - 1) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) - 1)
const covers = (a: Box, b: Box): boolean => overlap(a, b) > 0

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to))

/** Beside its thing, on the first side where it covers neither that nor anything lit; null if there is none. */
export function besideThing(
  thing: Box,
  size: { readonly width: number; readonly height: number },
  room: Box,
  lit: readonly Box[],
): Placed | null {
  const right = room.left + room.width - size.width - EDGE
  const bottom = room.top + room.height - size.height - EDGE
  if (right < room.left + EDGE || bottom < room.top + EDGE) return null
  const middle = {
    left: within(thing.left + (thing.width - size.width) / 2, room.left + EDGE, right),
    top: within(thing.top + (thing.height - size.height) / 2, room.top + EDGE, bottom),
  }
  const along = (side: Side): { left: number; top: number }[] => {
    const tops = [
      middle.top,
      within(thing.top, room.top + EDGE, bottom),
      within(thing.top + thing.height - size.height, room.top + EDGE, bottom),
    ]
    const lefts = [
      middle.left,
      within(thing.left, room.left + EDGE, right),
      within(thing.left + thing.width - size.width, room.left + EDGE, right),
    ]
    switch (side) {
      case 'right':
        return tops.map((top) => ({ left: thing.left + thing.width + AWAY, top }))
      case 'left':
        return tops.map((top) => ({ left: thing.left - size.width - AWAY, top }))
      case 'above':
        return lefts.map((left) => ({ left, top: thing.top - size.height - AWAY }))
      case 'below':
        return lefts.map((left) => ({ left, top: thing.top + thing.height + AWAY }))
    }
  }
  for (const side of SIDES)
    for (const spot of along(side)) {
      const box = { ...spot, width: size.width, height: size.height }
      const inside =
        spot.left >= room.left + EDGE &&
        spot.left <= right &&
        spot.top >= room.top + EDGE &&
        spot.top <= bottom
      if (inside && !covers(box, thing) && !lit.some((one) => covers(box, one))) return { ...spot, side }
    }
  return null
}

/** In the story's column: at the height of its thing, or as near to that as it covers nothing lit, or as little as it can. */
export function inColumn(thing: Box, height: number, column: Box, lit: readonly Box[]): Placed {
  const last = Math.max(column.top, column.top + column.height - height - EDGE)
  const wanted = within(thing.top + (thing.height - height) / 2, column.top, last)
  const under = (top: number): number =>
    lit.reduce((sum, one) => sum + overlap({ left: column.left, top, width: column.width, height }, one), 0)
  const tops = [wanted, column.top, last]
    .concat(lit.flatMap((one) => [one.top + one.height + EDGE, one.top - height - EDGE]))
    .filter((top) => top >= column.top && top <= last)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const least = Math.min(...tops.map(under))
  return { left: column.left, top: tops.find((top) => under(top) <= least) ?? wanted, side: null }
}
