/** What an event sets in motion, as each game tells it in a table: kinds of events, and what of them goes where. */

import type { Component } from 'svelte'
import type { Event, Screen } from '../../protocol'

/**
 * `flies`: a reference, or the argument that names one or several; so many as the argument `times` says. `from` and `to`
 * are spots, `place/thing` or `place`, the first that is in sight of those between `|`; `{name}` in them stands for an
 * argument of the event, a seat for its number, and `{}` for what flies. `turns`, `drops`: a thing that moves where it
 * lies. `drawn`: the component of the game that moves it by itself. `compared`: numbers of points that roll and figures
 * that walk, in every game alike, wherever two tables differ.
 */
export type Motion =
  | {
      readonly flies: string
      readonly from: string
      readonly to: string
      readonly times?: string
      /** A figure walks: slower than what is handed over. */
      readonly walks?: true
    }
  | { readonly turns: string }
  | { readonly drops: string }
  | { readonly drawn: string }
  | { readonly compared: 'points' | 'figures' }

type Args = Event['args']

/** All motion of a game, and how what flies looks. */
export interface Scene {
  readonly motions: Readonly<Record<string, readonly Motion[]>>
  /** What else is known of an event than it tells, by the table before it and what was told with it. */
  readonly more?: (event: Event, before: Screen, told: readonly Event[]) => Args
  readonly Piece: Component<{ of: string; size: number }>
  /** Of which things that is the picture; others fly as they lie there. */
  readonly draws: (ref: string) => boolean
}

/** So many of a thing on their way from one spot to another. */
export interface Flight {
  readonly ref: string
  readonly n: number
  readonly from: string
  readonly to: string
  readonly walks: boolean
}

/** All that some events set in motion. */
export interface Moving {
  readonly flights: readonly Flight[]
  readonly turns: readonly string[]
  readonly drops: readonly string[]
  /** How many events move something; with many of them waiting all goes faster. */
  readonly events: number
}

const refs = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

const fill = (spot: string, args: Args, flying = ''): string =>
  spot.replace(/\{(\w*)\}/g, (_, name: string) =>
    name === '' ? flying : String(args[name] ?? '').replace(/^seat:/, ''),
  )

function flightsOf(motion: Extract<Motion, { flies: string }>, args: Args): Flight[] {
  const { flies, from, to, times, walks = false } = motion
  const flying = flies.includes(':') ? [fill(flies, args)] : refs(args[flies])
  const n = times === undefined ? 1 : Number(args[times])
  return [...new Set(flying)].map((ref) => ({
    ref,
    n: n * flying.filter((one) => one === ref).length,
    from: fill(from, args, ref),
    to: fill(to, args, ref),
    walks,
  }))
}

/** What these events set in motion, in their order. */
export function movingBy({ motions, more }: Scene, told: readonly Event[], before: Screen): Moving {
  const moving = told.flatMap((event) => {
    const args = { ...event.args, ...more?.(event, before, told) }
    return (motions[event.kind] ?? []).map((motion) => ({ motion, args, event }))
  })
  return {
    flights: moving
      .flatMap(({ motion, args }) => ('flies' in motion ? flightsOf(motion, args) : []))
      .filter(({ n }) => n > 0),
    turns: moving.flatMap(({ motion, args }) => ('turns' in motion ? [fill(motion.turns, args)] : [])),
    drops: moving.flatMap(({ motion, args }) => ('drops' in motion ? [fill(motion.drops, args)] : [])),
    events: new Set(moving.map(({ event }) => event)).size,
  }
}
