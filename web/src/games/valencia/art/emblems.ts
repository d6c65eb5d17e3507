/** Colours and small drawings of guilds, council seats, steps, tasks and cards. */

import { idOf } from '../layout'

export interface Tint {
  readonly main: string
  readonly light: string
}

const GUILDS: Readonly<Record<string, Tint>> = {
  oranges: { main: '#bd5305', light: '#f6b25c' },
  tiger_nuts: { main: '#7d5828', light: '#d9b27c' },
  wine: { main: '#8a2248', light: '#d98aa6' },
  cloths: { main: '#0f7267', light: '#7cc4b8' },
  porcelain: { main: '#2455a4', light: '#92b4e4' },
}
const AZULEJO: Tint = { main: '#1b4a8f', light: '#8fb4e0' }
const EARTH: Tint = { main: '#6b4a1e', light: '#d9b27c' }

/** Of a guild or good by its name; azulejo blue for everything else. */
export const tint = (guild: string): Tint => GUILDS[guild] ?? (guild === 'merchants' ? EARTH : AZULEJO)

export const seatColor = (seat: number): string => `var(--seat-${(seat % 5) + 1})`
export const seatInk = (seat: number): string => `var(--seat-${(seat % 5) + 1}-ink)`

/** The shapes of the seats around the origin, as on their tokens: circle, square, triangle, diamond, star. */
const EMBLEMS = [
  'M0-4.800a4.800 4.800 0 1 0 0 9.600a4.800 4.800 0 1 0 0-9.600Z',
  'M-4.300-4.300h8.600v8.600h-8.600Z',
  'M0-5.400 5.200 3.900H-5.200Z',
  'M0-5.700 5.700 0 0 5.700-5.700 0Z',
  'M0-6.200l1.800 4.200 4.500.400-3.400 3 1 4.400L0 3.500l-3.900 2.300 1-4.400-3.400-3 4.500-.400Z',
] as const
export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0]

/** The device of a step: its guild, or what the step is about. */
export function stepDevice(step: string, guild: string): string {
  if (guild !== '') return guild
  const devices: Readonly<Record<string, string>> = {
    a: 'nobility',
    c: 'merchants',
    e: 'merchants',
    g: 'move',
    h: 'palm',
    i: 'fountain',
  }
  return devices[step] ?? 'nobility'
}

/** The ability badge of a fountain; empty for a plain one. */
export function abilityDevice(fountain: string): string {
  return ['tasks', 'sale', 'recall', 'upgrade', 'gardener'].includes(fountain) ? fountain : ''
}

const TASKS: readonly (readonly [RegExp, string])[] = [
  [/^cost_/, 'price'],
  [/^every_guild/, 'every_guild'],
  [/^square/, 'square'],
  [/^(row|diagonal)/, 'line'],
  [/^outer_wall/, 'wall'],
  [/^corners/, 'corners'],
  [/fountain/, 'fountain'],
  [/coins/, 'purse'],
  [/goods/, 'goods'],
  [/^council/, 'council'],
  [/^nobility/, 'nobility'],
  [/^palm/, 'palm'],
  [/figure/, 'figure'],
  [/road/, 'road'],
  [/loners/, 'loner'],
  [/tile/, 'tile'],
  [/members/, 'members'],
]

export function taskDevice(task: string): string {
  if (task.startsWith('guild_')) return task.slice('guild_'.length)
  return TASKS.find(([name]) => name.test(task))?.[1] ?? 'tasks'
}

/** The device on an advanced influence card; empty on one of the base game. */
export function cardDevice(ref: string): string {
  const id = idOf(ref)
  return id.startsWith('influence_') ? '' : id.replace(/_\d$/, '')
}
