/** Options that hold several names, joined by `+`. */
import type { PickName, Picks } from '../../protocol'

export const namesIn = (value: string): string[] => (value === '' ? [] : value.split('+'))

/** The value with this name in it or, if it was, out of it: of its group it is the only one. In the order of the list. */
export function toggled(picks: Picks, value: string, pick: PickName): string {
  const names = namesIn(value)
  const rivals = picks.names.filter(({ group }) => pick.group !== '' && group === pick.group)
  const kept = names.filter((name) => name !== pick.name && !rivals.some((rival) => rival.name === name))
  const now = names.includes(pick.name) ? names.filter((name) => name !== pick.name) : [...kept, pick.name]
  return picks.names
    .map(({ name }) => name)
    .filter((name) => now.includes(name))
    .join('+')
}
