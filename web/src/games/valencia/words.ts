import { MediaQuery } from 'svelte/reactivity'
import { isReference } from '../../lib/catalogue'
import { figure } from '../../lib/score'
import type { Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'
import { inOneBreath, possibleWith, wordsIn } from '../painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

export const { v, has } = wordsIn({ en, es })

/** With a capital, as a name stands alone. */
export const title = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A gain: nothing is no gain. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** What a step is called; a guild auction has the name of its guild. */
export const stepName = (desk: Desk, letter: string, guild: string): string =>
  guild === '' ? v(`step-${letter}`) : title(desk.words.thing(`guild:${guild}`))

/** A phone: one thing below the other. */
export const phone = new MediaQuery('max-width: 700px')

/** What is printed on a thing and on the things it names, in sentences. */
export function printedLines(desk: Desk, thing: Thing): string[] {
  const named = thing.marks
    .flatMap(([, args]) => Object.values(args).flat())
    .filter((value): value is string => isReference(value))
  const lines = [...new Set(named)].flatMap((ref) => {
    const text = desk.words.describe(ref)
    return text === null ? [] : [`${title(desk.words.thing(ref, desk.names))}: ${text}`]
  })
  const marks = thing.marks.map(([kind, args]) => desk.words.mark(kind, args, desk.names)).join(', ')
  return [desk.words.describe(thing.ref) ?? '', title(marks), ...lines].filter((line) => line !== '')
}

/** Everything about a thing in one breath, for ears; `more` is what only the board shows, `like` an equal thing. */
export function speak(
  desk: Desk,
  place: Place,
  thing: Thing,
  more: readonly string[] = [],
  like: Thing = thing,
): string {
  const marks = thing.marks.map(([kind, args]) => desk.words.mark(kind, args, desk.names))
  const possible = possibleWith(desk.offersFor(place, like))
  return inOneBreath(desk, place, thing, [...marks, ...more], { possible })
}
