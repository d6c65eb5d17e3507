import { describe, expect, it } from 'vitest'
import { Division } from '../../../src/games/valencia/planning/division.svelte'
import {
  asLaid,
  EMPTY,
  fitting,
  following,
  landing,
  lay,
  nextStop,
  recall,
  remember,
  rest,
  shift,
  stepsMade,
  takeBack,
  toldOf,
} from '../../../src/games/valencia/planning/plan'
import type { OwnStack } from '../../../src/games/valencia/cards/stacks'
import { card, thing } from './things'

describe('the plan', () => {
  const drawn = [card(4), card(1), card(4), card(6)]
  it('takes cards from the hand and gives them back', () => {
    const one = lay(EMPTY, card(4), 0)
    const two = lay(lay(one, card(1), 0), card(6), 9)
    expect(two.stacks).toEqual([[card(1), card(4)], [card(6)]])
    expect(rest(drawn, two)).toEqual([card(4)])
    expect(takeBack(two, 1, card(6)).stacks).toEqual([[card(1), card(4)]])
    expect(takeBack(two, 1, card(2))).toEqual(two)
  })
  it('moves a card from one stack to another', () => {
    const plan = { stacks: [[card(1)], [card(4)], [card(6)]] }
    expect(shift(plan, 0, card(1), 2).stacks).toEqual([[card(4)], [card(1), card(6)]])
    expect(shift(plan, 2, card(6), 0).stacks).toEqual([[card(1), card(6)], [card(4)]])
    expect(shift({ stacks: [[card(1), card(4)]] }, 0, card(4), 1).stacks).toEqual([[card(1)], [card(4)]])
    expect(shift(plan, 1, card(4), 1)).toBe(plan)
  })
  it('forgets cards that are not there', () => {
    expect(fitting([card(4)], { stacks: [[card(4), card(4)], [card(1)]] }).stacks).toEqual([[card(4)]])
  })
  it('is kept while somebody looks elsewhere', () => {
    const plan = lay(EMPTY, card(4), 0)
    remember('t 0 planning 2', plan, '[]')
    expect(recall('t 0 planning 2')).toEqual({ plan, told: '[]' })
    expect(recall('t 0 planning 3').plan).toBe(EMPTY)
  })
  it('stays as it was laid until something changes at the table itself', () => {
    const plan = { stacks: [[card(6)], [card(4)]] }
    const told = [[card(1), card(4)]]
    expect(following(plan, drawn, told, toldOf(told))).toEqual(plan)
    expect(following(plan, drawn, [], toldOf([]))).toEqual(plan)
    expect(following(plan, drawn, told, toldOf([]))).toEqual({ stacks: told })
    // Sent and taken back, it comes in the order in which the table asks.
    expect(following(plan, drawn, [[card(4)], [card(6)]], toldOf([]))).toEqual(plan)
  })
  it('keeps its order when the table has another one', () => {
    const own = (...cards: string[]): OwnStack => ({ thing: thing(`own_stack:${cards.join()}`), cards })
    const [four, five, six] = [own(card(4)), own(card(5)), own(card(1), card(6))]
    const kept = { plan: { stacks: [[card(6), card(1)], [card(4)], [card(3)], [card(4)]] }, told: '' }
    expect(asLaid([four, four, six], kept)).toEqual([six, four, four])
    expect(asLaid([four, five, six], { plan: EMPTY, told: '' })).toEqual([four, five, six])
  })
  it('follows the table when that takes its last step back, and keeps what was laid since', () => {
    const told = [[card(1), card(4)]]
    expect(following({ stacks: told }, drawn, [[card(1)]], toldOf(told))).toEqual(EMPTY)
    const plan = { stacks: [[card(6)]] }
    expect(following(plan, drawn, [[card(1)]], toldOf(told))).toEqual(plan)
  })
  it('knows where a card lies after it has moved', () => {
    const plan = { stacks: [[card(1)], [card(4), card(6)]] }
    expect(landing(plan, -1, card(4), 1)).toBe(1)
    expect(landing(plan, -1, card(4), 5)).toBe(2)
    expect(landing(plan, 1, card(4), -1)).toBe(-1)
    expect(landing(plan, 0, card(1), 1)).toBe(0)
    expect(landing(plan, 0, card(1), 2)).toBe(1)
    expect(landing(plan, 1, card(6), 2)).toBe(2)
  })
  it('tells the keyboard where to go on', () => {
    const laid = { card: card(4), from: -1, to: 0 }
    const nth = (n: number): string => `.plan .hand li:nth-child(${n}) [data-card]`
    expect(nextStop(laid, [card(1), card(4), card(6)])).toBe(nth(2))
    expect(nextStop(laid, [card(1), card(2)])).toBe(nth(2))
    expect(nextStop(laid, [card(5)])).toBe(nth(1))
    expect(nextStop(laid, [])).toBe('.plan [data-do=confirm]')
    expect(nextStop({ card: card(4), from: 2, to: -1 }, [card(4)])).toContain(`"${card(4)}"][data-from="-1"]`)
    expect(nextStop({ card: card(4), from: 0, to: 1 }, [card(5)])).toContain('[data-from="1"]')
  })
  it('goes back to how it lay, and says which card went', () => {
    const division = new Division({ plan: EMPTY, told: '' })
    division.put(card(4), -1, 0)
    division.put(card(6), -1, 1)
    division.put(card(4), 0, 1)
    expect(division.plan.stacks).toEqual([[card(4), card(6)]])
    expect(division.moved).toEqual({ card: card(4), from: 0, to: 0 })
    division.back(drawn)
    expect(division.moved).toEqual({ card: card(4), from: 0, to: 0 })
    division.back(drawn)
    expect(division.moved).toEqual({ card: card(6), from: 1, to: -1 })
    expect(division.plan.stacks).toEqual([[card(4)]])
  })
  it('knows how many steps the table has asked for the same division', () => {
    expect(stepsMade([])).toBe(0)
    expect(stepsMade([[card(1)]])).toBe(0)
    expect(stepsMade([[card(1), card(4)], [card(6)]])).toBe(2)
  })
})
