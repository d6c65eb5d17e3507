import { expect, test } from 'vitest'
import { nearValdora, nearValencia, nearValeria, nearValletta } from '../../src/games/near'
import { isGuest, namesOf } from '../../src/lib/guest'
import type { Screen, Thing } from '../../src/protocol'
import { asks, event as told, place, screenWith, thing as laid } from '../laid'

const thing = (ref: string, count: number, marks: Thing['marks'] = [], seat: number | null = null): Thing =>
  laid(ref, { kind: 'track', count, marks, seat })
const screen = (kind: string, things: Thing[], seat: number | null = null, asked: number[] = []): Screen =>
  screenWith(
    [place(kind, things, seat)],
    asked.map((one) => asks(one, '')),
  )
const nothing = screen('nothing', [])

test('the last round of Valdora is the one that its track marks, or the last one agreed on', () => {
  const round = (n: number, ...marks: Thing['marks']): Screen =>
    screen('round', [thing('track:round', n, marks)])
  expect(nearValdora(round(4), [], {})).toBeNull()
  expect(nearValdora(round(4, ['last_round', { seat: 'seat:2' }]), [], {})).toEqual({
    what: 'last-round-of',
    args: { seat: 'seat:2' },
  })
  const last = [thing('track:round', 4, [['last_round', { seat: 'seat:2' }]])]
  expect(nearValdora(screen('round', last, null, [1]), [], {})?.what).toBe('last-round-of')
  expect(nearValdora(screen('round', last, null, [2]), [], {})?.what).toBe('last-turn')
  expect(nearValdora(round(29, ['round_limit', { n: 30 }]), [], {})).toBeNull()
  expect(nearValdora(round(30, ['round_limit', { n: 30 }]), [], {})?.what).toBe('last-round')
})

test('with two colours of craftsmen left the end of Valdora is near', () => {
  const ring = (...counts: number[]): Screen =>
    screen(
      'craftsmen',
      counts.map((n, color) => thing(`craftsman:${color}`, n)),
    )
  expect(nearValdora(ring(3, 1, 0, 4), [], {})).toBeNull()
  expect(nearValdora(ring(0, 1, 0, 4), [], {})).toEqual({ what: 'colors', args: { n: 1 } })
  expect(nearValdora(ring(0, 0, 0, 4), [], {})).toBeNull()
})

test('a round of Valencia says itself that it is the last', () => {
  const first = told('round', { n: 1, left: 4 })
  expect(nearValencia(nothing, [first], {})).toBeNull()
  expect(nearValencia(nothing, [first, told('round', { n: 5, left: 0 }), told('drew')], {})?.what).toBe(
    'last-round',
  )
})

test('Valletta tells who is close to a goal, then the final phase', () => {
  const street = (n: number, token = 0): Screen =>
    screen('street', [
      thing(
        'figure:seat',
        n,
        [
          ['token', { n: token }],
          ['goal', { n: 25 }],
        ],
        1,
      ),
    ])
  expect(nearValletta(street(20), [], {})).toBeNull()
  expect(nearValletta(street(18, 5), [], {})).toEqual({
    what: 'points',
    args: { seat: 'seat:1', n: 23, of: 25 },
  })
  expect(nearValletta(screen('area', [thing('house:house', 1)], 2), [], {})?.args).toEqual({ seat: 'seat:2' })
  expect(nearValletta(screen('area', [thing('house:house', 2)], 2), [], {})).toBeNull()
  expect(nearValletta(nothing, [told('triggered')], {})?.what).toBe('final-next')
  expect(nearValletta(nothing, [told('triggered'), told('final_phase')], {})?.what).toBe('final')
})

test('Valeria counts stacks: exhausted ones up, the others down', () => {
  const course = (exhausted: number, monsters: number, domains: number): Screen =>
    screen('course', [
      thing('counter:exhausted', exhausted, [['of', { n: 6 }]]),
      thing('counter:monster_stacks', monsters),
      thing('counter:domain_stacks', domains),
    ])
  expect(nearValeria(course(4, 5, 5), [], {})).toBeNull()
  expect(nearValeria(course(5, 5, 5), [], {})).toEqual({ what: 'stacks', args: { n: 5, of: 6 } })
  const agreed = screen('course', [thing('counter:round', 3)])
  expect(nearValeria(agreed, [], { round_limit: 4 })).toBeNull()
  expect(nearValeria(agreed, [], { round_limit: 3 })?.what).toBe('last-round')
  expect(nearValeria(course(4, 1, 5), [], {})?.what).toBe('monsters')
  expect(nearValeria(course(4, 5, 1), [], {})?.what).toBe('domains')
})

test('among several guests oneself is told apart', () => {
  const mine = (seat: number): boolean => seat === 1
  expect(namesOf(['Guest', 'Guest 2', 'Marco'], mine)).toEqual(['Guest', 'Guest 2 (you)', 'Marco'])
  expect(namesOf(['Marco', 'Guest', 'Ana'], mine)).toEqual(['Marco', 'Guest', 'Ana'])
  expect(namesOf(['Guest', 'Ana', 'Visitante'], mine)).toEqual(['Guest', 'Ana', 'Visitante'])
})

test('a guest is known by the name that either language gives', async () => {
  for (const source of [import('../../src/texts/en.ftl?raw'), import('../../src/texts/es.ftl?raw')]) {
    const name = /^ui-web-guest = (.*)$/m.exec((await source).default)?.[1] ?? ''
    expect([name, `${name} 2`, `${name}s`, `Ana ${name}`].map(isGuest)).toEqual([true, true, false, false])
  }
})
