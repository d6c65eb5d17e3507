/** Reading a table: what every painted board asks of the screen. Nothing here knows a game. */

import type { Event, Place, Screen, Thing } from '../../protocol'

/** `gold` of `good:gold`. */
export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1)
/** `good` of `good:gold`. */
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'))

/** An argument of a thing's mark; null without the mark. */
export function mark(thing: Thing, kind: string, name: string): number | string | string[] | null {
  return thing.marks.find(([own]) => own === kind)?.[1][name] ?? null
}
export const hasMark = (thing: Thing, kind: string): boolean => thing.marks.some(([own]) => own === kind)

// An argument as what it should be; as nothing where it is something else.

export const word = (value: unknown): string => (typeof value === 'string' ? idOf(value) : '')
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const refs = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
export const ids = (value: unknown): string[] => refs(value).map(idOf)
/** The seat that is named; none where it is no seat. */
export const seatIn = (value: unknown): number | null =>
  typeof value === 'string' && value.startsWith('seat:') ? Number(value.slice(5)) : null

export const placeOf = (screen: Screen, kind: string, seat: number | null = null): Place | null =>
  screen.table.places.find((place) => place.kind === kind && place.seat === seat) ?? null

export const thingsOf = (screen: Screen, kind: string, seat: number | null = null): readonly Thing[] =>
  placeOf(screen, kind, seat)?.things ?? []

/** The things the latest events speak of, for a trace of what just happened. */
export function touchedBy(events: readonly Event[], kinds: readonly string[]): Set<string> {
  return new Set(
    events
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ args }) => Object.values(args).flat())
      .filter((value): value is string => typeof value === 'string'),
  )
}
