import { describe, expect, it } from 'vitest'
import { answers, actionsLeft, metersOf, nearness } from '../../../src/games/valeria/layout'
import { diceOf, harvestOf, isLit, values } from '../../../src/games/valeria/board/dice'
import type { Thing } from '../../../src/protocol'
import { event, offer, place, screenWith, thing } from '../../laid'
import { gold, counter, die } from './things'

describe('dice and Harvest', () => {
  const course = [counter('round', 2), die('first', 6), die('second', 5), die('sum', 11)]
  const story = [
    event('rolled', { seat: 'seat:0', first: 1, second: 1 }),
    event('income', { seat: 'seat:0', gains: gold(9) }),
    event('rolled', { seat: 'seat:1', first: 2, second: 5 }),
    event('die_changed', { seat: 'seat:1', n: 6 }),
    event('income', { seat: 'seat:1', gains: gold(2) }),
    event('income', { seat: 'seat:0', gains: gold(1) }),
    event('harvested', { seat: 'seat:0', gains: ['resource:magic'], paid: ['resource:gold'] }),
  ]

  it('tells what lies there and what was rolled where a die has been changed', () => {
    const dice = diceOf(screenWith([place('course', course)]), story)
    expect(dice).toEqual({ shown: [6, 5], sum: 11, was: [2, null] })
    expect(values(dice)).toEqual([6, 5, 11])
  })

  it('counts doubles once, and has no dice before the first roll', () => {
    expect(values({ shown: [4, 4], sum: 8, was: [null, null] })).toEqual([4, 8])
    expect(diceOf(screenWith([place('course', [counter('round', 1)])]), [])).toBeNull()
    expect(values(null)).toEqual([])
  })

  it('lights a number of two values with either', () => {
    expect(isLit('11/12', [6, 5, 11])).toBe(true)
    expect(isLit('1', [6, 5, 11])).toBe(false)
    expect(isLit('', [6])).toBe(false)
  })

  it('adds up what the last roll brought each seat, and nothing older', () => {
    expect(harvestOf(story)).toEqual([
      { seat: 1, gains: [{ thing: 'resource:gold', n: 2 }], paid: [] },
      {
        seat: 0,
        gains: [
          { thing: 'resource:gold', n: 1 },
          { thing: 'resource:magic', n: 1 },
        ],
        paid: [{ thing: 'resource:gold', n: 1 }],
      },
    ])
    expect(harvestOf([])).toEqual([])
  })
})

describe('the end', () => {
  it('counts cards and stacks; a Monster Event in a stack’s place is none of its Monsters', () => {
    const area = (name: string): Thing['marks'] => [['area', { area: `area:${name}` }]]
    const table = screenWith([
      place('monsters', [
        thing('monster:goblin', { count: 5, marks: area('hills') }),
        thing('monster:mimic'),
        thing('cover:exhausted'),
      ]),
      place('domains', [thing('domain:halfpenny_hill', { count: 3 }), thing('cover:bare')]),
      place('course', [
        counter('exhausted', 3, { marks: [['of', { n: 8 }]] }),
        counter('monster_stacks', 1),
        counter('domain_stacks', 1),
        counter('actions', 2),
      ]),
    ])
    expect(metersOf(table)).toEqual({
      monsters: { cards: 5, stacks: 1 },
      domains: { cards: 3, stacks: 1 },
      exhausted: { n: 3, of: 8 },
    })
    expect(actionsLeft(table)).toBe(2)
    expect(actionsLeft(screenWith([]))).toBeNull()
  })
})

describe('what ends', () => {
  it('is never the only button while there is room for the others, and comes last', () => {
    const offers = [
      offer('done'),
      offer('power', { touches: ['domain:a'] }),
      offer('power', { touches: ['domain:b'] }),
    ]
    expect(answers(offers, 5).map(({ kind }) => kind)).toEqual(['power', 'power', 'done'])
    expect(answers(offers, 2).map(({ kind }) => kind)).toEqual(['done'])
    expect(answers([offer('no'), offer('gain')], 5).map(({ kind }) => kind)).toEqual(['gain', 'no'])
  })

  it('says how far each way is, and when the next card gets there', () => {
    const meters = (monsters: number, domains: number, n: number) => ({
      monsters: { cards: monsters, stacks: 5 },
      domains: { cards: domains, stacks: 5 },
      exhausted: { n, of: 4 },
    })
    expect(nearness(meters(17, 1, 2))).toEqual([
      { of: 'monster', n: 17, goal: 0, next: false },
      { of: 'domain', n: 1, goal: 0, next: true },
      { of: 'exhausted', n: 2, goal: 4, next: false },
    ])
    expect(nearness(meters(1, 2, 3)).map(({ next }) => next)).toEqual([true, false, true])
  })
})
