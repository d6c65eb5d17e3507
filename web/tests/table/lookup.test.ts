import { expect, test } from 'vitest'
import type { Known, Shelf } from '../../src/protocol'
import { besideThing, inColumn } from '../../src/table/lookup/place'
import { counted, facetsOf, found, NOTHING_WANTED, PAYABLE, sumOf } from '../../src/table/lookup/search'

const known = (ref: string, more: Partial<Known> = {}): Known => ({
  thing: { ref, kind: 'card', count: 1, hidden: false, seat: null, marks: [] },
  stands: 'open',
  notes: [],
  prices: [],
  short: [],
  payable: null,
  missing: [],
  facets: {},
  copies: [],
  rule: '',
  ...more,
})
const price = (now: number): Known['prices'][number] => ({
  of: 'good:gold',
  printed: now,
  now,
  reasons: [],
  have: 3,
})
const shelf = (id: string, ...all: Known[]): Shelf => ({ id, known: all, notes: [] })

const TAVERN = known('building:tavern', {
  facets: { color: ['color:blue'], gold: ['2'] },
  prices: [price(2)],
  payable: true,
})
const PALACE = known('building:palace', {
  facets: { color: ['color:green'], gold: ['10'] },
  prices: [price(10)],
  payable: false,
})
const THIEF = known('character:thief', { facets: { color: ['color:blue'] }, stands: 'unseen' })
const SHELVES = [shelf('buildings', TAVERN, PALACE), shelf('characters', THIEF)]
const NAMES: Readonly<Record<string, string>> = {
  'building:tavern': 'Taberna del Ángel',
  'building:palace': 'Palacio',
  'character:thief': 'Ladrón',
}
const text = ({ thing }: Known): string => NAMES[thing.ref] ?? ''
const refs = (wanted: Partial<typeof NOTHING_WANTED>): string[] =>
  [...found(SHELVES, { ...NOTHING_WANTED, ...wanted }, text).values()].flat().map(({ thing }) => thing.ref)

test('words are found without their accents, each of them', () => {
  expect(refs({ words: 'angel' })).toEqual(['building:tavern'])
  expect(refs({ words: 'LADRON' })).toEqual(['character:thief'])
  expect(refs({ words: 'taberna palacio' })).toEqual([])
  expect(refs({})).toHaveLength(3)
})

test('filters narrow all kinds, a price only what has one', () => {
  expect(refs({ facets: { color: 'color:blue' } })).toEqual(['building:tavern', 'character:thief'])
  expect(refs({ price: PAYABLE })).toEqual(['building:tavern'])
  expect(refs({ price: '0' })).toEqual(['building:tavern'])
  expect(refs({ price: '2' })).toEqual(['building:palace'])
  expect(sumOf(PALACE)).toBe(10)
})

test('a facet is offered where it parts the things; numbers stand by size', () => {
  const facets = facetsOf(SHELVES)
  expect(facets.get('gold')).toEqual(['2', '10'])
  expect(facets.get('color')).toEqual(['color:blue', 'color:green'])
  expect(facetsOf([shelf('characters', THIEF)]).size).toBe(0)
  expect(counted([TAVERN, PALACE, THIEF])).toEqual([
    ['open', 2],
    ['unseen', 1],
  ])
})

const ROOM = { left: 0, top: 0, width: 1000, height: 600 }
const SIZE = { width: 300, height: 200 }

test('the large card lies right of its thing, else left, above, below, and over nothing lit', () => {
  const thing = { left: 450, top: 250, width: 100, height: 80 }
  const right = { left: 560, top: 0, width: 400, height: 600 }
  const left = { left: 0, top: 0, width: 440, height: 600 }
  const high = { left: 400, top: 0, width: 150, height: 240 }
  expect(besideThing(thing, SIZE, ROOM, [])?.side).toBe('right')
  expect(besideThing(thing, SIZE, ROOM, [right])?.side).toBe('left')
  // Where the card lay before says nothing of where it may lie.
  const before = { left: -9999, top: 0, ...SIZE }
  expect(besideThing(thing, before, ROOM, [right])?.side).toBe('left')
  const low = besideThing({ ...thing, top: 330 }, SIZE, ROOM, [
    { ...right, top: 330 },
    { ...left, top: 330 },
  ])
  expect(low?.side).toBe('above')
  expect(besideThing(thing, SIZE, { ...ROOM, height: 700 }, [right, left, high])).toBeNull()
})

test('where there is no room beside it lies in the column, inside the column, at the height of its thing', () => {
  const column = { left: 700, top: 50, width: 288, height: 500 }
  expect(inColumn({ left: 10, top: 300, width: 50, height: 40 }, 200, column, [])).toEqual({
    left: 700,
    top: 220,
    side: null,
  })
  expect(inColumn({ left: 10, top: 580, width: 50, height: 40 }, 200, column, []).top).toBe(342)
})

test('in the column it leaves free what can be done there, as near to its thing as that goes', () => {
  const thing = { left: 10, top: 120, width: 50, height: 40 }
  const column = { left: 700, top: 50, width: 288, height: 500 }
  const offers = [60, 120, 180].map((top) => ({ left: 710, top, width: 260, height: 50 }))
  expect(inColumn(thing, 200, column, offers).top).toBe(238)
  const close = { left: 950, top: 52, width: 30, height: 30 }
  expect(inColumn({ ...thing, top: 60 }, 200, column, [close]).top).toBe(90)
  // Where all of it is lit, it covers as little as it can.
  const all = [...offers, { left: 710, top: 300, width: 30, height: 250 }]
  expect(inColumn(thing, 200, column, all).top).toBe(238)
})
