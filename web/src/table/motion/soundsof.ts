import type { Sound } from '../../device/sounds'
import type { Event, Screen } from '../../protocol'
import { movesOf } from './moves'

/** What some events sound like, whatever moves. */
const OF_EVENTS: readonly (readonly [named: RegExp, sound: Sound])[] = [
  [/rolled$/, 'dice'],
  [/^turned$/, 'page'],
]
const COINS = /^(coin|good:gold|resource|gem|vp)/

/** Where figures stand, and how far what stands on tracks has come. */
function stands(screen: Screen): string {
  return screen.table.places
    .flatMap(({ id, things }) =>
      things.filter(({ kind }) => kind === 'figure').map(({ ref, count }) => `${id} ${ref} ${count}`),
    )
    .join()
}

const asks = (screen: Screen, seat: number | null): boolean =>
  seat !== null && screen.asked.some((decision) => decision.seat === seat)

/** What is heard when one table has become the other: each sound once, what moves first, and last whose turn it is. */
export function soundsOf(
  before: Screen,
  after: Screen,
  events: readonly Event[],
  seat: number | null,
): Sound[] {
  const kinds = new Map(
    [before, after].flatMap(({ table }) =>
      table.places.flatMap(({ things }) => things.map((one) => [one.ref, one.kind])),
    ),
  )
  const heard = new Set<Sound>()
  for (const [named, sound] of OF_EVENTS) if (events.some(({ kind }) => named.test(kind))) heard.add(sound)
  for (const { ref } of movesOf(before.table, after.table)) {
    if (kinds.get(ref) === 'card') heard.add('paper')
    else heard.add(COINS.test(ref) ? 'coin' : 'wood')
  }
  if (stands(before) !== stands(after)) heard.add('wood')
  if (asks(after, seat) && !asks(before, seat)) heard.add('bell')
  return [...heard]
}
