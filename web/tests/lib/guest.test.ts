import { expect, test } from 'vitest'
import { asRead, isGuest, namesOf } from '../../src/lib/guest'
import { texts } from '../../src/lib/texts.svelte'

test('among several guests oneself is told apart', () => {
  const mine = (seat: number): boolean => seat === 1
  expect(namesOf(['Guest', 'Guest 2', 'Marco'], mine)).toEqual(['Guest', 'Guest 2 (you)', 'Marco'])
  expect(namesOf(['Marco', 'Guest', 'Ana'], mine)).toEqual(['Marco', 'Guest', 'Ana'])
  expect(namesOf(['Guest', 'Ana', 'Visitante'], mine)).toEqual(['Guest', 'Ana', 'Guest'])
})

test('a guest is one in the language of whoever reads, whichever the table was set up in', async () => {
  await texts.speak('es')
  expect(['Guest', 'Guest 2', 'Visitante 3', 'Ana'].map(asRead)).toEqual([
    'Visitante',
    'Visitante 2',
    'Visitante 3',
    'Ana',
  ])
  await texts.speak('en')
  expect(asRead('Visitante 2')).toBe('Guest 2')
})

test('a guest is known by the name that either language gives', async () => {
  for (const source of [import('../../src/texts/en.ftl?raw'), import('../../src/texts/es.ftl?raw')]) {
    const name = /^ui-web-guest = (.*)$/m.exec((await source).default)?.[1] ?? ''
    expect([name, `${name} 2`, `${name}s`, `Ana ${name}`].map(isGuest)).toEqual([true, true, false, false])
  }
})
