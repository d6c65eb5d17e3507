/** What the end says to whoever looks: their place, how far they are from the others, what made the points. */

import type { ScoreSheet } from '../../protocol'
import { bestFirst } from '../../lib/score'

export interface Verdict {
  readonly key: string
  readonly args: Readonly<Record<string, number | string[]>>
}
export interface Difference {
  readonly source: string
  /** How many points more, or fewer. */
  readonly n: number
}

const seats = (numbers: readonly number[]): string[] => numbers.map((seat) => `seat:${seat}`)

/** Those who come next after these, by rank. */
function nextAfter({ outcome, totals }: ScoreSheet, winners: readonly number[]): number[] {
  const others = totals.map((_, seat) => seat).filter((seat) => !winners.includes(seat))
  const best = Math.min(...others.map((seat) => outcome?.ranks[seat] ?? 0))
  return others.filter((seat) => outcome?.ranks[seat] === best)
}

/** One sentence for a viewer, or for a spectator; null where a game says its end in its own words. */
export function verdict(sheet: ScoreSheet, viewer: number | null): Verdict | null {
  const { outcome, totals } = sheet
  if (!outcome || outcome.lost || outcome.result || outcome.winners.length === 0 || totals.length < 2)
    return null
  const winners = [...outcome.winners]
  const total = (seat: number | undefined): number => (seat === undefined ? 0 : (totals[seat] ?? 0))
  const rest = nextAfter(sheet, winners)
  const lead = total(winners[0]) - total(rest[0])
  if (viewer !== null && !winners.includes(viewer)) {
    const behind = total(winners[0]) - total(viewer)
    const place = outcome.ranks[viewer] ?? totals.length
    return {
      key: behind > 0 ? 'end-behind' : 'end-behind-level',
      args: { place, n: behind, rivals: seats(winners) },
    }
  }
  if (winners.length > 1) {
    if (viewer === null) return { key: 'end-all-share', args: { winners: seats(winners) } }
    return { key: 'end-share', args: { rivals: seats(winners.filter((seat) => seat !== viewer)) } }
  }
  const key = viewer === null ? 'end-they-win' : 'end-win'
  return {
    key: lead > 0 ? key : `${key}-level`,
    args: { n: lead, winners: seats(winners), rivals: seats(rest) },
  }
}

/** The two who are compared: the viewer and the winner, or the winner and who came next. */
export function compared(sheet: ScoreSheet, viewer: number | null): readonly [number, number] | null {
  const { outcome, totals } = sheet
  if (!outcome || totals.length < 2) return null
  const [first, second] = bestFirst(sheet)
  if (first === undefined || second === undefined) return null
  if (viewer === null || viewer === first) return [first, second]
  return [viewer, outcome.winners.includes(viewer) ? first : (outcome.winners[0] ?? first)]
}

/** Where one has more than the other, the largest first; sources that are level are left out. */
export const differences = (sheet: ScoreSheet, one: number, other: number): Difference[] =>
  sheet.rows
    .map(({ source, points }) => ({ source, n: (points[one] ?? 0) - (points[other] ?? 0) }))
    .filter(({ n }) => n !== 0)
    .toSorted((a, b) => Math.abs(b.n) - Math.abs(a.n))
