import { describe, expect, it } from 'vitest'
import { answersWithCards } from '../../../src/games/valencia/layout'
import {
  biddersOf,
  lastAuction,
  ninaToCome,
  spoilsOf,
  tied,
} from '../../../src/games/valencia/auction/bidders'
import type { Thing } from '../../../src/protocol'
import { asks, event, place, screenWith } from '../../laid'
import { card, thing } from './things'

describe('the auction', () => {
  const bidder = (seat: number, ...marks: Thing['marks']): Thing => thing(`seat:${seat}`, { seat, marks })
  const nina = thing('figure:nina', { marks: [['bids', { n: 6, place: 1 }]] })
  const bid = place('bid', [thing(card(3), { count: 2, kind: 'card' })], 0)
  const story = [
    event('auction', { seat: 'seat:1' }),
    event('waits', { seat: 'seat:1' }),
    event('revealed', { seat: 'seat:0' }),
  ]
  it('lies in the order of acting, with cards, waits and places', () => {
    const bidders = biddersOf(
      screenWith([
        place('auction', [
          bidder(1, ['bids', { n: 6, place: 1 }]),
          bidder(2, ['passed', {}]),
          bidder(0, ['bids', { n: 6, place: 2 }]),
        ]),
        bid,
      ]),
      story,
    )
    expect(bidders.map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(bidders.map(({ place: won }) => won)).toEqual([1, 0, 2])
    expect(bidders[0]?.waits).toBe(1)
    expect(bidders[2]?.cards).toEqual([card(3), card(3)])
    expect(tied(bidders).map(({ seat }) => seat)).toEqual([1, 0])
  })
  it('has no tie to part with Nina, who wins hers', () => {
    const mine = bidder(0, ['bids', { n: 6, place: 2 }])
    const bidders = biddersOf(screenWith([place('auction', [mine, nina])]), story)
    expect(bidders.find(({ seat }) => seat === null)?.place).toBe(1)
    expect(tied(bidders)).toHaveLength(0)
  })
  it('has Nina to come until she has shown her cards', () => {
    const waits = thing('figure:nina', { marks: [['shows_last', { n: 1 }]] })
    const mine = bidder(0, ['bids', { n: 6, place: 1 }])
    const before = biddersOf(screenWith([place('auction', [mine, waits])]), story)
    expect(before.map(({ place: won }) => won)).toEqual([1, 0])
    expect(ninaToCome(before)?.thing).toBe(waits)
    const after = biddersOf(screenWith([place('auction', [mine, nina])]), story)
    expect(ninaToCome(after)).toBeUndefined()
  })
  it('shows no place to who has not bid', () => {
    const bidders = biddersOf(
      screenWith([place('auction', [bidder(0, ['acts', {}]), bidder(1, ['to_act', {}])])]),
      [],
    )
    expect(bidders.map(({ state, place: won }) => [state, won])).toEqual([
      ['acts', 0],
      ['to_act', 0],
    ])
  })
})

describe('answers with cards', () => {
  it('are asked of a seat for a bid, or for what it takes back of one', () => {
    const asked = [asks(0, 'bid'), asks(1, 'place')]
    expect([0, 1, null].map((seat) => answersWithCards(screenWith([], asked), seat))).toEqual([
      true,
      false,
      false,
    ])
    expect(answersWithCards(screenWith([], [asks(1, 'back')]), 1)).toBe(true)
  })
})

describe('the last auction', () => {
  const bids = [
    event('auction', { seat: 'seat:0', step: 'step:a' }),
    event('revealed', { seat: 'seat:0', cards: [card(3)] }),
    event('revealed', { seat: 'seat:1', cards: [card(5)] }),
  ]
  const won = event('won', { seat: 'seat:1', n: 5 })
  const seated = event('seated', { seat: 'seat:1', council: 'council:church' })
  it('is none before one has ended', () => {
    expect(lastAuction([])).toBeNull()
    expect(lastAuction(bids)).toBeNull()
  })
  it('tells who won, then what was taken', () => {
    expect(lastAuction([...bids, won])).toEqual({ letter: 'a', won, taken: [] })
    expect(lastAuction([...bids, won, seated])).toEqual({ letter: 'a', won, taken: [seated] })
  })
  it('stays while the next one is under way, without its bids', () => {
    const next = [event('auction', { seat: 'seat:1', step: 'step:b' }), event('revealed', { seat: 'seat:1' })]
    expect(lastAuction([...bids, won, seated, ...next])).toEqual({ letter: 'a', won, taken: [seated] })
    const nina = [event('nina', { cards: [card(6)] }), event('nina_won', { n: 6 })]
    const after = lastAuction([...bids, won, seated, ...next, ...nina])
    expect(after?.letter).toBe('b')
    expect(after?.won.kind).toBe('nina_won')
    expect(after?.taken).toEqual([])
  })
  it('is told by what each took', () => {
    const taken = [
      event('took', { seat: 'seat:2', good: 'good:wine' }),
      event('placed', { seat: 'seat:2', space: 'space:0_4', n: 3 }),
      event('sold', { seat: 'seat:0', good: 'good:wine', n: 3 }),
      event('sold', { seat: 'seat:0', good: 'good:cloths', n: 4 }),
    ]
    expect(spoilsOf(taken)).toEqual([
      { seat: 2, things: ['good:wine', 'space:0_4'], coins: 0 },
      { seat: 0, things: [], coins: 7 },
    ])
  })
})
