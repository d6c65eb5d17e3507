/** Valletta's table as values to be drawn. Everything is read from the screen; nothing here knows a rule. */

import type { Amount, Event, Offer, Place, Screen, Thing } from '../../protocol'
import { idOf, mark, number, placeOf, word } from '../painted/reading'

export const GOODS = ['gold', 'wood', 'stone', 'brick'] as const
export type Good = (typeof GOODS)[number]
export type Counts = Readonly<Record<Good, number>>

export const MATERIALS: readonly Good[] = ['wood', 'stone', 'brick']
const NONE: Counts = { gold: 0, wood: 0, stone: 0, brick: 0 }

/** A building of the display as it lies. What is not marked on the thing is empty. */
export interface Building {
  readonly place: Place
  readonly thing: Thing
  readonly id: string
  readonly color: string
  readonly letter: string
  readonly points: number
  readonly icon: string
  /** What is to be paid by what is printed: to construct it or, once built, to upgrade it. */
  readonly printed: Counts | null
  readonly character: string
  readonly owner: number | null
  readonly upgraded: boolean
}

export interface Figure {
  readonly seat: number
  readonly space: number
  /** What the laps behind it are worth. */
  readonly token: number
  /** So many points bring on the end; 0 if the table does not say. */
  readonly goal: number
}

export interface Street {
  readonly spaces: number
  readonly jean: number
  readonly figures: readonly Figure[]
}

export interface Meter {
  readonly kind: 'houses' | 'points' | 'jean'
  /** Who is ahead. */
  readonly seat: number | null
  readonly n: number
  readonly of: number
}

// Reading things

/** The colour of a thing's set: green, blue, yellow, red, purple; empty if the table does not say. */
export const colorOf = (thing: Thing): string => word(mark(thing, 'color', 'color'))

export function count(refs: readonly string[]): Counts {
  const counts = { ...NONE }
  for (const ref of refs) {
    const good = idOf(ref) as Good
    if (good in counts) counts[good] += 1
  }
  return counts
}

export function countAmounts(amounts: readonly Amount[]): Counts {
  const counts = { ...NONE }
  for (const { thing, n } of amounts) {
    const good = idOf(thing) as Good
    if (good in counts) counts[good] += n
  }
  return counts
}

export function building(place: Place, thing: Thing): Building {
  const cost = mark(thing, 'cost', 'cost') ?? mark(thing, 'upgrade', 'cost')
  const letter = mark(thing, 'letter', 'letter')
  return {
    place,
    thing,
    id: idOf(thing.ref),
    color: colorOf(thing),
    letter: typeof letter === 'string' ? letter : '',
    points: number(mark(thing, 'points', 'n')),
    icon: word(mark(thing, 'icon', 'good')),
    printed: Array.isArray(cost) ? count(cost) : null,
    character: word(mark(thing, 'character', 'card')),
    owner: thing.seat,
    upgraded: thing.marks.some(([kind]) => kind === 'upgraded'),
  }
}

// The display and the street

export function columnsOf(screen: Screen): number {
  return placeOf(screen, 'above')?.columns || placeOf(screen, 'below')?.columns || 1
}

export function rowsOf(screen: Screen): number {
  const things = ['above', 'below'].flatMap((kind) => placeOf(screen, kind)?.things ?? [])
  return Math.ceil(things.length / columnsOf(screen))
}

export function streetOf(screen: Screen): Street {
  const things = placeOf(screen, 'street')?.things ?? []
  const jean = things.find((thing) => thing.ref === 'figure:jean')
  const barrels = things.find((thing) => thing.ref === 'barrel:back')?.count ?? 0
  const figures = things.flatMap((thing) =>
    thing.kind === 'track' && thing.seat !== null
      ? [
          {
            seat: thing.seat,
            space: thing.count,
            token: number(mark(thing, 'token', 'n')),
            goal: number(mark(thing, 'goal', 'n')),
          },
        ]
      : [],
  )
  // Every space he has left behind had a barrel, and every other one still has.
  return { spaces: (jean?.count ?? 0) + barrels, jean: jean?.count ?? 0, figures }
}

/** Which column a space of the street lies under, and how far along it; null for the tower before the first. */
export function spot(
  space: number,
  spaces: number,
  columns: number,
): { readonly column: number; readonly along: number } | null {
  if (space <= 0 || spaces <= 0) return null
  const each = Math.ceil(spaces / columns)
  const column = Math.min(columns - 1, Math.floor((space - 1) / each))
  return { column, along: (space - 1 - column * each + 0.5) / each }
}

/** How far from the middle of its space each figure stands, so that none hides another: -1 to 1. */
export function spread(figures: readonly Figure[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const figure of figures) {
    const here = figures.filter((other) => other.space === figure.space)
    const at = here.indexOf(figure)
    found.set(figure.seat, here.length < 2 ? 0 : (2 * at) / (here.length - 1) - 1)
  }
  return found
}

// What can be done, and what it costs

