/** When a tip is given: all that it names is so, on the screen of the seat that looks. */

import type { Place, Screen, Thing, Tip } from '../../protocol'

/** Whether a name is meant by another that may end in `*`. */
const fits = (name: string, meant: string): boolean =>
  meant.endsWith('*') ? name.startsWith(meant.slice(0, -1)) : name === meant

/** The things of `place/thing`, and the mark that `place/thing/mark` names. A place is named by its id or its kind. */
function meantBy(name: string, places: readonly Place[]): { things: Thing[]; mark: string | undefined } {
  const [place = '', ref = '', mark] = name.split('/')
  const things = places
    .filter(({ id, kind, aside }) => !aside && (id === place || kind === place))
    .flatMap((one) => one.things)
    .filter((thing) => fits(thing.ref, ref))
  return { things, mark }
}

function lies(name: string, places: readonly Place[]): boolean {
  const { things, mark } = meantBy(name, places)
  return things.some(
    ({ count, marks }) => count > 0 && (mark === undefined || marks.some(([kind]) => kind === mark)),
  )
}

export function isGiven(tip: Tip, screen: Screen, seat: number): boolean {
  const { places } = screen.table
  const source = screen.asked.find((decision) => decision.seat === seat)?.source
  if (source === undefined || (tip.asked !== '' && !fits(source, tip.asked))) return false
  const possible = screen.offers.some(({ kind, refusal }) => kind === tip.offers && refusal === null)
  if (tip.offers !== '' && !possible) return false
  if (tip.sees.length > 0 && !tip.sees.some((one) => lies(one, places))) return false
  if (tip.gone !== '' && !meantBy(tip.gone, places).things.some(({ count }) => count === 0)) return false
  const counts = tip.alike.map((one) => meantBy(one, places).things[0]?.count)
  return counts.length === 0 || (counts[0] !== undefined && counts[0] === counts[1])
}
