import { expect, test } from 'vitest'
import { parse } from '../../src/lib/route.svelte'
import { tablePath } from '../../src/lib/seating'

test('addresses', () => {
  expect(parse('/')).toEqual({ page: 'home' })
  expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(parse('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' })
  expect(parse('/new/valletta')).toEqual({ page: 'new', game: 'valletta' })
  expect(parse('/rules/valletta')).toEqual({ page: 'rules', game: 'valletta' })
  expect(parse('/rules')).toEqual({ page: 'rules', game: '' })
  expect(parse('/opponents')).toEqual({ page: 'opponents', game: 'valletta' })
  expect(parse('/opponents/valdora')).toEqual({ page: 'opponents', game: 'valdora' })
  expect(parse('/credits')).toEqual({ page: 'credits' })
  expect(parse('/t')).toEqual({ page: 'nowhere' })
  expect(parse('/what/is/this/here')).toEqual({ page: 'nowhere' })
})

test('the gallery is there only where it is switched on', () => {
  expect(parse('/', '#/gallery', true)).toEqual({ page: 'gallery', still: '' })
  expect(parse('/', '#/gallery/valletta-draft', true)).toEqual({ page: 'gallery', still: 'valletta-draft' })
  expect(parse('/', '#/gallery', false)).toEqual({ page: 'home' })
})

test('a pasted address leads to its table', () => {
  expect(tablePath('http://example.org/t/abc_1-2')).toBe('/t/abc_1-2')
  expect(tablePath(' /t/abc/replay?step=4 ')).toBe('/t/abc/replay')
  expect(tablePath('abcdef123')).toBe('/t/abcdef123')
  expect(tablePath('hello there')).toBeNull()
})
