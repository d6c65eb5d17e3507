/** A hand being divided into stacks: cards go from the hand to a stack and back until the whole is sent. */

import { byValue, type OwnStack } from '../cards/stacks'

export interface Plan {
  readonly stacks: readonly (readonly string[])[]
}

export const EMPTY: Plan = { stacks: [] }

/** Half-made plans by table, seat and round: looking at something else for a while costs nobody the division. */
interface Kept {
  readonly plan: Plan
  /** What the table had been told of it, as `toldOf` writes it. */
  readonly told: string
}
const KEPT = new Map<string, Kept>()

/** Whose plan of which round. */
export const keyOf = (table: string, seat: number, round: number): string => [table, seat, round].join(' ')
export const recall = (key: string): Kept => KEPT.get(key) ?? { plan: EMPTY, told: '' }
export const remember = (key: string, plan: Plan, told: string): void => void KEPT.set(key, { plan, told })

const alike = (cards: readonly string[]): string => [...cards].sort().join()

/** The stacks as they were laid, not in the order in which the table asks for them. */
export function asLaid(stacks: readonly OwnStack[], { plan }: Kept): readonly OwnStack[] {
  const laid = plan.stacks.map(alike)
  const at = ({ cards }: OwnStack): number => laid.indexOf(alike(cards))
  return [...stacks].sort((a, b) => at(a) - at(b))
}

/** What is still in hand, in rising order; a card that is not there any more is not laid. */
export function rest(drawn: readonly string[], plan: Plan): string[] {
  const left = [...drawn].sort(byValue)
  for (const card of plan.stacks.flat()) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** One card from the hand to this stack; past the last one it begins a new stack. */
export function lay(plan: Plan, card: string, stack: number): Plan {
  const stacks = plan.stacks.map((cards) => [...cards])
  if (stack >= stacks.length) stacks.push([card])
  else stacks[stack] = [...(stacks[stack] ?? []), card].sort(byValue)
  return { stacks }
}

/** One card back to the hand; an empty stack is gone. */
export function takeBack(plan: Plan, stack: number, card: string): Plan {
  const stacks = plan.stacks.map((cards, at) => {
    const found = at === stack ? cards.indexOf(card) : -1
    return found < 0 ? cards : cards.filter((_, index) => index !== found)
  })
  return { stacks: stacks.filter((cards) => cards.length > 0) }
}

/** From one stack to another, or to a new one past the last. */
export function shift(plan: Plan, from: number, card: string, to: number): Plan {
  if (from === to) return plan
  const before = plan.stacks.length
  const taken = takeBack(plan, from, card)
  const gone = before - taken.stacks.length
  return lay(taken, card, to >= before ? taken.stacks.length : gone > 0 && to > from ? to - 1 : to)
}

/** Which stack a card lies in after it has moved: a stack left empty has gone, and past the last a new one began. */
export function landing(before: Plan, from: number, card: string, to: number): number {
  if (to < 0 || from < 0) return Math.min(to, before.stacks.length)
  const { stacks } = takeBack(before, from, card)
  const gone = before.stacks.length - stacks.length
  return Math.min(gone > 0 && to > from ? to - 1 : to, stacks.length)
}

/** A card that has moved: from where it lay to where it lies, -1 for the hand. */
export interface Moved {
  readonly card: string
  readonly from: number
  readonly to: number
}

/** Where the keyboard goes on: the next card in hand, or with the card itself, or, with nothing left to lay, the end. */
export function nextStop({ card, from, to }: Moved, hand: readonly string[]): string {
  if (from >= 0 || to < 0) return `.plan [data-card="${card}"][data-from="${to}"]`
  if (hand.length === 0) return '.plan [data-do=confirm]'
  const lower = hand.filter((other) => byValue(other, card) < 0).length
  return `.plan .hand li:nth-child(${Math.min(lower, hand.length - 1) + 1}) [data-card]`
}

/** Only cards that are really there stay laid: after another table, or a new round. */
export function fitting(drawn: readonly string[], plan: Plan): Plan {
  const left = [...drawn]
  const stacks = plan.stacks.map((cards) =>
    cards.filter((card) => {
      const at = left.indexOf(card)
      if (at < 0) return false
      left.splice(at, 1)
      return true
    }),
  )
  return { stacks: stacks.filter((cards) => cards.length > 0) }
}

export const toldOf = (stacks: readonly unknown[]): string => JSON.stringify(stacks)

/**
 * The plan when the table has spoken: what is laid here stays, and only what has changed at the table itself since
 * `before` (steps made elsewhere, or taken back) takes its place.
 */
export function following(
  plan: Plan,
  drawn: readonly string[],
  told: readonly (readonly string[])[],
  before: string,
): Plan {
  const isSame = toldOf(told.map(alike).sort()) === toldOf(plan.stacks.map(alike).sort())
  if (isSame || toldOf(told) === before) return fitting(drawn, plan)
  if (stepsMade(told) > 0) return { stacks: told }
  return toldOf(plan.stacks) === before ? EMPTY : fitting(drawn, plan)
}

/** How many steps of the table's own way of asking have been made: they are taken back before the whole is sent. */
export const stepsMade = (stacks: readonly (readonly string[])[]): number =>
  stacks.length === 0 ? 0 : stacks.reduce((sum, cards) => sum + cards.length - 1, 0) + stacks.length - 1
