import type { Component } from 'svelte'
import type { Known, Place, Shelf, Thing } from '../protocol'
import type { Desk } from '../table/control/desk.svelte'

/** How a game draws what is looked up: its own cards, and a picture of each thing for the large card. */
export interface Drawn {
  /** The real card, at a table where nothing can be done. */
  Card: Component<{ known: Known; quiet: Desk }>
  /** The picture of a thing alone. */
  Art: Component<{ thing: Thing; size: number }>
  /** A value by which things are filtered, small: a crest, a guild; only of what `marked` knows. */
  Mark?: Component<{ of: string; size: number }>
  marked?: (ref: string) => boolean
  /** What stands before the cards of one kind when it alone is looked at, as the open book. */
  Head?: Component<{ shelf: Shelf; desk: Desk; quiet: Desk }>
  /** What else the large card says of a thing, as what its signs mean. */
  More?: Component<{ desk: Desk; of: string }>
  /** The ground of its name: white is read on it. */
  bar: (thing: Thing) => string
  /** The least width and the height of a card of this kind. */
  size: (shelf: string) => readonly [width: number, height: number]
}

/** Where a card lies that is only read. */
export const nowhere = (thing: Thing): Place => ({
  id: 'lookup',
  kind: 'lookup',
  things: [thing],
  seat: thing.seat,
  columns: 0,
  chart: null,
  aside: true,
  corners: null,
})
