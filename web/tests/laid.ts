/** What lies on a table, what can be done there and what is told, for tests: each with only what a test cares about. */

import type { Decision, Event, Offer, Place, Screen, Thing } from '../src/protocol'

export const thing = (ref: string, more: Partial<Thing> = {}): Thing => ({
  ref,
  kind: 'card',
  count: 1,
  hidden: false,
  seat: null,
  marks: [],
  ...more,
})

const laidAs =
  (kind: Thing['kind']) =>
  (ref: string, more: Partial<Thing> = {}): Thing =>
    thing(ref, { kind, ...more })
export const tile = laidAs('tile')
export const counter = laidAs('counter')

/** A shared place, or one seat's own. */
export const place = (
  kind: string,
  things: Thing[],
  seat: number | null = null,
  more: Partial<Place> = {},
): Place => ({
  id: seat === null ? kind : `${kind} ${seat}`,
  kind,
  things,
  seat,
  columns: 0,
  chart: null,
  aside: false,
  corners: null,
  ...more,
})

export const screenWith = (places: Place[], asked: Decision[] = [], more: Partial<Screen> = {}): Screen => ({
  table: { places },
  view: null,
  asked,
  offers: [],
  standing: { rows: [], totals: [], outcome: null },
  near: null,
  meant: {},
  matters: [],
  undo: false,
  no_undo: null,
  over: false,
  lesson: null,
  rule: '',
  ...more,
})

export const asks = (seat: number, kind: string, sealed = ''): Decision => ({
  seat,
  kind,
  source: '',
  sealed,
})

export const offer = (kind: string, more: Partial<Offer> = {}): Offer => ({
  action: 0,
  notation: kind,
  kind,
  args: {},
  touches: [],
  cost: [],
  effects: [],
  refusal: null,
  ...more,
})

export const event = (kind: string, args: Event['args'] = {}): Event => ({ kind, args, rule: '' })
