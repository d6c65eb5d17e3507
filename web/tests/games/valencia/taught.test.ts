import { describe, expect, it } from 'vitest'
import { nextTouch } from '../../../src/games/valencia/planning/taught'

const cards = (...values: number[]): string[] => values.map((value) => `card:influence_${value}`)
const WANTED = [cards(1), cards(2, 3), cards(5, 6)]
const next = (stacks: string[][], hand: string[], picked: { card: string; from: number } | null = null) =>
  nextTouch({ stacks }, picked, hand, WANTED)

describe('what a coach has touched next at the planning desk', () => {
  it('begins with the highest card, then where it goes', () => {
    const hand = cards(1, 2, 3, 5, 6)
    expect(next([], hand)).toBe('hand-influence_6')
    expect(next([], hand, { card: 'card:influence_6', from: -1 })).toBe('stack-0')
  })
  it('lays what belongs together together, and the rest apart', () => {
    const [five] = cards(5) as [string]
    expect(next([cards(6)], cards(1, 2, 3, 5), { card: five, from: -1 })).toBe('stack-0')
    expect(next([cards(5, 6)], cards(1, 2, 3))).toBe('hand-influence_3')
    const [three] = cards(3) as [string]
    expect(next([cards(5, 6)], cards(1, 2, 3), { card: three, from: -1 })).toBe('stack-1')
  })
  it('takes back what lies in the wrong stack', () => {
    expect(next([cards(1, 6)], cards(2, 3, 5))).toBe('laid-0-influence_6')
    expect(next([cards(2), cards(3)], cards(1, 5, 6))).toBe('laid-1-influence_3')
  })
  it('ends with what sends it, and speaks of no card that was not asked for', () => {
    expect(next([cards(5, 6), cards(1), cards(2, 3)], [])).toBe('confirm')
    expect(next([cards(5, 6), cards(1), cards(2, 3)], cards(4))).toBeNull()
  })
})
