/** Which tips this browser has given: each once, whatever the table. */

const KEY = 'valtable-tips'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Stands for all tips of a game: nothing is left to be said there. */
const ALL = 'all'
const nameOf = (game: string, tip: string): string => `${game}/${tip}`

export const isGiven = (game: string, tip: string): boolean => read().includes(nameOf(game, tip))
export const areAllGiven = (game: string): boolean => isGiven(game, ALL)

/** A tip has been given; `all` are those of its game. */
export function give(game: string, tip: string, all: readonly string[]): void {
  const given = [...new Set([...read(), nameOf(game, tip)])]
  if (all.every((one) => given.includes(nameOf(game, one)))) given.push(nameOf(game, ALL))
  try {
    localStorage.setItem(KEY, JSON.stringify(given))
  } catch {
    // A browser that keeps nothing hears them again at its next table.
  }
}

/** They may be given again. */
export function forgetTips(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // It has kept none.
  }
}
