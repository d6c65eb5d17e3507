import { describe, expect, it } from 'vitest'
import { around, beside, type Box } from '../../src/lib/beside'

const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left ||
  a.left >= b.left + b.width ||
  a.top + a.height <= b.top ||
  a.top >= b.top + b.height

describe('a note beside a thing', () => {
  const room = { left: 0, top: 0, width: 1000, height: 600 }
  const card = { left: 400, top: 200, width: 100, height: 80 }
  const note = { width: 200, height: 100 }

  it('stands at its right, or where it covers nothing that is lit', () => {
    expect(beside(card, note, room, [])).toEqual({ left: 512, top: 190 })
    const lit = [{ left: 512, top: 190, width: 100, height: 80 }]
    expect(beside(card, note, room, lit)).toEqual({ left: 188, top: 190 })
  })

  it('stays in the room', () => {
    const corner = beside({ left: 900, top: 0, width: 100, height: 80 }, note, room, [])
    expect(corner.left + note.width).toBeLessThan(900)
    expect(corner.top).toBeGreaterThanOrEqual(8)
  })
})

describe('a note on a map', () => {
  it('stands inside the room, close to its thing and over nothing that is lit', () => {
    const room = { left: 0, top: 0, width: 400, height: 300 }
    const mine = { left: 300, top: 100, width: 60, height: 60 }
    const note = { width: 120, height: 80 }
    const town = { left: 100, top: 60, width: 190, height: 140 }
    for (const lit of [[], [town]]) {
      const at = { ...around(mine, note, room, lit), ...note }
      expect([mine, ...lit].every((one) => apart(at, one))).toBe(true)
      expect(at.left >= 0 && at.left + 120 <= 400 && at.top >= 0 && at.top + 80 <= 300).toBe(true)
      expect(Math.hypot(at.left + 60 - 330, at.top + 40 - 130)).toBeLessThan(170)
    }
  })

  it('that is larger than its room still stands at its edge', () => {
    const room = { left: 10, top: 10, width: 100, height: 50 }
    expect(around(room, { width: 200, height: 90 }, room, [])).toEqual({ left: 18, top: 18 })
  })
})
