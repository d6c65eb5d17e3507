import type { SeatLink } from '../protocol'

const KEY = 'valtable-links'
const KEPT = 20

function read(): Record<string, SeatLink[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeatLink[]>
  } catch {
    return {}
  }
}

/** The links of friends' seats, kept on the device that made the table: the server tells them only once. */
export function keepLinks(table: string, links: readonly SeatLink[]): void {
  if (links.length === 0) return
  const all = Object.entries({ ...read(), [table]: [...links] }).slice(-KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that keeps nothing shows the links only now.
  }
}

export const linksOf = (table: string): SeatLink[] => read()[table] ?? []
