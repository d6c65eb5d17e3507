import { expect, test } from 'vitest'
import { eyesOf } from '../src/lib/seating'

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
