/** Where a part of a picture lies, and how it is laid into a frame: plain geometry. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Framed {
  readonly scale: number
  /** The corner of the picture that lies in the corner of the frame, in the picture's own measure. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The border that a ring and a number need. */
const BORDER = 16
/** No piece is drawn larger than this beside its size on a board. */
const LARGEST = 1.9

export interface How {
  /** Exactly as high as there is room, not only as high as needed. */
  readonly fixed: boolean
  /** No wider than the part needs. */
  readonly hugs: boolean
}

/** The largest size at which the part fits the room, and what of the picture is seen then. */
export function frame(
  part: Box,
  picture: Box,
  room: { readonly width: number; readonly height: number },
  { fixed, hugs }: How,
): Framed {
  const wide = part.width + 2 * BORDER
  const high = part.height + 2 * BORDER
  const scale = Math.min(LARGEST, room.width / wide, room.height / high)
  const width = hugs ? wide * scale : room.width
  const height = fixed ? room.height : high * scale
  return {
    scale,
    left: within(part.x + part.width / 2, width / scale, picture.x, picture.width),
    top: within(part.y + part.height / 2, height / scale, picture.y, picture.height),
    width,
    height,
  }
}

/** Where a window of this size begins that has its middle there, but shows nothing beyond the picture if it can. */
function within(middle: number, size: number, start: number, whole: number): number {
  const begins = middle - size / 2
  if (size >= whole) return start + whole / 2 - size / 2
  return Math.min(Math.max(begins, start), start + whole - size)
}

export const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Whether something would be cut by the edge of the frame, or lies outside it. */
export function isCut(box: Box, view: Box): boolean {
  const slack = 1
  return (
    box.x < view.x - slack ||
    box.y < view.y - slack ||
    box.x + box.width > view.x + view.width + slack ||
    box.y + box.height > view.y + view.height + slack
  )
}

export const isWithin = ({ x, y }: { x: number; y: number }, view: Box): boolean =>
  x >= view.x && y >= view.y && x <= view.x + view.width && y <= view.y + view.height
