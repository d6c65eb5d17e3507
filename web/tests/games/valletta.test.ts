import { describe, expect, it } from 'vitest'
import { touchedBy } from '../../src/games/painted/reading'
import {
  building,
  columnsOf,
  facade,
  houses,
  lastPlayed,
  loose,
  materials,
  onlyGoods,
  meters,
  parts,
  priceNow,
  rowsOf,
  spot,
  spread,
  streetOf,
} from '../../src/games/valletta/layout'
import type { Offer, Thing } from '../../src/protocol'
import { devicesOf, keysOf, read } from '../files'
import { event, offer as offered, place, screenWith, counter as thing } from '../laid'

const bank = thing('building:bank_1', {
  kind: 'tile',
  marks: [
    ['color', { color: 'color:green' }],
    ['letter', { letter: 'A' }],
    ['points', { n: 2 }],
    ['icon', { good: 'good:gold' }],
    ['cost', { cost: ['good:gold', 'good:gold', 'good:wood', 'good:stone'] }],
    ['character', { card: 'character:banker' }],
  ],
})
const built = (ref: string, seat: number): Thing => thing(ref, { kind: 'tile', seat })
const figure = (seat: number, space: number, token = 0): Thing =>
  thing(`figure:${seat}`, {
    kind: 'track',
    count: space,
    seat,
    marks: [...(token > 0 ? ([['token', { n: token }]] as Thing['marks']) : []), ['goal', { n: 25 }]],
  })
const screen = screenWith([
  place('above', [bank, built('building:tavern_1', 1), built('building:shipyard', 1)], null, { columns: 3 }),
  place('street', [
    thing('figure:jean', { kind: 'track', count: 4 }),
    thing('barrel:back', { count: 5, hidden: true }),
    figure(0, 3),
    figure(1, 3, 9),
  ]),
  place('below', [built('building:joinery_1', 0), built('building:joinery_2', 1), bank], null, {
    columns: 3,
  }),
  place('area', [thing('good:gold', { count: 2 }), thing('house:house', { count: 7 })], 0),
  place('area', [thing('house:house', { count: 5 })], 1),
])
const offer = (kind: string, more: Partial<Offer> = {}): Offer =>
  offered(kind, { touches: ['building:bank_1'], ...more })

describe('what lies on the table', () => {
  it('reads a building from its marks', () => {
    expect(building(place('above', []), bank)).toMatchObject({
      id: 'bank_1',
      color: 'green',
      letter: 'A',
      points: 2,
      icon: 'gold',
      printed: { gold: 2, wood: 1, stone: 1, brick: 0 },
      character: 'banker',
      owner: null,
      upgraded: false,
    })
  })

  it('reads what an upgrade costs from a building that stands', () => {
    const marks: Thing['marks'] = [['upgrade', { cost: ['good:wood', 'good:brick', 'good:brick'] }]]
    const stands = building(place('above', []), thing('building:bank_3', { kind: 'tile', seat: 1, marks }))
    expect(stands.printed).toEqual({ gold: 0, wood: 1, stone: 0, brick: 2 })
  })

  it('makes do without marks', () => {
    const bare = building(place('above', []), thing('building:bank_1', { kind: 'tile', seat: 1 }))
    expect(bare).toMatchObject({ color: '', letter: '', printed: null, character: '', owner: 1 })
  })

  it('counts columns, rows and the spaces of the street', () => {
    expect([columnsOf(screen), rowsOf(screen)]).toEqual([3, 2])
    expect(streetOf(screen)).toMatchObject({ spaces: 9, jean: 4 })
  })

  it('puts each space under its column and nobody on the street before the first', () => {
    expect(spot(1, 25, 5)).toEqual({ column: 0, along: 0.1 })
    expect(spot(25, 25, 5)).toEqual({ column: 4, along: 0.9 })
    expect(spot(6, 25, 5)?.column).toBe(1)
    expect(spot(0, 25, 5)).toBeNull()
  })

  it('moves figures on one space apart', () => {
    const { figures } = streetOf(screen)
    expect([...spread(figures)]).toEqual([
      [0, -1],
      [1, 1],
    ])
    expect([...spread(figures.slice(0, 1))]).toEqual([[0, 0]])
  })

  it('counts the houses of a seat, built or not', () => {
    expect(houses(screen, 0)).toEqual({ left: 7, all: 8 })
    expect(houses(screen, 1)).toEqual({ left: 5, all: 8 })
  })

  it('measures each way to the end by whoever is ahead', () => {
    expect(meters(screen)).toEqual([
      { kind: 'houses', seat: 1, n: 3, of: 8 },
      { kind: 'points', seat: 1, n: 12, of: 25 },
      { kind: 'jean', seat: null, n: 4, of: 9 },
    ])
  })
})

