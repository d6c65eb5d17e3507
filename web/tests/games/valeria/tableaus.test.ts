import { describe, expect, it } from 'vitest'
import { numbersOf, rolesOf } from '../../../src/games/valeria/cards/faces'
import {
  answers,
  amountsOf,
  columnsOf,
  exchangeOf,
  iconsOf,
  NUMBERS,
  quick,
} from '../../../src/games/valeria/layout'
import { offer, place, thing } from '../../laid'
import { gold } from './things'

describe('tableaus', () => {
  const cards = [
    thing('starter:starter_peasant'),
    thing('starter:starter_herald'),
    thing('citizen:paladin', { count: 2 }),
    thing('citizen:peasant'),
  ]

  it('puts cards under their number, all numbers in order, what has none at the end', () => {
    const columns = columnsOf(cards, numbersOf)
    expect(columns.map(({ number }) => number)).toEqual([...NUMBERS, ''])
    expect(columns[4]?.things.map(({ ref }) => ref)).toEqual(['starter:starter_peasant', 'citizen:peasant'])
    expect(columns[8]?.things.map(({ ref }) => ref)).toEqual(['citizen:paladin'])
    expect(columns[10]?.things.map(({ ref }) => ref)).toEqual(['starter:starter_herald'])
  })

  it('counts icons on every copy and on Nobles; Starters have none', () => {
    const [tableau, cargo] = [place('tableau', cards), place('cargo', [thing('noble:dray')])]
    expect(iconsOf([tableau, null], rolesOf)).toEqual({ worker: 1, soldier: 0, shadow: 0, holy: 2 })
    expect(iconsOf([tableau, cargo], rolesOf)).toEqual({ worker: 1, soldier: 0, shadow: 1, holy: 2 })
  })
})

describe('choices', () => {
  it('keeps what no card stands for and what is said faster than found', () => {
    const offers = [
      offer('slay', { touches: ['monster:goblin'] }),
      offer('gain', { touches: ['resource:gold'] }),
      offer('done'),
      offer('sail', { args: { island: 'island:araby' } }),
    ]
    expect(quick(offers).map(({ kind }) => kind)).toEqual(['gain', 'done'])
    expect(answers(offers, 0).map(({ kind }) => kind)).toEqual(['gain', 'done'])
  })

  it('says what is paid and what comes of it', () => {
    const split = offer('pay_magic', { args: { n: 1, paid: [...gold(2), 'resource:magic'] } })
    expect(exchangeOf(split)).toEqual({
      paid: [
        { thing: 'resource:gold', n: 2 },
        { thing: 'resource:magic', n: 1 },
      ],
      gains: [],
    })
    const swap = offer('yes', {
      cost: [{ thing: 'resource:gold', n: 1 }],
      effects: [{ kind: 'gain', args: { gains: ['resource:magic', 'resource:magic'] } }],
    })
    expect(exchangeOf(swap)).toEqual({
      paid: [{ thing: 'resource:gold', n: 1 }],
      gains: [{ thing: 'resource:magic', n: 2 }],
    })
    expect(amountsOf([])).toEqual([])
  })
})
