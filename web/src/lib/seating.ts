import type { GameInfo, Json, NewTable, OptionInfo, SeatWish } from '../protocol'

/** Names of bots; those already taken at the table are passed over. */
const BOT_NAMES = ['Marco', 'Aitana', 'Sage', 'Poppy', 'Leire', 'Otis', 'Nadia', 'Rui']

export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`
}

/** The bot a newcomer meets: one that plays sensibly, if there is one. */
export const usualBot = (game: GameInfo): string =>
  game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random')

/** How many sit at a first game: three where the game allows it. */
export const usualSeats = (game: GameInfo): number => Math.min(game.max_seats, Math.max(game.min_seats, 3))

/** What a first game is played with: the first ready mix, where a game has some; all else as in the book. */
export const usualOptions = (game: GameInfo): Record<string, Json> => ({ ...game.presets[0]?.options })

/** What an option can be at so many seats: numbers beside words are seats, and only those that are there. */
export const valuesFor = (option: OptionInfo, seats: number): Json[] =>
  option.values.some((value) => typeof value === 'string')
    ? option.values.filter((value) => typeof value !== 'number' || value < seats)
    : option.values

/** A table for one click: me and bots. */
export function quickTable(game: GameInfo, name: string): NewTable {
  const seats: SeatWish[] = [{ kind: 'me', name }]
  while (seats.length < usualSeats(game)) {
    seats.push({ kind: 'bot', bot: usualBot(game), name: botName(seats.map((seat) => seat.name ?? '')) })
  }
  return { game: game.title, seats, options: usualOptions(game), contribution: contribution() }
}

/** A value of this browser's own that is mixed into the game's luck. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The table that somebody's pasted address leads to, as a path of ours; null if it is none. */
export function tablePath(pasted: string): string | null {
  const found = /(?:^|\/)t\/([A-Za-z0-9_-]+)(\/replay)?(?:[?#].*)?$/.exec(pasted.trim())
  if (found?.[1]) return `/t/${found[1]}${found[2] ?? ''}`
  return /^[A-Za-z0-9_-]{6,40}$/.test(pasted.trim()) ? `/t/${pasted.trim()}` : null
}

/** Whose eyes a replay opens with: those the address names (`none` is a spectator), else one's own, else nobody's. */
export function eyesOf(named: string | null, seats: number, own: readonly number[]): number | null {
  if (named === null || !/^(\d+|none)$/.test(named)) return own[0] ?? null
  const seat = Number(named)
  return seat < seats ? seat : null
}
