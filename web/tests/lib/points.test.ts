import { expect, test } from 'vitest'
import { chart, follow, knownPoints, marksOf } from '../../src/lib/points'
import type { ScoreSheet } from '../../src/protocol'

const sheet = (totals: (number | null)[], ...rows: (number | null)[][]): ScoreSheet => ({
  rows: rows.map((points, index) => ({ source: `s${index}`, points })),
  totals,
  outcome: null,
})

test('what is not known counts as far as it is known', () => {
  expect(knownPoints(sheet([7, null], [3, 2], [4, null]))).toEqual([7, 2])
})

test('a course goes on, and back where something was taken back', () => {
  const marks = marksOf({ at: [2, 9], points: [[0], [4]] })
  expect(follow(marks, 12, sheet([6])).map(({ at, points }) => [at, ...points])).toEqual([
    [2, 0],
    [9, 4],
    [12, 6],
  ])
  expect(follow(marks, 9, sheet([3])).map(({ points }) => points[0])).toEqual([0, 3])
  expect(follow(marks, 5, sheet([1])).map(({ at }) => at)).toEqual([2, 5])
})

test('lines run from the left to the right, higher points are higher up', () => {
  const marks = marksOf({
    at: [10, 15, 20],
    points: [
      [0, 0],
      [3, 8],
      [20, 11],
    ],
  })
  const { lines, ticks, x } = chart(marks, 100, 50)
  expect(lines[0]?.path).toBe('M0 50L50 42.5L100 0')
  expect(lines.map(({ end }) => end.x)).toEqual([100, 100])
  expect((lines[0]?.end.y ?? 0) < (lines[1]?.end.y ?? 0)).toBe(true)
  expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20])
  expect(x(15)).toBe(50)
})

test('ends at one height stand side by side, and points below zero have room', () => {
  const { lines } = chart(
    marksOf({
      at: [0, 1],
      points: [
        [0, 0],
        [5, 5],
      ],
    }),
    100,
    50,
    14,
  )
  expect(lines.map(({ end }) => end.x)).toEqual([100, 114])
  // The third is near to two that are far from each other: the second place does for it.
  const four = chart(
    marksOf({
      at: [0, 1],
      points: [
        [0, 0, 0, 0],
        [20, 16, 18, 13],
      ],
    }),
    100,
    50,
    10,
  )
  expect(four.lines.map(({ end }) => end.x)).toEqual([100, 100, 110, 110])
  const low = chart(marksOf({ at: [0, 1], points: [[0], [-3]] }), 100, 50)
  expect(low.ticks[0]?.value).toBeLessThan(0)
  expect(low.lines[0]?.end.y).toBeLessThanOrEqual(50)
})

test('nothing has happened yet', () => {
  expect(chart([], 100, 50).lines).toEqual([])
})
