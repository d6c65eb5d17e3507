import { onDestroy, untrack } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import type { Lookback } from '../model/lookback.svelte'

/** What lets things move comes once the table is drawn: nobody waits for it. */
const LATER = 1500

type Flights = typeof import('./flights')

/**
 * What has just moved flies, unless somebody wants rest, has been away or looks at another moment. To be called while
 * the table is being set up; `flies` says whether things fly by themselves at this board.
 */
export function flying(model: Lookback, root: () => HTMLElement | undefined, flies: () => boolean): void {
  let known = model.screen
  let flights: Flights | null = null
  let packed: ReturnType<Flights['pack']> | null = null
  let land = (): void => {}
  const timer = setTimeout(() => {
    if (settings.reduced) return
    import('./flights').then(
      (found) => (flights = found),
      () => undefined,
    )
  }, LATER)
  $effect.pre(() => {
    const { screen } = model
    const isNext = model.recent.length > 0 && model.at === null && model.connection === 'live'
    const may = flies() && !settings.reduced && !document.hidden
    untrack(() => {
      const table = root()
      if (screen !== known && isNext && may && table && flights)
        packed = flights.pack(table, known.table, screen.table)
      known = screen
    })
  })
  $effect(() => {
    void model.screen
    const table = untrack(root)
    if (packed === null || table === undefined || flights === null) return
    land()
    land = flights.launch(table, packed)
    packed = null
  })
  onDestroy(() => {
    clearTimeout(timer)
    land()
  })
}
