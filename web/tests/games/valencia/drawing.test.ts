import { describe, expect, it } from 'vitest'
import { abilityDevice, cardDevice, stepDevice, taskDevice } from '../../../src/games/valencia/art/emblems'
import { codeIn, devicesOf, keysOf, read } from '../../files'

describe('drawing', () => {
  it('has an icon for every device it names', () => {
    const drawn = new Set(devicesOf('valencia'))
    const texts = read('../src/valtable/games/valencia/texts/en.ftl')
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
    const told = read('src/games/valencia/texts/en.ftl')
    const asked = codeIn('src/games/valencia', /\.svelte$/)
      .flatMap((code) => [...code.matchAll(/\bv\(\s*'([\w-]+)'/g)])
      .map((found) => found[1] ?? '')
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter((key) => !told.includes(`\n${key} =`))).toEqual([])
  })
  it('has every word in both languages', () => {
    const [en = '', es = ''] = ['en', 'es'].map((language) =>
      read(`src/games/valencia/texts/${language}.ftl`),
    )
    expect(keysOf(es)).toEqual(keysOf(en))
  })
})
