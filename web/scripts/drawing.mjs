// The favicon as pictures made of pixels, for devices that want those of an app. It is drawn with two kinds of shapes
// alone, `rect` (with round corners) and `polyline` (with round ends), so that nothing more than this file need read it.
import { crc32, deflateSync } from 'node:zlib'

/** @typedef {{ distance: (x: number, y: number) => number, colour: readonly number[] }} Shape */

const attribute = (element, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? ''
const number = (element, name) => Number(attribute(element, name))
const colour = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** How far a point is from a rectangle; negative inside. */
function rectangle(element) {
  const [halfWidth, halfHeight] = [number(element, 'width') / 2, number(element, 'height') / 2]
  const [middleX, middleY] = [number(element, 'x') + halfWidth, number(element, 'y') + halfHeight]
  const radius = number(element, 'rx')
  return (x, y) => {
    const [across, down] = [
      Math.abs(x - middleX) - halfWidth + radius,
      Math.abs(y - middleY) - halfHeight + radius,
    ]
    return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius
  }
}

function line(element) {
  const numbers = attribute(element, 'points').split(' ').map(Number)
  const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]]] : []))
  const half = number(element, 'stroke-width') / 2
  return (x, y) => {
    const ways = points.slice(1).map(([toX, toY], at) => {
      const [fromX, fromY] = points[at]
      const [alongX, alongY] = [toX - fromX, toY - fromY]
      const part = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2)
      const near = Math.min(1, Math.max(0, part))
      return Math.hypot(x - fromX - near * alongX, y - fromY - near * alongY)
    })
    return Math.min(...ways) - half
  }
}

/** @returns {Shape[]} */
function shapesOf(svg) {
  return [...svg.matchAll(/<(rect|polyline)\s[^>]*>/g)].map(([element, kind]) =>
    kind === 'rect'
      ? { distance: rectangle(element), colour: colour(attribute(element, 'fill')) }
      : { distance: line(element), colour: colour(attribute(element, 'stroke')) },
  )
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A PNG of so many pixels. A `whole` one has no corners to see through and leaves a margin: devices cut their own shape
 * out of it.
 */
export function picture(svg, pixels, whole = false) {
  const shapes = shapesOf(svg)
  const [ground] = shapes
  const drawn = whole ? 32 * 1.25 : 32
  const margin = (drawn - 32) / 2
  const rows = Buffer.alloc(pixels * (pixels * 4 + 1))
  for (let row = 0; row < pixels; row += 1) {
    for (let column = 0; column < pixels; column += 1) {
      const [x, y] = [column, row].map((at) => ((at + 0.5) * drawn) / pixels - margin)
      let [seen, paint] = whole ? [1, ground.colour] : [0, ground.colour]
      for (const { distance, colour } of shapes) {
        // Half a pixel on either side of an edge is part in, part out.
        const cover = Math.min(1, Math.max(0, 0.5 - (distance(x, y) * pixels) / drawn))
        paint = paint.map((old, at) => old + (colour[at] - old) * cover)
        seen = Math.max(seen, cover)
      }
      rows.set([...paint.map(Math.round), Math.round(seen * 255)], row * (pixels * 4 + 1) + 1 + column * 4)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(pixels, 0)
  head.writeUInt32BE(pixels, 4)
  head.set([8, 6], 8) // 8 bits each of red, green, blue and how solid it is
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
