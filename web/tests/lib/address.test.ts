import { describe, expect, it } from 'vitest'
import { address, ME } from '../../src/lib/address'
import { Catalogue, type Args, type Language } from '../../src/lib/catalogue'
import { read } from '../files'

const GAMES = ['valletta', 'valdora', 'valencia', 'valeria']
const LANGUAGES: readonly Language[] = ['en', 'es']
const textsOf = (game: string, language: Language): string =>
  read(`../src/valtable/games/${game}/texts/${language}.ftl`)

const said = (words: Catalogue, key: string, args: Args, me: number): string =>
  address(
    words.rich(
      key,
      args,
      ['Ana', 'Bo'].map((name, seat) => (seat === me ? ME : name)),
    ),
    words.language,
  )
    .map(({ text }) => text)
    .join('')

/** Everything that a game can tell of seats: each event with each of the words that it chooses by. */
function told(
  game: string,
  language: Language,
): { key: string; text: string; seat: string; other: string }[] {
  const source = textsOf(game, language)
  const words = new Catalogue(language, source)
  const found: { key: string; text: string; seat: string; other: string }[] = []
  for (const [, key = '', text = ''] of source.matchAll(/^(event-\w+) = (.*(?:\n[ }].*)*)/gm)) {
    if (!/\$(seat|other)\b/.test(text)) continue
    const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))]
    const keys = ['x', ...[...text.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '')]
    for (const choice of new Set(keys)) {
      const args = Object.fromEntries(
        names.map((name) => {
          if (name === 'seat') return [name, 'seat:0']
          if (name === 'other') return [name, choice === 'none' ? 'none' : 'seat:1']
          if (/^(n|points|\w+_n)$/.test(name)) return [name, choice === '0' ? 0 : choice === 'one' ? 1 : 2]
          return [name, choice]
        }),
      )
      found.push({
        key,
        text: words.text(key, args, ['Ana', 'Bo']),
        seat: said(words, key, args, 0),
        other: said(words, key, args, 1),
      })
    }
  }
  return found
}

const VERBS = {
  en: /\b[Yy]ou (\p{L}+)/gu,
  es: /(?<!\p{L})[Tt]ú (?:(?:no|ya|te|le|lo|la) )*(?!(?:no|ya|te|le|lo|la)(?!\p{L}))(\p{L}+)/gu,
}
const LATER = {
  en: /\b[Yy]ou .* and (?:already )?(?:is|has|\p{L}*[^s\P{L}]s)\b/u,
  es: /(?<!\p{L})[Tt]ú .* y (?:(?:ya|no|te|le|lo|la) )*\p{L}{3,}[ae](?!\p{L})/u,
}
const NONE = ['who', 'on', 'for', 'back', 'face']
const isSecond = (verb: string, language: Language): boolean =>
  language === 'en' ? NONE.includes(verb) || !/[^s]s$/.test(verb) : /(s|ste)$/.test(verb)

describe('the story, said to whoever it is about', () => {
  const words = (game: string, language: Language): Catalogue =>
    new Catalogue(language, textsOf(game, language))
  it('says you where one does something, and where something is done to one', () => {
    const stole = { seat: 'seat:0', other: 'seat:1', good: 'good:wood' }
    expect(said(words('valletta', 'en'), 'event-stole', stole, 0)).toMatch(/^You take /)
    expect(said(words('valletta', 'en'), 'event-stole', stole, 1)).toMatch(/^Ana takes .* from you\.$/)
    expect(said(words('valletta', 'es'), 'event-stole', stole, 0)).toMatch(/^Tú le quitas /)
    expect(said(words('valletta', 'es'), 'event-stole', stole, 1)).toMatch(/^Ana te quita .* a ti\.$/)
    expect(said(words('valeria', 'es'), 'event-gave', { ...stole, gains: 'x' }, 1)).toBe('Ana te da x a ti.')
    expect(said(words('valdora', 'es'), 'event-met', stole, 1)).toMatch(
      /^Ana se encuentra contigo y te paga /,
    )
    expect(said(words('valdora', 'es'), 'event-met', stole, 0)).toMatch(
      /^Tú te encuentras con Bo y le pagas /,
    )
    expect(said(words('valeria', 'es'), 'event-first_player', stole, 0)).toBe('Empiezas tú.')
  })

  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'turns every sentence of %s (%s)',
    (game, language) => {
      const all = told(game, language)
      expect(all.length).toBeGreaterThan(20)
      const lines = all.flatMap(({ key, seat, other, text }) => [
        ...(text.includes('Ana') ? [`${key}: ${seat}`] : []),
        ...(text.includes('Bo') ? [`${key}: ${other}`] : []),
      ])
      expect(lines.filter((line) => line.includes(ME))).toEqual([])
      // What one does is in the second person, and so is what one does besides.
      const verbs = lines.flatMap((line) =>
        [...line.matchAll(VERBS[language])].map((found) => found[1] ?? ''),
      )
      expect(verbs.length).toBeGreaterThan(15)
      expect(verbs.filter((verb) => !isSecond(verb, language))).toEqual([])
      expect(lines.filter((line) => LATER[language].test(line))).toEqual([])
    },
  )
})
