/** Where a note about a thing finds room. */

interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly left: number
  readonly top: number
}

const AWAY = 12
const EDGE = 8

/** Where a note stands beside a thing, inside the room and over as little of what is lit as can be. */
export function beside(
  thing: Box,
  note: Size,
  room: Box,
  lit: readonly Box[],
): { left: number; top: number } {
  const middle = {
    left: thing.left + (thing.width - note.width) / 2,
    top: thing.top + (thing.height - note.height) / 2,
  }
  const spots = [
    { left: thing.left + thing.width + AWAY, top: middle.top },
    { left: thing.left - note.width - AWAY, top: middle.top },
    { left: middle.left, top: thing.top + thing.height + AWAY },
    { left: middle.left, top: thing.top - note.height - AWAY },
    { left: thing.left + thing.width + AWAY, top: thing.top },
    { left: thing.left - note.width - AWAY, top: thing.top },
    { left: thing.left + thing.width + AWAY, top: thing.top + thing.height - note.height },
    { left: thing.left - note.width - AWAY, top: thing.top + thing.height - note.height },
  ]
  const fits = spots.map(({ left, top }) => ({
    left: Math.max(room.left + EDGE, Math.min(left, room.left + room.width - note.width - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(top, room.top + room.height - note.height - EDGE)),
  }))
  const covered = (at: { left: number; top: number }): number =>
    10 * common({ ...at, ...note }, thing) +
    lit.reduce((sum, box) => sum + common({ ...at, ...note }, box), 0)
  return fits.reduce((best, at) => (covered(at) < covered(best) ? at : best))
}

/** The area two boxes share. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
