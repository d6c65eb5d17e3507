import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abilityDevice, cardDevice, stepDevice, taskDevice } from '../src/games/valencia/emblems'
import {
  answersWithCards,
  byValue,
  cardRefs,
  chairsOf,
  cityOf,
  effectOf,
  fountainToCome,
  lanesOf,
  lastAuction,
  likeOf,
  loose,
  ninaToCome,
  ownStacks,
  roundOf,
  sceneOf,
  spoilsOf,
  stackSizes,
  stepsOf,
  sumOf,
  tasksOf,
  tied,
  touchedBy,
  towards,
  worthsOf,
  type Cell,
} from '../src/games/valencia/layout'
import { Division } from '../src/games/valencia/division.svelte'
import {
  EMPTY,
  fitting,
  following,
  landing,
  lay,
  nextStop,
  recall,
  remember,
  rest,
  shift,
  stepsMade,
  takeBack,
  toldOf,
} from '../src/games/valencia/plan'
import type { Decision, Event, Offer, Place, Screen, Thing } from '../src/protocol'

const thing = (ref: string, more: Partial<Thing> = {}): Thing => ({
  ref,
  kind: 'tile',
  count: 1,
  hidden: false,
  seat: null,
  marks: [],
  ...more,
})
const place = (kind: string, things: Thing[], seat: number | null = null, columns = 0): Place => ({
  id: seat === null ? kind : `${kind} ${seat}`,
  kind,
  things,
  seat,
  columns,
  chart: null,
  aside: false,
  corners: null,
})
const screenWith = (places: Place[], asked: Decision[] = [], round = 0): Screen => ({
  table: { places },
  view: { round },
  asked,
  offers: [],
  standing: { rows: [], totals: [], outcome: null },
  undo: false,
  no_undo: null,
  over: false,
})
const asks = (seat: number, kind: string, sealed = ''): Decision => ({ seat, kind, source: '', sealed })
const space = (spot: string, guild: string, price: number, seat: number | null = null): Thing =>
  thing(`space:${spot}`, {
    seat,
    marks: [
      ['guild', { guild: `guild:${guild}` }],
      ['price', { n: price }],
    ],
  })
const central = thing('fountain:central', { marks: [['points', { n: 2 }]] })
/** Four by four with the central tile in the middle. */
const town = place(
  'city',
  Array.from({ length: 16 }, (_, index) => {
    const [row, col] = [Math.floor(index / 4), index % 4]
    if (row > 0 && row < 3 && col > 0 && col < 3) return central
    if (index === 3) return thing('space:0_3', { marks: [['fountain_space', {}]] })
    if (index === 12)
      return thing('space:3_0', {
        marks: [
          ['fountain', { fountain: 'fountain:sale' }],
          ['points', { n: 3 }],
        ],
      })
    return space(`${row}_${col}`, 'wine', col, index === 0 ? 1 : null)
  }),
  null,
  4,
)
const offer = (kind: string, touches: string[], more: Partial<Offer> = {}): Offer => ({
  action: 0,
  notation: kind,
  kind,
  args: {},
  touches,
  cost: [],
  effects: [],
  refusal: null,
  ...more,
})
const event = (kind: string, args: Event['args'] = {}): Event => ({ kind, args, rule: '' })
const card = (n: number): string => `card:influence_${n}`

