import { describe, expect, it } from 'vitest'
import { face } from '../../../src/games/valdora/layout'
import { atSide, inTheAir, openBook, piles } from '../../../src/games/valdora/board/books'
import type { Screen } from '../../../src/protocol'
import { event, offer } from '../../laid'
import { thing, screen } from './things'

describe('books', () => {
  it('shows both piles, what was seen of them and how much was not', () => {
    const [left, right] = piles(screen, 'equipment_a')
    expect(left).toMatchObject({ side: 'left', thing: null, face: null, pages: 0, unseen: 0 })
    expect(right).toMatchObject({ pages: 9, unseen: 7 })
    expect(right?.known.map(({ ref }) => ref)).toEqual(['equipment:hammer', 'equipment:cart'])
    expect(right?.face).toMatchObject({ id: 'hammer', takes: 'amethyst', load: '', price: 0 })
  })

  it('opens the book of the city where one stands, and no other', () => {
    expect(openBook(screen, 0)).toBe('equipment_a')
    expect(openBook(screen, 1)).toBe('')
    expect(openBook({ ...screen, offers: [offer('end')] }, 0)).toBe('')
    const paying: Screen = {
      ...screen,
      offers: [offer('pay')],
      asked: [{ seat: 0, kind: 'pay_gold', source: 'book:equipment_b', sealed: '' }],
    }
    expect(openBook(paying, 0)).toBe('equipment_b')
    expect(atSide(screen.offers, 'right').map(({ kind }) => kind)).toEqual(['turn'])
    expect(atSide(screen.offers, 'left')).toEqual([])
  })

  it('lets a page fly that has just been turned, and none that was taken away since', () => {
    const cart = face(thing('equipment:cart'))
    const pick = face(thing('equipment:pick'))
    const old = { left: null, right: cart }
    const now = { left: pick, right: pick }
    const turned = event('turned', { book: 'book:equipment_a', side: 'side:right' })
    const leaf = { side: 'right', front: cart, back: pick, covered: null }
    expect(inTheAir(old, now, [turned], 'equipment_a')).toEqual(leaf)
    expect(inTheAir(old, now, [turned], 'equipment_b')).toBeNull()
    expect(inTheAir(old, old, [turned], 'equipment_a')).toBeNull()
    expect(inTheAir(old, now, [event('moved', {})], 'equipment_a')).toBeNull()
    expect(inTheAir(old, now, [turned, event('bought_equipment', {})], 'equipment_a')).toBeNull()
  })
})
