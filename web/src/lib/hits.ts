import { plain } from './offers'

export interface Piece {
  readonly text: string
  /** Whether it is what was searched for. */
  readonly hit: boolean
}

/** The words that somebody searches for, as they are compared: without case and accents. */
export const sought = (wanted: string): string[] => [...new Set(plain(wanted).split(/\s+/).filter(Boolean))]

/** Those in which most of the words stand: all of them where there is such a text, nothing where none has any. */
export function best<T>(all: readonly T[], text: (one: T) => string, wanted: string): T[] {
  const words = sought(wanted)
  const counts = all.map((one) => {
    const said = plain(text(one))
    return words.filter((word) => said.includes(word)).length
  })
  const most = Math.max(0, ...counts)
  return words.length === 0 ? [...all] : all.filter((_, index) => most > 0 && counts[index] === most)
}

/** A text cut where it holds words that are searched for. */
export function hits(text: string, wanted: string): Piece[] {
  const words = sought(wanted)
  if (words.length === 0) return [{ text, hit: false }]
  // Which letter of the text each letter of its plain form comes from.
  const letters = [...text]
  const from = letters.flatMap((letter, at) => Array.from(plain(letter), () => at))
  const bare = letters.map(plain).join('')
  const hit = letters.map(() => false)
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length))
      hit.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1)
  }
  const pieces: { text: string; hit: boolean }[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    if (last !== undefined && last.hit === hit[at]) last.text += letter
    else pieces.push({ text: letter, hit: hit[at] ?? false })
  })
  return pieces
}
