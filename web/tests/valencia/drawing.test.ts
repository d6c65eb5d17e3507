import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abilityDevice, cardDevice, stepDevice, taskDevice } from '../../src/games/valencia/emblems'

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
