import { beforeEach, expect, test } from 'vitest'
import { Chairs } from '../../src/lib/chairs.svelte'
import { settings } from '../../src/lib/settings.svelte'
import type { GameInfo } from '../../src/protocol'

const INFO = {
  title: 'valdora',
  min_seats: 2,
  max_seats: 4,
  bots: ['random', 'greedy'],
} as unknown as GameInfo
const kinds = (chairs: Chairs): string => chairs.list.map(({ kind }) => kind).join(' ')

beforeEach(() => {
  settings.name = 'Ana'
})

test('a first table has me and bots, each with a name of its own', () => {
  const chairs = new Chairs()
  chairs.lay(INFO, false)
  expect(kinds(chairs)).toBe('me bot bot')
  expect(chairs.wishes[0]).toEqual({ kind: 'me', name: 'Ana' })
  expect(new Set(chairs.wishes.map(({ name }) => name)).size).toBe(3)
  expect(chairs.wishes[1]?.bot).toBe('greedy')
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
  expect(chairs.nameOf(me)).toBe('Ana')
  expect(chairs.nameOf(other)).toMatch(/ 2$/)
  chairs.seat(me, 'bot')
  expect(chairs.wishes.map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot'])
  expect(me.name).not.toBe(last.name)
  chairs.remove(last)
  expect(chairs.list).toHaveLength(2)
})
