import { describe, expect, it } from 'vitest'
import { codeIn, devicesOf, keysOf, read } from '../../files'

describe('the words of the board', () => {
  const en = keysOf(read('src/games/valdora/texts/en.ftl'))

  it('are the same in both languages', () => {
    expect(keysOf(read('src/games/valdora/texts/es.ftl'))).toEqual(en)
  })

  it('are all used', () => {
    const code = codeIn('src/games/valdora').join('\n')
    const free = en.filter((key) => !key.endsWith('-page'))
    expect(free.filter((key) => !code.includes(`'${key}'`))).toEqual([])
  })

  it('has a device for every equipment', () => {
    const devices = devicesOf('valdora')
    const texts = read('../src/valtable/games/valdora/texts/en.ftl')
    const equipment = keysOf(texts).flatMap((key) => /^equipment-(\w+)$/.exec(key)?.[1] ?? [])
    expect(equipment.filter((id) => !devices.includes(id))).toEqual([])
  })
})
