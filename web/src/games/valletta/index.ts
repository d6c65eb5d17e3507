import type { Painted } from '../registry'
import Board from './Board.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Rail from './Rail.svelte'

/** Valletta's own board, loaded only at its tables. */
const painted: Painted = { flights: true, Board, Own, Other, Rail, Result: () => import('./Result.svelte') }

export default painted
