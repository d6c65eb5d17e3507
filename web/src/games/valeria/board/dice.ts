/** The dice as they lie, and what the last roll brought everybody. */

import type { Amount, Event, Screen } from '../../../protocol'
import { idOf, refs } from '../../painted/reading'
import { amountsOf, thingOf } from '../layout'

export interface Dice {
  readonly shown: readonly number[]
  readonly sum: number
  /** What was rolled, where a die has been changed since. */
  readonly was: readonly (number | null)[]
}

/** The dice as they lie; null before the first roll. */
export function diceOf(screen: Screen, story: readonly Event[]): Dice | null {
  const shown = ['die:first', 'die:second'].map((ref) => thingOf(screen, 'course', ref)?.count ?? 0)
  if (shown.includes(0)) return null
  const rolled = story.findLast(({ kind }) => kind === 'rolled')?.args
  const first = [rolled?.['first'], rolled?.['second']]
  return {
    shown,
    sum: thingOf(screen, 'course', 'die:sum')?.count ?? 0,
    was: shown.map((n, at) => (typeof first[at] === 'number' && first[at] !== n ? first[at] : null)),
  }
}

/** The values that lie on the table, each once: the dice and their sum. */
export const values = (dice: Dice | null): number[] =>
  dice === null ? [] : [...new Set([...dice.shown, dice.sum])].filter((n) => n > 0)

/** Whether a number on a card (`9/10`) is among the values. */
export const isLit = (number: string, rolled: readonly number[]): boolean =>
  number.split('/').some((n) => rolled.includes(Number(n)))

/** What one seat's cards have brought since the dice were rolled. */
export interface Reaped {
  readonly seat: number
  readonly gains: readonly Amount[]
  readonly paid: readonly Amount[]
}

const HARVEST = new Set(['income', 'harvested'])

/** The Harvest of the last roll, seat by seat in the order in which it was told. */
export function harvestOf(story: readonly Event[]): Reaped[] {
  const from = story.findLastIndex(({ kind }) => kind === 'rolled')
  const told = from < 0 ? [] : story.slice(from).filter(({ kind }) => HARVEST.has(kind))
  const seats = [...new Set(told.map(({ args }) => String(args['seat'])))]
  return seats.map((seat) => {
    const own = told.filter(({ args }) => args['seat'] === seat)
    return {
      seat: Number(idOf(seat)),
      gains: amountsOf(own.flatMap(({ args }) => refs(args['gains']))),
      paid: amountsOf(own.flatMap(({ args }) => refs(args['paid']))),
    }
  })
}
