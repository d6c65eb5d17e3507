import { MediaQuery } from 'svelte/reactivity'
import { Catalogue, isReference, type Args, type Language, type Names } from '../../lib/catalogue'
import { settings } from '../../lib/settings.svelte'
import { figure } from '../../lib/score'
import { t } from '../../lib/texts.svelte'
import type { Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: new Catalogue('en', en),
  es: new Catalogue('es', es),
}

/** A sentence of the painted board, in the language of the moment. */
export const v = (key: string, args?: Args, names?: Names): string =>
  CATALOGUES[settings.language].text(key, args, names)

export const hasText = (key: string): boolean => CATALOGUES[settings.language].has(key)

/** With a capital, as a name stands alone. */
export const title = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A gain: nothing is no gain. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** What a step is called; a guild auction has the name of its guild. */
export const stepName = (desk: Desk, letter: string, guild: string): string =>
  guild === '' ? v(`step-${letter}`) : title(desk.words.thing(`guild:${guild}`))

/** A phone: one thing below the other. */
export const phone = new MediaQuery('max-width: 700px')

/** How long something moves; not at all if somebody wants the table still. */
export const motion = (time: number): { duration: number } => ({ duration: settings.reduced ? 0 : time })

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
  const { words, names } = desk
  const some = thing.kind === 'counter' || thing.count !== 1
  const said = [
    some ? words.amount(thing.ref, thing.count, names) : words.thing(thing.ref, names),
    thing.seat === null || thing.seat === place.seat ? '' : (names[thing.seat] ?? ''),
    ...thing.marks.map(([kind, args]) => words.mark(kind, args, names)),
    ...more,
  ]
  const offers = desk.offersFor(place, like)
  if (offers.length === 1) said.push(t('possible'))
  else if (offers.length > 1) said.push(t('possible-many', { n: offers.length }))
  return said.filter((part) => part !== '').join(', ')
}
