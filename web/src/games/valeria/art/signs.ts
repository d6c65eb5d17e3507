import { drawn } from '../../../lib/drawings'
import base from './devices.svg?url&no-inline'
import modules from './devices-modules.svg?url&no-inline'
import packs from './devices-packs.svg?url&no-inline'
import baseNames from './icons.json'
import moduleNames from './icons-modules.json'
import packNames from './icons-packs.json'

/** Where each drawing is: most tables need only the first sheet. */
const SHEETS: ReadonlyMap<string, string> = new Map(
  (
    [
      [packs, packNames],
      [modules, moduleNames],
      [base, baseNames],
    ] as const
  ).flatMap(([sheet, lines]) => lines.map((line): [string, string] => [line.split(' ')[0] ?? '', sheet])),
)

/** The address of a drawing; null if there is none of this name. */
export function drawing(name: string): string | null {
  const sheet = SHEETS.get(name)
  return sheet === undefined ? null : drawn(sheet, name)
}

/** The first of these that is drawn. */
export const drawnAs = (...wanted: readonly (string | undefined)[]): string =>
  wanted.find((name): name is string => name !== undefined && SHEETS.has(name)) ?? 'monster'

/** Shield, card and edge in the colour of a Role. */
export interface Enamel {
  readonly shield: string
  readonly from: string
  readonly to: string
  readonly edge: string
}

const ENAMELS: Readonly<Record<string, Enamel>> = {
  worker: { shield: '#c47a1c', from: '#5a3d14', to: '#2b1d0c', edge: '#8a5a1c' },
  soldier: { shield: '#b83a33', from: '#5b1f22', to: '#2c1115', edge: '#8a3632' },
  shadow: { shield: '#7048bd', from: '#3b2763', to: '#1d1534', edge: '#6a4eae' },
  holy: { shield: '#2868ab', from: '#1d3f68', to: '#10233d', edge: '#356aa3' },
}
const PLAIN: Enamel = { shield: '#5d6470', from: '#343b48', to: '#1b212c', edge: '#5f6a7d' }

/** Goods and Tomes: the colour of a token, beside its device. */
const TOKENS: Readonly<Record<string, string>> = {
  artifacts: '#7a5ab0',
  fabrics: '#1f8a76',
  jewels: '#c2417a',
  spices: '#b8502a',
  tome_gold: '#7a5c16',
  tome_strength: '#8a3530',
  tome_magic: '#3a4c96',
}

export const token = (name: string): string => TOKENS[name] ?? '#4a5266'

export const enamel = (role: string | undefined): Enamel => ENAMELS[role ?? ''] ?? PLAIN
