import type { Event, HandOver } from '../../protocol'

/** One turn's part of the story: the event that opens it, if any, and what happened in it. */
export interface Chapter {
  readonly head: Event | null
  readonly events: Event[]
  /** Where in the whole story the chapter begins. */
  readonly start: number
}

const OPENS = new Set(['turn', 'round', 'phase', 'auction', 'final_phase'])

export const opens = (event: Event): boolean => OPENS.has(event.kind)

/** The story cut at every turn. */
export function chapters(story: readonly Event[]): Chapter[] {
  const found: Chapter[] = []
  story.forEach((event, index) => {
    if (opens(event)) found.push({ head: event, events: [], start: index })
    else if (found.length === 0) found.push({ head: null, events: [event], start: index })
    else found.at(-1)?.events.push(event)
  })
  return found
}

/** Whose doing an event is, if it names a seat. */
export function seatOf(event: Event): number | null {
  const seat = event.args['seat']
  return typeof seat === 'string' && seat.startsWith('seat:') ? Number(seat.slice(5)) : null
}

/**
 * Where in the story begins what the others did after this seat's last turn, while it waits or chooses again;
 * null if it has had no turn yet or nobody else has done anything since.
 */
export function sinceMine(story: readonly Event[], seat: number | null): number | null {
  if (seat === null) return null
  const turns = story.flatMap((event, at) => (event.kind === 'turn' && seatOf(event) !== null ? [at] : []))
  if (turns.length > 0) return sinceTurn(turns, (at) => seatOf(story[at] as Event) === seat)
  // An auction names who leads it: nobody has done anything by that.
  const doers = story.map((event) => (opens(event) ? null : seatOf(event)))
  let at = doers.findLastIndex((doer) => doer !== null && doer !== seat) + 1
  if (at === 0) return null
  while (at > 0 && doers[at - 1] !== seat) at -= 1
  // What names nobody and follows one's own deed comes of it: a page that shows what lay below.
  while (doers[at] === null && !opens(story[at] as Event)) at += 1
  return story.slice(0, at).some(opens) ? at : null
}

/** Of these events what comes before one's own new deeds: those are no news to whoever does them. */
export function before(events: readonly Event[], seat: number | null): readonly Event[] {
  const others = events.findLastIndex((event) => ![null, seat].includes(seatOf(event)))
  const own = events.findIndex((event, at) => at > others && seatOf(event) === seat)
  return own < 0 ? events : events.slice(0, own)
}

/** The first turn of another after the last own one; a turn that is still going on is not the last one. */
function sinceTurn(turns: readonly number[], isOwn: (at: number) => boolean): number | null {
  const before = turns.slice(0, turns.findLastIndex((at) => !isOwn(at)) + 1)
  const last = before.findLastIndex(isOwn)
  return last < 0 ? null : (before[last + 1] ?? null)
}

/** The key and the names of the sentence that tells that a device has lost its seat. */
export const handWords = ({
  name,
  before,
  revoked,
}: HandOver): [string, { name: string; before: string }] => [
  revoked ? 'hand-revoked' : name === before ? 'hand-moved' : 'hand-taken',
  { name, before },
]
