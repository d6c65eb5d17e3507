import { describe, expect, it } from 'vitest'
import {
  cameFrom,
  face,
  goods,
  hires,
  lastMoved,
  lastSeat,
  loadWish,
  loose,
  missing,
  pawns,
  ring,
  roundOf,
  standsAt,
  stops,
  together,
  ways,
  workshops,
} from '../../src/games/valdora/layout'
import { BOOKS, atSide, inTheAir, openBook, piles } from '../../src/games/valdora/board/books'
import { hints, means } from '../../src/games/valdora/means'
import {
  GEM_SPOTS,
  VALLEY,
  along,
  path,
  route,
  landmarkOf,
  stand,
} from '../../src/games/valdora/board/valley'
import type { Offer, Screen, Thing } from '../../src/protocol'
import { codeIn, devicesOf, keysOf, read } from '../files'
import { event, offer, place, screenWith, thing as laid } from '../laid'

const thing = (ref: string, marks: Thing['marks'] = [], more: Partial<Thing> = {}): Thing =>
  laid(ref, { marks, ...more })
const counter = (ref: string, count: number, marks: Thing['marks'] = []): Thing =>
  thing(ref, marks, { kind: 'counter', count })

const page = (ref: string, side: string, n: number, marks: Thing['marks'] = []): Thing =>
  thing(ref, [['side', { side: `side:${side}`, n }], ...marks])
const seen = (ref: string, side: string, n: number): Thing =>
  thing(ref, [['lies', { side: `side:${side}`, n }]])
const red = thing('commission:red', [
  ['wants', { wants: ['gem:ruby'] }],
  ['points', { n: 5 }],
])
const screen = screenWith(
  [
    place('round', [
      thing(
        'track:round',
        [
          ['last_round', { seat: 'seat:2' }],
          ['round_limit', { n: 30 }],
        ],
        { kind: 'track', count: 12 },
      ),
    ]),
    place('map', [
      thing('space:city_a', [
        ['pawn', { seat: 'seat:0' }],
        ['pawn', { seat: 'seat:2' }],
      ]),
      thing('space:road_04', [
        ['pawn', { seat: 'seat:1' }],
        ['gems', { gems: ['gem:ruby', 'gem:gold'] }],
        ['stop', { n: 1 }],
      ]),
      thing('space:harbor_east', [
        ['ships', { n: 2 }],
        ['stop_with_provisions', { n: 0 }],
      ]),
    ]),
    place('equipment_a', [page('equipment:hammer', 'right', 9, [['loads', { gem: 'gem:amethyst' }]])]),
    place('seen_equipment_a', [seen('equipment:hammer', 'right', 1), seen('equipment:cart', 'right', 2)]),
    place('craftsmen', [
      counter('craftsman:red', 0, [['gives', { tile: 'craftsman:green' }]]),
      counter('craftsman:blue', 0, [['gives_none', {}]]),
      counter('craftsman:green', 2),
    ]),
    place('workshops', [
      thing('workshop:red', [
        ['needs', { n: 2 }],
        ['points', { n: 10 }],
      ]),
      thing('workshop:blue', [['points', { n: 20 }]], { seat: 1 }),
    ]),
    place('summary', [thing('equipment:shovel'), thing('equipment:cart'), thing('commission:red')]),
    place('purse', [counter('coin:silver', 4, [['most', { n: 6 }]]), thing('provisions:pack')], 0),
    place(
      'equipment',
      [
        thing('equipment:gold_pan', [['loads', { gem: 'gem:gold' }]]),
        thing('equipment:cart', [
          ['gem', { gem: 'gem:ruby' }],
          ['loads_any', { n: 2 }],
        ]),
      ],
      0,
    ),
    place('commissions', [red, { ...red }, counter('slot:free', 1)], 0),
    place('tiles', [counter('craftsman:red', 2), counter('bonus:tile', 3)], 0),
    place('completed', [counter('commission:back', 4)], 0),
  ],
  [{ seat: 0, kind: 'act', source: 'space:city_a', sealed: '' }],
  { offers: [offer('turn', { args: { side: 'side:right' } }), offer('end')] },
)

