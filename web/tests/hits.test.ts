import { expect, test } from 'vitest'
import { hits } from '../src/lib/hits'

const shown = (text: string, wanted: string): string =>
  hits(text, wanted)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test('what is searched for is found without case and accents, and shown as it is written', () => {
  expect(shown('El último bien, y otro último.', 'ULTIMO')).toBe('El [último] bien, y otro [último].')
  expect(shown('Build a house', 'house')).toBe('Build a [house]')
  expect(shown('aaa', 'aa')).toBe('[aa]a')
})

test('without a search, or a hit, a text stays whole', () => {
  expect(hits('a house', ' ')).toEqual([{ text: 'a house', hit: false }])
  expect(hits('a house', 'ship')).toEqual([{ text: 'a house', hit: false }])
  expect(hits('', 'ship')).toEqual([])
})
