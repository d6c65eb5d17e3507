import { expect, test } from 'vitest'
import { showWhole, wholeIn } from '../../src/lib/whole'

/** A line with a name in it, of which so much fits into its room. */
function line(width: number, room: number): { line: HTMLElement; name: HTMLElement } {
  const box = document.createElement('p')
  box.style.textOverflow = 'ellipsis'
  box.innerHTML = 'played <b>Builder,\n  Pope Pius V</b> and Jean'
  Object.defineProperty(box, 'scrollWidth', { value: width, configurable: true })
  Object.defineProperty(box, 'clientWidth', { value: room, configurable: true })
  document.body.append(box)
  return { line: box, name: box.querySelector('b') ?? box }
}
const point = (at: HTMLElement): void => showWhole({ target: at } as unknown as Event)

test('a line that is cut says all of itself, also when one points at a word of it', () => {
  const { line: cut, name } = line(300, 200)
  point(name)
  expect(cut.title).toBe('played Builder, Pope Pius V and Jean')
})

test('a line that fits says nothing, and neither does one that was cut before', () => {
  const { line: fits } = line(200, 200)
  point(fits)
  expect(fits.hasAttribute('title')).toBe(false)
  const { line: once } = line(300, 200)
  point(once)
  Object.defineProperty(once, 'clientWidth', { value: 320 })
  point(once)
  expect(once.hasAttribute('title')).toBe(false)
})

test('what has a title of its own keeps it', () => {
  const { line: titled } = line(300, 200)
  titled.title = 'Three cards'
  point(titled)
  expect(titled.title).toBe('Three cards')
})

test('what is cut in a thing is said whole, and nothing else of it', () => {
  const around = document.createElement('button')
  around.append('4', line(300, 200).line, line(200, 200).line)
  document.body.append(around)
  expect(wholeIn(around)).toBe('played Builder, Pope Pius V and Jean')
})
