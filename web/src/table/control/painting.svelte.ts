import type { Painted } from '../../games/registry'
import { settings } from '../../lib/settings.svelte'
import type { Desk } from './desk.svelte'

/** The game's own board, where there is one and it is wanted. */
export class Painting {
  now = $state.raw<Painted | null>(null)
  /** Whether the generic table is wanted, or all there is. */
  plain = $state(false)

  constructor(desk: Desk) {
    $effect(() => {
      const load = desk.dress.painted
      this.plain = load === undefined || settings.plain
      if (load === undefined || settings.plain) {
        this.now = null
        return
      }
      let wanted = true
      load().then(
        (module) => {
          if (wanted) this.now = module.default
        },
        () => {
          this.now = null
          this.plain = true
        },
      )
      return () => (wanted = false)
    })
  }
}
