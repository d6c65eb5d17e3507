import { expect, test } from 'vitest'
import { clamp, fitting, keepUnder, zooming } from '../../src/lib/zoom'

/** Fingers on the box, as a browser would tell of them. */
function touch(box: HTMLElement, kind: string, at: readonly number[], time = 0): void {
  const points = at.map((clientX) => ({ clientX, clientY: 0 }))
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
    touches: kind === 'touchend' ? [] : points,
    changedTouches: points,
  })
  Object.defineProperty(event, 'timeStamp', { value: time })
  box.dispatchEvent(event)
}
const sizeOf = (box: HTMLElement): string => box.style.getPropertyValue('--zoom')

test('sizes go from the least to two and a half', () => {
  expect([clamp(0.2), clamp(1.7), clamp(9)]).toEqual([1, 1.7, 2.5])
  expect(clamp(0.1, 0.4)).toBe(0.4)
})

test('what is under the fingers stays there', () => {
  expect(keepUnder(0, 100, 1, 2)).toBe(100)
  expect(keepUnder(100, 50, 1, 2)).toBe(250)
})

test('two fingers change the size by how far they part', () => {
  const box = document.createElement('div')
  const heard: number[] = []
  const { destroy } = zooming(box, { least: 0.4, changed: (size) => heard.push(size) })
  touch(box, 'touchstart', [0, 100])
  touch(box, 'touchmove', [0, 150])
  expect(sizeOf(box)).toBe('1.5')
  touch(box, 'touchmove', [0, 20])
  expect(heard).toEqual([1.5, 0.4])
  destroy()
  touch(box, 'touchmove', [0, 200])
  expect(heard).toHaveLength(2)
})

test('a double tap brings it nearer and back, but not on what can be done', () => {
  const box = document.createElement('div')
  const lit = box.appendChild(document.createElement('button'))
  lit.className = 'possible'
  zooming(box)
  touch(lit, 'touchend', [5], 1000)
  touch(lit, 'touchend', [5], 1100)
  expect(sizeOf(box)).toBe('')
  touch(box, 'touchend', [5], 2000)
  touch(box, 'touchend', [5], 2100)
  expect(sizeOf(box)).toBe('2')
  touch(box, 'touchend', [5], 3000)
  touch(box, 'touchend', [5], 3100)
  expect(sizeOf(box)).toBe('1')
})

test('shows all of the board as wide as the screen, but never too small to read', () => {
  expect(fitting(390, 690)).toBeCloseTo(0.565)
  expect(fitting(320, 960)).toBe(0.5)
  expect(fitting(800, 690)).toBe(1)
})
