/** Where a note about a thing finds room. */

interface Size {
  readonly width: number
  readonly height: number
}
interface Spot {
  readonly left: number
  readonly top: number
}
export type Box = Size & Spot

/** Looks for a spot for a note about a thing, inside the room and over as little of what is lit as can be. */
export type Settle = (thing: Box, note: Size, room: Box, lit: readonly Box[]) => Spot

const AWAY = 12
const EDGE = 8
const STEP = 24
/** So much may be covered to be nearer by one: a note far from its thing is worse than one over an edge. */
const NEAR = 16

/** Right beside the thing, on the side that covers least. */
export const beside: Settle = (thing, note, room, lit) => {
  const middle = {
    left: thing.left + (thing.width - note.width) / 2,
    top: thing.top + (thing.height - note.height) / 2,
  }
  const right = thing.left + thing.width + AWAY
  const left = thing.left - note.width - AWAY
  const low = thing.top + thing.height - note.height
  const spots = [
    { left: right, top: middle.top },
    { left, top: middle.top },
    { left: middle.left, top: thing.top + thing.height + AWAY },
    { left: middle.left, top: thing.top - note.height - AWAY },
    { left: right, top: thing.top },
    { left, top: thing.top },
    { left: right, top: low },
    { left, top: low },
  ]
  const fits = spots.map((spot) => ({
    left: Math.max(room.left + EDGE, Math.min(spot.left, room.left + room.width - note.width - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(spot.top, room.top + room.height - note.height - EDGE)),
  }))
  const covered = (at: Spot): number => {
    const box = { ...at, ...note }
    return 10 * common(box, thing) + lit.reduce((sum, one) => sum + common(box, one), 0)
  }
  return fits.reduce((best, at) => (covered(at) < covered(best) ? at : best))
}

/** Anywhere in the room, and then as close to the thing as can be: where much is lit, as on a map. */
export const around: Settle = (thing, note, room, lit) => {
  const reach = {
    left: thing.left - AWAY,
    top: thing.top - AWAY,
    width: thing.width + 2 * AWAY,
    height: thing.height + 2 * AWAY,
  }
  const spots = steps(room.left, room.width - note.width).flatMap((left) =>
    steps(room.top, room.height - note.height).map((top) => ({ left, top })),
  )
  const cost = (at: Spot): number => {
    const box = { ...at, ...note }
    const covered = lit.reduce((sum, one) => sum + common(box, one), 0)
    return covered + 10 * common(box, thing) + common(box, reach) + NEAR * apart(box, thing)
  }
  return spots.reduce((best, at) => (cost(at) < cost(best) ? at : best), {
    left: room.left + EDGE,
    top: room.top + EDGE,
  })
}

/** The whole window. */
export const windowBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight })

/** The spot on the page: in the frame of the thing where the note fits into it, else in the window. */
export function settled(
  settle: Settle,
  thing: Element,
  note: Size,
  { frame, lit }: { frame: string; lit: string },
): Spot {
  const room = thing.closest(frame)?.getBoundingClientRect() ?? windowBox()
  return settle(
    thing.getBoundingClientRect(),
    note,
    room.height > note.height + 2 * EDGE ? room : windowBox(),
    [...document.querySelectorAll(lit)].map((one) => one.getBoundingClientRect()),
  )
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