describe('the city', () => {
  const city = cityOf(
    screenWith([town, place('bushes', [thing('bush:1_1'), thing('bush:3_3', { marks: [['palm', {}]] })])]),
  )
  it('draws the central tile once, over all its cells', () => {
    const found = city.cells.filter(({ kind }) => kind === 'central')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ row: 1, col: 1, span: 2, points: 2 })
    expect(city.cells).toHaveLength(13)
  })
  it('reads guild, price, owner and fountains', () => {
    expect(city.cells[0]).toMatchObject({ kind: 'space', guild: 'wine', price: 0, thing: { seat: 1 } })
    expect(city.cells.find(({ thing: { ref } }) => ref === 'space:0_3')?.kind).toBe('free_fountain')
    expect(city.cells.find(({ thing: { ref } }) => ref === 'space:3_0')).toMatchObject({
      kind: 'fountain',
      fountain: 'sale',
      points: 3,
    })
  })
  it('puts bushes on the crossings', () => {
    expect(city.bushes).toMatchObject([
      { row: 1, col: 1, palm: false },
      { row: 3, col: 3, palm: true },
    ])
  })
  it('is walked with arrows, over the central tile and not out of the wall', () => {
    const cellOf = (fits: (cell: Cell) => boolean): Cell => {
      const found = city.cells.find(fits)
      if (found === undefined) throw new Error('no such cell')
      return found
    }
    const at = (ref: string) => cellOf(({ thing: { ref: own } }) => own === ref)
    expect(towards(city, at('space:1_0'), 'ArrowRight').kind).toBe('central')
    const middle = cellOf(({ kind }) => kind === 'central')
    expect(towards(city, middle, 'ArrowRight').thing.ref).toBe('space:1_3')
    expect(towards(city, middle, 'ArrowDown').thing.ref).toBe('space:3_1')
    expect(towards(city, at('space:0_0'), 'ArrowUp').thing.ref).toBe('space:0_0')
    expect(towards(city, at('space:0_0'), 'Enter').thing.ref).toBe('space:0_0')
  })
})

describe('what is going on', () => {
  const auction = place('auction', [thing('seat:0', { seat: 0, marks: [['acts', {}]] })])
  it('is told by what is asked', () => {
    expect(sceneOf(screenWith([], [asks(1, 'sealed', 'planning 2')]), 0)).toBe('planning')
    expect(sceneOf(screenWith([], [asks(0, 'choose_tasks', 'tasks')]), 0)).toBe('tasks')
    expect(sceneOf(screenWith([auction], [asks(0, 'bid')]), 0)).toBe('auction')
    expect(sceneOf(screenWith([auction], [asks(0, 'place')]), 0)).toBe('city')
    expect(sceneOf(screenWith([auction], [asks(1, 'place')]), 0)).toBe('auction')
    expect(sceneOf(screenWith([], [asks(1, 'plant')]), 0)).toBe('city')
  })
  it('counts rounds from 1 and not past the last', () => {
    const boards = place('boards', [thing('board:1'), thing('board:2')])
    expect(roundOf(screenWith([boards], [], 0))).toEqual({ n: 1, of: 2 })
    expect(roundOf(screenWith([boards], [], 2))).toEqual({ n: 2, of: 2 })
  })
})

describe('steps and council', () => {
  const steps = stepsOf(
    screenWith([
      place('steps', [
        thing('step:a', { marks: [['step_done', {}]] }),
        thing('step:b', {
          marks: [
            ['guild', { guild: 'guild:wine' }],
            ['step_now', {}],
            ['prize_points', { place: 1, what: ['prize:seat', 'prize:good'], n: 7 }],
            ['prize', { place: 2, what: ['prize:good'] }],
          ],
        }),
        thing('step:c', { marks: [['prize_coins', { place: 1, what: ['prize:sale'], n: 6 }]] }),
        thing('step:h', { marks: [['acts_here', { seat: 'seat:2' }]] }),
      ]),
    ]),
  )
  it('know their place in the round, their prizes and who acts', () => {
    expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'to_come', 'to_come'])
    expect(steps[1]?.prizes).toEqual([
      { place: 1, what: ['prize:seat', 'prize:good'], worth: 7, unit: 'points' },
      { place: 2, what: ['prize:good'], worth: null, unit: 'points' },
    ])
    expect(steps[2]?.prizes[0]).toMatchObject({ worth: 6, unit: 'coins' })
    expect(steps[3]?.actor).toBe(2)
  })
  it('shows helpers beside the holder of a seat', () => {
    const council = place('council', [
      thing('council:wine', { seat: 1, marks: [['helper', { seat: 'seat:0' }]] }),
      thing('council:church'),
    ])
    expect(chairsOf(screenWith([council]))).toMatchObject([
      { id: 'wine', holder: 1, helpers: [0] },
      { id: 'church', holder: null, helpers: [] },
    ])
  })
})

