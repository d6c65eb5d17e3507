import { describe, expect, test } from 'vitest'
import { plain } from '../../src/lib/search'
import { byKind, digit, legal, misses, offersFor, together } from '../../src/table/control/offers'
import type { Offer, Place } from '../../src/protocol'
import { offer as offered, place as placed, thing } from '../laid'

function offer(notation: string, touches: string[], refused = false): Offer {
  const refusal = refused ? { reason: 'no', rule: '', details: {} } : null
  const kind = notation.split(' ')[0] ?? ''
  return offered(kind, { notation, touches, refusal })
}
const place = (kind: string, seat: number | null, ...refs: string[]): Place =>
  placed(
    kind,
    refs.map((ref) => thing(ref)),
    seat,
  )

describe('offers of a thing', () => {
  const card = thing('card:a')
  const play = offer('play a', ['card:a'])

  test('what touches it, in shared and own places', () => {
    expect(offersFor([play, offer('play b', ['card:b'])], place('hand', 0), card, 0)).toEqual([play])
    expect(offersFor([play], place('market', null), card, 0)).toEqual([play])
  })

  test("another seat's thing only if the offer names that seat", () => {
    expect(offersFor([play], place('hand', 1), card, 0)).toEqual([])
    const steal = offer('steal a', ['card:a', 'seat:1'])
    expect(offersFor([steal], place('hand', 1), card, 0)).toEqual([steal])
    expect(offersFor([steal], place('hand', 0), card, 0)).toEqual([])
    const named = { ...offer('steal b', ['card:a']), args: { seat: 'seat:1' } }
    expect(offersFor([named], place('hand', 1), card, 0)).toEqual([named])
    expect(offersFor([named], place('hand', 0), card, 0)).toEqual([])
  })

  test('a game may say which places an action means', () => {
    expect(offersFor([play], place('market', null), card, 0, { play: ['hand'] })).toEqual([])
    expect(offersFor([play], place('hand', 0), card, 0, { play: ['hand'] })).toEqual([play])
  })

  test('an offer may say itself which places it means', () => {
    const own = offer('load a', ['card:a', 'place:equipment'])
    expect(offersFor([own], place('equipment', 0), card, 0, { load: ['catalog'] })).toEqual([own])
    expect(offersFor([own], place('equipment', 0), card, 0)).toEqual([own])
    expect(offersFor([own], place('catalog', null), card, 0)).toEqual([])
  })

  test('what lies aside is for reading', () => {
    expect(offersFor([play], { ...place('summary', null), aside: true }, card, 0)).toEqual([])
  })
})

test('near misses stand apart from what can be done', () => {
  const all = [offer('a', []), offer('b', [], true)]
  expect(legal(all).map((one) => one.notation)).toEqual(['a'])
  expect(misses(all).map((one) => one.notation)).toEqual(['b'])
})

test('offers of one kind stand together in their first order', () => {
  const groups = byKind([offer('play a', []), offer('done', []), offer('play b', [])])
  expect(groups.map((group) => group.map((one) => one.notation))).toEqual([['play a', 'play b'], ['done']])
})

test('a digit is done at once unless a second one could follow', () => {
  expect(digit('3', 9)).toEqual({ done: 3, wait: false })
  expect(digit('1', 12)).toEqual({ done: 1, wait: true })
  expect(digit('2', 12)).toEqual({ done: 2, wait: false })
  expect(digit('12', 12)).toEqual({ done: 12, wait: false })
  expect(digit('0', 12)).toEqual({ done: null, wait: false })
  expect(digit('13', 12)).toEqual({ done: null, wait: false })
})

test('filtering knows no accents', () => {
  expect(plain('Jabón Ñ')).toBe('jabon n')
})

test('what an offer brings is said in sentences', () => {
  expect(together(['take 1 wood', 'draw a card'])).toBe('take 1 wood, draw a card')
  expect(together(['Take 1 wood for each icon.', 'Now: 2 wood.'])).toBe(
    'Take 1 wood for each icon. Now: 2 wood.',
  )
  expect(together([])).toBe('')
})

test('to stop is the last of the list, wherever it was offered', () => {
  const kinds = byKind([offer('done', []), offer('play a', []), offer('sell', []), offer('play b', [])])
  expect(kinds.map((group) => group.map(({ notation }) => notation))).toEqual([
    ['play a', 'play b'],
    ['sell'],
    ['done'],
  ])
})
