import type { Args } from '../lib/catalogue'
import type { Event, Json, Screen, Thing } from '../protocol'

/** That the end is near, as a sentence of the page: `near-<what>` and its arguments. */
export interface Near {
  readonly what: string
  readonly args: Args
}
/** By the table, by what has been told, and by what was agreed on before. */
export type Nearing = (
  screen: Screen,
  story: readonly Event[],
  options: Readonly<Record<string, Json>>,
) => Near | null

const near = (what: string, args: Args = {}): Near => ({ what, args })
const things = (screen: Screen, kind: string): readonly Thing[] =>
  screen.table.places.filter((place) => place.kind === kind).flatMap((place) => place.things)
const told = (thing: Thing | undefined, mark: string): Args | undefined =>
  thing?.marks.find(([kind]) => kind === mark)?.[1]
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The mark on the round says that it is the last, or the round has reached its limit; before that few craftsmen are left. */
export const nearValdora: Nearing = (screen) => {
  const [round] = things(screen, 'round')
  const last = told(round, 'last_round')
  if (last !== undefined)
    return screen.asked.some(({ seat }) => `seat:${seat}` === last['seat'])
      ? near('last-turn')
      : near('last-round-of', last)
  const limit = number(told(round, 'round_limit')?.['n'])
  if (round !== undefined && limit > 0 && round.count >= limit) return near('last-round')
  const left = things(screen, 'craftsmen').flatMap(({ count }) => (count > 0 ? [count] : []))
  return left.length === 2 ? near('colors', { n: Math.min(...left) }) : null
}

/** A round that begins says how many are left. */
export const nearValencia: Nearing = (_screen, story) =>
  story.findLast(({ kind }) => kind === 'round')?.args['left'] === 0 ? near('last-round') : null

/** The final phase, what brings it on, and before that whoever is close to a goal. */
export const nearValletta: Nearing = (screen, story) => {
  if (story.some(({ kind }) => kind === 'final_phase')) return near('final')
  if (story.some(({ kind }) => kind === 'triggered')) return near('final-next')
  for (const figure of things(screen, 'street')) {
    const of = number(told(figure, 'goal')?.['n'])
    const n = figure.count + number(told(figure, 'token')?.['n'])
    if (figure.seat !== null && of > 0 && n >= of * CLOSE)
      return near('points', { seat: `seat:${figure.seat}`, n, of })
  }
  const builder = screen.table.places.find(
    ({ kind, things: own }) =>
      kind === 'area' && own.some(({ ref, count }) => ref === 'house:house' && count === 1),
  )
  return builder?.seat == null ? null : near('house', { seat: `seat:${builder.seat}` })
}
const CLOSE = 0.85

/** The counters of the course: the last round agreed on, exhausted stacks as far as they may go, stacks that are left. */
export const nearValeria: Nearing = (screen, _story, options) => {
  const course = things(screen, 'course')
  const counter = (name: string): Thing | undefined => course.find(({ ref }) => ref === `counter:${name}`)
  const limit = number(options['round_limit'])
  if (limit > 0 && (counter('round')?.count ?? 0) >= limit) return near('last-round')
  const n = counter('exhausted')?.count ?? 0
  const of = number(told(counter('exhausted'), 'of')?.['n'])
  if (of > 0 && n >= of - 1) return near('stacks', { n, of })
  if (counter('monster_stacks')?.count === 1) return near('monsters')
  return counter('domain_stacks')?.count === 1 ? near('domains') : null
}
