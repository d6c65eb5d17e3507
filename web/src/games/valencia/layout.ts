/** Valencia's table as values to be drawn. Everything is read from the screen; nothing here knows a rule. */

import type { Offer, Screen, Thing } from '../../protocol'
import { hasMark, idOf, mark, number, placeOf, seatIn, thingsOf, word } from '../painted/reading'

/** How many of this lie in a seat's area. */
export const counted = (screen: Screen, seat: number, ref: string): number =>
  thingsOf(screen, 'area', seat).find((thing) => thing.ref === ref)?.count ?? 0

// What is going on

export type Scene = 'tasks' | 'planning' | 'auction' | 'city'

/** Decisions that are answered on the map or the council: the city has the room. */
const ON_THE_MAP = new Set([
  'place',
  'take_or_place',
  'take',
  'sit',
  'ability',
  'move_palm',
  'lift',
  'land',
  'plant',
  'found',
  'sell',
  'keep_task',
])

/** What the board shows beside the city: the plan, the auction's tray, or the steps and the council. */
export function sceneOf(screen: Screen, seat: number | null): Scene {
  const [first] = screen.asked
  if (first?.sealed.startsWith('planning')) return 'planning'
  if (first?.sealed) return 'tasks'
  const mine = screen.asked.find((decision) => decision.seat === seat)
  if (mine !== undefined && ON_THE_MAP.has(mine.kind)) return 'city'
  return placeOf(screen, 'auction') === null ? 'city' : 'auction'
}

/** Whether this seat answers with its stacks or with the cards of its bid. */
export const answersWithCards = (screen: Screen, seat: number | null): boolean =>
  screen.asked.some((decision) => decision.seat === seat && ['bid', 'back'].includes(decision.kind))

/** The round that is played or planned, counted from 1, and how many there are. */
export function roundOf(screen: Screen): { n: number; of: number } {
  const of = thingsOf(screen, 'boards').length
  const view = screen.view as { readonly round?: unknown } | null
  return { n: Math.min(of, number(view?.round) + 1), of }
}

// Steps and council

export interface Prize {
  readonly place: number
  readonly what: readonly string[]
  /** What it would bring whoever looks; none for a spectator. */
  readonly worth: number | null
  readonly unit: 'points' | 'coins'
}

export interface Step {
  readonly thing: Thing
  readonly letter: string
  readonly guild: string
  readonly state: 'done' | 'now' | 'to_come'
  /** Who acts without an auction. */
  readonly actor: number | null
  readonly prizes: readonly Prize[]
}

export function stepsOf(screen: Screen): Step[] {
  return thingsOf(screen, 'steps').map((thing) => ({
    thing,
    letter: idOf(thing.ref),
    guild: word(mark(thing, 'guild', 'guild')),
    state: hasMark(thing, 'step_now') ? 'now' : hasMark(thing, 'step_done') ? 'done' : 'to_come',
    actor: seatIn(mark(thing, 'acts_here', 'seat')),
    prizes: thing.marks.flatMap(([kind, args]): Prize[] =>
      kind.startsWith('prize')
        ? [
            {
              place: number(args['place']),
              what: Array.isArray(args['what']) ? args['what'] : [],
              worth: typeof args['n'] === 'number' ? args['n'] : null,
              unit: kind === 'prize_coins' ? 'coins' : 'points',
            },
          ]
        : [],
    ),
  }))
}

export interface Chair {
  readonly thing: Thing
  readonly id: string
  readonly holder: number | null
  readonly helpers: readonly number[]
}

export function chairsOf(screen: Screen): Chair[] {
  return thingsOf(screen, 'council').map((thing) => ({
    thing,
    id: idOf(thing.ref),
    holder: thing.seat,
    helpers: thing.marks.flatMap(([kind, args]) => (kind === 'helper' ? [seatIn(args['seat']) ?? 0] : [])),
  }))
}

// Tasks

export interface Task {
  readonly thing: Thing
  readonly id: string
  readonly state: 'open' | 'fulfilled' | 'unfulfilled'
  /** What it brings as things stand; null where others' screens decide. */
  readonly points: number | null
  readonly progress: { readonly n: number; readonly of: number } | null
  readonly kept: boolean
}

export const tasksOf = (screen: Screen, seat: number): Task[] =>
  thingsOf(screen, 'tasks', seat)
    .filter(({ hidden }) => !hidden)
    .map(taskOf)

export function taskOf(thing: Thing): Task {
  const state =
    (['fulfilled', 'unfulfilled'] as const).find((kind) => hasMark(thing, `task_${kind}`)) ?? 'open'
  const points = mark(thing, `task_${state}`, 'n')
  return {
    thing,
    id: idOf(thing.ref),
    state,
    points: typeof points === 'number' ? points : null,
    progress: hasMark(thing, 'task_progress')
      ? { n: number(mark(thing, 'task_progress', 'n')), of: number(mark(thing, 'task_progress', 'of')) }
      : null,
    kept: hasMark(thing, 'task_kept'),
  }
}

// Offers

/** Offers that get a button of their own: nothing drawn stands for them, or it is a plain yes. */
export const loose = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ touches, kind }) => touches.length === 0 || kind === 'take' || kind === 'sit')

/** A number among what an offer would do. */
export function effectOf(offers: readonly Offer[], kind: string, name = 'n'): number | null {
  const found = offers.flatMap(({ effects }) => effects).find((effect) => effect.kind === kind)
  const value = found?.args[name]
  return typeof value === 'number' ? value : null
}

export interface Worth {
  /** What a family member brings there at the end as the city stands; null where nobody is to be put. */
  readonly there: number | null
  /** What that changes by one's tasks. */
  readonly tasks: number
}

/** What is told of putting a family member somewhere. */
export const worthsOf = (offers: readonly Offer[]): Worth => ({
  there: effectOf(offers, 'points'),
  tasks: (effectOf(offers, 'tasks_gain') ?? 0) - (effectOf(offers, 'tasks_loss') ?? 0),
})

/** What is printed for the fountain that is to be built in this round; null without one. */
export function fountainToCome(screen: Screen): number | null {
  const { n } = roundOf(screen)
  const board = thingsOf(screen, 'boards').find((thing) => mark(thing, 'round', 'n') === n)
  const points = board === undefined ? null : mark(board, 'round_fountain', 'n')
  return typeof points === 'number' ? points : null
}