describe('the auction', () => {
  const lane = (seat: number, ...marks: Thing['marks']): Thing => thing(`seat:${seat}`, { seat, marks })
  const nina = thing('figure:nina', { marks: [['bids', { n: 6, place: 1 }]] })
  const bid = place('bid', [thing(card(3), { count: 2, kind: 'card' })], 0)
  const story = [
    event('auction', { seat: 'seat:1' }),
    event('waits', { seat: 'seat:1' }),
    event('revealed', { seat: 'seat:0' }),
  ]
  it('lies in the order of acting, with cards, waits and places', () => {
    const lanes = lanesOf(
      screenWith([
        place('auction', [
          lane(1, ['bids', { n: 6, place: 1 }]),
          lane(2, ['passed', {}]),
          lane(0, ['bids', { n: 6, place: 2 }]),
        ]),
        bid,
      ]),
      story,
    )
    expect(lanes.map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(lanes.map(({ place: won }) => won)).toEqual([1, 0, 2])
    expect(lanes[0]?.waits).toBe(1)
    expect(lanes[2]?.cards).toEqual([card(3), card(3)])
    expect(tied(lanes).map(({ seat }) => seat)).toEqual([1, 0])
  })
  it('has no tie to part with Nina, who wins hers', () => {
    const mine = lane(0, ['bids', { n: 6, place: 2 }])
    const lanes = lanesOf(screenWith([place('auction', [mine, nina])]), story)
    expect(lanes.find(({ seat }) => seat === null)?.place).toBe(1)
    expect(tied(lanes)).toHaveLength(0)
  })
  it('has Nina to come until she has shown her cards', () => {
    const waits = thing('figure:nina', { marks: [['shows_last', { n: 1 }]] })
    const mine = lane(0, ['bids', { n: 6, place: 1 }])
    const before = lanesOf(screenWith([place('auction', [mine, waits])]), story)
    expect(before.map(({ place: won }) => won)).toEqual([1, 0])
    expect(ninaToCome(before)?.thing).toBe(waits)
    const after = lanesOf(screenWith([place('auction', [mine, nina])]), story)
    expect(ninaToCome(after)).toBeUndefined()
  })
  it('shows no place to who has not bid', () => {
    const lanes = lanesOf(
      screenWith([place('auction', [lane(0, ['acts', {}]), lane(1, ['to_act', {}])])]),
      [],
    )
    expect(lanes.map(({ state, place: won }) => [state, won])).toEqual([
      ['acts', 0],
      ['to_act', 0],
    ])
  })
})

describe('answers with cards', () => {
  it('are asked of a seat for a bid, or for what it takes back of one', () => {
    const asked = [asks(0, 'bid'), asks(1, 'place')]
    expect([0, 1, null].map((seat) => answersWithCards(screenWith([], asked), seat))).toEqual([
      true,
      false,
      false,
    ])
    expect(answersWithCards(screenWith([], [asks(1, 'back')]), 1)).toBe(true)
  })
})

describe('the fountain of the round', () => {
  it('is the one on the board of that round', () => {
    const boards = [1, 2].map((n) =>
      thing(`board:round_board_${n}`, {
        marks: [
          ['round', { n }],
          ['round_fountain', { fountain: 'fountain:sale', n: n + 3 }],
        ],
      }),
    )
    expect(fountainToCome(screenWith([place('boards', boards)], [], 1))).toBe(5)
    expect(fountainToCome(screenWith([]))).toBeNull()
  })
})

describe('advanced influence cards', () => {
  it('show what is printed on them, and are open where the ranking values them', () => {
    const data = readFileSync('../src/valtable/games/valencia/data/1/influence_cards.toml', 'utf8')
    const cards = [
      ...data.matchAll(/\[\[module_card\]\]\nid = "(\w+)"\nvalue = (\d)[^[]*?resolve = "(\w+)"/g),
    ]
    expect(cards).toHaveLength(9)
    for (const [, id, value, resolve] of cards)
      expect(sumOf([`card:${id}`])).toEqual({ n: Number(value), open: resolve === 'ranking' })
  })
})

describe('the last auction', () => {
  const bids = [
    event('auction', { seat: 'seat:0', step: 'step:a' }),
    event('revealed', { seat: 'seat:0', cards: [card(3)] }),
    event('revealed', { seat: 'seat:1', cards: [card(5)] }),
  ]
  const won = event('won', { seat: 'seat:1', n: 5 })
  const seated = event('seated', { seat: 'seat:1', council: 'council:church' })
  it('is none before one has ended', () => {
    expect(lastAuction([])).toBeNull()
    expect(lastAuction(bids)).toBeNull()
  })
  it('tells who won, then what was taken', () => {
    expect(lastAuction([...bids, won])).toEqual({ letter: 'a', won, taken: [] })
    expect(lastAuction([...bids, won, seated])).toEqual({ letter: 'a', won, taken: [seated] })
  })
  it('stays while the next one is under way, without its bids', () => {
    const next = [event('auction', { seat: 'seat:1', step: 'step:b' }), event('revealed', { seat: 'seat:1' })]
    expect(lastAuction([...bids, won, seated, ...next])).toEqual({ letter: 'a', won, taken: [seated] })
    const nina = [event('nina', { cards: [card(6)] }), event('nina_won', { n: 6 })]
    const after = lastAuction([...bids, won, seated, ...next, ...nina])
    expect(after?.letter).toBe('b')
    expect(after?.won.kind).toBe('nina_won')
    expect(after?.taken).toEqual([])
  })
  it('is told by what each took', () => {
    const taken = [
      event('took', { seat: 'seat:2', good: 'good:wine' }),
      event('placed', { seat: 'seat:2', space: 'space:0_4', n: 3 }),
      event('sold', { seat: 'seat:0', good: 'good:wine', n: 3 }),
      event('sold', { seat: 'seat:0', good: 'good:cloths', n: 4 }),
    ]
    expect(spoilsOf(taken)).toEqual([
      { seat: 2, things: ['good:wine', 'space:0_4'], coins: 0 },
      { seat: 0, things: [], coins: 7 },
    ])
  })
})

describe('cards', () => {
  it('are counted one by one, others’ stacks by size', () => {
    expect(cardRefs([thing(card(1), { count: 2 })])).toEqual([card(1), card(1)])
    const stacks = [thing('stack:1', { hidden: true, count: 3 }), thing('stack:4', { hidden: true })]
    expect(stackSizes(screenWith([place('stacks', stacks, 1)]), 1)).toEqual([
      { size: 1, n: 3 },
      { size: 4, n: 1 },
    ])
  })
  it('of one’s own stacks are known', () => {
    const stack = thing('own_stack:0', { marks: [['holds', { cards: [card(1), card(5)] }]] })
    expect(ownStacks(screenWith([place('stacks', [stack], 0)]), 0)[0]?.cards).toEqual([card(1), card(5)])
  })
  it('lie in equal stacks, of which the table asks for one', () => {
    const stacks = [[1, 4], [6], [4, 1]].map((values, index) => ({
      thing: thing(`own_stack:${index}`),
      cards: values.map(card),
    }))
    const [first, second, twin] = stacks.map((stack) => stack.thing) as [Thing, Thing, Thing]
    const asked = (one: Thing): boolean => one === first
    expect(likeOf(stacks, twin, asked)).toBe(first)
    expect(likeOf(stacks, first, asked)).toBe(first)
    expect(likeOf(stacks, second, asked)).toBe(second)
    expect(likeOf(stacks, twin, () => false)).toBe(twin)
  })
  it('add up, and say where they may count otherwise', () => {
    expect(sumOf([card(2), card(5)])).toEqual({ n: 7, open: false })
    expect(sumOf(['card:joker', card(5)])).toEqual({ n: 5, open: true })
    expect(sumOf(['card:warehouse_2'])).toEqual({ n: 3, open: false })
    expect([card(5), 'card:joker', card(2)].sort(byValue)).toEqual(['card:joker', card(2), card(5)])
  })
})

describe('the plan', () => {
  const drawn = [card(4), card(1), card(4), card(6)]
  it('takes cards from the hand and gives them back', () => {
    const one = lay(EMPTY, card(4), 0)
    const two = lay(lay(one, card(1), 0), card(6), 9)
    expect(two.stacks).toEqual([[card(1), card(4)], [card(6)]])
    expect(rest(drawn, two)).toEqual([card(4)])
    expect(takeBack(two, 1, card(6)).stacks).toEqual([[card(1), card(4)]])
    expect(takeBack(two, 1, card(2))).toEqual(two)
  })
  it('moves a card from one stack to another', () => {
    const plan = { stacks: [[card(1)], [card(4)], [card(6)]] }
    expect(shift(plan, 0, card(1), 2).stacks).toEqual([[card(4)], [card(1), card(6)]])
    expect(shift(plan, 2, card(6), 0).stacks).toEqual([[card(1), card(6)], [card(4)]])
    expect(shift({ stacks: [[card(1), card(4)]] }, 0, card(4), 1).stacks).toEqual([[card(1)], [card(4)]])
    expect(shift(plan, 1, card(4), 1)).toBe(plan)
  })
  it('forgets cards that are not there', () => {
    expect(fitting([card(4)], { stacks: [[card(4), card(4)], [card(1)]] }).stacks).toEqual([[card(4)]])
  })
  it('is kept while somebody looks elsewhere', () => {
    const plan = lay(EMPTY, card(4), 0)
    remember('t 0 planning 2', plan, '[]')
    expect(recall('t 0 planning 2')).toEqual({ plan, told: '[]' })
    expect(recall('t 0 planning 3').plan).toBe(EMPTY)
  })
  it('stays as it was laid until something changes at the table itself', () => {
    const plan = { stacks: [[card(6)], [card(4)]] }
    const told = [[card(1), card(4)]]
    expect(following(plan, drawn, told, toldOf(told))).toEqual(plan)
    expect(following(plan, drawn, [], toldOf([]))).toEqual(plan)
    expect(following(plan, drawn, told, toldOf([]))).toEqual({ stacks: told })
  })
  it('follows the table when that takes its last step back, and keeps what was laid since', () => {
    const told = [[card(1), card(4)]]
    expect(following({ stacks: told }, drawn, [[card(1)]], toldOf(told))).toEqual(EMPTY)
    const plan = { stacks: [[card(6)]] }
    expect(following(plan, drawn, [[card(1)]], toldOf(told))).toEqual(plan)
  })
  it('knows where a card lies after it has moved', () => {
    const plan = { stacks: [[card(1)], [card(4), card(6)]] }
    expect(landing(plan, -1, card(4), 1)).toBe(1)
    expect(landing(plan, -1, card(4), 5)).toBe(2)
    expect(landing(plan, 1, card(4), -1)).toBe(-1)
    expect(landing(plan, 0, card(1), 1)).toBe(0)
    expect(landing(plan, 0, card(1), 2)).toBe(1)
    expect(landing(plan, 1, card(6), 2)).toBe(2)
  })
  it('tells the keyboard where to go on', () => {
    const laid = { card: card(4), from: -1, to: 0 }
    const nth = (n: number): string => `.plan .hand li:nth-child(${n}) [data-card]`
    expect(nextStop(laid, [card(1), card(4), card(6)])).toBe(nth(2))
    expect(nextStop(laid, [card(1), card(2)])).toBe(nth(2))
    expect(nextStop(laid, [card(5)])).toBe(nth(1))
    expect(nextStop(laid, [])).toBe('.plan [data-do=confirm]')
    expect(nextStop({ card: card(4), from: 2, to: -1 }, [card(4)])).toContain(`"${card(4)}"][data-from="-1"]`)
    expect(nextStop({ card: card(4), from: 0, to: 1 }, [card(5)])).toContain('[data-from="1"]')
  })
  it('goes back to how it lay, and says which card went', () => {
    const division = new Division({ plan: EMPTY, told: '' })
    division.put(card(4), -1, 0)
    division.put(card(6), -1, 1)
    division.put(card(4), 0, 1)
    expect(division.plan.stacks).toEqual([[card(4), card(6)]])
    expect(division.moved).toEqual({ card: card(4), from: 0, to: 0 })
    division.back(drawn)
    expect(division.moved).toEqual({ card: card(4), from: 0, to: 0 })
    division.back(drawn)
    expect(division.moved).toEqual({ card: card(6), from: 1, to: -1 })
    expect(division.plan.stacks).toEqual([[card(4)]])
  })
  it('knows how many steps the table has asked for the same division', () => {
    expect(stepsMade([])).toBe(0)
    expect(stepsMade([[card(1)]])).toBe(0)
    expect(stepsMade([[card(1), card(4)], [card(6)]])).toBe(2)
  })
})

describe('tasks', () => {
  const held = place(
    'tasks',
    [
      thing('task:outer_wall', {
        marks: [
          ['task_unfulfilled', { n: -3 }],
          ['task_progress', { n: 4, of: 6 }],
        ],
      }),
      thing('task:most_coins', { marks: [['task_open', {}]] }),
      thing('task:square', {
        marks: [
          ['task_fulfilled', { n: 10 }],
          ['task_kept', {}],
        ],
      }),
      thing('task:back', { hidden: true, count: 2 }),
    ],
    0,
  )
  it('show how they stand and how far they have come', () => {
    expect(tasksOf(screenWith([held]), 0)).toMatchObject([
      { id: 'outer_wall', state: 'unfulfilled', points: -3, progress: { n: 4, of: 6 }, kept: false },
      { id: 'most_coins', state: 'open', points: null, progress: null },
      { id: 'square', state: 'fulfilled', points: 10, kept: true },
    ])
  })
})

describe('offers and traces', () => {
  it('have a button where nothing is drawn for them', () => {
    const offers = [offer('pass', []), offer('reveal', ['own_stack:0']), offer('take', ['good:wine'])]
    expect(loose(offers).map(({ kind }) => kind)).toEqual(['pass', 'take'])
  })
  it('tell a number of what they would do', () => {
    const reveal = offer('reveal', [], { effects: [{ kind: 'place_now', args: { place: 2 } }] })
    expect(effectOf([reveal], 'place_now', 'place')).toBe(2)
    expect(effectOf([reveal], 'points')).toBeNull()
    const effects = [
      { kind: 'points', args: { n: 3 } },
      { kind: 'tasks_loss', args: { n: 7 } },
    ]
    expect(worthsOf([{ ...reveal, effects }])).toEqual({ there: 3, tasks: -7 })
    expect(worthsOf([reveal])).toEqual({ there: null, tasks: 0 })
  })
  it('leave a trace of the latest events only of some kinds', () => {
    const events = [event('placed', { space: 'space:0_0' }), event('took', { good: 'good:wine' })]
    expect([...touchedBy(events, ['placed'])]).toEqual(['space:0_0'])
  })
})

describe('drawing', () => {
  it('has an icon for every device it names', () => {
    const read = (name: string): string => readFileSync(`src/games/valencia/${name}`, 'utf8')
    const drawn = new Set((JSON.parse(read('icons.json')) as string[]).map((line) => line.split(' ')[0]))
    const texts = readFileSync('../src/valtable/games/valencia/texts/en.ftl', 'utf8')
    const ids = (kind: string): string[] =>
      [...texts.matchAll(new RegExp(`^${kind}-(\\w+) =`, 'gm'))]
        .map((found) => found[1] ?? '')
        .filter((id) => id !== 'back')
    const named = [
      ...ids('task').map(taskDevice),
      ...ids('card').map((id) => cardDevice(`card:${id}`)),
      ...ids('fountain').map(abilityDevice),
      ...ids('guild'),
      ...ids('council'),
      ...'acdeghi'.split('').map((step) => stepDevice(step, '')),
    ].filter((name) => name !== '')
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((name) => !drawn.has(name))).toEqual([])
  })
  it('has the words it asks for', () => {
    const folder = 'src/games/valencia'
    const told = readFileSync(`${folder}/texts/en.ftl`, 'utf8')
    const asked = readdirSync(folder)
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\bv\(\s*'([\w-]+)'/g)])
      .map((found) => found[1] ?? '')
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter((key) => !told.includes(`\n${key} =`))).toEqual([])
  })
  it('has every word in both languages', () => {
    const keys = (language: string): string[] =>
      [
        ...readFileSync(`src/games/valencia/texts/${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm),
      ].map((found) => found[1] ?? '')
    expect(keys('es')).toEqual(keys('en'))
  })
})
