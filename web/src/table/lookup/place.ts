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

const covers = (a: Box, b: Box): boolean =>
  Math.min(a.left + a.width, b.left + b.width) > Math.max(a.left, b.left) + 1 &&
  Math.min(a.top + a.height, b.top + b.height) > Math.max(a.top, b.top) + 1

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

/** In the story's column, at the height of its thing. */
export const inColumn = (thing: Box, height: number, column: Box): Placed => ({
  left: column.left,
  top: within(
    thing.top + (thing.height - height) / 2,
    column.top,
    Math.max(column.top, column.top + column.height - height - EDGE),
  ),
  side: null,
})
