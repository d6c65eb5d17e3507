import type { LessonInfo, LessonStep, Offer, Place, Thing } from '../../protocol'

/** Where somebody is in a lesson: a step by its number, all of them where it is at its end, and the move that is next. */
export interface Reached {
  readonly step: number
  /** The move that is asked for now, by notation, perhaps with a `*` at its end; none at a step one only looks at. */
  readonly move: string | null
}

/** All moves of a lesson in order: those that were made before it began, then what its steps ask for. */
export const scriptOf = ({ opening, steps }: LessonInfo): string[] => [
  ...opening,
  ...steps.flatMap(({ asks }) => asks),
]

/**
 * The first step that is not done. One that asks for moves is done when so many are made; one that one only looks at
 * when somebody went on from it (`seen` counts the steps up to the last of these), or has made a move that comes later.
 */
export function reached(lesson: LessonInfo, made: number, seen: number): Reached {
  const script = scriptOf(lesson)
  const move = made < script.length ? (script[made] ?? null) : null
  if (made < lesson.opening.length) return { step: 0, move } // the opening was taken back
  let before = lesson.opening.length
  for (const [step, { asks }] of lesson.steps.entries()) {
    if (asks.length === 0 && seen <= step && made <= before) return { step, move: null }
    before += asks.length
    if (made < before) return { step, move }
  }
  return { step: lesson.steps.length, move: null }
}

/** Whether this notation is what is asked for. */
export const isAsked = (move: string, notation: string): boolean =>
  move.endsWith('*') ? notation.startsWith(move.slice(0, -1)) : notation === move

/** Where a step stands among those of its turn, as it is said: turn 1 of 3, step 4 of 5. */
export function spot(steps: readonly LessonStep[], at: number): Readonly<Record<string, number>> {
  const turn = steps[at]?.turn ?? 0
  const own = steps.filter((step) => step.turn === turn)
  const first = steps.findIndex((step) => step.turn === turn)
  return { turn, turns: steps.at(-1)?.turn ?? 0, step: at - first + 1, steps: own.length }
}

/** The steps of a lesson turn by turn. */
export function turnsOf(
  steps: readonly LessonStep[],
): { readonly turn: number; readonly from: number; readonly n: number }[] {
  return [...new Set(steps.map(({ turn }) => turn))].map((turn) => ({
    turn,
    from: steps.findIndex((step) => step.turn === turn),
    n: steps.filter((step) => step.turn === turn).length,
  }))
}

/** What an offer is about, as `place/thing`: wherever a click on a thing would mean it. */
export function aboutOf(
  offer: Offer,
  places: readonly Place[],
  offersFor: (place: Place, thing: Thing) => readonly (Offer | null)[],
): string[] {
  return places.flatMap((place) =>
    place.things
      .filter((thing) => offersFor(place, thing).includes(offer))
      .map(({ ref }) => `${place.id}/${ref}`),
  )
}

/** The first of these that is drawn somewhere. */
export const either = (...lights: readonly string[]): string => lights.join('|')
export const eachOf = (light: string): string[] => light.split('|')

/** `place` and `thing` of `place/thing`; the thing is empty where the whole place is meant. */
export function partsOf(light: string): { readonly place: string; readonly ref: string } {
  const [first = ''] = eachOf(light)
  const at = first.indexOf('/')
  return at < 0 ? { place: first, ref: '' } : { place: first.slice(0, at), ref: first.slice(at + 1) }
}

/** The argument of the mark that a fact names, `place/thing/mark` or, of several, `place/thing/mark/argument`; none where it does not lie there now. */
export function factIn(places: readonly Place[], fact: string): number | string | string[] | null {
  const [place = '', ref = '', kind = '', name] = fact.split('/')
  const thing = places.find(({ id }) => id === place)?.things.find((one) => one.ref === ref)
  const args = thing?.marks.find(([own]) => own === kind)?.[1]
  if (args === undefined) return null
  return (name === undefined ? Object.values(args)[0] : args[name]) ?? null
}
