import { expect, test } from 'vitest'
import type { RuleSection } from '../../src/lib/api'
import { around, find, read, step, type Card } from '../../src/rules/hits'

const rule = (id: string, title: string, body: string): RuleSection => ({
  id,
  title,
  body,
  level: 2,
  when: [],
  parts: [],
  rulings: [],
})
const BOOK = [
  rule('glossary', 'Glosario', '- **Moneda**: dinero.\n- **Construcción**: un edificio.'),
  rule(
    'ride',
    'Avanzar',
    'Por el camino.\n\n```figure ride\nUn camino.\n1. Paga **1 moneda** al llegar.\n```',
  ),
  rule('build', 'Construcción', 'Elige un edificio y paga su precio.'),
  ...[1, 2, 3, 4, 5].map((n) => rule(`mine-${n}`, `Mina ${n}`, 'Aquí tienes otra vez seis monedas.')),
]
const CARDS: Card[] = [1, 2, 3, 4].map((n) => ({
  ref: `card:${n}`,
  name: `Carro ${n}`,
  text: 'Carga por 2 monedas.',
}))

test('accents do not matter, and what is called so comes before what only mentions it', () => {
  const found = find(BOOK, [], 'construccion')
  expect(found.map(({ id }) => id)).toEqual(['build', 'glossary'])
  expect(found[0]?.title).toEqual([{ text: 'Construcción', hit: true }])
})

test('there are at most five rules, and then three cards; the glossary gives way', () => {
  const found = find(BOOK, CARDS, 'moneda')
  expect(found.map(({ kind }) => kind).join(' ')).toBe('rule rule rule rule rule card card card')
  expect(found.map(({ id }) => id)).not.toContain('glossary')
})

test('every word must be said, in the rule or its captions, and each is marked', () => {
  const found = find(BOOK, CARDS, 'paga moneda')
  expect(found.map(({ id }) => id)).toEqual(['ride'])
  expect(found[0]?.line.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Paga', 'moneda'])
  expect(find(BOOK, CARDS, 'paga dragón')).toEqual([])
  expect(find(BOOK, CARDS, '  ')).toEqual([])
})

test('a rule is read without its marks, a drawing by its captions', () => {
  expect(read(BOOK[1]?.body ?? '')).toBe('Por el camino. Un camino. Paga 1 moneda al llegar.')
  expect(read('| Gold | Price |\n| --- | --- |\n| one | **two** |')).toContain('one, two')
})

test('of a long sentence the words around the first place are shown, cut between words', () => {
  const long = `${'Mucho antes de eso pasan muchas cosas que no importan ahora, '.repeat(3)}y pagas la moneda al banco de la ciudad.`
  const line = around(long, 'moneda')
  expect(line).toContain('moneda')
  expect(line.length).toBeLessThan(95)
  expect(line.startsWith('… ')).toBe(true)
})

test('the arrows go round', () => {
  expect([step(0, -1, 3), step(2, 1, 3), step(0, 1, 0)]).toEqual([2, 0, -1])
})
