import { beforeEach, describe, expect, it } from 'vitest'
import { areAllGiven, forgetTips, give, isGiven as wasGiven } from '../../src/device/tips'
import type { Tip } from '../../src/protocol'
import { isGiven } from '../../src/table/tips/when'
import { asks, counter, offer, place, screenWith, thing } from '../laid'

const tip = (more: Partial<Tip>): Tip => ({
  id: 'one',
  offers: '',
  asked: '',
  sees: [],
  gone: '',
  alike: [],
  ...more,
})
const at = (source: string) => [{ ...asks(0, 'act'), source }]

describe('when a tip is given', () => {
  it('is when a move of its kind can be made, by whoever is asked', () => {
    const offers = [offer('fire')]
    const fire = tip({ offers: 'fire' })
    expect(isGiven(fire, screenWith([], [asks(0, 'act')], { offers }), 0)).toBe(true)
    expect(isGiven(fire, screenWith([], [asks(1, 'act')], { offers }), 0)).toBe(false)
    const refusal = { code: 'x', rule: '', details: {} }
    const barred = [offer('fire', { refusal } as never)]
    expect(isGiven(fire, screenWith([], [asks(0, 'act')], { offers: barred }), 0)).toBe(false)
  })
  it('may depend on where one is asked', () => {
    const harbour = tip({ asked: 'space:harbor_*' })
    expect(isGiven(harbour, screenWith([], at('space:harbor_east')), 0)).toBe(true)
    expect(isGiven(harbour, screenWith([], at('space:road_01')), 0)).toBe(false)
  })
  it('may depend on what lies there, in a place by its kind', () => {
    const stack = tip({ sees: ['stacks/own_stack:1'] })
    expect(isGiven(stack, screenWith([place('stacks', [thing('own_stack:1')], 2)], at('')), 0)).toBe(true)
    expect(isGiven(stack, screenWith([place('stacks', [thing('own_stack:0')], 2)], at('')), 0)).toBe(false)
    const event = tip({ sees: ['monsters/monster:*/number'] })
    const lies = (marks: [string, object][]) =>
      screenWith([place('monsters', [thing('monster:bat', { marks } as never)])], at(''))
    expect(isGiven(event, lies([['number', { number: '3' }]]), 0)).toBe(true)
    expect(isGiven(event, lies([['points', { n: 1 }]]), 0)).toBe(false)
  })
  it('may depend on what is gone, and on what counts alike', () => {
    const gone = tip({ gone: 'craftsmen/craftsman:*' })
    const left = (count: number) =>
      screenWith(
        [place('craftsmen', [counter('craftsman:red', { count }), counter('craftsman:blue')])],
        at(''),
      )
    expect(isGiven(gone, left(0), 0)).toBe(true)
    expect(isGiven(gone, left(1), 0)).toBe(false)
    const doubles = tip({ alike: ['course/die:first', 'course/die:second'] })
    const dice = (first: number, second: number) =>
      screenWith(
        [place('course', [counter('die:first', { count: first }), counter('die:second', { count: second })])],
        at(''),
      )
    expect(isGiven(doubles, dice(4, 4), 0)).toBe(true)
    expect(isGiven(doubles, dice(4, 5), 0)).toBe(false)
    expect(isGiven(doubles, screenWith([], at('')), 0)).toBe(false)
  })
})

describe('what is remembered of tips', () => {
  beforeEach(() => localStorage.clear())
  it('is each once, and when a game has none left', () => {
    give('g', 'a', ['a', 'b'])
    expect([wasGiven('g', 'a'), wasGiven('g', 'b'), wasGiven('h', 'a')]).toEqual([true, false, false])
    expect(areAllGiven('g')).toBe(false)
    give('g', 'b', ['a', 'b'])
    expect(areAllGiven('g')).toBe(true)
    forgetTips()
    expect(wasGiven('g', 'a')).toBe(false)
  })
})
