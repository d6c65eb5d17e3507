import { spans } from '../lib/markdown'
import { hits, plain, sought, spoken, type Piece } from '../lib/search'
import type { RuleSection } from '../lib/api'

/** What a search of the rules finds: rules first, with the words marked, then cards. */

export interface RuleHit {
  readonly kind: 'rule'
  readonly id: string
  readonly title: readonly Piece[]
  /** The part of the rule that says it, short enough for a line or two. */
  readonly line: readonly Piece[]
}

export interface CardHit {
  readonly kind: 'card'
  readonly id: string
  readonly title: readonly Piece[]
  /** What is printed on it. */
  readonly line: readonly Piece[]
}

export type Hit = RuleHit | CardHit

export interface Card {
  readonly ref: string
  readonly name: string
  readonly text: string
}

const RULES = 5
const CARDS = 3
/** So many letters stand in the line of a hit. */
const LINE = 84

/** A rule as it is read, without marks; of a drawing its captions. */
export function read(body: string): string {
  return body
    .replace(/^```.*$/gm, '')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^\s*(?:[-*]|\d+\.)\s+|^\||\|$/gm, '')
    .split(/\n\s*\n/)
    .map((part) =>
      spans(part.replace(/\s+/g, ' ').trim())
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ')
    .replace(/\s*\|\s*/g, ', ')
    .trim()
}

/** The words around the first place where it is said, cut between words. */
export function around(text: string, wanted: string): string {
  const words = sought(wanted)
  const sentences = text.split(/(?<=[.:;!?])\s+/)
  const said = sentences.map((sentence) => spoken(sentence, words))
  const best = sentences[said.indexOf(Math.max(...said))] ?? text
  if (best.length <= LINE) return best
  const at = plain(best).search(new RegExp(words.map((word) => word.slice(0, 4)).join('|')))
  const from = at < LINE * 0.7 ? 0 : best.lastIndexOf(' ', at - LINE / 3) + 1
  const rest = best.slice(from)
  const cut = rest.length > LINE ? `${rest.slice(0, rest.lastIndexOf(' ', LINE))} …` : rest
  return `${from > 0 ? '… ' : ''}${cut}`
}

/** At most five rules, those that are called so first, and three cards. All the words must be said. */
export function find(sections: readonly RuleSection[], cards: readonly Card[], wanted: string): Hit[] {
  const words = sought(wanted)
  if (words.length === 0) return []
  const all = (text: string): boolean => spoken(text, words) === words.length
  const rank = ({ id, title }: RuleSection): number => (id === 'glossary' ? 2 : all(title) ? 0 : 1)
  const rules = sections
    .map((section) => ({ section, text: read(section.body) }))
    .filter(({ section, text }) => all(`${section.title} ${text}`))
    .toSorted((a, b) => rank(a.section) - rank(b.section))
    .slice(0, RULES)
    .map(({ section, text }): RuleHit => {
      const { id, title } = section
      return { kind: 'rule', id, title: hits(title, wanted), line: hits(around(text, wanted), wanted) }
    })
  const found = cards
    .filter(({ name, text }) => all(`${name} ${text}`))
    .toSorted((a, b) => Number(all(b.name)) - Number(all(a.name)))
    .slice(0, CARDS)
    .map(({ ref, name, text }): CardHit => {
      return { kind: 'card', id: ref, title: hits(name, wanted), line: hits(text, wanted) }
    })
  return [...rules, ...found]
}

/** The next hit by an arrow key: round and round. */
export const step = (at: number, by: number, count: number): number =>
  count === 0 ? -1 : (at + by + count) % count
