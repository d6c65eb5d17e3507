import { expect, test } from 'vitest'
import { Catalogue, type Args, type Language } from '../../src/lib/catalogue'
import { keysOf, read } from '../files'

interface Golden {
  names: string[]
  cases: { language: Language; key: string; attribute: string; args: Args; text: string }[]
}

const golden = JSON.parse(read('tests/golden.json')) as Golden
const game = (language: Language): Catalogue =>
  new Catalogue(
    language,
    read(`../src/valtable/texts/common/${language}.ftl`),
    read(`../src/valtable/games/valletta/texts/${language}.ftl`),
  )
const catalogues = { en: game('en'), es: game('es') }

test('every sentence reads as in Python, to the byte', () => {
  expect(golden.cases.length).toBeGreaterThan(200)
  for (const { language, key, attribute, args, text } of golden.cases) {
    const words = catalogues[language]
    const said = attribute
      ? words.attribute(key, attribute, args, golden.names)
      : words.text(key, args, golden.names)
    expect(said, `${language} ${key} ${JSON.stringify(args)}`).toBe(text)
  }
})

test('names in a sentence are told apart, and the words stay the same', () => {
  for (const { language, key, attribute, args, text } of golden.cases) {
    if (attribute) continue
    const segments = catalogues[language].rich(key, args, golden.names)
    expect(segments.map((segment) => segment.text).join('')).toBe(text)
  }
})

test('a thing can be named with its article', () => {
  const words = new Catalogue(
    'es',
    'citizen-priestess = Sacerdotisa\n    .article = una\nduke-elsyn = El’syn\nmeets = Ves a { $card_with_article } ({ $card_article }).',
  )
  expect(words.text('meets', { card: 'citizen:priestess' })).toBe('Ves a una Sacerdotisa (una).')
  expect(words.text('meets', { card: 'duke:elsyn' })).toBe('Ves a El’syn ().')
})

const GAMES = ['valdora', 'valencia', 'valeria', 'valletta'] as const
const LANGUAGES = ['en', 'es'] as const
const textsOf = (title: string, language: Language): string =>
  read(`../src/valtable/games/${title}/texts/${language}.ftl`)

test('a told sentence keeps the article of what it names', () => {
  const words = new Catalogue('es', textsOf('valdora', 'es'))
  const told = (key: string, args: Args): string =>
    words
      .rich(key, { seat: 'seat:0', ...args }, ['Aitana'])
      .map(({ text }) => text)
      .join('')
  const [pan, shovel, pick] = ['equipment:gold_pan', 'equipment:shovel', 'equipment:pick']
  expect(told('event-bought_equipment', { card: shovel, carrier: pan, back: pick })).toBe(
    'Aitana compra la Pala con el oro de la Criba; en la otra cara: Pico.',
  )
  expect(told('event-loaded', { card: pan, gem: 'gem:gold', n: 0 })).toBe(
    'Aitana carga 1 oro en la Criba gratis.',
  )
  expect(told('event-paid_gem', { card: pick, gem: 'gem:sapphire' })).toBe(
    'Aitana entrega 1 zafiro del Pico.',
  )
})

test.each(GAMES.flatMap((title) => LANGUAGES.map((language) => [title, language] as const)))(
  'the told sentences of %s (%s) choose by no name: names are marked in them',
  (title, language) => {
    const source = textsOf(title, language)
    const names = new Set([...source.matchAll(/^[a-z]+-\w+ = ([^{}\n]+)$/gm)].map((match) => match[1]))
    expect(names.size).toBeGreaterThan(20)
    const told = source.split(/^(?=[a-z])/m).filter((text) => /^(event|decision)-/.test(text))
    for (const text of told)
      for (const [, variant] of text.matchAll(/^ *\*?\[([^\]]+)\]/gm))
        expect(names.has(variant ?? ''), `${variant} in ${text}`).toBe(false)
  },
)

test('a name that is a number is not multiplied', () => {
  const words = new Catalogue('en', 'card-2 = 2\ncard-heron = Heron\nlist-last = { $rest } and { $last }')
  expect(words.things(['card:2', 'card:heron', 'card:2', 'card:heron'])).toBe('2, 2 and 2 × Heron')
})

const placeables = (source: string): string[] =>
  [...source.matchAll(/\$\w+/g)].map((match) => match[0]).sort()

test("the page's own texts have the same keys and placeholders in both languages", () => {
  const en = read('src/texts/en.ftl')
  const es = read('src/texts/es.ftl')
  expect(keysOf(es)).toEqual(keysOf(en))
  const entries = (source: string): string[] => source.split(/^(?=ui-web-)/m).slice(1)
  entries(en).forEach((entry, index) => {
    const used = new Set(placeables(entry))
    expect(new Set(placeables(entries(es)[index] ?? '')), entry).toEqual(used)
  })
})

test('a list is joined as the language does it', () => {
  expect(catalogues.es.things(['good:gold', 'good:stone', 'good:stone'])).toBe('1 oro y 2 piedras')
  expect(catalogues.en.things([])).toBe('nothing')
})
