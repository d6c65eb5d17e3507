/** The open books: their two piles, and the page that turns, as values to be drawn. */

import type { Event, Offer, Screen, Thing } from '../../../protocol'
import { idOf, mark, number, thingsOf, word } from '../../painted/reading'
import { face, type Face } from '../layout'

export const BOOKS = ['equipment_a', 'commission_c', 'commission_d', 'equipment_b'] as const

export type BookName = (typeof BOOKS)[number]

export type Side = 'left' | 'right'

export const SIDES: readonly Side[] = ['left', 'right']

/** One pile of an open book. */
export interface Pile {
  readonly side: Side
  readonly thing: Thing | null
  readonly face: Face | null
  readonly pages: number
  /** The pages that anybody has seen, from the top. */
  readonly known: readonly Thing[]
  /** How many nobody has. */
  readonly unseen: number
}

export function piles(screen: Screen, book: string): Pile[] {
  const things = thingsOf(screen, book)
  const seen = thingsOf(screen, `seen_${book}`)
  return SIDES.map((side) => {
    const thing = things.find((one) => word(mark(one, 'side', 'side')) === side) ?? null
    const known = seen.filter((one) => word(mark(one, 'lies', 'side')) === side)
    const pages = thing ? number(mark(thing, 'side', 'n')) : 0
    return { side, thing, face: thing && face(thing), pages, known, unseen: pages - known.length }
  })
}

/** The book before which a seat stands and chooses; empty if it does not. */
export function openBook(screen: Screen, of: number | null): string {
  const source = screen.asked.find((decision) => decision.seat === of)?.source ?? ''
  const letter = idOf(source).slice(-2)
  if (letter === '') return ''
  return screen.offers.some(({ args: own }) => 'side' in own) || source.startsWith('book:')
    ? (BOOKS.find((book) => book.endsWith(letter)) ?? '')
    : ''
}

/** What can be done at one side of that book, or nearly could: turning, buying, exchanging. */
export const atSide = (offers: readonly Offer[], side: Side): Offer[] =>
  offers.filter(({ args: own }) => own['side'] === `side:${side}`)

/** What lies on top of both sides of a book. */
export type Tops = Readonly<Record<Side, Face | null>>

/** A page in the air: what it showed, what it shows, and what it still covers. */
export interface Leaf {
  readonly side: Side
  readonly front: Face
  readonly back: Face | null
  readonly covered: Face | null
}

/** The page that the latest news turned in this book, if they did nothing else there and the tops show it. */
export function inTheAir(old: Tops, now: Tops, news: readonly Event[], book: string): Leaf | null {
  const [event, more] = news.filter(({ kind }) => TOUCHING.has(kind))
  if (event?.kind !== 'turned' || more !== undefined || word(event.args['book']) !== book) return null
  const side = word(event.args['side']) as Side
  const front = old[side]
  if (front === null || JSON.stringify(old) === JSON.stringify(now)) return null
  const other = side === 'left' ? 'right' : 'left'
  return { side, front, back: now[other], covered: old[other] }
}

const TOUCHING = new Set(['turned', 'bought_equipment', 'bought_commission', 'returned'])
