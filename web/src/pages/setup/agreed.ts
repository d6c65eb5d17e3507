/**
 * What is agreed on before a game. Which options there are, what goes together and how long it takes comes as data; here it
 * is only compared, so that a page can say at once what a click would come to.
 */

import type { Condition, GameInfo, Json, OptionInfo, PresetInfo } from '../../protocol'
import { namesIn } from './picks'
import { valuesFor } from '../../lib/seating'

export type Chosen = Readonly<Record<string, Json>>
export type Group = OptionInfo['group']

/** The options as the book has them. */
export const bookOf = (info: GameInfo): Chosen =>
  Object.fromEntries(info.options.map((option) => [option.name, option.default]))

export const inGroup = (info: GameInfo, group: Group): OptionInfo[] =>
  info.options.filter((option) => option.group === group)

/** What this value asks for and does not find; null if nothing stands against it. */
export function unmet(
  info: GameInfo,
  option: OptionInfo,
  value: Json,
  chosen: Chosen,
  seats: number,
): Condition | null {
  if (value === option.default) return null
  const found = info.conditions.find(
    ({ option: name, of, beside, values }) =>
      name === option.name &&
      (of.length === 0 || of.some((one) => one === value)) &&
      !values.some((one) => one === (beside === 'seats' ? seats : chosen[beside])),
  )
  return found ?? null
}

/** An option's value without names of packs that are not in play. */
function inPlay(option: OptionInfo, value: Json, chosen: Chosen): Json {
  if (option.picks === null) return value
  const there = new Set(
    option.picks.names.filter(({ needs }) => needs === '' || chosen[needs] === true).map(({ name }) => name),
  )
  return namesIn(String(value))
    .filter((name) => there.has(name))
    .join('+')
}

/** The options as they count at this table: what could change nothing there stands as in the book. */
export function counting(info: GameInfo, chosen: Chosen, seats: number): Chosen {
  const now: Record<string, Json> = { ...bookOf(info), ...chosen }
  for (const option of info.options) {
    const value = now[option.name] ?? option.default
    const gone = option.values.includes(value) && !valuesFor(option, seats).includes(value)
    now[option.name] = gone ? option.default : inPlay(option, value, now)
  }
  // What one option loses another may have needed.
  for (let again = true; again;) {
    again = false
    for (const option of info.options) {
      if (unmet(info, option, now[option.name] ?? null, now, seats) === null) continue
      now[option.name] = option.default
      again = true
    }
  }
  return now
}

/** Those that leave the book: what is sent. */
export const differing = (info: GameInfo, counts: Chosen): Record<string, Json> =>
  Object.fromEntries(
    info.options
      .filter((option) => counts[option.name] !== option.default)
      .map((option) => [option.name, counts[option.name] ?? null]),
  )

/** Whether any other value of it would change something at this table. */
export const matters = (info: GameInfo, option: OptionInfo, counts: Chosen, seats: number): boolean =>
  option.picks !== null ||
  option.values.some(
    (value) => value !== option.default && unmet(info, option, value, counts, seats) === null,
  )

const holds = ({ options }: PresetInfo, counts: Chosen): boolean =>
  Object.entries(options).every(([name, value]) => counts[name] === value)

/** The start that a table comes from: of those of which everything still holds the one that says most. */
export function startOf(info: GameInfo, counts: Chosen, last: string): PresetInfo | null {
  const size = (preset: PresetInfo): number => Object.keys(preset.options).length
  const held = info.presets.filter((preset) => holds(preset, counts))
  const own = held.find(({ name }) => name === last)
  if (own !== undefined && size(own) > 0) return own
  return held.toSorted((a, b) => size(b) - size(a))[0] ?? null
}

/** Minutes at this table, from measured choices: people take their time, bots hardly any. */
export function minutes(info: GameInfo, counts: Chosen, company: { people: number; bots: number }): number {
  const { choices, added, seconds, bot_seconds } = info.pace
  const each = choices[String(company.people + company.bots)] ?? 0
  const more = info.options.reduce(
    (sum, option) => (counts[option.name] === option.default ? sum : sum + (added[option.name] ?? 0)),
    0,
  )
  const all = each * (1 + more / 100) * (company.people * seconds + company.bots * bot_seconds)
  return roughly(all / 60)
}

/** Nobody can tell 62 minutes from 60. */
const roughly = (exact: number): number =>
  exact < 15 ? Math.max(1, Math.round(exact)) : 5 * Math.round(exact / 5)

/** What turning this option adds, in minutes. */
export function addedMinutes(
  info: GameInfo,
  option: OptionInfo,
  company: { people: number; bots: number },
): number {
  const { choices, added, seconds, bot_seconds } = info.pace
  const each = choices[String(company.people + company.bots)] ?? 0
  const all = each * (company.people * seconds + company.bots * bot_seconds)
  return Math.round((all * (added[option.name] ?? 0)) / 6000)
}
