import type { PointCourse, ScoreSheet } from '../protocol'

/** The points of every seat, as far as they are known, when the story was so long. */
export interface Mark {
  readonly at: number
  readonly points: readonly number[]
}

/** Each seat's total, or the sum of what is known of it. */
export const knownPoints = (sheet: ScoreSheet): number[] =>
  sheet.totals.map(
    (whole, seat) => whole ?? sheet.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  )

export const marksOf = (course: PointCourse): Mark[] =>
  course.at.map((at, index) => ({ at, points: course.points[index] ?? [] }))

/** The course one mark further, or back where the story has become shorter. */
export function follow(marks: readonly Mark[], at: number, sheet: ScoreSheet): Mark[] {
  return [...marks.filter((mark) => mark.at < at), { at, points: knownPoints(sheet) }]
}

export interface Line {
  readonly seat: number
  readonly path: string
  readonly end: { readonly x: number; readonly y: number }
}
export interface Chart {
  readonly lines: Line[]
  /** Heights at which a value is written. */
  readonly ticks: { readonly value: number; readonly y: number }[]
  x(at: number): number
}

/** Steps of a scale that people read easily. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** Lines in a box of this size, 0 at its foot; ends that would cover one another are moved apart. */
export function chart(marks: readonly Mark[], width: number, height: number, gap = 14): Chart {
  const last = marks.at(-1)
  const seats = last?.points.length ?? 0
  const from = marks[0]?.at ?? 0
  const span = Math.max(1, (last?.at ?? 1) - from)
  const all = marks.flatMap((mark) => [...mark.points])
  const most = Math.max(4, ...all)
  const least = Math.min(0, ...all)
  const step = STEPS.find((size) => (most - least) / size <= 4) ?? Math.ceil((most - least) / 4)
  const top = Math.ceil(most / step) * step
  const foot = Math.floor(least / step) * step
  const x = (at: number): number => round(((at - from) / span) * width)
  const y = (points: number): number => round(height - ((points - foot) / (top - foot)) * height)
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: marks
      .map((mark, index) => `${index === 0 ? 'M' : 'L'}${x(mark.at)} ${y(mark.points[seat] ?? 0)}`)
      .join(''),
    end: { x: width, y: y(last?.points[seat] ?? 0) },
  }))
  const ticks = Array.from({ length: Math.round((top - foot) / step) + 1 }, (_, index) => ({
    value: foot + index * step,
    y: y(foot + index * step),
  }))
  return { lines: apart(lines, gap), ticks, x }
}

/** Ends at the same height stand side by side, each as near to its line as there is room. */
function apart(lines: Line[], gap: number): Line[] {
  const placed: Line[] = []
  for (const line of lines) {
    const near = placed.filter((other) => Math.abs(other.end.y - line.end.y) < gap)
    let { x } = line.end
    while (near.some(({ end }) => end.x === x)) x += gap
    placed.push({ ...line, end: { x, y: line.end.y } })
  }
  return placed
}

const round = (value: number): number => Math.round(value * 10) / 10
