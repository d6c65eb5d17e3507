import { plain } from './offers'

export interface Piece {
  readonly text: string
  /** Whether it is what was searched for. */
  readonly hit: boolean
}

/** A text cut where it holds the words that are searched for, as `plain` compares them: without case and accents. */
export function hits(text: string, wanted: string): Piece[] {
  const words = plain(wanted.trim())
  if (words === '') return [{ text, hit: false }]
  // Which letter of the text each letter of its plain form comes from.
  const letters = [...text]
  const from = letters.flatMap((letter, at) => Array.from(plain(letter), () => at))
  const bare = letters.map(plain).join('')
  const pieces: Piece[] = []
  let done = 0
  for (let at = bare.indexOf(words); at >= 0; at = bare.indexOf(words, at + words.length)) {
    const start = from[at] ?? 0
    const end = (from[at + words.length - 1] ?? start) + 1
    if (start < done) continue
    if (start > done) pieces.push({ text: letters.slice(done, start).join(''), hit: false })
    pieces.push({ text: letters.slice(start, end).join(''), hit: true })
    done = end
  }
  if (done < letters.length) pieces.push({ text: letters.slice(done).join(''), hit: false })
  return pieces
}
