/** The shapes of the seats around the origin, as on their tokens: circle, square, triangle, diamond. */
const EMBLEMS = [
  'M0-4.800a4.800 4.800 0 1 0 0 9.600a4.800 4.800 0 1 0 0-9.600Z',
  'M-4.300-4.300h8.600v8.600h-8.600Z',
  'M0-5.400 5.200 3.900H-5.200Z',
  'M0-5.700 5.700 0 0 5.700-5.700 0Z',
] as const

export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0]
export const seatColor = (seat: number): string => `var(--seat-${(seat % 5) + 1})`
export const seatInk = (seat: number): string => `var(--seat-${(seat % 5) + 1}-ink)`

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
