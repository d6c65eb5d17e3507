/** How a game was set up the last time, kept in this browser: the next table begins from it. */

import type { GameInfo, Json, SeatWish } from '../../protocol'
import type { Kind } from './chairs.svelte'

export interface LastSetup {
  readonly start: string
  readonly options: Readonly<Record<string, Json>>
  readonly seats: readonly { readonly kind: Kind; readonly bot: string }[]
}

const keyOf = (game: string): string => `valtable-setup-${game}`

export function keepSetup(
  game: string,
  start: string,
  options: LastSetup['options'],
  seats: readonly SeatWish[],
): void {
  const kept: LastSetup = { start, options, seats: seats.map(({ kind, bot }) => ({ kind, bot: bot ?? '' })) }
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** The last set-up, as far as the game still has what is in it. */
export function lastSetup(info: GameInfo): LastSetup | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(info.title)) ?? 'null') as Partial<LastSetup> | null
    if (kept === null || typeof kept !== 'object') return null
    const options = Object.entries(kept.options ?? {}).filter(([name, value]) =>
      info.options.some(
        (option) =>
          option.name === name &&
          (option.values.includes(value) || (option.picks !== null && typeof value === 'string')),
      ),
    )
    const seats = (kept.seats ?? []).filter(
      ({ kind, bot }) =>
        ['me', 'friend', 'bot'].includes(kind) && (kind !== 'bot' || info.bots.includes(bot)),
    )
    const room = seats.length >= info.min_seats && seats.length <= info.max_seats
    return { start: String(kept.start ?? ''), options: Object.fromEntries(options), seats: room ? seats : [] }
  } catch {
    return null
  }
}
