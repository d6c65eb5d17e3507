import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import LoadAll from '../../../src/games/valdora/own/LoadAll.svelte'
import type { Json, Offer } from '../../../src/protocol'
import { offer } from '../../laid'
import type { Desk } from '../../../src/table/control/desk.svelte'

const load = (card: string, gem: string): Offer =>
  offer('load', { notation: `load ${gem} ${card}`, args: { card: `equipment:${card}`, gem: `gem:${gem}` } })

test('one click wishes for all loads, and a second one before the answer for nothing', () => {
  const wished: Json[] = []
  const model = {
    pending: null as string | null,
    wish(wish: Json): void {
      wished.push(wish)
      model.pending = 'wish'
    },
  }
  const props = { offers: [load('chisel', 'emerald'), load('gold_pan', 'gold')] }
  const desk = {
    model,
    sheet: 'offers',
    clear: () => void (props.offers = []),
    words: { thing: (ref: string) => ref },
  }
  const target = document.createElement('div')
  const given = {
    desk: desk as unknown as Desk,
    get offers() {
      return props.offers
    },
  }
  const button = mount(LoadAll, { target, props: given })
  flushSync()
  const found = target.querySelector('button')
  expect(found?.textContent).toContain('gem:emerald, gem:gold')
  found?.click()
  found?.click()
  const loads = [
    ['chisel', 'emerald'],
    ['gold_pan', 'gold'],
  ]
  expect(wished).toEqual([{ wish: 'load', loads, end: false }])
  expect(desk.sheet).toBeNull()
  void unmount(button)
})
