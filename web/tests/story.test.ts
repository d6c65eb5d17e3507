import { expect, test } from 'vitest'
import { chapters, seatOf } from '../src/lib/story'
import type { Event } from '../src/protocol'

const event = (kind: string, args: Event['args'] = {}): Event => ({ kind, args, rule: '' })

test('a turn opens a chapter; what comes before the first has no head', () => {
  const story = [event('first_player'), event('turn'), event('played'), event('turn')]
  expect(chapters(story).map((part) => [part.head?.kind ?? null, part.events.length, part.start])).toEqual([
    [null, 1, 0],
    ['turn', 1, 1],
    ['turn', 0, 3],
  ])
})

test('an event belongs to the seat it names', () => {
  expect(seatOf(event('played', { seat: 'seat:2' }))).toBe(2)
  expect(seatOf(event('jean_moved', { n: 3 }))).toBeNull()
})
