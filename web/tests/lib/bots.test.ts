import { expect, test } from 'vitest'
import { botName, characterOf, levelOf } from '../../src/lib/bots'

test('five characters have a level; plain bots and what we do not know have none', () => {
  expect(['level1', 'level3', 'level5'].map(levelOf)).toEqual([1, 3, 5])
  expect(['greedy', 'random', 'level6', 'level0', 'mylevel1', 'level12', ''].map(levelOf)).toEqual(
    Array.from({ length: 7 }, () => 0),
  )
})

test('bots are plants; a bot without words of ours keeps its own name', () => {
  const names = ['level1', 'level2', 'level3', 'level4', 'level5'].map(characterOf)
  expect(names).toEqual(['Poppy', 'Basil', 'Sage', 'Juniper', 'Hawthorn'])
  expect(characterOf('line')).toBe('line')
})

test('a bot is called like its character, and nobody like another', () => {
  expect(botName('level3', [])).toBe('Sage')
  expect(botName('level3', ['Ana', 'Sage'])).toBe('Sage 2')
  expect(botName('level3', ['Sage', 'Sage 2'])).toBe('Sage 3')
  expect(botName('level1', ['Sage'])).toBe('Poppy')
})
