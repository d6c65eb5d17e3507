import { beforeEach, expect, test } from 'vitest'
import { keepSetup, lastSetup } from '../../src/pages/setup/lastsetup'
import type { GameInfo } from '../../src/protocol'

const INFO = {
  title: 'valencia',
  min_seats: 2,
  max_seats: 5,
  bots: ['level1', 'level3'],
  options: [{ name: 'joker', default: false, values: [false, true], picks: null }],
} as unknown as GameInfo
const ME = { kind: 'me', name: 'Ana' } as const
const SEATS = [ME, { kind: 'bot', bot: 'level1' } as const]

beforeEach(() => localStorage.clear())

test('the next table begins as the last one was set up', () => {
  expect(lastSetup(INFO)).toBeNull()
  keepSetup('valencia', 'module_1', { joker: true }, SEATS)
  expect(lastSetup(INFO)).toEqual({
    start: 'module_1',
    options: { joker: true },
    seats: [
      { kind: 'me', bot: '' },
      { kind: 'bot', bot: 'level1' },
    ],
  })
  expect(lastSetup({ ...INFO, title: 'valletta' })).toBeNull()
})

test('what the game has no more is left out, and so are too few seats', () => {
  keepSetup('valencia', 'gone', { joker: 'maybe', old: true }, [ME, { kind: 'bot', bot: 'level9' }])
  expect(lastSetup(INFO)).toEqual({ start: 'gone', options: {}, seats: [] })
})

test('what cannot be read is as if nothing had been kept', () => {
  localStorage.setItem('valtable-setup-valencia', '{')
  expect(lastSetup(INFO)).toBeNull()
  localStorage.setItem('valtable-setup-valencia', '7')
  expect(lastSetup(INFO)).toBeNull()
})
