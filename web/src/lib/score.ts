import type { ScoreSheet } from '../protocol'

/** A number as it is shown: with a true minus sign, which is as wide as a plus and is read as one. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A seat's total as it can be said now: `107`, or where a part of it is not known the rest with a sign, `32+`. */
export function totalOf(sheet: ScoreSheet, seat: number, open = '+'): string {
  const whole = sheet.totals[seat]
  if (whole !== null && whole !== undefined) return figure(whole)
  return `${figure(sheet.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))}${open}`
}

/** The seats by their rank, the best first. */
export const bestFirst = ({ totals, outcome }: ScoreSheet): number[] =>
  totals.map((_, seat) => seat).sort((a, b) => (outcome?.ranks[a] ?? 9) - (outcome?.ranks[b] ?? 9))
