import { Catalogue, isReference, type Args, type Language, type Names } from '../../lib/catalogue'
import { settings } from '../../lib/settings.svelte'
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

/** A character's effect in a few words, with drawings in brackets; empty if it has none. */
export function shortOf(id: string): string {
  const words = CATALOGUES[settings.language]
  return words.has(`short-${id}`) ? words.text(`short-${id}`) : ''
}

/** What is printed on a thing and on the things it names, in sentences. */
export function printedOn(desk: Desk, thing: Thing): string[] {
  const named = thing.marks.flatMap(([, args]) => Object.values(args)).filter(isReference)
  const lines = named.flatMap((ref) => {
    const text = desk.words.describe(ref)
    return text === null ? [] : [`${desk.words.thing(ref, desk.names)}: ${text}`]
  })
  return [desk.words.describe(thing.ref) ?? '', ...lines].filter((line) => line !== '')
}

/** How long something moves; not at all if somebody wants the table still. */
export const motion = (time: number): { duration: number } => ({ duration: settings.reduced ? 0 : time })

/** Everything about a thing in one breath, for ears; `more` is what only the board shows. */
export function speak(desk: Desk, place: Place, thing: Thing, more: readonly string[] = []): string {
  const { words, names } = desk
  const counted = thing.kind === 'counter' || thing.count !== 1
  const said = [
    counted ? words.amount(thing.ref, thing.count, names) : words.thing(thing.ref, names),
    thing.seat === null || thing.seat === place.seat ? '' : (names[thing.seat] ?? ''),
    ...thing.marks
      .filter(([kind]) => kind !== 'color' && kind !== 'letter' && kind !== 'goal')
      .map(([kind, args]) => words.mark(kind, args, names)),
    ...more,
  ]
  const offers = desk.offersFor(place, thing)
  if (offers.length === 1) said.push(t('possible'))
  else if (offers.length > 1) said.push(t('possible-many', { n: offers.length }))
  return said.filter((part) => part !== '').join(', ')
}
