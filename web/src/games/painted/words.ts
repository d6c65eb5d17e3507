/** The words of a painted board: its own sentences, and how a thing is told to who cannot see it. */

import { Catalogue, type Args, type Language, type Names } from '../../lib/catalogue'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/texts.svelte'
import type { Offer, Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'

export interface BoardWords {
  /** A sentence of the painted board, in the language of the moment. */
  readonly v: (key: string, args?: Args, names?: Names) => string
  readonly has: (key: string) => boolean
}

export function wordsIn(texts: Readonly<Record<Language, string>>): BoardWords {
  const catalogues = { en: new Catalogue('en', texts.en), es: new Catalogue('es', texts.es) }
  return {
    v: (key, args, names) => catalogues[settings.language].text(key, args, names),
    has: (key) => catalogues[settings.language].has(key),
  }
}

/** How long something moves; not at all if somebody wants the table still, or nobody looks. */
export const motion = (time: number): { duration: number } => ({ duration: settings.still ? 0 : time })

/** What a thing is called; with its number where it is counted. */
export const nameOf = ({ words, names }: Desk, { ref, kind, count }: Thing): string =>
  kind === 'counter' || count !== 1 ? words.amount(ref, count, names) : words.thing(ref, names)

/** That something can be done, as it is said of a thing. */
export function possibleWith(offers: readonly Offer[]): string[] {
  if (offers.length === 0) return []
  return [offers.length === 1 ? t('possible') : t('possible-many', { n: offers.length })]
}

interface Said {
  readonly name?: string
  readonly possible?: readonly string[]
}

/** Everything about a thing in one breath, for ears: what it is, whose it is, what is told of it, what can be done. */
export function inOneBreath(
  desk: Desk,
  place: Place,
  thing: Thing,
  told: readonly string[],
  { name = nameOf(desk, thing), possible = possibleWith(desk.offersFor(place, thing)) }: Said = {},
): string {
  const owner = thing.seat === null || thing.seat === place.seat ? '' : (desk.names[thing.seat] ?? '')
  return [name, owner, ...told, ...possible].filter((part) => part !== '').join(', ')
}
