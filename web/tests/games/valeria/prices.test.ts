import { describe, expect, it } from 'vitest'
import {
  marked,
  missingRoles,
  needed,
  priceNow,
  priceOf,
  priceOn,
} from '../../../src/games/valeria/cards/prices'
import { means } from '../../../src/games/valeria/means'
import { offer, place, thing } from '../../laid'
import { gold } from './things'

describe('prices', () => {
  it('shows the price of what can be done before the price of a near miss', () => {
    const near = offer('recruit', {
      cost: [{ thing: 'resource:gold', n: 5 }],
      refusal: { reason: 'cannot_pay_recruit', rule: '', details: {} },
    })
    const legal = offer('recruit', { cost: [{ thing: 'resource:gold', n: 3 }] })
    expect(priceNow([near, legal])).toEqual({ gold: 3, strength: 0, magic: 0 })
    expect(priceNow([near])).toEqual({ gold: 5, strength: 0, magic: 0 })
    expect(priceNow([offer('slot')])).toBeNull()
  })

  it('a price stays as it is asked, whatever Magic stands for', () => {
    const nothing = { gold: 0, strength: 0, magic: 0 }
    expect(priceOf({ ...nothing, gold: 2, magic: 1 }, { ...nothing, gold: 3 })).toEqual({
      gold: 3,
      strength: 0,
      magic: 0,
      swapped: 1,
    })
    // 4 Strength and 1 Magic, of which 2 more Magic pay for Strength.
    expect(priceOf({ ...nothing, strength: 2, magic: 3 }, { ...nothing, strength: 4, magic: 1 })).toEqual({
      gold: 0,
      strength: 4,
      magic: 1,
      swapped: 2,
    })
    // Made dearer by 1 Strength, all of it paid in Magic.
    const drake = priceOf({ ...nothing, magic: 4 }, { ...nothing, strength: 1, magic: 2 })
    expect(drake).toEqual({ gold: 0, strength: 2, magic: 2, swapped: 2 })
    // A discount is no exchange.
    const dear = { ...nothing, strength: 5, magic: 1 }
    expect(priceOf({ ...nothing, strength: 3, magic: 1 }, dear)).toMatchObject({ strength: 3, swapped: 0 })
  })

  it('means the token in its slot, not its twin', () => {
    const [dear, cheap] = [thing('goods:fabrics'), thing('goods:fabrics')]
    const row = place('araby', [dear, thing('goods:artifacts'), cheap])
    const bought = (slots: number) => offer('buy', { notation: `buy ${slots}` })
    expect([dear, cheap].map((one) => means(bought(4), row, one, 'buy'))).toEqual([false, true])
    expect([dear, cheap].map((one) => means(bought(5), row, one, 'buy'))).toEqual([true, true])
    const rescued = offer('island', { notation: 'island 0' })
    expect([dear, cheap].map((one) => means(rescued, row, one, 'rescue'))).toEqual([true, false])
  })

  it('tells what would be paid, and what is marked on the card', () => {
    const card = thing('citizen:cleric', { marks: [['cost', { cost: gold(4) }]] })
    const cost = [
      { thing: 'resource:gold', n: 1 },
      { thing: 'resource:magic', n: 3 },
    ]
    expect(priceOn([offer('recruit', { cost })], card)).toMatchObject({
      paid: { gold: 1, strength: 0, magic: 3 },
      gold: 4,
      swapped: 3,
      printed: 4,
      able: true,
    })
    expect(priceOn([], card)).toMatchObject({ paid: { gold: 4 }, swapped: 0, able: false })
    expect(priceOn([], thing('cover:exhausted'))).toBeNull()
  })

  it('reads the price that is marked on a card, all resources in it', () => {
    const cost = ['resource:strength', 'resource:strength', 'resource:magic', 'resource:gold']
    expect(marked(thing('monster:kobolds', { marks: [['cost', { cost }]] }))).toEqual({
      gold: 1,
      strength: 2,
      magic: 1,
    })
    expect(marked(thing('cover:exhausted'))).toBeNull()
  })

  it('dims as many icons of a Role as are missing, and no more', () => {
    const refusal = { reason: 'roles_missing', rule: '', details: { missing: ['role:worker', 'role:holy'] } }
    const missing = missingRoles([offer('build', { refusal })])
    expect(needed(['worker', 'worker', 'holy', 'shadow'], missing)).toEqual([
      { role: 'worker', dim: false },
      { role: 'worker', dim: true },
      { role: 'holy', dim: true },
      { role: 'shadow', dim: false },
    ])
  })
})
