import { onDestroy, untrack } from 'svelte'
import { launch, pack } from './flights'
import { settings } from '../../lib/settings.svelte'
import type { Lookback } from '../model/lookback.svelte'

/**
 * What has just moved flies, unless somebody wants rest, has been away or looks at another moment. To be called while
 * the table is being set up; `flies` says whether things fly by themselves at this board.
 */
export function flying(model: Lookback, root: () => HTMLElement | undefined, flies: () => boolean): void {
  let known = model.screen
  let packed: ReturnType<typeof pack> | null = null
  let land = (): void => {}
  $effect.pre(() => {
    const { screen } = model
    const isNext = model.recent.length > 0 && model.at === null && model.connection === 'live'
    const may = flies() && !settings.reduced && !document.hidden
    untrack(() => {
      const table = root()
      if (screen !== known && isNext && may && table) packed = pack(table, known.table, screen.table)
      known = screen
    })
  })
  $effect(() => {
    void model.screen
    const table = untrack(root)
    if (packed === null || table === undefined) return
    land()
    land = launch(table, packed)
    packed = null
  })
  onDestroy(() => land())
}
