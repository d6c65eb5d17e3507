import { untrack } from 'svelte'
import { hearing } from '../../device/hearing'
import { settings } from '../../lib/settings.svelte'
import type { Lookback } from '../model/lookback.svelte'

/** What has just moved is heard, where somebody wants that. To be called while the table is being set up. */
export function sounding(model: Lookback): void {
  let known = model.screen
  $effect(() => {
    const { screen, recent, seat } = model
    const isNext = recent.length > 0 && model.at === null && model.connection === 'live'
    untrack(() => {
      const before = known
      known = screen
      if (screen === before || !isNext || settings.sound !== 'on') return
      void import('./soundsof').then(
        ({ soundsOf }) => hearing.hear(soundsOf(before, screen, recent, seat)),
        () => undefined,
      )
    })
  })
}
