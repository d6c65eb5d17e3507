import type { Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'
import { inOneBreath, possibleWith, wordsIn } from '../painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

export const { v } = wordsIn({ en, es })

/** What is written at a space of the map: its name, and below it what is said of it in brackets. */
export const caption = (desk: Desk, space: string): string[] =>
  desk.words
    .thing(`space:${space}`)
    .split(/ [(]|[)]$/)
    .filter((line) => line !== '')

/** What is printed on a thing and marked on it, in sentences, as far as the drawing itself does not say it. */
export function told(desk: Desk, thing: Thing): string[] {
  const { words, names } = desk
  const marks = thing.marks.filter(([kind]) => TOLD.has(kind))
  return [words.describe(thing.ref) ?? '', words.marks(marks, names)].filter((line) => line !== '')
}
const TOLD = new Set(['wants', 'points', 'gem', 'loads_any', 'gems'])

/** Everything about a thing in one breath, for ears. */
export function speak(desk: Desk, place: Place, thing: Thing): string {
  const { words, names } = desk
  const marks = thing.marks.filter(([kind]) => !UNSAID.has(kind))
  const offers = desk.offersFor(place, thing)
  const possible = possibleWith(offers)
  const [first] = offers
  if (first !== undefined && offers.length === 1) {
    possible.push(...first.effects.map((effect) => words.effect(effect, names)))
    if (first.cost.length > 0) possible.push(v('pay', { cost: words.amounts(first.cost, names) }))
  }
  const told = marks.map(([kind, args]) => words.bare(kind, args, names))
  return inOneBreath(desk, place, thing, told, { possible })
}
/** Told by the offer itself, or by the list of what has been seen. */
const UNSAID = new Set(['stop', 'stop_with_provisions', 'below'])
