/** The city as a grid of cells with bushes at their corners, as values to be drawn. */

import type { Screen, Thing } from '../../../protocol'
import { hasMark, idOf, mark, number, placeOf, thingsOf, word } from '../../painted/reading'

export interface Cell {
  readonly thing: Thing
  readonly row: number
  readonly col: number
  readonly kind: 'space' | 'fountain' | 'free_fountain' | 'central'
  readonly guild: string
  readonly price: number
  readonly fountain: string
  readonly points: number
  /** How many cells it covers each way. */
  readonly span: number
}

export interface Bush {
  readonly thing: Thing
  /** The crossing: this many cells from the top and from the left. */
  readonly row: number
  readonly col: number
  readonly palm: boolean
}

export interface City {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly Cell[]
  readonly bushes: readonly Bush[]
}

/** A space or fountain by itself, wherever it is drawn. */
export function cellOf(thing: Thing): Cell {
  const found = word(mark(thing, 'fountain', 'fountain'))
  const fountain = thing.ref.startsWith('fountain:') ? idOf(thing.ref) : found
  return {
    thing,
    row: 0,
    col: 0,
    kind:
      thing.ref === 'fountain:central'
        ? 'central'
        : fountain !== ''
          ? 'fountain'
          : hasMark(thing, 'fountain_space')
            ? 'free_fountain'
            : 'space',
    guild: word(mark(thing, 'guild', 'guild')),
    price: number(mark(thing, 'price', 'n')),
    fountain,
    points: number(mark(thing, 'points', 'n')),
    span: 1,
  }
}

export function cityOf(screen: Screen): City {
  const place = placeOf(screen, 'city')
  const cols = place?.columns || 1
  const things = place?.things ?? []
  const central = things.filter((thing) => thing.ref === 'fountain:central').length
  const cells = things.map((thing, index): Cell => {
    const cell = cellOf(thing)
    const span = cell.kind === 'central' ? Math.sqrt(central) : 1
    return { ...cell, row: Math.floor(index / cols), col: index % cols, span }
  })
  const first = cells.findIndex(({ kind }) => kind === 'central')
  return {
    rows: Math.ceil(things.length / cols),
    cols,
    // The central tile covers several cells and is drawn once.
    cells: cells.filter(({ kind }, index) => kind !== 'central' || index === first),
    bushes: thingsOf(screen, 'bushes').map((thing) => {
      const [row = 0, col = 0] = idOf(thing.ref).split('_').map(Number)
      return { thing, row, col, palm: hasMark(thing, 'palm') }
    }),
  }
}

/** The cell an arrow key leads to from this one, past those that are covered; the same if there is none. */
export function towards(city: City, from: Cell, key: string): Cell {
  const step: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  const [down, right] = step[key] ?? [0, 0]
  if (down === 0 && right === 0) return from
  let row = from.row
  let col = from.col
  for (;;) {
    row += down
    col += right
    if (row < 0 || col < 0 || row >= city.rows || col >= city.cols) return from
    const there = city.cells.find(
      (cell) =>
        row >= cell.row && row < cell.row + cell.span && col >= cell.col && col < cell.col + cell.span,
    )
    if (there !== undefined && there !== from) return there
  }
}
