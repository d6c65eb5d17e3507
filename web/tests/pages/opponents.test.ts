import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import Opponent from '../../src/pages/opponents/Opponent.svelte'
import { strengthOf, type Measured } from '../../src/pages/opponents/measured'

afterEach(cleanup)

const MEASURED: Measured = {
  valletta: {
    level3: {
      rating: { value: 1260, low: 1243, high: 1277 },
      wins: { against: 'level2', value: 64, low: 60, high: 68, even: 33, games: 540 },
    },
    level1: { rating: { value: 940, low: 920, high: 961 } },
  },
}
/** All words on the card of a bot. */
const card = (bot: string): string => {
  const strength = strengthOf('valletta', bot, MEASURED)
  const { container } = render(Opponent, {
    props: { bot, usual: false, strength, starting: false, disabled: false, play: () => undefined },
  })
  return container.textContent.replace(/\s+/g, ' ')
}

test('what was measured of a character stands on its card, with how sure it is', () => {
  const words = card('level3')
  expect(words).toContain('Rating 1,260 ± 17')
  expect(words).toContain('Wins against Basil 64 of 100 60 to 68 measured in 540 games')
})

test('what was not measured is not there', () => {
  expect(card('level1')).not.toMatch(/Wins/)
  cleanup()
  const words = card('level5')
  expect(words).toContain('Hawthorn level 5')
  expect(words).not.toMatch(/Rating|Wins|±/)
  expect(strengthOf('valdora', 'level3', MEASURED)).toBeNull()
})

test('a card has one button, which says whom one plays', () => {
  card('level4')
  expect(screen.getByRole('button').textContent.trim()).toBe('Play Juniper')
})
