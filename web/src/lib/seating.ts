import type { GameInfo, Json, NewTable, OptionInfo, SeatWish } from '../protocol'
import { botName, levelOf } from './bots'

/** The bot a newcomer meets: the character in the middle, if the game has it. */
export const usualBot = (game: GameInfo): string =>
  game.bots.find((bot) => levelOf(bot) === 3) ?? game.bots[0] ?? 'random'

/** The seats as wished, each bot with a name that nobody else has. */
export function withBotNames(seats: readonly SeatWish[]): SeatWish[] {
  const taken = seats.filter(({ kind }) => kind !== 'bot').map(({ name }) => name ?? '')
  return seats.map((seat) => {
    if (seat.kind !== 'bot') return seat
    const name = botName(seat.bot ?? '', taken)
    taken.push(name)
    return { ...seat, name }
  })
}

/** How many sit at a first game: three where the game allows it. */
export const usualSeats = (game: GameInfo): number => Math.min(game.max_seats, Math.max(game.min_seats, 3))

/** What a first game is played with: the first ready mix, where a game has some; all else as in the book. */
export const usualOptions = (game: GameInfo): Record<string, Json> => ({ ...game.presets[0]?.options })

/** What an option can be at so many seats: numbers beside words are seats, and only those that are there. */
export const valuesFor = (option: OptionInfo, seats: number): Json[] =>
  option.values.some((value) => typeof value === 'string')
    ? option.values.filter((value) => typeof value !== 'number' || value < seats)
    : option.values

/** A table for one click: me and bots, all of one kind. */
export function quickTable(game: GameInfo, name: string, bot = usualBot(game)): NewTable {
  const seats: SeatWish[] = [{ kind: 'me', name }]
  while (seats.length < usualSeats(game)) seats.push({ kind: 'bot', bot })
  const options = usualOptions(game)
  return { game: game.title, seats: withBotNames(seats), options, contribution: contribution() }
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
