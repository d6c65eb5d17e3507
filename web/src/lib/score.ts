import type { ScoreSheet } from '../protocol'

/** A seat's total as it can be said now: `107`, or `32+` where a part of it is not known. */
export function totalOf(sheet: ScoreSheet, seat: number): string {
  const whole = sheet.totals[seat]
  if (whole !== null && whole !== undefined) return String(whole)
  return `${sheet.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)}+`
}
