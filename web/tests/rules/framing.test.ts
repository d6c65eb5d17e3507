import { expect, test } from 'vitest'
import { selectorOf } from '../../src/rules/drawing'
import { around, frame, isCut } from '../../src/rules/framing'

const BOARD = { x: 0, y: 0, width: 1000, height: 600 }
const HOW = { fixed: false, hugs: false }

test('what a drawing shows lies whole in its frame, as large as there is room', () => {
  const part = around([
    { x: 100, y: 100, width: 100, height: 50 },
    { x: 400, y: 200, width: 100, height: 50 },
  ])
  expect(part).toEqual({ x: 100, y: 100, width: 400, height: 150 })
  const { scale, left, top, width, height } = frame(part, BOARD, { width: 690, height: 340 }, HOW)
  expect(scale).toBeCloseTo(690 / 432)
  expect(isCut(part, { x: left, y: top, width: width / scale, height: height / scale })).toBe(false)
})

test('a single piece is not drawn without measure, and a picture that hugs it is no wider than it', () => {
  const part = { x: 500, y: 300, width: 60, height: 40 }
  const laid = frame(part, BOARD, { width: 320, height: 190 }, { ...HOW, hugs: true })
  expect(laid.scale).toBe(1.9)
  expect(laid.width).toBeCloseTo(92 * 1.9)
})

test('a frame shows nothing beyond the board where it need not', () => {
  const laid = frame(
    { x: 0, y: 0, width: 60, height: 40 },
    BOARD,
    { width: 690, height: 150 },
    { fixed: true, hugs: false },
  )
  expect([laid.left, laid.top, laid.height]).toEqual([0, 0, 150])
})

test('what goes over the edge is cut', () => {
  const view = { x: 0, y: 0, width: 100, height: 100 }
  expect(isCut({ x: 90, y: 10, width: 20, height: 10 }, view)).toBe(true)
  expect(isCut({ x: 80, y: 10, width: 20, height: 10 }, view)).toBe(false)
})

test('names of things, places and parts are told apart', () => {
  expect(selectorOf('space:city_a')).toBe('[data-shown="space:city_a"]')
  expect(selectorOf('hand 1')).toBe('[data-lies="hand 1"]')
  expect(selectorOf('.dice')).toBe('.dice')
})
