/** Valeria's table as values to be drawn. Everything is read from the screen and the story; nothing here knows a rule. */

import type { Amount, Offer, Place, Screen, Thing } from '../../protocol'
import { idOf, ids, kindOf, mark, placeOf, refs } from '../painted/reading'

export const RESOURCES = ['gold', 'strength', 'magic'] as const

export type Resource = (typeof RESOURCES)[number]

export type Counts = Readonly<Record<Resource, number>>

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const

export type Role = (typeof ROLES)[number]

const NOTHING: Counts = { gold: 0, strength: 0, magic: 0 }

// Reading things

export const rolesOn = (thing: Thing): string[] => ids(mark(thing, 'roles', 'roles'))

export const pointsOn = (thing: Thing): number | null => {
  const n = mark(thing, 'points', 'n')
  return typeof n === 'number' ? n : null
}

/** The area a Monster comes from; empty if the table does not say. */
export const areaOf = (thing: Thing): string => {
  const area = mark(thing, 'area', 'area')
  return typeof area === 'string' ? idOf(area) : ''
}

function add(counts: Record<Resource, number>, ref: string, n: number): void {
  const resource = idOf(ref) as Resource
  if (resource in counts) counts[resource] += n
}

export function count(refs: readonly string[]): Counts {
  const counts = { ...NOTHING }
  for (const ref of refs) add(counts, ref, 1)
  return counts
}

export function countAmounts(amounts: readonly Amount[]): Counts {
  const counts = { ...NOTHING }
  for (const { thing, n } of amounts) add(counts, thing, n)
  return counts
}

/** Each reference once, with how often it stands in the list. */
export function amountsOf(refs: readonly string[]): Amount[] {
  return [...new Set(refs)].map((thing) => ({ thing, n: refs.filter((ref) => ref === thing).length }))
}

export const thingOf = (screen: Screen, kind: string, ref: string): Thing | null =>
  placeOf(screen, kind)?.things.find((thing) => thing.ref === ref) ?? null

// The end

export interface Meters {
  readonly monsters: { readonly cards: number; readonly stacks: number }
  readonly domains: { readonly cards: number; readonly stacks: number }
  readonly exhausted: { readonly n: number; readonly of: number }
}

/** How near the end is, by each way to it. */
export function metersOf(screen: Screen): Meters {
  const counter = (name: string): number => thingOf(screen, 'course', `counter:${name}`)?.count ?? 0
  const cards = (place: string, kind: string): number =>
    (placeOf(screen, place)?.things ?? [])
      .filter((thing) => kindOf(thing.ref) === kind && (kind !== 'monster' || areaOf(thing) !== ''))
      .reduce((sum, thing) => sum + thing.count, 0)
  const exhausted = thingOf(screen, 'course', 'counter:exhausted')
  const most = exhausted ? mark(exhausted, 'of', 'n') : null
  return {
    monsters: { cards: cards('monsters', 'monster'), stacks: counter('monster_stacks') },
    domains: { cards: cards('domains', 'domain'), stacks: counter('domain_stacks') },
    exhausted: { n: exhausted?.count ?? 0, of: typeof most === 'number' ? most : 0 },
  }
}

/** One way to the end: where it stands, where it must go, and whether the next card gets there. */
export interface Nearness {
  readonly of: 'monster' | 'domain' | 'exhausted'
  readonly n: number
  readonly goal: number
  readonly next: boolean
}

export function nearness({ monsters, domains, exhausted }: Meters): Nearness[] {
  const down = (of: 'monster' | 'domain', n: number): Nearness => ({ of, n, goal: 0, next: n === 1 })
  const { n, of: goal } = exhausted
  return [
    down('monster', monsters.cards),
    down('domain', domains.cards),
    { of: 'exhausted', n, goal, next: goal > 0 && n === goal - 1 },
  ]
}

/** How many actions the active player still has; null outside a turn. */
export const actionsLeft = (screen: Screen): number | null =>
  thingOf(screen, 'course', 'counter:actions')?.count ?? null

// Tableaus

export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9/10', '11/12'] as const

export interface Column {
  /** What is written above it; `''` for cards without a number. */
  readonly number: string
  readonly things: readonly Thing[]
}

/** A tableau by activation number, every number once; cards without one stand at the end. */
export function columnsOf(things: readonly Thing[], numbersOf: (ref: string) => readonly number[]): Column[] {
  const at = (thing: Thing): string => {
    const numbers = numbersOf(thing.ref)
    return NUMBERS.find((name) => name.split('/').some((n) => numbers.includes(Number(n)))) ?? ''
  }
  return ['', ...NUMBERS]
    .map((number) => ({ number, things: things.filter((thing) => at(thing) === number) }))
    .toSorted((a, b) => Number(a.number === '') - Number(b.number === ''))
}

