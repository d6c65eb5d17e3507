import type { Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'
import { inOneBreath, wordsIn } from '../painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

const { v, has } = wordsIn({ en, es })
export { v }

/** A character's effect in a few words, with drawings in brackets; empty if it has none. */
export function shortOf(id: string): string {
  return has(`short-${id}`) ? v(`short-${id}`) : ''
}

/** What is printed on a thing and on the things it names, in sentences. */
export function printedOn(desk: Desk, thing: Thing): string[] {
  return [desk.words.describe(thing.ref) ?? '', ...desk.printedOnNamed(thing)].filter((line) => line !== '')
}

/** Everything about a thing in one breath, for ears; `more` is what only the board shows. */
export function speak(desk: Desk, place: Place, thing: Thing, more: readonly string[] = []): string {
  const marks = thing.marks
    .filter(([kind]) => kind !== 'color' && kind !== 'letter' && kind !== 'goal')
    .map(([kind, args]) => desk.words.mark(kind, args, desk.names))
  return inOneBreath(desk, place, thing, [...marks, ...more])
}
