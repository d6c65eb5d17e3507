export interface Piece {
  readonly text: string
  /** Whether it is what was searched for. */
  readonly hit: boolean
}

/** Lower case without accents, so that `posada` finds `Pósada`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

const WORD = /([\p{L}\p{N}]+)/u
/** So long a piece is worth finding inside a word, too; shorter ones only where a word begins. */
const TELLING = 4

/** Whether a word of a text is meant by a word that somebody searches for. */
const isMeant = (word: string, wanted: string): boolean =>
  wanted.length < TELLING ? word.startsWith(wanted) : word.includes(wanted)

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(WORD)
    .filter((part) => WORD.test(part))

/** The words that somebody searches for, as they are compared: without case and accents. */
export const sought = (wanted: string): string[] => [...new Set(wordsOf(wanted))]

/** How many of these words a text speaks of. */
export function spoken(text: string, words: readonly string[]): number {
  const said = wordsOf(text)
  return words.filter((wanted) => said.some((word) => isMeant(word, wanted))).length
}

/** Those in which most of the words stand: all of them where there is such a text, nothing where none has any. */
export function best<T>(all: readonly T[], text: (one: T) => string, wanted: string): T[] {
  const words = sought(wanted)
  const counts = all.map((one) => spoken(text(one), words))
  const most = Math.max(0, ...counts)
  return words.length === 0 ? [...all] : all.filter((_, index) => most > 0 && counts[index] === most)
}

/** A text cut where it holds words that are searched for, each of them whole. */
export function hits(text: string, wanted: string): Piece[] {
  const words = sought(wanted)
  const pieces: { text: string; hit: boolean }[] = []
  for (const part of text.split(WORD)) {
    const hit = words.some((word) => isMeant(plain(part), word))
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += part
    else if (part !== '') pieces.push({ text: part, hit })
  }
  return pieces
}
