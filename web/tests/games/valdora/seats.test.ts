import { describe, expect, it } from 'vitest'
import {
  face,
  goods,
  hires,
  lastSeat,
  missing,
  ring,
  roundOf,
  workshops,
} from '../../../src/games/valdora/layout'
import { offer } from '../../laid'
import { thing, screen } from './things'

describe('seats', () => {
  it('counts what lies before one', () => {
    expect(goods(screen, 0)).toMatchObject({
      coins: 4,
      most: 6,
      provisions: true,
      free: 1,
      craftsmen: [{ color: 'red', n: 2 }],
      bonus: 3,
      delivered: 4,
    })
    expect(goods(screen, 0).commissions).toMatchObject([
      { id: 'red', wants: ['ruby'], points: 5 },
      { id: 'red' },
    ])
    expect(goods(screen, 0).equipment).toMatchObject([
      { id: 'gold_pan', load: '', takes: 'gold' },
      { id: 'cart', load: 'ruby', price: 2 },
    ])
    expect(goods(screen, 3)).toMatchObject({ coins: 0, provisions: false, equipment: [] })
    expect(missing(screen, 0)).toEqual(['shovel'])
  })

  it('reads a commission with a coin', () => {
    expect(face(thing('commission:silver', [['wants', { wants: ['coin:silver'] }]])).wants).toEqual([
      'silver',
    ])
  })
})

describe('the ring and the end', () => {
  it('shows the tile that each colour brings now', () => {
    expect(ring(screen).map(({ color, n, gives }) => [color, n, gives])).toEqual([
      ['red', 0, 'green'],
      ['blue', 0, ''],
      ['green', 2, 'green'],
    ])
  })

  it('lights what could be hired now, not what is refused', () => {
    const effects = [{ kind: 'hires', args: { tile: 'craftsman:green' } }]
    expect([...hires([offer('complete', { effects })])]).toEqual(['green'])
    const refusal = { reason: 'no', rule: '', details: {} }
    expect(hires([offer('complete', { effects, refusal })]).size).toBe(0)
  })

  it('knows whose workshops are, the round and who plays last', () => {
    expect(workshops(screen).map(({ color, needs, points, owner }) => [color, needs, points, owner])).toEqual(
      [
        ['red', 2, 10, null],
        ['blue', 0, 20, 1],
      ],
    )
    expect(roundOf(screen)).toEqual({ n: 12, limit: 30 })
    expect(lastSeat(screen)).toBe(2)
    expect(lastSeat({ ...screen, table: { places: [] } })).toBeNull()
  })
})