describe('the map', () => {
  it('reads pawns, gems, ships and the price of a stop from the marks', () => {
    const [city, road, harbor] = stops(screen)
    expect(city).toMatchObject({ id: 'city_a', pawns: [0, 2], price: null, far: false })
    expect(road).toMatchObject({ pawns: [1], gems: ['ruby', 'gold'], price: 1, far: false })
    expect(harbor).toMatchObject({ ships: 2, price: 0, far: true })
    expect(standsAt(screen, 1)).toBe('road_04')
    expect(standsAt(screen, 4)).toBe('')
  })

  it('puts pawns on one space beside each other', () => {
    const at = pawns(stops(screen))
    expect(at.get(0)?.space).toBe('city_a')
    expect(Math.abs((at.get(0)?.x ?? 0) - (at.get(2)?.x ?? 0))).toBeGreaterThan(30)
    const five = [0, 1, 2, 3, 4].map((index) => stand('road', index, 5))
    expect(new Set(five.map(({ x }) => x)).size).toBe(5)
    expect(Math.max(...five.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(65)
    // One alone leaves every gem in sight.
    const alone = stand('road', 0, 1)
    expect(GEM_SPOTS.every(({ x }) => x < alone.x - 18)).toBe(true)
  })

  it('is painted where the components say', () => {
    const board = read('../src/valtable/games/valdora/data/1/board.toml')
    const spaces = [...board.matchAll(/id = "(\w+)"[\s\S]*?\nx = (\d+)\ny = (\d+)/g)]
    const written = spaces.map(([, id, x, y]) => [id, Number(x), Number(y)])
    expect(VALLEY.map(({ id, x, y }) => [id, x, y]).sort()).toEqual(written.sort())
    const edges = [...board.matchAll(/a = "(\w+)"\nb = "(\w+)"/g)].map(([, a, b]) => [a ?? '', b ?? ''])
    expect(edges.length).toBe(41)
    for (const [a = '', b = ''] of edges) expect(route(a, b)).toEqual([a, b])
    expect(GEM_SPOTS.length).toBe(6)
  })

  it('knows a crest for every house and a letter for every city with a book', () => {
    expect(landmarkOf('house_red')?.crest).toBe('red')
    expect(VALLEY.flatMap(({ letter }) => letter || []).sort()).toEqual(['A', 'B', 'C', 'D'])
    expect(BOOKS.every((book) => landmarkOf(`city_${book.slice(-1)}`)?.letter)).toBe(true)
  })

  it('finds the shortest way along the roads', () => {
    expect(route('mine_north', 'city_a')).toEqual(['mine_north', 'road_01', 'city_a'])
    expect(route('city_a', 'city_a')).toEqual(['city_a'])
    expect(route('city_a', 'nowhere')).toEqual([])
    expect(path(['road_01', 'city_a'])).toBe('M292 90Q201 93 115 125')
    expect(path(['road_01'])).toBe('')
    const way = along(['mine_north', 'road_01', 'city_a'])
    expect(way[0]).toEqual({ x: 500, y: 78 })
    expect(way.at(-1)).toEqual({ x: 115, y: 125 })
    expect(way.length).toBe(13)
  })
})

describe('books', () => {
  it('shows both piles, what was seen of them and how much was not', () => {
    const [left, right] = piles(screen, 'equipment_a')
    expect(left).toMatchObject({ side: 'left', thing: null, face: null, pages: 0, unseen: 0 })
    expect(right).toMatchObject({ pages: 9, unseen: 7 })
    expect(right?.known.map(({ ref }) => ref)).toEqual(['equipment:hammer', 'equipment:cart'])
    expect(right?.face).toMatchObject({ id: 'hammer', takes: 'amethyst', load: '', price: 0 })
  })

  it('opens the book of the city where one stands, and no other', () => {
    expect(openBook(screen, 0)).toBe('equipment_a')
    expect(openBook(screen, 1)).toBe('')
    expect(openBook({ ...screen, offers: [offer('end')] }, 0)).toBe('')
    const paying: Screen = {
      ...screen,
      offers: [offer('pay')],
      asked: [{ seat: 0, kind: 'pay_gold', source: 'book:equipment_b', sealed: '' }],
    }
    expect(openBook(paying, 0)).toBe('equipment_b')
    expect(atSide(screen.offers, 'right').map(({ kind }) => kind)).toEqual(['turn'])
    expect(atSide(screen.offers, 'left')).toEqual([])
  })

  it('lets a page fly that has just been turned, and none that was taken away since', () => {
    const cart = face(thing('equipment:cart'))
    const pick = face(thing('equipment:pick'))
    const old = { left: null, right: cart }
    const now = { left: pick, right: pick }
    const turned = event('turned', { book: 'book:equipment_a', side: 'side:right' })
    const leaf = { side: 'right', front: cart, back: pick, covered: null }
    expect(inTheAir(old, now, [turned], 'equipment_a')).toEqual(leaf)
    expect(inTheAir(old, now, [turned], 'equipment_b')).toBeNull()
    expect(inTheAir(old, old, [turned], 'equipment_a')).toBeNull()
    expect(inTheAir(old, now, [event('moved', {})], 'equipment_a')).toBeNull()
    expect(inTheAir(old, now, [turned, event('bought_equipment', {})], 'equipment_a')).toBeNull()
  })
})

describe('seats', () => {
  it('counts what lies before one', () => {
    expect(goods(screen, 0)).toMatchObject({
      coins: 4,
      most: 6,
      provisions: true,
      free: 1,
      craftsmen: [{ color: 'red', n: 2 }],
      bonus: 3,
      delivered: 4,
    })
    expect(goods(screen, 0).commissions).toMatchObject([
      { id: 'red', wants: ['ruby'], points: 5 },
      { id: 'red' },
    ])
    expect(goods(screen, 0).equipment).toMatchObject([
      { id: 'gold_pan', load: '', takes: 'gold' },
      { id: 'cart', load: 'ruby', price: 2 },
    ])
    expect(goods(screen, 3)).toMatchObject({ coins: 0, provisions: false, equipment: [] })
    expect(missing(screen, 0)).toEqual(['shovel'])
  })

  it('reads a commission with a coin', () => {
    expect(face(thing('commission:silver', [['wants', { wants: ['coin:silver'] }]])).wants).toEqual([
      'silver',
    ])
  })
})

describe('the ring and the end', () => {
  it('shows the tile that each colour brings now', () => {
    expect(ring(screen).map(({ color, n, gives }) => [color, n, gives])).toEqual([
      ['red', 0, 'green'],
      ['blue', 0, ''],
      ['green', 2, 'green'],
    ])
  })

  it('lights what could be hired now, not what is refused', () => {
    const effects = [{ kind: 'hires', args: { tile: 'craftsman:green' } }]
    expect([...hires([offer('complete', { effects })])]).toEqual(['green'])
    const refusal = { reason: 'no', rule: '', details: {} }
    expect(hires([offer('complete', { effects, refusal })]).size).toBe(0)
  })

  it('knows whose workshops are, the round and who plays last', () => {
    expect(workshops(screen).map(({ color, needs, points, owner }) => [color, needs, points, owner])).toEqual(
      [
        ['red', 2, 10, null],
        ['blue', 0, 20, 1],
      ],
    )
    expect(roundOf(screen)).toEqual({ n: 12, limit: 30 })
    expect(lastSeat(screen)).toBe(2)
    expect(lastSeat({ ...screen, table: { places: [] } })).toBeNull()
  })
})

describe('offers', () => {
  it('mean a commission by its slot and a page by its side', () => {
    const held = place('commissions', [red, { ...red }], 0)
    const second = held.things[1] as Thing
    expect(means(offer('complete', { args: { commission: 1 } }), held, second)).toBe(true)
    expect(means(offer('complete', { args: { commission: 0 } }), held, second)).toBe(false)
    const left = page('equipment:hammer', 'left', 3)
    const book = place('equipment_a', [left])
    expect(means(offer('buy', { args: { side: 'side:left' } }), book, left)).toBe(true)
    expect(means(offer('buy', { args: { side: 'side:right' } }), book, left)).toBe(false)
    expect(means(offer('move'), place('map', [red]), red)).toBe(true)
  })

  it('for a ride show the gems that lie there', () => {
    expect(hints(offer('move', { touches: ['space:road_04'] }), screen)).toEqual(['gem:ruby', 'gem:gold'])
    expect(hints(offer('move', { touches: ['space:city_a'] }), screen)).toEqual(['space:city_a'])
    expect(hints(offer('move', { touches: ['space:mine_north'] }), screen)).toEqual([])
    expect(hints(offer('load', { touches: ['space:road_04'] }), screen)).toEqual([])
  })

  it('without a thing of their own stand as buttons', () => {
    expect(loose([offer('end'), offer('load'), offer('provisions')]).map(({ kind }) => kind)).toEqual([
      'end',
      'provisions',
    ])
  })
})

describe('loads on a road', () => {
  const load = (card: string, gem: string, more: Partial<Offer> = {}): Offer =>
    offer('load', {
      args: { card: `equipment:${card}`, gem: `gem:${gem}` },
      touches: ['space:road_01', `equipment:${card}`],
      ...more,
    })
  const bars = (...cards: string[]) => ({
    effects: [{ kind: 'bars', args: { cards: cards.map((card) => `equipment:${card}`) } }],
  })
  const pan = load('gold_pan', 'gold')
  const chisel = load('chisel', 'emerald', bars('gold_pan'))
  const cart = load('cart', 'emerald', { cost: [{ thing: 'coin:silver', n: 2 }], ...bars('gold_pan') })

  it('stand beside the question where they are few and nothing else is asked', () => {
    expect(ways([pan, chisel, offer('end')])).toEqual([pan, chisel])
    expect(ways([offer('pay'), offer('pay')])).toHaveLength(2)
    expect(ways([pan, chisel, cart, load('pick', 'sapphire')])).toEqual([])
    expect(ways([pan, offer('turn')])).toEqual([])
    expect(ways([offer('move')])).toEqual([])
  })

  it('go together if they cost nothing, and with the later one that was touched', () => {
    expect(together([pan, chisel, cart, offer('end')])).toEqual([pan, chisel])
    expect(together([pan, offer('end')])).toEqual([])
    expect(together([pan, chisel, cart], cart)).toEqual([pan, cart])
    expect(together([pan, chisel], chisel)).toEqual([pan, chisel])
    expect(together([pan, chisel], pan)).toEqual([])
    const touches = ['space:harbor_east']
    expect(together([load('gold_pan', 'gold', { touches }), load('chisel', 'emerald', { touches })])).toEqual(
      [],
    )
  })

  it('are wished for by card and gem', () => {
    expect(loadWish([chisel, pan])).toEqual({
      wish: 'load',
      loads: [
        ['chisel', 'emerald'],
        ['gold_pan', 'gold'],
      ],
      end: false,
    })
  })
})

describe('what just happened', () => {
  const story = [
    event('moved', { seat: 'seat:0', space: 'space:road_01' }),
    event('moved', { seat: 'seat:1', space: 'space:city_a' }),
    event('moved', { seat: 'seat:0', space: 'space:city_c' }),
    event('provided', { seat: 'seat:0' }),
  ]
  it('is who moved last, and from where', () => {
    expect(lastMoved(story)).toBe(0)
    expect(lastMoved([])).toBeNull()
    expect(cameFrom(story, 0)).toBe('road_01')
    expect(cameFrom(story, 1)).toBe('')
  })
})

describe('the words of the board', () => {
  const en = keysOf(read('src/games/valdora/texts/en.ftl'))

  it('are the same in both languages', () => {
    expect(keysOf(read('src/games/valdora/texts/es.ftl'))).toEqual(en)
  })

  it('are all used', () => {
    const code = codeIn('src/games/valdora').join('\n')
    const free = en.filter((key) => !key.endsWith('-page'))
    expect(free.filter((key) => !code.includes(`'${key}'`))).toEqual([])
  })

  it('has a device for every equipment', () => {
    const devices = devicesOf('valdora')
    const texts = read('../src/valtable/games/valdora/texts/en.ftl')
    const equipment = keysOf(texts).flatMap((key) => /^equipment-(\w+)$/.exec(key)?.[1] ?? [])
    expect(equipment.filter((id) => !devices.includes(id))).toEqual([])
  })
})
