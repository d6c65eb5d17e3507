import { describe, expect, it } from 'vitest'
import { loadWish, loose, together, ways } from '../../../src/games/valdora/layout'
import { hints, means } from '../../../src/games/valdora/means'
import type { Offer, Thing } from '../../../src/protocol'
import { offer, place } from '../../laid'
import { page, red, screen } from './things'

describe('offers', () => {
  it('mean a commission by its slot and a page by its side', () => {
    const held = place('commissions', [red, { ...red }], 0)
    const second = held.things[1] as Thing
    expect(means(offer('complete', { args: { commission: 1 } }), held, second)).toBe(true)
    expect(means(offer('complete', { args: { commission: 0 } }), held, second)).toBe(false)
    const left = page('equipment:hammer', 'left', 3)
    const book = place('equipment_a', [left])
    expect(means(offer('buy', { args: { side: 'side:left' } }), book, left)).toBe(true)
    expect(means(offer('buy', { args: { side: 'side:right' } }), book, left)).toBe(false)
    expect(means(offer('move'), place('map', [red]), red)).toBe(true)
  })

  it('for a ride show the gems that lie there', () => {
    expect(hints(offer('move', { touches: ['space:road_04'] }), screen)).toEqual(['gem:ruby', 'gem:gold'])
    expect(hints(offer('move', { touches: ['space:city_a'] }), screen)).toEqual(['space:city_a'])
    expect(hints(offer('move', { touches: ['space:mine_north'] }), screen)).toEqual([])
    expect(hints(offer('load', { touches: ['space:road_04'] }), screen)).toEqual([])
  })

  it('without a thing of their own stand as buttons', () => {
    expect(loose([offer('end'), offer('load'), offer('provisions')]).map(({ kind }) => kind)).toEqual([
      'end',
      'provisions',
    ])
  })
})

describe('loads on a road', () => {
  const load = (card: string, gem: string, more: Partial<Offer> = {}): Offer =>
    offer('load', {
      args: { card: `equipment:${card}`, gem: `gem:${gem}` },
      touches: ['space:road_01', `equipment:${card}`],
      ...more,
    })
  const bars = (...cards: string[]) => ({
    effects: [{ kind: 'bars', args: { cards: cards.map((card) => `equipment:${card}`) } }],
  })
  const pan = load('gold_pan', 'gold')
  const chisel = load('chisel', 'emerald', bars('gold_pan'))
  const cart = load('cart', 'emerald', { cost: [{ thing: 'coin:silver', n: 2 }], ...bars('gold_pan') })

  it('stand beside the question where they are few and nothing else is asked', () => {
    expect(ways([pan, chisel, offer('end')])).toEqual([pan, chisel])
    expect(ways([offer('pay'), offer('pay')])).toHaveLength(2)
    expect(ways([pan, chisel, cart, load('pick', 'sapphire')])).toEqual([])
    expect(ways([pan, offer('turn')])).toEqual([])
    expect(ways([offer('move')])).toEqual([])
  })

  it('go together if they cost nothing, and with the later one that was touched', () => {
    expect(together([pan, chisel, cart, offer('end')])).toEqual([pan, chisel])
    expect(together([pan, offer('end')])).toEqual([])
    expect(together([pan, chisel, cart], cart)).toEqual([pan, cart])
    expect(together([pan, chisel], chisel)).toEqual([pan, chisel])
    expect(together([pan, chisel], pan)).toEqual([])
    const touches = ['space:harbor_east']
    expect(together([load('gold_pan', 'gold', { touches }), load('chisel', 'emerald', { touches })])).toEqual(
      [],
    )
  })

  it('leave one another room where the order is free', () => {
    const free = load('chisel', 'emerald')
    expect(together([pan, free, offer('end')])).toEqual([pan, free])
    expect(together([pan, free], free)).toEqual([])
  })

  it('are wished for by card and gem', () => {
    expect(loadWish([chisel, pan])).toEqual({
      wish: 'load',
      loads: [
        ['chisel', 'emerald'],
        ['gold_pan', 'gold'],
      ],
      end: false,
    })
  })
})
