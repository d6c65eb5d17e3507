/** What this browser remembers of the lessons somebody has begun: how far, and whether they are over. */

const KEY = 'valtable-lessons'
const KEPT = 20

export interface Kept {
  /** So many steps were gone on from. */
  readonly seen: number
  readonly over: boolean
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

export const keptOf = (table: string): Kept | null => read()[table] ?? null

export function keep(table: string, kept: Kept): void {
  const others = Object.entries(read()).filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, kept]].slice(-KEPT))))
  } catch {
    // A browser that keeps nothing begins with the first step one only looks at.
  }
}
