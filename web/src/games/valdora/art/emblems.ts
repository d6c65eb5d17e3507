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
