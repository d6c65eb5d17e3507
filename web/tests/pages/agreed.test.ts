import { expect, test } from 'vitest'
import {
  addedMinutes,
  bookOf,
  counting,
  differing,
  matters,
  minutes,
  startOf,
  unmet,
} from '../../src/pages/setup/agreed'
import type { Condition, GameInfo, Json, OptionInfo } from '../../src/protocol'

const option = (name: string, group: OptionInfo['group'], values: Json[] = [false, true]): OptionInfo => ({
  name,
  default: values[0] ?? null,
  values,
  group,
  picks: null,
  lays_out: {},
})
const needs = (
  name: string,
  beside: string,
  values: Condition['values'],
  of: Condition['of'] = [],
): Condition => ({
  option: name,
  beside,
  values,
  of,
  reason: 'why',
  always: false,
})
const areas: OptionInfo = {
  ...option('areas', 'layout', ['']),
  picks: {
    most: 5,
    names: [
      { name: 'hills', thing: 'area:hills', needs: '', group: '' },
      { name: 'deep', thing: 'area:deep', needs: 'seas', group: '' },
    ],
  },
}
const INFO: GameInfo = {
  title: 'valeria',
  min_seats: 1,
  max_seats: 5,
  options: [
    areas,
    option('events', 'modules', [true, false]),
    option('seas', 'modules'),
    option('margraves', 'modules'),
    option('guard', 'packs'),
    option('deck', 'rulings', ['shuffled', 'on_top', 'one_and_one']),
    option('coxswain', 'rulings', ['book', 'printed']),
    option('first', 'variants', ['random', 0, 1, 2]),
  ],
  bots: [],
  presets: [
    { name: 'plain', options: {} },
    { name: 'sail', options: { seas: true } },
    { name: 'all', options: { seas: true, guard: true } },
  ],
  lesson: 0,
  conditions: [
    needs('margraves', 'seas', [false]),
    needs('seas', 'margraves', [false]),
    needs('guard', 'events', [true]),
    needs('coxswain', 'seas', [true]),
    needs('deck', 'events', [true]),
    needs('deck', 'seats', [2, 3, 4, 5], ['one_and_one']),
  ],
  pace: { choices: { '3': 100 }, added: { seas: 50 }, seconds: 12, bot_seconds: 1 },
}
const BOOK = bookOf(INFO)
const named = (name: string): OptionInfo => INFO.options.find((one) => one.name === name) ?? areas

test('what does not go together is told of each of the two', () => {
  const sea = { ...BOOK, seas: true }
  expect(unmet(INFO, named('margraves'), true, sea, 3)?.beside).toBe('seas')
  expect(unmet(INFO, named('margraves'), true, BOOK, 3)).toBeNull()
  expect(unmet(INFO, named('margraves'), false, sea, 3)).toBeNull()
  expect(unmet(INFO, named('deck'), 'one_and_one', BOOK, 1)?.beside).toBe('seats')
  expect(unmet(INFO, named('deck'), 'on_top', BOOK, 1)).toBeNull()
})

test('what could change nothing at this table stands as in the book, and what needed it with it', () => {
  const chosen = { ...BOOK, events: false, guard: true, deck: 'on_top', coxswain: 'printed' }
  expect(differing(INFO, counting(INFO, chosen, 3))).toEqual({ events: false })
  expect(differing(INFO, counting(INFO, { ...chosen, events: true, seas: true }, 3))).toEqual({
    seas: true,
    guard: true,
    deck: 'on_top',
    coxswain: 'printed',
  })
})

test('a seat that was taken away does not begin, and a name goes with its pack', () => {
  expect(counting(INFO, { ...BOOK, first: 2 }, 2)['first']).toBe('random')
  expect(counting(INFO, { ...BOOK, first: 2 }, 3)['first']).toBe(2)
  expect(counting(INFO, { ...BOOK, areas: 'hills+deep' }, 3)['areas']).toBe('hills')
  expect(counting(INFO, { ...BOOK, areas: 'hills+deep', seas: true }, 3)['areas']).toBe('hills+deep')
})

test('a ruling matters where one of its values would count', () => {
  expect(matters(INFO, named('coxswain'), BOOK, 3)).toBe(false)
  expect(matters(INFO, named('coxswain'), { ...BOOK, seas: true }, 3)).toBe(true)
  expect(matters(INFO, named('deck'), BOOK, 1)).toBe(true)
})

test('a table comes from the start that says most of it, or from the one that was picked', () => {
  expect(startOf(INFO, BOOK, '')?.name).toBe('plain')
  expect(startOf(INFO, { ...BOOK, seas: true, guard: true }, '')?.name).toBe('all')
  expect(startOf(INFO, { ...BOOK, seas: true, guard: true }, 'sail')?.name).toBe('sail')
  expect(startOf({ ...INFO, presets: INFO.presets.slice(1) }, BOOK, 'sail')).toBeNull()
})

test('minutes follow from measured choices, and people take longer than bots', () => {
  expect(minutes(INFO, BOOK, { people: 3, bots: 0 })).toBe(60)
  expect(minutes(INFO, { ...BOOK, seas: true }, { people: 3, bots: 0 })).toBe(90)
  expect(minutes(INFO, BOOK, { people: 1, bots: 2 })).toBe(25)
  expect(addedMinutes(INFO, named('seas'), { people: 3, bots: 0 })).toBe(30)
  expect(addedMinutes(INFO, named('guard'), { people: 3, bots: 0 })).toBe(0)
})
