import type { Decision, Event, Offer, Place, Screen, Thing } from '../../src/protocol'

/** What lies on a table of Valencia, for its tests. */
export const thing = (ref: string, more: Partial<Thing> = {}): Thing => ({
  ref,
  kind: 'tile',
  count: 1,
  hidden: false,
  seat: null,
  marks: [],
  ...more,
})
export const place = (kind: string, things: Thing[], seat: number | null = null, columns = 0): Place => ({
  id: seat === null ? kind : `${kind} ${seat}`,
  kind,
  things,
  seat,
  columns,
  chart: null,
  aside: false,
  corners: null,
})
export const screenWith = (places: Place[], asked: Decision[] = [], round = 0): Screen => ({
  table: { places },
  view: { round },
  asked,
  offers: [],
  standing: { rows: [], totals: [], outcome: null },
  undo: false,
  no_undo: null,
  over: false,
})
export const asks = (seat: number, kind: string, sealed = ''): Decision => ({
  seat,
  kind,
  source: '',
  sealed,
})
export const offer = (kind: string, touches: string[], more: Partial<Offer> = {}): Offer => ({
  action: 0,
  notation: kind,
  kind,
  args: {},
  touches,
  cost: [],
  effects: [],
  refusal: null,
  ...more,
})
export const event = (kind: string, args: Event['args'] = {}): Event => ({ kind, args, rule: '' })
export const card = (n: number): string => `card:influence_${n}`
