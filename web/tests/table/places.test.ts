import { expect, test } from 'vitest'
import {
  aside,
  atCorners,
  columnsOf,
  isWide,
  others,
  owned,
  pieces,
  rows,
  shared,
  spread,
} from '../../src/table/control/places'
import { totalOf } from '../../src/lib/score'
import type { Place, Thing } from '../../src/protocol'
import { place as placed, thing as laid } from '../laid'

const thing = (kind: Thing['kind'], count = 1, hidden = false): Thing => laid('x:y', { kind, count, hidden })
const place = (id: string, columns: number, ...things: Thing[]): Place =>
  placed(id, things, null, { columns })

const drawn = (...places: Place[]): string[][] => rows(places).map((line) => line.map(({ id }) => id))

test('places keep their order; wide ones have rows of their own, small neighbours share one', () => {
  expect(drawn(place('above', 5), place('street', 0), place('below', 5), place('supply', 0))).toEqual([
    ['above'],
    ['street'],
    ['below'],
    ['supply'],
  ])
  expect(drawn(place('map', 5), place('a', 0), place('b', 0))).toEqual([['map'], ['a', 'b']])
})

test('what goes on among the seats stands above the places where it has its effect', () => {
  const auction = place('auction', 0, { ...thing('figure'), ref: 'seat:1', seat: 1 })
  const round = place('round', 0, thing('track', 3))
  expect(drawn(place('city', 8), round, place('supply', 0), auction)).toEqual([
    ['round'],
    ['auction'],
    ['city'],
    ['supply'],
  ])
})

test('at most four small places share a row', () => {
  const lines = rows(['a', 'b', 'c', 'd', 'e'].map((id) => place(id, 0)))
  expect(lines.map((line) => line.length)).toEqual([4, 1])
})

test('a place with much in it lies alone in a row, where it is lower', () => {
  const full = place('craftsmen', 0, ...Array.from({ length: 4 }, () => thing('counter')))
  expect(drawn(place('a', 0, thing('counter')), full, place('b', 0))).toEqual([['a'], ['craftsmen'], ['b']])
})

test('pieces are counted; what stands on a track is one', () => {
  expect(pieces(place('p', 0, thing('counter', 3), thing('track', 9), thing('card', 2)))).toBe(6)
})

test('whole cards are shown while there is room, a pile of backs always', () => {
  const hand = place('hand', 0, thing('card'), thing('card'))
  const deck = place('deck', 0, thing('card', 4, true))
  const discard = place('discard', 0, thing('card'), thing('card'))
  expect([...spread([hand, deck, discard], 3)]).toEqual(['hand', 'deck'])
})

test('others come in the order of play after me', () => {
  expect(others(4, 2)).toEqual([3, 0, 1])
  expect(others(2, null)).toEqual([0, 1])
})

test('many tiles without columns are laid out in five', () => {
  const valley = place('valley', 0, ...Array.from({ length: 9 }, () => thing('tile')))
  expect(isWide(valley)).toBe(true)
  expect(columnsOf(valley)).toBe(5)
  expect(columnsOf(place('above', 4))).toBe(4)
})

test('a total that is not known in full says at least how much it is', () => {
  const sheet = {
    rows: [
      { source: 'a', points: [3, 4] },
      { source: 'b', points: [null, 1] },
    ],
    totals: [null, 5],
    outcome: null,
  }
  expect(totalOf(sheet, 0)).toBe('3+')
  expect(totalOf(sheet, 0, '?')).toBe('3?')
  expect(totalOf(sheet, 1)).toBe('5')
  expect(totalOf({ ...sheet, totals: [-3, -12] }, 1)).toBe('−12')
})

test('a map has a row of its own, and what lies aside is not on the table', () => {
  const valley = { ...place('valley', 0), chart: { width: 9, height: 9, at: [], links: [] } }
  const summary = { ...place('summary', 3), aside: true }
  const supply = place('supply', 0)
  expect(isWide(valley)).toBe(true)
  expect(shared([valley, summary, supply])).toEqual([valley, supply])
  expect(aside([valley, summary, supply])).toEqual([summary])
  const hand = { ...place('hand', 0), seat: 1 }
  expect(owned([hand, { ...summary, seat: 1 }], 1)).toEqual([hand])
})

test('the round is read first', () => {
  const round = place('round', 0, thing('track', 3))
  expect(drawn(place('supply', 0), round, place('above', 5))).toEqual([['round'], ['supply'], ['above']])
})

const bushes: Place = { ...place('bushes', 0, thing('tile')), corners: { of: 'city', at: [[1, 2]] } }

test('what lies at the corners of a grid is drawn there and not by itself', () => {
  const city = place('city', 8, thing('tile'), thing('tile'))
  expect(shared([city, bushes])).toEqual([city])
  expect(atCorners([city, bushes], city)).toEqual([{ place: bushes, thing: thing('tile'), at: [1, 2] }])
  expect(atCorners([city, bushes], bushes)).toEqual([])
})

test('without that grid they are a place like any other', () => {
  expect(shared([bushes])).toEqual([bushes])
})
