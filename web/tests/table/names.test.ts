import { expect, test } from 'vitest'
import { Catalogue } from '../../src/lib/catalogue'
import { Desk } from '../../src/table/control/desk.svelte'
import type { TableModel } from '../../src/table/model/tablemodel'
import { event } from '../laid'

/** The first of two seats, at a device where these are played. */
function sit(names: readonly string[], here: readonly number[], more: Partial<TableModel> = {}): Desk {
  const model = {
    info: { game: 'valletta', seats: names.map((name) => ({ name })) },
    seat: 0,
    here,
    names,
    live: true,
    ...more,
  } as unknown as TableModel
  const desk = new Desk(model)
  const texts =
    'event-played = { $seat } plays { $card }.\nevent-stole = { $seat } takes 1 good from { $other }.'
  Object.defineProperty(desk, 'words', { value: new Catalogue('en', texts) })
  return desk
}
const played = (seat: number) => event('played', { seat: `seat:${seat}`, card: 'Maid' })

test('the head of one’s own area says You once, and beside it only a name that one has chosen', () => {
  expect(sit(['Ana', 'Marco'], [0]).ownName(0)).toEqual({ name: 'You', as: 'Ana' })
  expect(sit(['Guest', 'Marco'], [0]).ownName(0)).toEqual({ name: 'You', as: '' })
  expect(sit(['Guest 1', 'Guest 2'], [0]).ownName(0)).toEqual({ name: 'You', as: '' })
})

test('of two at one device each is called by name, and neither is you', () => {
  const table = sit(['Guest 1', 'Guest 2'], [0, 1])
  expect(table.ownName(0)).toEqual({ name: 'Guest 1', as: '' })
  expect(table.told(played(0))).toBe('Guest 1 plays Maid.')
})

test('the story says you of what one did, and of what was done to one', () => {
  const table = sit(['Guest', 'Marco'], [0])
  expect(table.told(played(0))).toBe('You play Maid.')
  expect(table.told(played(1))).toBe('Marco plays Maid.')
  expect(table.told(event('stole', { seat: 'seat:1', other: 'seat:0' }))).toBe('Marco takes 1 good from you.')
})

test('whoever only looks through somebody’s eyes is not told that it was them', () => {
  expect(sit(['Ana', 'Marco'], [], { live: false }).told(played(0))).toBe('Ana plays Maid.')
  expect(sit(['Ana', 'Marco'], [0], { borrowed: true }).told(played(0))).toBe('Ana plays Maid.')
})

test('what is not known of one’s points is at least nothing, but at Valencia it may cost some', () => {
  const totalAt = (game: string, total: number | null) => {
    const standing = { rows: [{ source: 'tasks', points: [total ?? 4] }], totals: [total], outcome: null }
    return new Desk({ info: { game }, screen: { standing } } as unknown as TableModel).total(0)
  }
  expect(totalAt('valdora', null)).toEqual({
    said: '4+',
    note: 'At least this many: face-down cards are not counted.',
  })
  expect(totalAt('valencia', null)).toEqual({
    said: '4?',
    note: 'Without what is not known yet, which may also cost points.',
  })
  expect(totalAt('valencia', 7)).toEqual({ said: '7' })
})
