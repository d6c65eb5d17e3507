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
const STEP = 24

/** Where a note stands: inside the room, over as little of what is lit as can be, and then close to its thing. */
export function beside(
  thing: Box,
  note: Size,
  room: Box,
  lit: readonly Box[],
): { left: number; top: number } {
  const reach = {
    left: thing.left - AWAY,
    top: thing.top - AWAY,
    width: thing.width + 2 * AWAY,
    height: thing.height + 2 * AWAY,
  }
  const spots = steps(room.left, room.width - note.width).flatMap((left) =>
    steps(room.top, room.height - note.height).map((top) => ({ left, top })),
  )
  const cost = (at: { left: number; top: number }): number => {
    const box = { ...at, ...note }
    const covered = lit.reduce((sum, one) => sum + common(box, one), 0) + 10 * common(box, reach)
    return covered + apart(box, thing)
  }
  return spots.reduce((best, at) => (cost(at) < cost(best) ? at : best), {
    left: room.left + EDGE,
    top: room.top + EDGE,
  })
}

function steps(from: number, room: number): number[] {
  const found: number[] = []
  for (let at = EDGE; at <= room - EDGE; at += STEP) found.push(from + at)
  if (room > 2 * EDGE) found.push(from + room - EDGE)
  return found.length > 0 ? found : [from + EDGE]
}

/** The area two boxes share. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** How far the middles of two boxes are from each other. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
