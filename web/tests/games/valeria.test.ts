import { describe, expect, it } from 'vitest'
import { faceOf, numbersOf, rolesOf, signsOf } from '../../src/games/valeria/cards/faces'
import faces from '../../src/games/valeria/cards/faces.json'
import {
  answers,
  actionsLeft,
  amountsOf,
  columnsOf,
  edges,
  exchangeOf,
  iconsOf,
  metersOf,
  nearness,
  NUMBERS,
  parts,
  pines,
  quick,
} from '../../src/games/valeria/layout'
import { diceOf, harvestOf, isLit, values } from '../../src/games/valeria/board/dice'
import {
  marked,
  missingRoles,
  needed,
  priceNow,
  priceOf,
  priceOn,
} from '../../src/games/valeria/cards/prices'
import { flightsOf } from '../../src/games/valeria/board/flights'
import { means } from '../../src/games/valeria/means'
import { drawing, drawnAs } from '../../src/games/valeria/art/signs'
import type { Thing } from '../../src/protocol'
import { read } from '../files'
import { event, offer, place, screenWith, thing } from '../laid'

const gold = (n: number): string[] => Array.from({ length: n }, () => 'resource:gold')
const counter = (name: string, count: number, more: Partial<Thing> = {}): Thing =>
  thing(`counter:${name}`, { kind: 'counter', count, ...more })
const die = (name: string, count: number): Thing => thing(`die:${name}`, { kind: 'track', count })

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

describe('dice and Harvest', () => {
  const course = [counter('round', 2), die('first', 6), die('second', 5), die('sum', 11)]
  const story = [
    event('rolled', { seat: 'seat:0', first: 1, second: 1 }),
    event('income', { seat: 'seat:0', gains: gold(9) }),
    event('rolled', { seat: 'seat:1', first: 2, second: 5 }),
    event('die_changed', { seat: 'seat:1', n: 6 }),
    event('income', { seat: 'seat:1', gains: gold(2) }),
    event('income', { seat: 'seat:0', gains: gold(1) }),
    event('harvested', { seat: 'seat:0', gains: ['resource:magic'], paid: ['resource:gold'] }),
  ]

  it('tells what lies there and what was rolled where a die has been changed', () => {
    const dice = diceOf(screenWith([place('course', course)]), story)
    expect(dice).toEqual({ shown: [6, 5], sum: 11, was: [2, null] })
    expect(values(dice)).toEqual([6, 5, 11])
  })

  it('counts doubles once, and has no dice before the first roll', () => {
    expect(values({ shown: [4, 4], sum: 8, was: [null, null] })).toEqual([4, 8])
    expect(diceOf(screenWith([place('course', [counter('round', 1)])]), [])).toBeNull()
    expect(values(null)).toEqual([])
  })

  it('lights a number of two values with either', () => {
    expect(isLit('11/12', [6, 5, 11])).toBe(true)
    expect(isLit('1', [6, 5, 11])).toBe(false)
    expect(isLit('', [6])).toBe(false)
  })

  it('adds up what the last roll brought each seat, and nothing older', () => {
    expect(harvestOf(story)).toEqual([
      { seat: 1, gains: [{ thing: 'resource:gold', n: 2 }], paid: [] },
      {
        seat: 0,
        gains: [
          { thing: 'resource:gold', n: 1 },
          { thing: 'resource:magic', n: 1 },
        ],
        paid: [{ thing: 'resource:gold', n: 1 }],
      },
    ])
    expect(harvestOf([])).toEqual([])
  })
})

