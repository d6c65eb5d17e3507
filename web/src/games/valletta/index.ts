import type { Painted } from '../registry'
import Board from './board/Board.svelte'
import Other from './others/Other.svelte'
import Own from './own/Own.svelte'
import Rail from './others/Rail.svelte'

/** Valletta's own board, loaded only at its tables. */
const painted: Painted = {
  scene: () => import('./motion/scene'),
  Board,
  Own,
  Other,
  Rail,
  Result: () => import('./sheets/Result.svelte'),
  End: () => import('./sheets/End.svelte'),
}

export default painted
