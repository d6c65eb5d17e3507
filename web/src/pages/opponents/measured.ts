/**
 * What was measured of the characters, game by game: `measured.json` beside this file, which follows from the lab's
 * ratings in `docs/bots` (`make generated`). What it does not know is not shown: no figure here is anybody's guess.
 */

/** A figure, and between which two the true one lies, 19 times in 20. */
export interface Measure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** How many of 100 games it wins against others, one seat of it against all others of theirs. */
export interface Wins extends Measure {
  readonly against: string
  /** What it would win if they were equally strong: 50 with two seats, 33 with three. */
  readonly even: number
  /** How many games that rests on. */
  readonly games: number
}

export interface Strength {
  readonly rating?: Measure
  readonly wins?: Wins
}

/** Game, then bot: `{ "valletta": { "level3": { "rating": { "value": 1260, … } } } }`. */
export type Measured = Readonly<Record<string, Readonly<Record<string, Strength>>>>

const FILES = import.meta.glob<Measured>('./measured.json', { eager: true, import: 'default' })

export const strengthOf = (
  game: string,
  bot: string,
  measured: Measured = Object.values(FILES)[0] ?? {},
): Strength | null => measured[game]?.[bot] ?? null
