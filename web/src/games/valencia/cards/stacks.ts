/** Influence cards: what is printed on them, and the stacks they lie in. */

import type { Screen, Thing } from '../../../protocol'
import { idOf, mark, thingsOf } from '../../painted/reading'

/** Every card of a place by itself. */
export const cardRefs = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => Array.from({ length: thing.count }, () => thing.ref))

export interface OwnStack {
  readonly thing: Thing
  readonly cards: readonly string[]
}

export function ownStacks(screen: Screen, seat: number): OwnStack[] {
  return thingsOf(screen, 'stacks', seat).flatMap((thing) => {
    const cards = mark(thing, 'holds', 'cards')
    return Array.isArray(cards) ? [{ thing, cards }] : []
  })
}

/** Of equal stacks the table asks for one alone: the one that stands for this stack, or the stack itself. */
export function likeOf(stacks: readonly OwnStack[], thing: Thing, asked: (thing: Thing) => boolean): Thing {
  const own = stacks.find((stack) => stack.thing === thing)
  const equal = stacks.find(
    ({ thing: one, cards }) =>
      asked(one) && [...cards].sort().join() === [...(own?.cards ?? [])].sort().join(),
  )
  return asked(thing) ? thing : (equal?.thing ?? thing)
}

/** Others' stacks are known by their size: so many of each. */
export const stackSizes = (screen: Screen, seat: number): { size: number; n: number }[] =>
  thingsOf(screen, 'stacks', seat)
    .filter(({ hidden }) => hidden)
    .map((thing) => ({ size: Number(idOf(thing.ref)), n: thing.count }))

/** What is printed on advanced influence cards; the others carry their number in their name. */
const PRINTED: Readonly<Record<string, number>> = {
  joker: 0,
  nest_egg_1: 1,
  nest_egg_2: 1,
  twin: 2,
  warehouse_1: 3,
  warehouse_2: 3,
  assistance: 4,
  wanderer: 5,
  powerhouse: 7,
}

export const printedOn = (ref: string): number => {
  const id = idOf(ref)
  return PRINTED[id] ?? Number(id.replace('influence_', ''))
}

/** The printed sum of a stack; `open` where a card may count otherwise beside others. */
export function sumOf(cards: readonly string[]): { n: number; open: boolean } {
  const open = cards.some((card) => ['joker', 'twin', 'powerhouse'].includes(idOf(card)))
  return { n: cards.reduce((sum, card) => sum + printedOn(card), 0), open }
}

export const byValue = (a: string, b: string): number => printedOn(a) - printedOn(b) || a.localeCompare(b)
