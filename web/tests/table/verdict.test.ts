import { expect, test } from 'vitest'
import type { ScoreSheet } from '../../src/protocol'
import { compared, differences, verdict } from '../../src/table/result/verdict'

const sheet = (totals: number[], winners: number[], ranks: number[], more: object = {}): ScoreSheet => ({
  rows: [
    { source: 'street', points: totals.map((n) => n - 10) },
    { source: 'goods', points: totals.map(() => 10) },
  ],
  totals,
  outcome: { winners, ranks, reason: 'over', details: {}, lost: false, result: '', ...more },
})

test('the winner hears by how much, and whom they left behind', () => {
  const three = sheet([61, 67, 52], [1], [2, 1, 3])
  expect(verdict(three, 1)).toEqual({
    key: 'end-win',
    args: { n: 6, winners: ['seat:1'], rivals: ['seat:0'] },
  })
  expect(verdict(three, null)?.key).toBe('end-they-win')
})

test('whoever did not win hears place and distance', () => {
  const three = sheet([61, 67, 52], [1], [2, 1, 3])
  expect(verdict(three, 0)).toEqual({ key: 'end-behind', args: { place: 2, n: 6, rivals: ['seat:1'] } })
  expect(verdict(three, 2)).toEqual({ key: 'end-behind', args: { place: 3, n: 15, rivals: ['seat:1'] } })
})

test('a tie that was parted is told as one', () => {
  const level = sheet([61, 61, 46], [0], [1, 2, 3])
  expect(verdict(level, 0)?.key).toBe('end-win-level')
  expect(verdict(level, 1)).toEqual({
    key: 'end-behind-level',
    args: { place: 2, n: 0, rivals: ['seat:0'] },
  })
  expect(verdict(level, null)?.key).toBe('end-they-win-level')
})

test('a victory that is shared is shared by name, and those behind are behind all of them', () => {
  const both = sheet([50, 50, 40], [0, 1], [1, 1, 3])
  expect(verdict(both, 0)).toEqual({ key: 'end-share', args: { rivals: ['seat:1'] } })
  expect(verdict(both, 2)).toEqual({
    key: 'end-behind',
    args: { place: 3, n: 10, rivals: ['seat:0', 'seat:1'] },
  })
  expect(verdict(both, null)).toEqual({ key: 'end-all-share', args: { winners: ['seat:0', 'seat:1'] } })
  expect(verdict(sheet([9, 9], [0, 1], [1, 1]), 1)?.key).toBe('end-share')
})

test('two who come next are both named', () => {
  const next = sheet([70, 60, 60], [0], [1, 2, 2])
  expect(verdict(next, 0)?.args['rivals']).toEqual(['seat:1', 'seat:2'])
})

test('a game alone, and one that all lose, say their end themselves', () => {
  expect(verdict(sheet([57], [0], [1]), 0)).toBeNull()
  expect(verdict(sheet([57, 40], [], [1, 1], { lost: true }), 0)).toBeNull()
  expect(verdict(sheet([57, 40], [0], [1, 2], { result: 'solo_won' }), 0)).toBeNull()
})

test('what made the points is told against the winner, or against who came next', () => {
  const three = sheet([61, 67, 52], [1], [2, 1, 3])
  expect(compared(three, 0)).toEqual([0, 1])
  expect(compared(three, 1)).toEqual([1, 0])
  expect(compared(three, null)).toEqual([1, 0])
  expect(compared(sheet([50, 50], [0, 1], [1, 1]), 1)).toEqual([1, 0])
  expect(compared(sheet([57], [0], [1]), 0)).toBeNull()
  expect(differences(three, 0, 1)).toEqual([{ source: 'street', n: -6 }])
  expect(
    differences(
      {
        ...three,
        rows: [
          { source: 'a', points: [1, 3] },
          { source: 'b', points: [9, 4] },
        ],
      },
      0,
      1,
    ),
  ).toEqual([
    { source: 'b', n: 5 },
    { source: 'a', n: -2 },
  ])
})
