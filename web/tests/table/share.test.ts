import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeatInfo, SeatLink } from '../../src/protocol'
import type { Desk } from '../../src/table/control/desk.svelte'
import { keepLinks, linksOf } from '../../src/table/control/seatlinks'
import Share from '../../src/table/sheets/Share.svelte'

const person = (name: string, taken: boolean): SeatInfo => ({
  name,
  kind: 'person',
  bot: '',
  taken,
  present: taken,
  program: false,
})
const link = (seat: number, secret: string): SeatLink => ({ seat, name: '', link: `/t/t#${secret}` })

/** What the service answers here: the seats for which links may be made, and new ones. */
function serve(seats: number[]): void {
  let made = 0
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { seat: number }) : null
    const answer = body === null ? { seats } : link(body.seat, `new-${(made += 1)}`)
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
}

async function opened(seats: SeatInfo[]): Promise<HTMLElement> {
  const target = document.createElement('div')
  const desk = { model: { info: { id: 't', seats } }, words: { text: String } } as unknown as Desk
  const sheet = mount(Share, { target, props: { desk } })
  shown.push(() => void unmount(sheet))
  await settled()
  return target
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await tick()
  flushSync()
}
const addresses = (sheet: HTMLElement): string[] =>
  Array.from(sheet.querySelectorAll('input'), ({ value }) => value.replace(/^.*\/t\/t/, ''))
const shown: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const close of shown.splice(0)) close()
  vi.unstubAllGlobals()
})

test('only the links of seats that are still empty are shown', async () => {
  serve([0, 2])
  keepLinks('t', [link(1, 'used'), link(2, 'open')])
  const sheet = await opened([person('Ana', true), person('Bo', true), person('Iker', false)])
  expect(addresses(sheet)).toEqual(['#open', ''])
})

test('the host makes a new link for an empty seat, and it takes the place of the old one', async () => {
  serve([0, 1])
  keepLinks('t', [link(1, 'old')])
  const sheet = await opened([person('Ana', true), person('Bo', false)])
  sheet.querySelector<HTMLButtonElement>('[data-renew="1"]')?.click()
  await settled()
  expect(addresses(sheet)).toEqual(['#new-1', ''])
  expect(linksOf('t')).toEqual([link(1, 'new-1')])
})

test('who sits there makes a link for another device; nobody else is offered one', async () => {
  serve([0])
  const sheet = await opened([person('Ana', true), person('Bo', true)])
  expect(addresses(sheet)).toEqual([''])
  expect(sheet.querySelectorAll('[data-renew]')).toHaveLength(1)
  sheet.querySelector<HTMLButtonElement>('[data-renew="0"]')?.click()
  await settled()
  expect(addresses(sheet)).toEqual(['', '#new-1'])
  expect(linksOf('t')).toEqual([]) // it is for now, not to be kept
  serve([])
  const watcher = await opened([person('Ana', true), person('Bo', false)])
  expect(watcher.querySelectorAll('[data-renew]')).toHaveLength(0)
  expect(watcher.textContent).toContain('links of empty seats')
})
