import { expect, test } from 'vitest'
import { isGuest, namesOf } from '../../src/lib/guest'

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
