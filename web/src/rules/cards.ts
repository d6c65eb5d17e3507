import type { Catalogue } from '../lib/catalogue'
import type { Card } from './hits'

/** Kinds of texts that have a second line and are no cards. */
const OTHERS: ReadonlySet<string> = new Set(['ui', 'option', 'preset', 'space', 'round', 'type'])

/** All cards of a game, and its other things with something printed on them. */
export function cardsOf(words: Catalogue): Card[] {
  return words.keys.flatMap((key) => {
    const [kind = '', ...rest] = key.split('-')
    const ref = `${kind}:${rest.join('-')}`
    const text = OTHERS.has(kind) || rest.length === 0 ? null : words.describe(ref)
    return text === null ? [] : [{ ref, name: words.thing(ref, []), text }]
  })
}
