import { expect, test } from 'vitest'
import type { RuleSection } from '../../src/lib/api'
import { inPlay, readAt } from '../../src/table/control/inplay'

const section = (id: string, level: number, ...when: string[]): RuleSection => ({
  id,
  level,
  title: id,
  body: '',
  when,
  parts: [],
})
const BOOK = [
  section('turn', 2),
  section('resting', 3, '5p'),
  section('modules', 2, 'seas', 'agents'),
  section('islands', 3, 'seas'),
  section('prices', 3),
  section('asking', 2),
]
const played = (seats: number, ...names: string[]): string[] => [
  ...inPlay(BOOK, {
    seats,
    options: { seas: false, ...Object.fromEntries(names.map((name) => [name, true])) },
  }),
]

test('a section is in play with any of what its heading asks for', () => {
  expect(played(5)).toEqual(['turn', 'resting', 'asking'])
  expect(played(2, 'seas')).toEqual(['turn', 'modules', 'islands', 'prices', 'asking'])
})

test('what stands below a chapter needs the chapter', () => {
  expect(played(3)).not.toContain('prices')
  expect(played(3, 'agents')).toEqual(['turn', 'modules', 'prices', 'asking'])
})

test('a heading may ask for one value of an option, and what stands below a section needs that section, too', () => {
  const book = [
    section('hire', 3),
    section('hire-free', 4, 'price=0'),
    section('hire-paid', 4, 'price=1', 'price=2'),
    section('face', 3, 'face=moon'),
    section('dark', 4),
    section('icons', 3, 'icons=false'),
    section('end', 2),
  ]
  const at = (options: Record<string, string | number | boolean>): string[] => [
    ...inPlay(book, { seats: 2, options }),
  ]
  expect(at({ price: 0, face: 'sun', icons: true })).toEqual(['hire', 'hire-free', 'end'])
  expect(at({ price: 2, face: 'moon', icons: false })).toEqual([
    'hire',
    'hire-paid',
    'face',
    'dark',
    'icons',
    'end',
  ])
  expect(at({})).toEqual(['hire', 'end'])
})

test('of a section only what holds at the table is read there', () => {
  const end = {
    ...section('end', 2),
    body: 'all of it',
    parts: [
      { text: 'It ends:\n', when: [] },
      { text: '- no ship is left;', when: ['ships'] },
      { text: '- six stacks are empty;', when: ['3p', '2p+wind=low'] },
      { text: '- the last round is over.', when: ['1p=false'] },
    ],
  }
  const read = (seats: number, options: Record<string, string | boolean>): number =>
    readAt(end, { seats, options }).body.split('\n- ').length - 1
  expect(read(3, { ships: true })).toBe(3)
  expect(read(2, { ships: false, wind: 'low' })).toBe(2)
  expect(read(1, { wind: 'low' })).toBe(0)
  expect(readAt(section('goal', 2), { seats: 2, options: {} }).body).toBe('')
})
