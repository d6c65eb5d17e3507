import type { Place, Thing } from '../../protocol'
import type { Desk } from '../../table/control/desk.svelte'
import { faceOf } from './cards/faces'
import { kindOf } from '../painted/reading'
import { RESOURCES } from './layout'
import { priceOn, type Due } from './cards/prices'
import { inOneBreath, wordsIn } from '../painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

export const { v, has } = wordsIn({ en, es })

/** A power in a few words, where signs do not say it; else all that is printed. */
export function shortOf(desk: Desk, ref: string): string {
  const key = `short-${ref.slice(ref.indexOf(':') + 1)}`
  return has(key) ? v(key) : (desk.words.describe(ref) ?? '')
}

/** What a card costs the one who looks, as the table offers it to them. */
export const dueFor = (desk: Desk, place: Place, thing: Thing): Due | null =>
  priceOn([...desk.offersFor(place, thing), ...desk.missesFor(place, thing)], thing)

/** In words why one would pay something else than what is printed; empty where one would not. */
export function whyDue(desk: Desk, place: Place, thing: Thing): string {
  const due = dueFor(desk, place, thing)
  if (due === null) return ''
  const printed = faceOf(thing.ref).cost ?? due.printed ?? due.gold
  const more = due.gold - printed
  if (more === 0 && (due.swapped === 0 || !due.able)) return ''
  const paid = RESOURCES.filter((resource) => due.paid[resource] > 0)
  const amounts = paid.map((resource) => ({ thing: `resource:${resource}`, n: due.paid[resource] }))
  const said = [v('price-now', { cost: desk.words.amounts(amounts, desk.names) })]
  if (more > 0)
    said.push(v(kindOf(thing.ref) === 'citizen' ? 'price-names' : 'price-more', { printed, n: more }))
  if (more < 0) said.push(v('price-less', { printed, n: -more }))
  if (due.swapped > 0 && due.able) said.push(v('price-magic', { n: due.swapped }))
  return said.join(' ')
}

/** What a sign in a power stands for. */
export function signName(desk: Desk, sign: string): string {
  if (has(`sign-${sign}`)) return v(`sign-${sign}`)
  const named = ['type', 'area', 'monster'].map((kind) => `${kind}:${sign}`)
  const ref = named.find((one) => desk.words.has(one.replace(':', '-')))
  return ref === undefined ? '' : desk.words.thing(ref, desk.names)
}

/** What a Duke counts, line by line, as far as it is known. */
export const partsOf = (desk: Desk, thing: Thing): string[] =>
  thing.marks
    .filter(([kind]) => kind === 'counts')
    .map(([kind, args]) => desk.words.mark(kind, args, desk.names))

/** `2, 5 and 7`. */
export const enumerate = (parts: readonly (string | number)[]): string => {
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1) return String(last ?? '')
  return v('list', { rest: parts.slice(0, -1).join(', '), last: String(last) })
}

/** Everything about a thing in one breath, for ears; `more` is what only the board shows. */
export function speak(desk: Desk, place: Place, thing: Thing, more: readonly string[] = []): string {
  const { words, names } = desk
  const counted = thing.kind === 'counter' || thing.hidden
  const called = counted ? words.amount(thing.ref, thing.count, names) : words.thing(thing.ref, names)
  const name = !counted && thing.count > 1 ? `${called}, ${v('cards', { n: thing.count })}` : called
  const marks = thing.marks.map(([kind, args]) => words.mark(kind, args, names))
  return inOneBreath(desk, place, thing, [...marks, ...more], { name })
}
