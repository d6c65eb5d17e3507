/** What is to be touched next where a coach asks for certain stacks: a card, a stack, or what sends them. */

import { idOf } from '../../painted/reading'
import type { Plan } from './plan'

/** `hand-card`, `laid-stack-card` or `stack-n` as the desk names its parts; `confirm` when all lie as they are asked for. */
export function nextTouch(
  { stacks }: Plan,
  picked: { readonly card: string; readonly from: number } | null,
  hand: readonly string[],
  wanted: readonly (readonly string[])[],
): string | null {
  /** Which of the wanted stacks each one that lies there is to become. */
  const becomes: number[] = []
  for (const [index, cards] of stacks.entries()) {
    const fits = (goal: readonly string[], at: number): boolean =>
      !becomes.includes(at) && cards.every((card) => goal.includes(card))
    const goal = wanted.findIndex(fits)
    if (goal < 0) {
      const stray = cards.find(
        (card) => !wanted.some((one) => one.includes(card) && one.includes(cards[0] ?? '')),
      )
      return `laid-${index}-${idOf(stray ?? cards.at(-1) ?? '')}`
    }
    becomes.push(goal)
  }
  if (picked !== null) {
    const goal = wanted.findIndex((one) => one.includes(picked.card))
    if (goal < 0) return null
    const lies = becomes.indexOf(goal)
    return `stack-${lies < 0 ? stacks.length : lies}`
  }
  // From the highest: whoever lays 6 first sees what a strong stack is.
  const missing = wanted
    .flat()
    .reverse()
    .find((card) => hand.includes(card))
  if (missing !== undefined) return `hand-${idOf(missing)}`
  return hand.length === 0 ? 'confirm' : null
}
