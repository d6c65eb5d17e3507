import { expect, test } from 'vitest'
import { beyond, lasting, timetable } from '../../src/table/motion/flightlayer'
import { movesOf } from '../../src/table/motion/moves'
import type { Place, Table, Thing } from '../../src/protocol'
import { place as placed, thing as laid } from '../laid'

const thing = (ref: string, count = 1, more: Partial<Thing> = {}): Thing =>
  laid(ref, { kind: 'counter', count, ...more })
const place = (id: string, things: Thing[], aside = false): Place => placed(id, things, null, { aside })
const table = (...places: Place[]): Table => ({ places })

test('goods go from the supply to whoever takes them', () => {
  const before = table(place('supply', [thing('good:wood', 10)]), place('area 0', [thing('good:wood', 1)]))
  const after = table(place('supply', [thing('good:wood', 7)]), place('area 0', [thing('good:wood', 4)]))
  expect(movesOf(before, after)).toEqual([{ ref: 'good:wood', n: 3, from: 'supply', to: 'area 0' }])
})

test('one card moves among several that are alike, and two may share what one gave', () => {
  const before = table(place('hand', [thing('c:a'), thing('c:a')]), place('played', []))
  const after = table(place('hand', [thing('c:a')]), place('played', [thing('c:a')]))
  expect(movesOf(before, after)).toEqual([{ ref: 'c:a', n: 1, from: 'hand', to: 'played' }])
  const rich = table(place('supply', [thing('g', 5)]), place('a', []), place('b', []))
  const poor = table(
    place('supply', [thing('g', 1)]),
    place('a', [thing('g', 1)]),
    place('b', [thing('g', 3)]),
  )
  expect(movesOf(rich, poor).map(({ n, to }) => [n, to])).toEqual([
    [1, 'a'],
    [3, 'b'],
  ])
})

test('what comes from nowhere, is only looked up or stands on a track does not fly', () => {
  const before = table(place('a', [thing('f', 3, { kind: 'track' })]), place('list', [thing('g', 2)], true))
  const after = table(
    place('a', [thing('f', 4, { kind: 'track' }), thing('new')]),
    place('list', [], true),
    place('b', [thing('g', 2)]),
  )
  expect(movesOf(before, after)).toEqual([])
})

test('however many fly, all have landed in time, and many go twice as fast', () => {
  for (const events of [1, 3, 4, 12]) {
    for (const flights of [1, 2, 3, 4, 9, 12]) {
      const times = Array.from({ length: flights }, () => lasting(9, 520))
      const { step, speed } = timetable(times, events)
      expect(((flights - 1) * step + lasting(9, 520)) / speed).toBeLessThanOrEqual(1600)
      expect(speed).toBe(events > 3 ? 2 : 1)
    }
  }
  expect(timetable([], 0)).toEqual({ step: 0, speed: 1 })
})

test('six of a thing are seen, and how many more come after them', () => {
  expect([1, 6, 7, 12].map(beyond)).toEqual([0, 0, 1, 6])
  expect([1, 2, 6, 7, 12].map((n) => lasting(n, 320))).toEqual([320, 380, 620, 680, 680])
})
