import { Catalogue, type Args, type Language, type Names } from '../../lib/catalogue'
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

/** How long something moves; not at all if somebody wants the table still. */
export const motion = (time: number): { duration: number } => ({ duration: settings.reduced ? 0 : time })

/** Everything about a thing in one breath, for ears. */
export function speak(desk: Desk, place: Place, thing: Thing): string {
  const { words, names } = desk
  const counted = thing.kind === 'counter' || thing.count !== 1
  const said = [
    counted ? words.amount(thing.ref, thing.count, names) : words.thing(thing.ref, names),
    thing.seat === null || thing.seat === place.seat ? '' : (names[thing.seat] ?? ''),
    ...thing.marks.filter(([kind]) => !UNSAID.has(kind)).map(([kind, args]) => words.bare(kind, args, names)),
  ]
  const offers = desk.offersFor(place, thing)
  const [first] = offers
  if (first !== undefined && offers.length === 1) {
    said.push(t('possible'), ...first.effects.map((effect) => words.effect(effect, names)))
    if (first.cost.length > 0) said.push(v('pay', { cost: words.amounts(first.cost, names) }))
  } else if (offers.length > 1) said.push(t('possible-many', { n: offers.length }))
  return said.filter((part) => part !== '').join(', ')
}
/** Told by the offer itself, or by the list of what has been seen. */
const UNSAID = new Set(['stop', 'stop_with_provisions', 'below'])
