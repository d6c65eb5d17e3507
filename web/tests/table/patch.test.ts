import { expect, test } from 'vitest'
import { patch } from '../../src/table/model/patch'
import type { Change } from '../../src/protocol'

const before = { a: { b: [1, 2, 3] }, c: { d: 1, e: 2 } }

test('a value is replaced along its path, and nothing else is copied', () => {
  const after = patch(before, [[['a', 'b', 1], 9]])
  expect(after).toEqual({ a: { b: [1, 9, 3] }, c: { d: 1, e: 2 } })
  expect(before.a.b).toEqual([1, 2, 3])
  expect(after.c).toBe(before.c)
})

test('a change without a value takes away: keys vanish, later elements move up', () => {
  const gone = (path: (string | number)[]): Change => [path] as unknown as Change
  expect(patch(before, [gone(['c', 'd']), gone(['a', 'b', 0])])).toEqual({ a: { b: [2, 3] }, c: { e: 2 } })
})

test('the index after the last appends, null is a value, and an empty path is the whole', () => {
  expect(patch(before, [[['a', 'b', 3], null]]).a.b).toEqual([1, 2, 3, null])
  expect(patch(before as unknown, [[[], 5]])).toBe(5)
})

test('changes are applied in order', () => {
  const changes = [[['a', 'b', 0]], [['a', 'b', 0], 7]] as unknown as Change[]
  expect(patch(before, changes).a.b).toEqual([7, 3])
})