describe('the end', () => {
  it('counts cards and stacks; a Monster Event in a stack’s place is none of its Monsters', () => {
    const area = (name: string): Thing['marks'] => [['area', { area: `area:${name}` }]]
    const table = screenWith([
      place('monsters', [
        thing('monster:goblin', { count: 5, marks: area('hills') }),
        thing('monster:mimic'),
        thing('cover:exhausted'),
      ]),
      place('domains', [thing('domain:halfpenny_hill', { count: 3 }), thing('cover:bare')]),
      place('course', [
        counter('exhausted', 3, { marks: [['of', { n: 8 }]] }),
        counter('monster_stacks', 1),
        counter('domain_stacks', 1),
        counter('actions', 2),
      ]),
    ])
    expect(metersOf(table)).toEqual({
      monsters: { cards: 5, stacks: 1 },
      domains: { cards: 3, stacks: 1 },
      exhausted: { n: 3, of: 8 },
    })
    expect(actionsLeft(table)).toBe(2)
    expect(actionsLeft(screenWith([]))).toBeNull()
  })
})

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

  it('counts icons on every copy; Starters have none', () => {
    expect(iconsOf(cards, rolesOf)).toEqual({ worker: 1, soldier: 0, shadow: 0, holy: 2 })
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

describe('signs', () => {
  it('cuts a power into words and signs', () => {
    expect(parts('1[gold] → 2[magic]')).toEqual([
      { kind: 'text', text: '1' },
      { kind: 'sign', text: 'gold' },
      { kind: 'text', text: '→ 2' },
      { kind: 'sign', text: 'magic' },
    ])
  })

  it('knows every sign that is printed on a card', () => {
    const printed = JSON.stringify(faces).matchAll(/\[([a-z]\w*)\]/g)
    const unknown = new Set(
      [...printed].map((match) => match[1] ?? '').filter((name) => drawing(name) === null),
    )
    expect([...unknown]).toEqual([])
  })

  it('has a name in both languages for every sign of a power', () => {
    const signs = new Set(Object.keys(faces).flatMap(signsOf))
    expect(signsOf('citizen:monk')).toEqual(['gold', 'magic'])
    for (const language of ['en', 'es']) {
      const own = read(`src/games/valeria/texts/${language}.ftl`)
      const game = read(`../src/valtable/games/valeria/texts/${language}.ftl`)
      const named = (sign: string): boolean =>
        own.includes(`\nsign-${sign} = `) ||
        ['type', 'area', 'monster'].some((kind) => game.includes(`\n${kind}-${sign} = `))
      expect([...signs].filter((sign) => !named(sign))).toEqual([])
    }
  })

  it('has a device for each Citizen, Monster and Domain of the box', () => {
    expect(drawnAs('cleric', 'holy')).toBe('cleric')
    expect(drawnAs('nobody', undefined, 'holy')).toBe('holy')
    expect(drawnAs('nobody')).toBe('monster')
    expect(faceOf('citizen:monk')).toMatchObject({ on: '1[gold] 2[magic]', off: '1[gold] → 2[magic]' })
    expect(faceOf('citizen:nobody')).toEqual({})
  })
})

describe('drawing', () => {
  it('shows three edges of a stack at most', () => {
    expect([0, 1, 2, 4, 9].map(edges)).toEqual([0, 0, 1, 3, 3])
  })

  it('draws the same wood every time', () => {
    expect(pines(400, 7)).toBe(pines(400, 7))
    expect(pines(400, 7)).not.toBe(pines(400, 8))
  })
})

describe('motion', () => {
  it('sends the card to whoever has it now, and each resource to whose it is', () => {
    const told = [
      event('recruited', { seat: 'seat:1', card: 'citizen:cleric', paid: gold(3) }),
      event('income', { seat: 'seat:0', gains: [...gold(2), 'resource:magic'] }),
      event('captured', { card: 'citizen:monk' }),
      event('turned_up', { card: 'monster:goblin' }),
    ]
    expect(flightsOf(told)).toEqual([
      { kind: 'card', ref: 'citizen:cleric', seat: 1 },
      { kind: 'pieces', ref: 'resource:gold', n: 2, seat: 0 },
      { kind: 'pieces', ref: 'resource:magic', n: 1, seat: 0 },
      { kind: 'card', ref: 'citizen:monk', seat: null },
    ])
  })
})

describe('what ends', () => {
  it('is never the only button while there is room for the others, and comes last', () => {
    const offers = [
      offer('done'),
      offer('power', { touches: ['domain:a'] }),
      offer('power', { touches: ['domain:b'] }),
    ]
    expect(answers(offers, 5).map(({ kind }) => kind)).toEqual(['power', 'power', 'done'])
    expect(answers(offers, 2).map(({ kind }) => kind)).toEqual(['done'])
    expect(answers([offer('no'), offer('gain')], 5).map(({ kind }) => kind)).toEqual(['gain', 'no'])
  })

  it('says how far each way is, and when the next card gets there', () => {
    const meters = (monsters: number, domains: number, n: number) => ({
      monsters: { cards: monsters, stacks: 5 },
      domains: { cards: domains, stacks: 5 },
      exhausted: { n, of: 4 },
    })
    expect(nearness(meters(17, 1, 2))).toEqual([
      { of: 'monster', n: 17, goal: 0, next: false },
      { of: 'domain', n: 1, goal: 0, next: true },
      { of: 'exhausted', n: 2, goal: 4, next: false },
    ])
    expect(nearness(meters(1, 2, 3)).map(({ next }) => next)).toEqual([true, false, true])
  })
})
