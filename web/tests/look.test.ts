import { describe, expect, it } from 'vitest'
import { read } from './files'

/** The tokens as the browser has them: the rules whose selectors fit, later and narrower ones over the others. */
const RULES = [
  ...read('src/look/tokens.css')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ...read('src/look/app.css')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/(\[data-theme[^{};]+)\{([^{}]*)\}/g),
].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((one) => one.trim().replaceAll("'", '"')),
  tokens: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  ),
}))
const BOARD = ' .board [data-surface="board"]'

function tokens(game: string, theme: string, board: boolean): Readonly<Record<string, string>> {
  const table = [
    ':root',
    `[data-theme="${theme}"]`,
    `[data-game="${game}"]`,
    `[data-theme="${theme}"][data-game="${game}"]`,
  ]
  const layers = [...table, ...(board ? table.map((one) => one + BOARD) : [])]
  return Object.fromEntries(
    layers.flatMap((layer) =>
      RULES.filter(({ selectors }) => selectors.includes(layer)).flatMap((rule) => rule.tokens),
    ),
  )
}

function light(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one = '', other = ''): number {
  expect([one, other].join(' ')).toMatch(/^#[\da-f]{6} #[\da-f]{6}$/)
  const [dim = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const TABLES = ['valletta', 'valdora', 'valencia', 'valeria'].flatMap((game) =>
  (game === 'valeria' ? ['dark'] : ['light', 'dark']).map((theme) => [game, theme] as const),
)

describe('the ring around what can be done', () => {
  it.each(TABLES)('is seen on every paper beside the board: %s, %s', (game, theme) => {
    const look = tokens(game, theme, false)
    for (const ground of ['--surface', '--surface-2', '--table-ground'])
      expect(contrast(look['--possible'], look[ground]), ground).toBeGreaterThan(3)
  })

  it.each(TABLES)('is seen on the board, by itself or by its rim: %s, %s', (game, theme) => {
    const look = tokens(game, theme, true)
    const [ring, halo, ground] = [look['--possible'], look['--possible-halo'], look['--board-ground']]
    expect(
      Math.max(contrast(ring, ground), Math.min(contrast(ring, halo), contrast(halo, ground))),
    ).toBeGreaterThan(3)
  })
})
