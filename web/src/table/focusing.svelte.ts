import { tick } from 'svelte'
import { keepFocus } from './focus'
import type { TableModel } from './session.svelte'

/** Whenever the table has changed and is drawn, or another board has come, who plays by keyboard keeps their place. */
export function focusing(model: TableModel, root: () => HTMLElement, board: () => unknown): void {
  $effect(() => {
    const focus = keepFocus(root())
    $effect(() => {
      void model.screen
      void model.pending
      void board()
      void tick().then(() => focus.again())
    })
    return () => focus.stop()
  })
}
