import { tick } from 'svelte'
import { keepFocus } from './focus'
import type { TableModel } from './session.svelte'

/** Whenever the table has changed and is drawn, whoever plays by keyboard keeps their place. */
export function focusing(model: TableModel, root: () => HTMLElement): void {
  $effect(() => {
    const focus = keepFocus(root())
    $effect(() => {
      void model.screen
      void model.pending
      void tick().then(() => focus.again())
    })
    return () => focus.stop()
  })
}
