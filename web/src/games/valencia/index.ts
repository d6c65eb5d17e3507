import type { Painted } from '../registry'
import Board from './Board.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Rail from './Rail.svelte'
import { v } from './words'

/** Valencia's own board, loaded only at its tables. */
const painted: Painted = {
  Board,
  Own,
  Other,
  Rail,
  Result: () => import('./Result.svelte'),
  graphBeside: true,
  keys: () => v('keys'),
}

export default painted
