import { expect, test } from 'vitest'
import { blocks, spans } from '../../src/lib/markdown'
import { uncited } from '../../src/lib/uncited'

test('words may be strong, stressed or code; links keep their words', () => {
  expect(spans('a **b** *c* `d` [e](x)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: 'e' },
  ])
})

test('paragraphs, lists with continued lines, and tables', () => {
  const found = blocks('One\nline.\n\n- a\n  b\n- c\n\n| x | y |\n| - | - |\n| 1 | 2 |')
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'table'])
  const list = found[1]
  expect(list?.kind === 'list' && list.items.map((item) => item.map((span) => span.text).join(''))).toEqual([
    'a b',
    'c',
  ])
})

test('the numbers of rulings are not for players', () => {
  expect(uncited('The sum fires once (R7, C15). So it is (Ruling C3).')).toBe('The sum fires once. So it is.')
  expect(uncited('A card (it costs 2) stays.')).toBe('A card (it costs 2) stays.')
})

test('a drawing is named with what it shows and its captions', () => {
  const [first, figure, last] = blocks(
    'Ride.\n\n```figure ride\nA road,\nand a pawn.\n1. Go **far**.\n```\n\nPay.',
  )
  expect([first?.kind, last?.kind]).toEqual(['paragraph', 'paragraph'])
  expect(figure).toEqual({
    kind: 'figure',
    name: 'ride',
    alt: 'A road, and a pawn.',
    captions: [
      [
        { kind: 'text', text: 'Go ' },
        { kind: 'strong', text: 'far' },
        { kind: 'text', text: '.' },
      ],
    ],
  })
})
