import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Book from '../../../src/games/valdora/board/Book.svelte'
import type { Event, Screen, Thing } from '../../../src/protocol'
import type { Desk } from '../../../src/table/control/desk.svelte'
import { event, place, screenWith, thing } from '../../laid'

/** A commission on top of one side of the book. */
const top = (color: string, side: string): Thing =>
  thing(`commission:${color}`, { marks: [['side', { side: `side:${side}`, n: 9 }]] })

function screenOf(left: string, right: string): Screen {
  const things = [...(left ? [top(left, 'left')] : []), ...(right ? [top(right, 'right')] : [])]
  return screenWith([place('commission_c', things)])
}
const turned = event('turned', { seat: 'seat:1', book: 'book:commission_c', side: 'side:right' })
const bought = event('bought_commission', { seat: 'seat:1' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A book before us; `show` tells it what lies there now, `drawn` which faces are to be seen. */
function open() {
  let screen = $state.raw(screenOf('', 'red'))
  let recent = $state.raw<Event[]>([])
  const model = {
    get screen() {
      return screen
    },
    get recent() {
      return recent
    },
  }
  const desk = {
    model,
    names: [],
    regarded: null,
    sending: null,
    words: { thing: (ref: string) => ref },
  } as unknown as Desk
  const target = document.createElement('div')
  const book = mount(Book, { target, props: { book: 'commission_c', desk, closeUp: true } })
  flushSync()
  return {
    show(left: string, right: string, ...news: Event[]): void {
      screen = screenOf(left, right)
      recent = news
      flushSync()
    },
    drawn: () => [...target.querySelectorAll('[data-face]')].map((page) => page.getAttribute('data-face')),
    flies: () => target.querySelectorAll('.leaf').length,
    close: () => unmount(book),
  }
}

test('a page that turns comes down', () => {
  const book = open()
  book.show('blue', 'green', turned)
  expect(book.flies()).toBe(1)
  expect(book.drawn().slice(0, 2)).toEqual(['commission:blue', 'commission:green'])
  vi.advanceTimersByTime(600)
  flushSync()
  expect(book.drawn()).toEqual(['commission:blue', 'commission:green'])
  void book.close()
})

test('who turns and buys in one breath leaves nothing behind', () => {
  const book = open()
  book.show('blue', 'green', turned)
  vi.advanceTimersByTime(100)
  book.show('', 'green', bought)
  expect(book.drawn()).toEqual(['commission:green'])
  vi.advanceTimersByTime(2000)
  flushSync()
  expect(book.drawn()).toEqual(['commission:green'])
  void book.close()
})

test('pages turned one after another end with what lies there', () => {
  const book = open()
  book.show('blue', 'green', turned)
  vi.advanceTimersByTime(200)
  book.show('white', 'yellow', turned)
  expect(book.flies()).toBe(1)
  vi.advanceTimersByTime(200)
  book.show('white', 'yellow')
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(book.drawn()).toEqual(['commission:white', 'commission:yellow'])
  void book.close()
})
