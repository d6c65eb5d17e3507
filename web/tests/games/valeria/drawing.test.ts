import { describe, expect, it } from 'vitest'
import { deviceOf, faceOf, signsOf } from '../../../src/games/valeria/cards/faces'
import faces from '../../../src/games/valeria/cards/faces.json'
import { edges, parts, pines } from '../../../src/games/valeria/layout'
import { drawing, drawnAs } from '../../../src/games/valeria/art/signs'
import { read } from '../../files'

/** The cards of a kind as the box lists them, with the set that each comes in. */
const cardsOf = (kind: string): { id: string; set: string }[] =>
  [
    ...read(`../src/valtable/games/valeria/data/1/${kind}s.toml`).matchAll(
      /^\[\[(?:citizen|monster|domain)\]\]\nid = "(\w+)"[^[]*?\nset = "(\w+)"/gm,
    ),
  ].map(([, id = '', set = '']) => ({ id, set }))

describe('signs', () => {
  it('cuts a power into words and signs', () => {
    expect(parts('1[gold] → 2[magic]')).toEqual([
      { kind: 'text', text: '1' },
      { kind: 'sign', text: 'gold' },
      { kind: 'text', text: '→ 2' },
      { kind: 'sign', text: 'magic' },
    ])
  })

  it('knows every sign that is printed on a card', () => {
    const printed = JSON.stringify(faces).matchAll(/\[([a-z]\w*)\]/g)
    const unknown = new Set(
      [...printed].map((match) => match[1] ?? '').filter((name) => drawing(name) === null),
    )
    expect([...unknown]).toEqual([])
  })

  it('has a name in both languages for every sign of a power', () => {
    const signs = new Set(Object.keys(faces).flatMap(signsOf))
    expect(signsOf('citizen:monk')).toEqual(['gold', 'magic'])
    for (const language of ['en', 'es']) {
      const own = read(`src/games/valeria/texts/${language}.ftl`)
      const game = read(`../src/valtable/games/valeria/texts/${language}.ftl`)
      const named = (sign: string): boolean =>
        own.includes(`\nsign-${sign} = `) ||
        ['type', 'area', 'monster'].some((kind) => game.includes(`\n${kind}-${sign} = `))
      expect([...signs].filter((sign) => !named(sign))).toEqual([])
    }
  })

  it('has a device of its own for each Citizen, Monster and Domain of the box', () => {
    for (const [kind, least] of [
      ['citizen', 18],
      ['monster', 24],
      ['domain', 20],
    ] as const) {
      const cards = cardsOf(kind).filter(({ set }) => set === 'base')
      expect(cards.length, kind).toBeGreaterThanOrEqual(least)
      expect(cards.map(({ id }) => id).filter((id) => drawing(id) === null)).toEqual([])
      expect(cards.map(({ id }) => id).filter((id) => deviceOf(`${kind}:${id}`) !== id)).toEqual([])
    }
  })

  it('draws every other card as what it is, never as a Monster that it is not', () => {
    for (const kind of ['citizen', 'domain', 'monster']) {
      const refs = Object.keys(faces).filter((ref) => ref.startsWith(`${kind}:`))
      const drawn = refs.map((ref) => ({ ref, device: deviceOf(ref) }))
      expect(drawn.filter(({ device }) => drawing(device) === null)).toEqual([])
      if (kind !== 'monster') expect(drawn.filter(({ device }) => device === 'monster')).toEqual([])
    }
    expect(deviceOf('citizen:knight_cs')).toBe('knight')
    expect(deviceOf('domain:port_of_araby')).toBe('domain')
    expect(drawnAs('nobody', undefined, 'holy')).toBe('holy')
    expect(drawnAs('nobody')).toBe('monster')
  })

  it('reads a face as it is printed', () => {
    expect(faceOf('citizen:monk')).toMatchObject({ on: '1[gold] 2[magic]', off: '1[gold] → 2[magic]' })
    expect(faceOf('citizen:nobody')).toEqual({})
  })
})

describe('drawing', () => {
  it('shows three edges of a stack at most', () => {
    expect([0, 1, 2, 4, 9].map(edges)).toEqual([0, 0, 1, 3, 3])
  })

  it('draws the same wood every time', () => {
    expect(pines(400, 7)).toBe(pines(400, 7))
    expect(pines(400, 7)).not.toBe(pines(400, 8))
  })
})
