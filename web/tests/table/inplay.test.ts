import { expect, test } from 'vitest'
import type { RuleSection } from '../../src/lib/api'
import { inPlay, readAt, type Played } from '../../src/table/control/inplay'

const section = (id: string, level: number, ...when: string[]): RuleSection => ({
  id,
  level,
  title: id,
  body: '',
  rulings: [],
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

const said = (section: RuleSection, played: Played): string =>
  readAt(section, played)
    .map(({ text }) => text)
    .join('\n')

test('a paragraph for some tables only is a note there, an entry of a list stays in its list', () => {
  const end = {
    ...section('end', 2),
    body: 'all of it',
    parts: [
      { text: 'It ends:\n', when: [] },
      { text: '- no ship is left.', when: ['ships'] },
      { text: 'With wind it is earlier.', when: ['wind'] },
      { text: 'By option, later.', when: ['late'] },
      { text: 'Then count.', when: [] },
    ],
  }
  expect(readAt(end, { seats: 2, options: { ships: true, wind: true } })).toEqual([
    { text: 'It ends:\n\n- no ship is left.', note: false },
    { text: 'With wind it is earlier.', note: true },
    { text: 'Then count.', note: false },
  ])
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
    said(end, { seats, options }).split('\n- ').length - 1
  expect(read(3, { ships: true })).toBe(3)
  expect(read(2, { ships: false, wind: 'low' })).toBe(2)
  expect(read(1, { wind: 'low' })).toBe(0)
  expect(readAt(section('goal', 2), { seats: 2, options: {} })).toEqual([])
})
