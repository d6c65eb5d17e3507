const KEY = 'valtable-dropped'
/** More than anybody has in the list; the oldest are forgotten. */
const MOST = 200

/** The tables that somebody has taken off the list on this device; they are still there by their address. */
export function droppedTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function drop(table: string): string[] {
  const all = [...droppedTables().filter((id) => id !== table), table].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing still hides it until the page is left.
  }
  return all
}
