import { describe, expect, it } from 'vitest'
import { touchedBy } from '../../../src/games/painted/reading'
import {
  chairsOf,
  effectOf,
  fountainToCome,
  loose,
  roundOf,
  sceneOf,
  stepsOf,
  tasksOf,
  worthsOf,
} from '../../../src/games/valencia/layout'
import { cityOf, towards, type Cell } from '../../../src/games/valencia/board/city'
import type { Thing } from '../../../src/protocol'
import { asks, event, offer, place, screenWith } from '../../laid'
import { thing } from './things'

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
  { columns: 4 },
)

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
    expect(roundOf(screenWith([boards], [], { view: { round: 0 } }))).toEqual({ n: 1, of: 2 })
    expect(roundOf(screenWith([boards], [], { view: { round: 2 } }))).toEqual({ n: 2, of: 2 })
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
    expect(fountainToCome(screenWith([place('boards', boards)], [], { view: { round: 1 } }))).toBe(5)
    expect(fountainToCome(screenWith([]))).toBeNull()
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
    const offers = [
      offer('pass'),
      offer('reveal', { touches: ['own_stack:0'] }),
      offer('take', { touches: ['good:wine'] }),
    ]
    expect(loose(offers).map(({ kind }) => kind)).toEqual(['pass', 'take'])
  })
  it('tell a number of what they would do', () => {
    const reveal = offer('reveal', { effects: [{ kind: 'place_now', args: { place: 2 } }] })
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
