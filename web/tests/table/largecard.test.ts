import { afterEach, expect, test } from 'vitest'
import { LargeCardWatch } from '../../src/table/control/largecard.svelte'
import type { Desk } from '../../src/table/control/desk.svelte'

const desk = { regarded: null, taught: false } as unknown as Desk

afterEach(() => document.body.replaceChildren())

/** A card of the drawer, read large. */
function read(): { watch: LargeCardWatch; card: HTMLElement } {
  document.body.innerHTML = '<div data-hit><div data-ref="building:tavern"></div></div>'
  const card = document.querySelector<HTMLElement>('[data-ref]')!
  const watch = new LargeCardWatch(desk)
  card.addEventListener('click', watch.click)
  card.click()
  return { watch, card }
}

test('what is read stays while others move', () => {
  const { watch, card } = read()
  watch.changed()
  expect(watch.at?.element).toBe(card)
})

test('what has gone is no longer read', () => {
  const { watch, card } = read()
  card.remove()
  watch.changed()
  expect(watch.at).toBeNull()
})

test('nor is what is something else now', () => {
  const { watch, card } = read()
  card.dataset['ref'] = 'building:palace'
  watch.changed()
  expect(watch.at).toBeNull()
})
