import { describe, expect, it } from 'vitest'
import {
  byValue,
  cardRefs,
  likeOf,
  ownStacks,
  stackSizes,
  sumOf,
} from '../../../src/games/valencia/cards/stacks'
import type { Thing } from '../../../src/protocol'
import { read } from '../../files'
import { place, screenWith } from '../../laid'
import { card, thing } from './things'

describe('advanced influence cards', () => {
  it('show what is printed on them, and are open where the ranking values them', () => {
    const data = read('../src/valtable/games/valencia/data/1/influence_cards.toml')
    const cards = [
      ...data.matchAll(/\[\[module_card\]\]\nid = "(\w+)"\nvalue = (\d)[^[]*?resolve = "(\w+)"/g),
    ]
    expect(cards).toHaveLength(9)
    for (const [, id, value, resolve] of cards)
      expect(sumOf([`card:${id}`])).toEqual({ n: Number(value), open: resolve === 'ranking' })
  })
})

describe('cards', () => {
  it('are counted one by one, others’ stacks by size', () => {
    expect(cardRefs([thing(card(1), { count: 2 })])).toEqual([card(1), card(1)])
    const stacks = [thing('stack:1', { hidden: true, count: 3 }), thing('stack:4', { hidden: true })]
    expect(stackSizes(screenWith([place('stacks', stacks, 1)]), 1)).toEqual([
      { size: 1, n: 3 },
      { size: 4, n: 1 },
    ])
  })
  it('of one’s own stacks are known', () => {
    const stack = thing('own_stack:0', { marks: [['holds', { cards: [card(1), card(5)] }]] })
    expect(ownStacks(screenWith([place('stacks', [stack], 0)]), 0)[0]?.cards).toEqual([card(1), card(5)])
  })
  it('lie in equal stacks, of which the table asks for one', () => {
    const stacks = [[1, 4], [6], [4, 1]].map((values, index) => ({
      thing: thing(`own_stack:${index}`),
      cards: values.map(card),
    }))
    const [first, second, twin] = stacks.map((stack) => stack.thing) as [Thing, Thing, Thing]
    const asked = (one: Thing): boolean => one === first
    expect(likeOf(stacks, twin, asked)).toBe(first)
    expect(likeOf(stacks, first, asked)).toBe(first)
    expect(likeOf(stacks, second, asked)).toBe(second)
    expect(likeOf(stacks, twin, () => false)).toBe(twin)
  })
  it('add up, and say where they may count otherwise', () => {
    expect(sumOf([card(2), card(5)])).toEqual({ n: 7, open: false })
    expect(sumOf(['card:joker', card(5)])).toEqual({ n: 5, open: true })
    expect(sumOf(['card:warehouse_2'])).toEqual({ n: 3, open: false })
    expect([card(5), 'card:joker', card(2)].sort(byValue)).toEqual(['card:joker', card(2), card(5)])
  })
})
