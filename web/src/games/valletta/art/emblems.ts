/** Title bar, edge and balcony of a set. */
export interface SetColors {
  readonly bar: string
  readonly edge: string
  readonly wood: string
}

const SETS: Readonly<Record<string, SetColors>> = {
  green: { bar: '#2f7d4f', edge: '#1d5434', wood: '#2f7d4f' },
  blue: { bar: '#23619f', edge: '#143f6d', wood: '#23619f' },
  yellow: { bar: '#8f5f00', edge: '#7d5500', wood: '#c08a1a' },
  red: { bar: '#a8382a', edge: '#6f1f15', wood: '#a8382a' },
  purple: { bar: '#6d3b8f', edge: '#452160', wood: '#6d3b8f' },
}
const PLAIN: SetColors = { bar: '#6b5330', edge: '#4a381d', wood: '#8a6c35' }

export const setColors = (color: string): SetColors => SETS[color] ?? PLAIN
