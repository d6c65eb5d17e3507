import { expect, test } from 'vitest'
import { best, hits } from '../../src/lib/search'

const shown = (text: string, wanted: string): string =>
  hits(text, wanted)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test('what is searched for is found without case and accents, and shown as it is written', () => {
  expect(shown('El último bien, y otro último.', 'ULTIMO')).toBe('El [último] bien, y otro [último].')
  expect(shown('Build a house', 'house')).toBe('Build a [house]')
})

test('several words are searched for one by one, and the texts with most of them are found', () => {
  expect(shown('Tiles for a bonus', 'bonus tile')).toBe('[Tiles] for a [bonus]')
  const texts = ['a bonus', 'bonus tiles', 'tiles of a bonus', 'a mine']
  const found = (wanted: string): string[] => best(texts, (text) => text, wanted)
  expect(found('TILES bonus gone')).toEqual(['bonus tiles', 'tiles of a bonus'])
  expect(found('ship')).toEqual([])
  expect(found(' ')).toEqual(texts)
})

test('a word is marked whole, and a short piece is no word inside another', () => {
  expect(shown('El tesoro y el oro', 'oro')).toBe('El tesoro y el [oro]')
  expect(shown('The innkeeper keeps 12 kegs', 'keep')).toBe('The [innkeeper] [keeps] 12 kegs')
  expect(shown('The innkeeper', 'kee')).toBe('The innkeeper')
  expect(best(['the treasure', 'sure'], (text) => text, 'sur')).toEqual(['sure'])
})

test('without a search, or a hit, a text stays whole', () => {
  expect(hits('a house', ' ')).toEqual([{ text: 'a house', hit: false }])
  expect(hits('a house', 'ship')).toEqual([{ text: 'a house', hit: false }])
  expect(hits('', 'ship')).toEqual([])
})
