/** Colours and small drawings of guilds, council seats, steps, tasks and cards. */

import { idOf } from '../../painted/reading'

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