/** The price as paid now, as the offers tell it: of what can be done, else of what nearly could. */
export function priceNow(offers: readonly Offer[]): Counts | null {
  const priced = offers.filter(({ kind }) => kind === 'construct' || kind === 'upgrade')
  const offer = priced.find(({ refusal }) => refusal === null) ?? priced.find(isShort)
  return offer === undefined ? null : countAmounts(offer.cost)
}

/** A near miss for want of goods only: its price is the one that would be paid. */
const isShort = ({ refusal }: Offer): boolean =>
  refusal !== null && Object.keys(refusal.details).includes('missing')

/** A row of materials; those that are printed but need not be paid are struck. */
export function materials(printed: Counts | null, now: Counts): { good: Good; struck: boolean }[] {
  return MATERIALS.flatMap((good) => {
    const most = Math.max(now[good], printed?.[good] ?? 0)
    return Array.from({ length: most }, (_, index) => ({ good, struck: index >= now[good] }))
  })
}

/** Offers that no drawn thing stands for: done, pay. */
export const loose = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ touches, refusal }) => touches.length === 0 && refusal === null)

/** Whether nothing but goods is to be chosen. */
export function onlyGoods(offers: readonly Offer[]): boolean {
  const drawn = offers.filter(({ touches }) => touches.length > 0)
  return drawn.length > 0 && drawn.every(({ touches }) => touches[0]?.startsWith('good:'))
}

// Seats

export function builtBy(screen: Screen, seat: number): number {
  return ['above', 'below']
    .flatMap((kind) => placeOf(screen, kind)?.things ?? [])
    .filter((thing) => thing.seat === seat).length
}

/** The houses of a seat: still in front of it, and in all. */
export function houses(screen: Screen, seat: number): { left: number; all: number } {
  const left = placeOf(screen, 'area', seat)?.things.find(({ ref }) => ref === 'house:house')?.count ?? 0
  return { left, all: left + builtBy(screen, seat) }
}

/** How near the end is, by each way to it. */
export function meters(screen: Screen): Meter[] {
  const street = streetOf(screen)
  const found: Meter[] = []
  const most = <T>(all: readonly T[], value: (one: T) => number): T | null =>
    all.reduce<T | null>((best, one) => (best === null || value(one) > value(best) ? one : best), null)
  const builder = most(street.figures, ({ seat }) => builtBy(screen, seat))
  if (builder !== null) {
    const { left, all } = houses(screen, builder.seat)
    found.push({ kind: 'houses', seat: builder.seat, n: all - left, of: all })
  }
  const leader = most(street.figures, ({ space, token }) => space + token)
  if (leader !== null && leader.goal > 0) {
    found.push({ kind: 'points', seat: leader.seat, n: leader.space + leader.token, of: leader.goal })
  }
  if (street.spaces > 0) found.push({ kind: 'jean', seat: null, n: street.jean, of: street.spaces })
  return found
}

/** The cards a seat has laid down in its latest turn, in order. */
export function lastPlayed(story: readonly Event[], seat: number): string[] {
  const cards: string[] = []
  for (const event of [...story].reverse()) {
    if (event.args['seat'] !== `seat:${seat}`) continue
    if (event.kind === 'turn') break
    const card = event.args['card']
    if ((event.kind === 'played' || event.kind === 'laid') && typeof card === 'string') cards.unshift(card)
  }
  return cards
}

// Drawing

/** The look of one façade: a building always has the same one. */
export interface Facade {
  readonly windows: 2 | 3
  readonly arched: boolean
  readonly roof: 'plain' | 'balls' | 'block' | 'pediment' | 'dome'
  /** Which window of the lower floor is a closed balcony; counted from the left. */
  readonly balcony: number
  readonly wall: string
}

const ROOFS = ['plain', 'balls', 'block'] as const
const NOBLE_ROOFS = ['dome', 'pediment', 'plain'] as const
const WALLS = ['#f0e2c2', '#ecdab4', '#f3e6cb'] as const

export function facade(id: string, color: string): Facade {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  const windows = hash % 4 === 0 ? 2 : 3
  const roofs = color === 'yellow' ? NOBLE_ROOFS : ROOFS
  return {
    windows,
    arched: hash % 2 === 1,
    roof: roofs[Math.floor(hash / 4) % roofs.length] ?? 'plain',
    balcony: Math.floor(hash / 12) % windows,
    wall: WALLS[Math.floor(hash / 36) % WALLS.length] ?? WALLS[0],
  }
}

/** A short effect in words and drawings: `+1 [wood] per ([wood])`. */
export type Part = { kind: 'text' | 'good' | 'icon'; text: string }

export function parts(text: string): Part[] {
  return text
    .split(/(\(\[\w+\]\)|\[\w+\])/)
    .filter((part) => part.trim() !== '')
    .map((part): Part => {
      const good = /\[(\w+)\]/.exec(part)?.[1]
      if (good === undefined) return { kind: 'text', text: part.trim() }
      return { kind: part.startsWith('(') ? 'icon' : 'good', text: good }
    })
}
