import { onDestroy, untrack } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import type { Lookback } from '../model/lookback.svelte'
import type { Scene } from './motions'

/** What lets things move comes once the table is drawn: nobody waits for it. */
const LATER = 1500

type Flights = typeof import('./flights')
/** The scene of the board that is shown, to be fetched; none at the plain table, null before there is a board. */
export type Stage = (() => Promise<{ default: Scene }>) | undefined | null

/** Whatever moves in a table for a while is at its end. */
function finish(root: HTMLElement | undefined): void {
  for (const one of root?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish()
}

/**
 * What has just happened moves, unless somebody wants rest, has been away or looks at another moment; any key or tap
 * ends it. To be called while the table is being set up.
 */
export function flying(model: Lookback, root: () => HTMLElement | undefined, stage: () => Stage): void {
  let known = model.screen
  let flights: Flights | null = null
  let scene: { of: Stage; is: Scene | null } = { of: null, is: null }
  let packed: ReturnType<Flights['pack']> | null = null
  let land = (): void => {}
  let late = $state(false)
  const timer = setTimeout(() => (late = true), LATER)
  $effect(() => {
    const of = stage()
    if (!late || of === null || settings.reduced) return
    Promise.all([import('./flights'), of?.()]).then(
      ([found, own]) => {
        flights = found
        scene = { of, is: own?.default ?? null }
      },
      () => undefined,
    )
  })
  $effect.pre(() => {
    const { screen } = model
    const isNext = model.recent.length > 0 && model.at === null && model.connection === 'live'
    const may = isNext && !settings.still && scene.of === stage()
    untrack(() => {
      const table = root()
      if (screen !== known && may && table && flights)
        packed = flights.pack(table, known, screen, model.recent, scene.is)
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
  const skip = (): void => finish(root())
  addEventListener('pointerdown', skip, true)
  addEventListener('keydown', skip, true)
  onDestroy(() => {
    clearTimeout(timer)
    removeEventListener('pointerdown', skip, true)
    removeEventListener('keydown', skip, true)
    land()
  })
}
