/**
 * Whole turns in one sentence each. Which events are told, and which of them come first, the game says (`matters`);
 * its texts have the words (`.brief`). Here is only gathered and counted.
 */

import type { Event } from '../../protocol'
import { isReference } from '../../lib/catalogue'
import { chapters, seatOf } from './story'

/** So much is told of one turn. */
const CLAUSES = 3
/** So many sentences tell what happened while somebody was away. */
export const SENTENCES = 5

/** One seat's turn, or its part of an auction: where it begins in the story, and all that happened in it. */
export interface Turn {
  readonly seat: number | null
  readonly start: number
  readonly events: readonly Event[]
  /** Whether it begins with an event that opens it. */
  readonly headed: boolean
}

/** The events of one chapter in turns: one whose head names a seat is all its own, others change with who acts. */
export function turnsOf(head: Event | null, events: readonly Event[], start: number): Turn[] {
  const owner = head?.kind === 'turn' ? seatOf(head) : null
  const first = start + (head === null ? 0 : 1)
  if (owner !== null) return [{ seat: owner, start, events, headed: true }]
  const found: { seat: number | null; start: number; events: Event[]; headed: boolean }[] = []
  events.forEach((event, index) => {
    const seat = seatOf(event)
    const last = found.at(-1)
    if (last !== undefined && (seat === null || seat === last.seat)) last.events.push(event)
    else found.push({ seat, start: first + index, events: [event], headed: false })
  })
  return found
}

/** What of these events matters most, told once each, in the order of the story. */
export function gist(events: readonly Event[], seat: number | null, matters: readonly string[]): Event[] {
  const told = gathered(
    events.filter((event) => matters.includes(event.kind) && [null, seat].includes(seatOf(event))),
  )
  const rank = (event: Event): number => matters.indexOf(event.kind)
  const kept = new Set([...told].sort((one, other) => rank(one) - rank(other)).slice(0, CLAUSES))
  return told.filter((event) => kept.has(event))
}

/** Events of one kind become one: numbers add up, names gather. Where plain words differ they stay apart. */
export function gathered(events: readonly Event[]): Event[] {
  const found: Event[] = []
  for (const event of events) {
    const at = found.findIndex((other) => other.kind === event.kind && isAlike(other, event))
    if (at < 0) found.push(event)
    else found[at] = both(found[at] as Event, event)
  }
  return found
}

const isPlain = (value: unknown): boolean => typeof value === 'string' && !isReference(value)
const isSeat = (value: unknown): boolean => typeof value === 'string' && value.startsWith('seat:')

const isAlike = (one: Event, other: Event): boolean =>
  Object.entries(one.args).every(
    ([name, value]) => (!isPlain(value) && !isSeat(value)) || other.args[name] === value,
  )

function both(one: Event, other: Event): Event {
  const args: Record<string, number | string | string[]> = { ...one.args }
  for (const [name, value] of Object.entries(other.args)) {
    const known = args[name]
    if (typeof value === 'number' && typeof known === 'number') args[name] = known + value
    else if (known !== undefined && typeof known !== 'number' && typeof value !== 'number') {
      if (!isPlain(value) && !isSeat(value)) args[name] = [known, value].flat()
    }
  }
  return { ...one, args }
}

/** What happened while somebody was away: one sentence, and how long the story was when what mattered most had happened. */
export interface Missed {
  readonly seat: number
  readonly events: readonly Event[]
  readonly at: number
}

/** In at most five sentences: one for each turn, or where those are too many one for each seat. */
export function missed(
  story: readonly Event[],
  from: number,
  matters: readonly string[],
  own: number | null = null,
): Missed[] {
  const turns = chapters(story)
    .flatMap(({ head, events, start }) => turnsOf(head, events, start))
    .flatMap((turn): Missed[] => {
      const { seat, headed, start, events } = turn
      const first = start + (headed ? 1 : 0)
      const end = first + events.length
      if (seat === null || seat === own || end <= from) return []
      const fresh = events.slice(Math.max(0, from - first))
      const told = gist(fresh, seat, matters)
      const best = Math.min(...told.map(({ kind }) => matters.indexOf(kind)))
      const moment = fresh.findLastIndex(({ kind }) => matters.indexOf(kind) === best)
      return told.length === 0 ? [] : [{ seat, events: told, at: end - fresh.length + moment + 1 }]
    })
  if (turns.length <= SENTENCES) return turns
  const seats = [...new Set(turns.map(({ seat }) => seat))].slice(0, SENTENCES)
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat)
    const events = gist(
      own.flatMap((turn) => turn.events),
      seat,
      matters,
    )
    const best = Math.min(...events.map(({ kind }) => matters.indexOf(kind)))
    const moment = own.findLast((turn) => turn.events.some(({ kind }) => matters.indexOf(kind) === best))
    return { seat, events, at: (moment ?? (own.at(-1) as Missed)).at }
  })
}
