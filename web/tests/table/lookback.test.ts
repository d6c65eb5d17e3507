import { expect, test, vi } from 'vitest'
import type { Offer, Past, Screen } from '../../src/protocol'
import { Lookback } from '../../src/table/model/lookback.svelte'
import type { TableModel } from '../../src/table/model/tablemodel'
import { event } from '../laid'

const story = ['a', 'b', 'c', 'd', 'e'].map((kind) => event(kind))
const screen = (name: string): Screen => ({ view: name }) as unknown as Screen
/** Moments after 1, 3 and 5 events. */
const moments: Past[] = [1, 3, 5].map((at, index) => ({
  at,
  screen: screen(`at ${at}`),
  events: story.slice(index === 0 ? 0 : [1, 3, 5][index - 1], at),
}))
function table(): TableModel & { played: Offer[] } {
  const played: Offer[] = []
  return {
    played,
    screen: screen('now'),
    story,
    recent: [event('e')],
    live: true,
    lookBack: vi.fn((at: number) => Promise.resolve(moments.find((one) => one.at >= at) as Past)),
    play: (offer: Offer) => void played.push(offer),
  } as unknown as TableModel & { played: Offer[] }
}

test('an earlier moment is shown as it was, and nothing can be done there', async () => {
  const now = table()
  const lookback = new Lookback(now)
  expect([lookback.at, lookback.live, lookback.screen.view]).toEqual([null, true, 'now'])
  await lookback.look(2)
  expect([lookback.at, lookback.live, lookback.screen.view]).toEqual([3, false, 'at 3'])
  expect(lookback.recent.map(({ kind }) => kind)).toEqual(['b', 'c'])
  // What a board reads from the story (whose turn, what was rolled) is of that moment; the whole is still at hand.
  expect(lookback.story.map(({ kind }) => kind)).toEqual(['a', 'b', 'c'])
  expect(lookback.whole).toEqual(story)
  lookback.play({} as Offer)
  expect(now.played).toEqual([])
  lookback.back()
  expect(lookback.screen.view).toBe('now')
  expect(lookback.story).toEqual(story)
  lookback.play({} as Offer)
  expect(now.played).toHaveLength(1)
})

test('step by step back and on, to now at the end', async () => {
  const lookback = new Lookback(table())
  await lookback.earlier()
  expect(lookback.at).toBe(3)
  await lookback.earlier()
  expect(lookback.at).toBe(1)
  await lookback.later()
  expect(lookback.at).toBe(3)
  await lookback.later()
  expect(lookback.at).toBeNull()
})

test('a moment is asked for once, and forgotten when something was taken back', async () => {
  const now = table()
  const lookback = new Lookback(now)
  await lookback.look(3)
  lookback.back()
  await lookback.look(3)
  expect(now.lookBack).toHaveBeenCalledTimes(1)
  lookback.forget()
  expect(lookback.at).toBeNull()
  await lookback.look(3)
  expect(now.lookBack).toHaveBeenCalledTimes(2)
})
