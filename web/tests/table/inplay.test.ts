import { expect, test } from 'vitest'
import type { RuleSection } from '../../src/lib/api'
import { inPlay } from '../../src/table/control/inplay'

const section = (id: string, level: number, ...when: string[]): RuleSection => ({
  id,
  level,
  title: id,
  body: '',
  when,
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
