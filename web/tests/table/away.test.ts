import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Away } from '../../src/table/model/away.svelte'
import type { Event } from '../../src/protocol'
import { event } from '../laid'

const did = (n: number): Event => event('took', { seat: `seat:${n}` })
const table = (...story: Event[]) => ({ info: { id: 'abc' }, seat: 0, story })
const hide = (hidden: boolean): void => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('nothing is missed at a table that is seen for the first time, nor while one looks on', () => {
  const away = new Away(table(did(1)))
  away.follow(table(did(1), did(2)))
  expect(away.from).toBeNull()
})

it('what came while the page was closed is missed', () => {
  new Away(table(did(1)))
  expect(new Away(table(did(1), did(2))).from).toBe(1)
})

it('what came in a tab that nobody saw is missed, until one plays on or puts it aside', () => {
  const away = new Away(table(did(1)))
  hide(true)
  away.leave()
  away.follow(table(did(1), did(2)))
  expect(away.from).toBeNull()
  hide(false)
  away.comeBack(table(did(1), did(2), did(3)))
  expect(away.from).toBe(1)
  away.follow(table(did(1), did(2), did(3), did(0)))
  expect(away.from).toBeNull()
})

it('another seat of the same device has its own memory', () => {
  new Away(table(did(1)))
  expect(new Away({ ...table(did(1), did(2)), seat: 3 }).from).toBeNull()
})

it('what a lost line brings right after one has come back was missed, too; what comes later was not', () => {
  vi.useFakeTimers()
  const away = new Away(table(did(1)))
  away.leave()
  away.comeBack(table(did(1)))
  expect(away.from).toBeNull()
  away.follow(table(did(1), did(2)))
  expect(away.from).toBe(1)
  away.dismiss()
  vi.advanceTimersByTime(5000)
  away.follow(table(did(1), did(2), did(3)))
  expect(away.from).toBeNull()
  vi.useRealTimers()
})
