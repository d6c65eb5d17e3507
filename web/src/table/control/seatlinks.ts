import type { SeatLink } from '../../protocol'

const KEY = 'valtable-links'
const KEPT = 20

/** The table that was just made and whose links nobody has seen yet. */
let unsent = ''

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
  unsent = table
  write(table, links)
}

/** A new link in the place of the seat's old one, which opens nothing any more. */
export function keepNewLink(table: string, link: SeatLink): void {
  write(table, [...linksOf(table).filter(({ seat }) => seat !== link.seat), link])
}

function write(table: string, links: readonly SeatLink[]): void {
  const all = Object.entries({ ...read(), [table]: [...links] }).slice(-KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that keeps nothing shows the links only now.
  }
}

export const linksOf = (table: string): SeatLink[] => read()[table] ?? []

/** Whether the links of this table must be shown now: true once, after it was made. */
export function mustShow(table: string): boolean {
  const fresh = unsent === table
  if (fresh) unsent = ''
  return fresh
}
