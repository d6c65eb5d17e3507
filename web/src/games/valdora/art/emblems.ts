/** Colours of crests, as drawn and as written upon. */
const CRESTS: Readonly<Record<string, readonly [string, string]>> = {
  silver: ['var(--silver)', '#23282c'],
  yellow: ['var(--gem-gold)', '#2c2008'],
  white: ['var(--gem-white)', '#2c2a18'],
  violet: ['var(--gem-amethyst)', '#ffffff'],
  red: ['var(--gem-ruby)', '#ffffff'],
  blue: ['var(--gem-sapphire)', '#ffffff'],
  green: ['var(--gem-emerald)', '#ffffff'],
}
export const crestColor = (crest: string): string => CRESTS[crest]?.[0] ?? '#d8c9a4'
export const crestInk = (crest: string): string => CRESTS[crest]?.[1] ?? '#6b5c3c'

/** The gem on a crest, so that no colour has to be told from another; the white one shows three. */
const DEVICES: Readonly<Record<string, readonly string[]>> = {
  silver: ['coin'],
  yellow: ['gold'],
  white: ['ruby', 'sapphire', 'emerald'],
  violet: ['amethyst'],
  red: ['ruby'],
  blue: ['sapphire'],
  green: ['emerald'],
}
export const deviceOf = (crest: string): readonly string[] => DEVICES[crest] ?? []

/** The shapes of the seats around the origin, as on their tokens: circle, square, triangle, diamond, star. */
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
