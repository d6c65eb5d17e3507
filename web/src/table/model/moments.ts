/** The moments of a finished game that are worth going to, found in what was told and in how the points went. */

import type { Mark } from '../../lib/points'
import type { Event } from '../../protocol'
import { seatOf } from './story'

/** Where the story was so long: a round begins, the end is brought on, somebody takes the lead or gains most. */
export interface Moment {
  readonly at: number
  readonly what: 'round' | 'end' | 'lead' | 'gain'
  /** Who takes the lead or gains; null for rounds. */
  readonly seat: number | null
  /** The round's number, or the points gained. */
  readonly n: number
}

const ENDS = new Set(['triggered', 'final_phase', 'last_round', 'round_limit'])
/** So many of the biggest gains are marked. */
const GAINS = 3

const leader = (points: readonly number[]): number | null => {
  const most = Math.max(...points)
  const first = points.indexOf(most)
  return first < 0 || points.lastIndexOf(most) !== first ? null : first
}

export function keyMoments(story: readonly Event[], marks: readonly Mark[]): Moment[] {
  const told = story.flatMap((event, index): Moment[] => {
    const n = Number(event.args['n'] ?? 0)
    if (event.kind === 'round') return [{ at: index + 1, what: 'round', seat: null, n }]
    return ENDS.has(event.kind) ? [{ at: index + 1, what: 'end', seat: seatOf(event), n }] : []
  })
  return [...told, ...leads(marks), ...gains(marks)].sort((one, other) => one.at - other.at)
}

/** Whenever somebody else is alone in front. */
function leads(marks: readonly Mark[]): Moment[] {
  let before: number | null = null
  return marks.flatMap(({ at, points }): Moment[] => {
    const now = leader(points)
    if (now === null || now === before) return []
    const isFirst = before === null
    before = now
    return isFirst ? [] : [{ at, what: 'lead', seat: now, n: points[now] ?? 0 }]
  })
}

function gains(marks: readonly Mark[]): Moment[] {
  const all = marks.slice(1).flatMap(({ at, points }, index) =>
    points.map((now, seat): Moment => {
      const n = now - (marks[index]?.points[seat] ?? 0)
      return { at, what: 'gain', seat, n }
    }),
  )
  return all
    .filter(({ n }) => n > 1)
    .sort((one, other) => other.n - one.n)
    .slice(0, GAINS)
}