describe('prices', () => {
  const cost = [
    { thing: 'good:gold', n: 1 },
    { thing: 'good:wood', n: 1 },
  ]

  it('are those of the offer', () => {
    expect(priceNow([offer('construct', { cost })])).toEqual({ gold: 1, wood: 1, stone: 0, brick: 0 })
    expect(priceNow([offer('construct')])).toEqual({ gold: 0, wood: 0, stone: 0, brick: 0 })
    expect(priceNow([offer('save', { cost })])).toBeNull()
  })

  it('are told by a near miss only if goods are all it wants', () => {
    const short = { reason: 'too_few_goods', rule: '', details: { missing: ['good:gold'] } }
    const taken = { reason: 'has_owner', rule: '', details: { owner: 'seat:1' } }
    expect(priceNow([offer('construct', { cost, refusal: short })])?.gold).toBe(1)
    expect(priceNow([offer('construct', { cost, refusal: taken })])).toBeNull()
  })

  it('strike what is printed and need not be paid', () => {
    const printed = { gold: 2, wood: 1, stone: 1, brick: 0 }
    expect(materials(printed, { gold: 1, wood: 1, stone: 0, brick: 0 })).toEqual([
      { good: 'wood', struck: false },
      { good: 'stone', struck: true },
    ])
    expect(materials(null, { gold: 0, wood: 0, stone: 2, brick: 0 })).toHaveLength(2)
  })

  it('know when nothing but goods is to be chosen', () => {
    const take = offer('take', { touches: ['good:gold'] })
    const done = offer('done', { touches: [] })
    expect(onlyGoods([take, done])).toBe(true)
    expect(onlyGoods([take, offer('construct')])).toBe(false)
    expect(onlyGoods([done])).toBe(false)
  })

  it('leave the offers that touch nothing to buttons', () => {
    const refusal = { reason: 'cannot_pay', rule: '', details: {} }
    const done = offer('done', { touches: [] })
    expect(loose([offer('construct'), done, offer('pay', { touches: [], refusal })])).toEqual([done])
  })
})

describe('what happened', () => {
  const story = [
    event('turn', { seat: 'seat:1', n: 1 }),
    event('played', { seat: 'seat:1', card: 'character:maid' }),
    event('turn', { seat: 'seat:0', n: 2 }),
    event('played', { seat: 'seat:0', card: 'character:builder' }),
    event('constructed', { seat: 'seat:0', building: 'building:bank_1', cost: ['good:gold'] }),
    event('laid', { seat: 'seat:0', card: 'character:thief' }),
  ]

  it('is told by the cards of the latest turn', () => {
    expect(lastPlayed(story, 0)).toEqual(['character:builder', 'character:thief'])
    expect(lastPlayed(story, 1)).toEqual(['character:maid'])
    expect(lastPlayed([], 1)).toEqual([])
  })

  it('leaves a trace on what was built', () => {
    expect(touchedBy(story, ['constructed']).has('building:bank_1')).toBe(true)
    expect(touchedBy(story, ['upgraded']).size).toBe(0)
  })
})

describe('drawing', () => {
  it('gives a building the same façade every time', () => {
    expect(facade('bank_1', 'green')).toEqual(facade('bank_1', 'green'))
    const looks = ['bank_1', 'tavern_1', 'shipyard', 'warehouse', 'joinery_2', 'back_alley']
    expect(new Set(looks.map((id) => JSON.stringify(facade(id, 'blue')))).size).toBeGreaterThan(3)
    expect(facade('papal_chapel', 'yellow').balcony).toBeLessThan(facade('papal_chapel', 'yellow').windows)
  })

  it('reads words and drawings of a short effect', () => {
    expect(parts('+1 [gold] per ([gold])')).toEqual([
      { kind: 'text', text: '+1' },
      { kind: 'good', text: 'gold' },
      { kind: 'text', text: 'per' },
      { kind: 'icon', text: 'gold' },
    ])
    expect(parts('')).toEqual([])
  })
})

describe('the words of the board', () => {
  const characters = keysOf(read('../src/valtable/games/valletta/texts/en.ftl'))
    .filter((key) => key.startsWith('character-') && key !== 'character-back')
    .map((key) => key.slice('character-'.length))

  it('are the same in both languages', () => {
    const [en = '', es = ''] = ['en', 'es'].map((language) =>
      read(`src/games/valletta/texts/${language}.ftl`),
    )
    expect(keysOf(es)).toEqual(keysOf(en))
  })

  it('say in short what every character does, and each has a device', () => {
    const short = keysOf(read('src/games/valletta/texts/en.ftl'))
    const devices = devicesOf('valletta')
    expect(characters.filter((id) => !short.includes(`short-${id}`))).toEqual([])
    expect(characters.filter((id) => !devices.includes(id))).toEqual([])
  })
})
