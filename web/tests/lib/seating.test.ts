import { expect, test } from 'vitest'
import { eyesOf, quickTable, usualBot, valuesFor } from '../../src/lib/seating'

test('a replay opens with the eyes that its address names', () => {
  expect(eyesOf('2', 3, [0])).toBe(2)
  expect(eyesOf('none', 3, [0])).toBeNull()
  expect(eyesOf('3', 3, [0])).toBeNull()
})

test('without an address that says so, a replay opens with one’s own eyes', () => {
  expect(eyesOf(null, 3, [1])).toBe(1)
  expect(eyesOf('-1', 3, [1])).toBe(1)
  expect(eyesOf(null, 3, [])).toBeNull()
})

test('a table for one click is a first game: the first ready mix of a game that has some', () => {
  const game = { title: 'valeria', min_seats: 1, max_seats: 5, bots: ['random'], presets: [] } as never
  expect(quickTable(game, 'Ana').options).toEqual({})
  const presets = [
    { name: 'first', options: { layout: 'first_game' } },
    { name: 'more', options: { seas: true } },
  ]
  expect(quickTable({ ...(game as object), presets } as never, 'Ana')).toMatchObject({
    game: 'valeria',
    options: { layout: 'first_game' },
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'bot' }, { kind: 'bot' }],
  })
})

test('a seat can begin only where it is at the table', () => {
  const first = {
    name: 'first_player',
    default: 'random',
    values: ['random', 0, 1, 2, 3, 4],
    group: 'variants' as const,
    picks: null,
    lays_out: {},
  }
  expect(valuesFor(first, 3)).toEqual(['random', 0, 1, 2])
  expect(valuesFor({ ...first, default: 0, values: [0, 30, 60] }, 3)).toEqual([0, 30, 60])
})

test('a newcomer meets the character in the middle, or the first bot that there is', () => {
  const shelf = (...bots: string[]): never => ({ bots }) as never
  expect(usualBot(shelf('level1', 'level2', 'level3', 'greedy', 'random'))).toBe('level3')
  expect(usualBot(shelf('random', 'level3'))).toBe('level3')
  expect(usualBot(shelf('random'))).toBe('random')
})

test('a table for one click is against the usual bot, or the one that is asked for', () => {
  const game = {
    title: 'valdora',
    min_seats: 2,
    max_seats: 5,
    bots: ['level3', 'level5'],
    presets: [],
  } as never
  const ana = { kind: 'me', name: 'Ana' }
  expect(quickTable(game, 'Ana').seats).toEqual([
    ana,
    { kind: 'bot', bot: 'level3', name: 'Sage' },
    { kind: 'bot', bot: 'level3', name: 'Sage 2' },
  ])
  expect(quickTable(game, 'Ana', 'level5').seats.map(({ name }) => name)).toEqual([
    'Ana',
    'Hawthorn',
    'Hawthorn 2',
  ])
})
