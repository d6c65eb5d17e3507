import { sought, spoken } from '../../lib/search'
import type { Known, Shelf } from '../../protocol'

/** What is wanted: words, one kind of things, by each facet one value, and what it may cost. */
export interface Wanted {
  readonly words: string
  readonly shelf: string
  readonly facets: Readonly<Record<string, string>>
  readonly price: string
}
export const NOTHING_WANTED: Wanted = { words: '', shelf: '', facets: {}, price: '' }

/** The steps of what something may cost, as the ends of their ranges. */
export const BANDS = [
  [0, 4],
  [5, 8],
  [9, Infinity],
] as const
export const PAYABLE = 'pay'

/** All that one would pay for a thing now, whatever in. */
export const sumOf = (known: Known): number => known.prices.reduce((sum, { now }) => sum + now, 0)

function costs(known: Known, price: string): boolean {
  if (price === '') return true
  if (known.prices.length === 0) return false
  if (price === PAYABLE) return known.payable === true
  const [from, to] = BANDS[Number(price)] ?? [0, Infinity]
  return sumOf(known) >= from && sumOf(known) <= to
}

/** The things that are meant, kind by kind; where no word fits anywhere, none. */
export function found(
  shelves: readonly Shelf[],
  wanted: Wanted,
  text: (known: Known) => string,
): Map<string, Known[]> {
  const words = sought(wanted.words)
  const fits = (known: Known): boolean =>
    costs(known, wanted.price) &&
    Object.entries(wanted.facets).every(([facet, value]) => known.facets[facet]?.includes(value) === true) &&
    (words.length === 0 || spoken(text(known), words) === words.length)
  return new Map(shelves.map((shelf) => [shelf.id, shelf.known.filter(fits)]))
}

/** The values of each facet among these things, in the order in which they come up; one value alone parts nothing. */
export function facetsOf(shelves: readonly Shelf[]): Map<string, string[]> {
  const values = new Map<string, Set<string>>()
  for (const { known } of shelves)
    for (const { facets } of known)
      for (const [facet, own] of Object.entries(facets))
        values.set(facet, new Set([...(values.get(facet) ?? []), ...own]))
  return new Map(
    [...values]
      .map(([facet, own]) => [facet, inOrder([...own])] as const)
      .filter(([, own]) => own.length > 1),
  )
}

const NUMERIC = /^\d/
/** Numbers by size, names as they come up. */
const inOrder = (values: string[]): string[] =>
  values.every((value) => NUMERIC.test(value))
    ? values.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    : values

/** How many of these stand how. */
export function counted(known: readonly Known[]): [Known['stands'], number][] {
  const order: readonly Known['stands'][] = ['open', 'held', 'seen', 'unseen', 'gone']
  return order
    .map((stands): [Known['stands'], number] => [stands, known.filter((one) => one.stands === stands).length])
    .filter(([, n]) => n > 0)
}
