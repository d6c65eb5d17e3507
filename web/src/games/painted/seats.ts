/** What tells the seats apart on a painted board: a shape and a colour each, as on their tokens. */

/** Around the origin: circle, square, triangle, diamond, star. */
const EMBLEMS = [
  'M0-4.800a4.800 4.800 0 1 0 0 9.600a4.800 4.800 0 1 0 0-9.600Z',
  'M-4.300-4.300h8.600v8.600h-8.600Z',
  'M0-5.400 5.200 3.900H-5.200Z',
  'M0-5.700 5.700 0 0 5.700-5.700 0Z',
  'M0-6.200l1.800 4.200 4.500.400-3.400 3 1 4.400L0 3.500l-3.900 2.300 1-4.400-3.400-3 4.500-.400Z',
] as const

export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0]
export const seatColor = (seat: number): string => `var(--seat-${(seat % 5) + 1})`
export const seatInk = (seat: number): string => `var(--seat-${(seat % 5) + 1}-ink)`