/** How many icons of each Role a seat has to build with: on its Citizens and on its Nobles. */
export function iconsOf(
  places: readonly (Place | null)[],
  rolesOf: (ref: string) => readonly string[],
): Record<Role, number> {
  const found: Record<Role, number> = { worker: 0, soldier: 0, shadow: 0, holy: 0 }
  for (const thing of places.flatMap((place) => place?.things ?? [])) {
    for (const role of rolesOf(thing.ref)) if (role in found) found[role as Role] += thing.count
  }
  return found
}

export const cardsIn = (place: Place | null): number =>
  (place?.things ?? []).reduce((sum, thing) => sum + thing.count, 0)

// Modules

const ISLANDS = ['araby', 'nae_aerie', 'amarynth', 'exekratys']

/** The islands in play, from the top of the sea. */
export const islandsOf = (screen: Screen): Place[] => ISLANDS.flatMap((kind) => placeOf(screen, kind) ?? [])

export interface Flag {
  readonly resource: string
  readonly seat: number | null
  readonly n: number
}

/** The Banners of a tower in the order in which they are told: whose, or what they cost. */
export function bannersOf(thing: Thing): Flag[] {
  return thing.marks.flatMap(([kind, args]): Flag[] => {
    const resource = idOf(String(args['resource'] ?? ''))
    if (kind === 'banner_free') return [{ resource, seat: null, n: Number(args['n']) }]
    return kind === 'banner' ? [{ resource, seat: Number(idOf(String(args['seat']))), n: 0 }] : []
  })
}

// Choices

/** What no card stands for, or what is said faster than found: gains, answers, payments. */
const QUICK = new Set(['gain', 'map', 'resource', 'yes', 'no', 'done', 'option', 'pay_magic', 'reroll_both'])

/** An island stands for the voyage to it. */
export const isQuick = ({ kind, touches }: Offer): boolean =>
  QUICK.has(kind) || (touches.length === 0 && kind !== 'sail')

export const quick = (offers: readonly Offer[]): Offer[] => offers.filter(isQuick)

const ENDS = new Set(['done', 'no'])

/**
 * The quick choices, with what ends the choosing last. Where that would stand alone it would look like the only way:
 * then all that can be done stands beside it, if there is room for so many.
 */
export function answers(offers: readonly Offer[], most: number): Offer[] {
  const found = quick(offers)
  const isEnd = ({ kind }: Offer): boolean => ENDS.has(kind)
  const all = found.length > 0 && found.every(isEnd) && offers.length <= most ? offers : found
  return [...all.filter((offer) => !isEnd(offer)), ...all.filter(isEnd)]
}

/** What brings one of the resource it names, if nothing else is said. */
const ONE = new Set(['gain'])

/** What is written on a quick button beside its words: what is paid, and what comes of it. */
export function exchangeOf(offer: Offer): { paid: Amount[]; gains: Amount[] } {
  const paid = offer.kind === 'pay_magic' ? amountsOf(refs(offer.args['paid'])) : [...offer.cost]
  const told = offer.effects.flatMap(({ kind, args }) => (kind === 'gain' ? refs(args['gains']) : []))
  const named = [
    ...refs(offer.args['gains']),
    ...(ONE.has(offer.kind) ? [String(offer.args['resource'])] : []),
  ]
  const gains = told.length > 0 ? told : named
  return { paid, gains: amountsOf(gains) }
}

// Drawing

/** A power in signs: `1[gold] → 2[magic]`. */
export type Part = { readonly kind: 'text' | 'sign'; readonly text: string }

export function parts(text: string): Part[] {
  return text
    .split(/(\[\w+\])/)
    .filter((part) => part.trim() !== '')
    .map((part): Part => {
      const sign = /^\[(\w+)\]$/.exec(part)?.[1]
      return sign === undefined ? { kind: 'text', text: part.trim() } : { kind: 'sign', text: sign }
    })
}

/** How many edges a stack shows under its top card: three at most. */
export const edges = (cards: number): number => Math.max(0, Math.min(3, cards - 1))

/** The silhouette of a wood: pines side by side on a strip of this width, always the same ones. */
export function pines(width: number, seed: number): string {
  let hash = seed
  const next = (most: number): number => (hash = (hash * 16807) % 2147483647) % most
  const found: string[] = []
  for (let x = -20; x < width + 40; x += 26 + next(22)) {
    const half = 13 + next(9)
    const high = 46 + next(34)
    found.push(
      `M${x} ${100 - high}l${half} ${high * 0.42}h-${half * 0.4}l${half * 0.6} ${high * 0.58}H${x - half * 1.2}l${half * 0.6}-${high * 0.58}h-${half * 0.4}Z`,
    )
  }
  return found.join('')
}
