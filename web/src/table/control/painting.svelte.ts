import type { Painted } from '../../games/registry'
import { settings } from '../../lib/settings.svelte'
import type { Desk } from './desk.svelte'

/** The game's own board, where there is one and it is wanted; the generic table until it has come. */
export class Painting {
  now = $state.raw<Painted | null>(null)

  constructor(desk: Desk) {
    $effect(() => {
      const load = desk.dress.painted
      if (load === undefined || settings.plain) {
        this.now = null
        return
      }
      let wanted = true
      load().then(
        (module) => {
          if (wanted) this.now = module.default
        },
        () => (this.now = null),
      )
      return () => (wanted = false)
    })
  }
}
