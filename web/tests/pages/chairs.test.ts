import { beforeEach, expect, test } from 'vitest'
import { Chairs } from '../../src/pages/setup/chairs.svelte'
import { settings } from '../../src/lib/settings.svelte'
import type { GameInfo } from '../../src/protocol'

const INFO = {
  title: 'valdora',
  min_seats: 2,
  max_seats: 4,
  bots: ['level1', 'level3', 'level5', 'greedy', 'random'],
} as unknown as GameInfo
const names = (chairs: Chairs): string[] => chairs.wishes.map(({ name }) => name ?? '')
const kinds = (chairs: Chairs): string => chairs.list.map(({ kind }) => kind).join(' ')

beforeEach(() => {
  settings.name = 'Ana'
})

test('a first table has me and bots, each with a name of its own', () => {
  const chairs = new Chairs()
  chairs.lay(INFO, false)
  expect(kinds(chairs)).toBe('me bot bot')
  expect(chairs.wishes[0]).toEqual({ kind: 'me', name: 'Ana' })
  expect(chairs.wishes[1]).toEqual({ kind: 'bot', bot: 'level3', name: 'Sage' })
  expect(chairs.wishes[2]).toEqual({ kind: 'bot', bot: 'level3', name: 'Sage 2' })
})

test('a friend that is expected has a seat', () => {
  const chairs = new Chairs()
  chairs.lay(INFO, true)
  expect(kinds(chairs)).toBe('me friend bot')
  expect([chairs.people, chairs.mine, chairs.friends]).toEqual([2, 1, 1])
})

test('my name goes to the first seat that is mine, and nobody is called like another', () => {
  const chairs = new Chairs()
  chairs.lay(INFO, false)
  const [me, other, last] = chairs.list
  if (!me || !other || !last) throw new Error('three seats')
  chairs.seat(other, 'me')
  expect(names(chairs)).toEqual(['Ana', 'Guest 2', 'Sage'])
  chairs.seat(me, 'bot')
  expect(chairs.wishes.map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot'])
  expect(names(chairs)).toEqual(['Sage', 'Guest', 'Sage 2'])
  chairs.remove(last)
  expect(chairs.list).toHaveLength(2)
})

test('a bot takes the name of whoever is chosen, and leaves a person theirs', () => {
  const chairs = new Chairs()
  settings.name = 'Hawthorn'
  chairs.lay(INFO, false)
  const [, second, third] = chairs.list
  if (!second || !third) throw new Error('three seats')
  second.bot = 'level1'
  third.bot = 'level5'
  expect(names(chairs)).toEqual(['Hawthorn', 'Poppy', 'Hawthorn 2'])
})
