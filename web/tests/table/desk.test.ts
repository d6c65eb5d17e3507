import { expect, test } from 'vitest'
import type { Offer, Place, Screen, TableInfo, Thing } from '../../src/protocol'
import { Desk } from '../../src/table/control/desk.svelte'
import { keyboard } from '../../src/table/control/keyboard'
import type { TableModel } from '../../src/table/model/tablemodel'
import { offer as offered, place, screenWith, thing } from '../laid'

const card = thing('character:maid')
const hand = place('hand', [card], 0)
const offer = (kind: string): Offer => offered(kind, { notation: `${kind} maid`, touches: [card.ref] })

/** A desk at a table where these things are offered; what is played is written down. */
function desk(game: string, ...kinds: string[]): { desk: Desk; played: string[]; model: TableModel } {
  const played: string[] = []
  const screen = screenWith([hand], [], { offers: kinds.map(offer) })
  const model: TableModel = {
    info: { game, seats: [] } as unknown as TableInfo,
    screen,
    seat: 0,
    names: [],
    story: [],
    recent: [],
    connection: 'live',
    pending: null,
    rejected: null,
    undone: null,
    live: true,
    play: (one) => void played.push(one.notation),
    undo: () => void played.push('undo'),
    dismiss: () => undefined,
  }
  return { desk: new Desk(model), played, model }
}

test('what is said about a thing leaves its colour to the eye', () => {
  const { desk: table } = desk('valletta', 'play')
  const plain = table.about(card)
  const red: Thing = { ...card, marks: [['color', { color: 'color:red' }], ...card.marks] }
  expect(table.about(red)).toEqual(plain)
})

test('a click does the only offer of a thing', () => {
  const { desk: table, played } = desk('valletta', 'play')
  table.touch(hand, card)
  expect(played).toEqual(['play maid'])
})

test('a card is played with one click, and laying it down waits in the list', () => {
  const { desk: table, played } = desk('valletta', 'play', 'lay')
  table.touch(hand, card)
  expect(played).toEqual(['play maid'])
  expect(table.regarded).toBeNull()
  expect(table.offered.map(({ kind }) => kind)).toEqual(['play', 'lay'])
})

test('a card that can only be laid down is not laid down by a click', () => {
  const { desk: table, played } = desk('valletta', 'lay')
  table.touch(hand, card)
  expect(played).toEqual([])
  expect(table.regarded?.thing).toBe(card)
})

test('an offer whose effect wants care is listed first, too', () => {
  const { desk: table } = desk('valdora', 'load')
  const [load] = table.possible
  if (load === undefined) throw new Error('nothing offered')
  expect(table.isCareful([load])).toBe(false)
  expect(table.isCareful([{ ...load, effects: [{ kind: 'bars', args: {} }] }])).toBe(true)
})

test('what bars other choices is shown on its thing first, also from the list, and done from there', () => {
  const { desk: table, played, model } = desk('valdora', 'load')
  const [load] = model.screen.offers
  if (load === undefined) throw new Error('nothing offered')
  Object.assign(load, { effects: [{ kind: 'bars', args: {} }] })
  table.do(load)
  expect(played).toEqual([])
  expect(table.regarded?.thing).toBe(card)
  table.do(load)
  expect(played).toEqual([load.notation])
})

test('the filter finds an offer by its words in any order', () => {
  const { desk: table, model } = desk('valdora', 'move', 'end')
  const said: Readonly<Record<string, string>> = { move: 'Move to the White house', end: 'End the turn' }
  Object.defineProperty(table, 'words', { value: { offer: ({ kind }: Offer) => said[kind] ?? '' } })
  table.filter = 'house  WHITE'
  expect(table.listed).toEqual(model.screen.offers.slice(0, 1))
  table.filter = 'white end'
  expect(table.listed).toEqual([])
})

test('what wants care is listed first, even if it is the only offer', () => {
  const { desk: table, played } = desk('valletta', 'fire')
  expect(table.isCareful(table.possible)).toBe(true)
  table.touch(hand, card)
  expect(played).toEqual([])
  expect(table.regarded?.thing).toBe(card)
  expect(table.listed.map((one) => one.kind)).toEqual(['fire'])
})

test('beside something harmless a thing has the usual ring, and without a dress nothing wants care', () => {
  const { desk: table } = desk('valletta', 'play', 'lay')
  expect(table.isCareful(table.possible)).toBe(false)
  const { desk: generic, played } = desk('unknown', 'fire')
  generic.touch(hand, card)
  expect(played).toEqual(['fire maid'])
})

test('nothing is done while something is on its way', () => {
  const { model, played } = desk('valletta', 'play')
  const table = new Desk({ ...model, pending: offer('play') })
  table.touch(hand, card)
  expect(played).toEqual([])
})

test('a key held down acts once, and Escape closes before it clears', () => {
  const { desk: table, played } = desk('valletta', 'play')
  table.lists = 1
  const press = keyboard(table)
  press(new KeyboardEvent('keydown', { key: '1', repeat: true }))
  expect(played).toEqual([])
  press(new KeyboardEvent('keydown', { key: '1' }))
  expect(played).toEqual(['play maid'])
  table.regarded = { place: hand, thing: card }
  table.sheet = 'rules'
  press(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([table.sheet, table.regarded === null]).toEqual([null, false])
  press(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(table.regarded).toBeNull()
})

test('what the board composes is neither listed nor done by a digit', () => {
  const { desk: table, played } = desk('valencia', 'add', 'draw')
  table.composed = ['add']
  expect(table.listed.map((one) => one.kind)).toEqual(['draw'])
  table.lists = 1
  keyboard(table)(new KeyboardEvent('keydown', { key: '1' }))
  expect(played).toEqual(['draw maid'])
})

test('z takes back what lies half-made here before what the table knows', () => {
  const { desk: table, played, model } = desk('valencia', 'draw')
  const press = (): void => keyboard(table)(new KeyboardEvent('keydown', { key: 'z' }))
  table.takeBack = () => {
    played.push('laid')
    table.takeBack = null
  }
  expect(table.canUndo).toBe(true)
  press()
  expect([played, table.canUndo]).toEqual([['laid'], false])
  ;(model.screen as { undo: boolean }).undo = true
  press()
  expect(played).toEqual(['laid', 'undo'])
})

test('in whose turn one is asked, where a game tells turns', () => {
  const { model } = desk('valeria', 'gain')
  const story = [0, 2].map((seat) => ({ kind: 'turn', args: { n: 1, seat: `seat:${seat}` } }))
  const at = (game: string, over: boolean): Desk =>
    new Desk({
      ...model,
      info: { ...model.info, game },
      story,
      screen: { ...model.screen, over },
    } as unknown as TableModel)
  expect(at('valeria', false).turn).toBe(2)
  expect(at('valeria', true).turn).toBeNull()
  expect(at('valletta', false).turn).toBeNull()
})

test('what lies on Exekratys is lit only when it is taken from there', () => {
  const gold: Thing = { ...card, ref: 'resource:gold', kind: 'counter' }
  const island: Place = { ...hand, id: 'exekratys', kind: 'exekratys', seat: null, things: [gold] }
  const purse: Place = { ...hand, id: 'area 0', kind: 'area', things: [gold] }
  const { model } = desk('valeria', 'resource')
  const asked = (kind: string): number[] => {
    const offers = [{ ...offer('resource'), touches: [gold.ref] }]
    const screen = { ...model.screen, offers, asked: [{ seat: 0, kind, source: '', sealed: '' }] }
    const table = new Desk({ ...model, screen })
    return [island, purse].map((place) => table.offersFor(place, gold).length)
  }
  expect(asked('take_offering')).toEqual([1, 0])
  expect(asked('wild')).toEqual([0, 1])
})

test('whoever cannot take anything back is told why, and nothing is sent', () => {
  const { desk: table, played, model } = desk('unknown', 'play')
  ;(model.screen as { no_undo: unknown }).no_undo = { reason: 'nothing_to_undo', rule: '', details: {} }
  expect(table.canUndo).toBe(false)
  expect(table.whyNotUndo).toContain('nothing_to_undo')
  keyboard(table)(new KeyboardEvent('keydown', { key: 'z' }))
  expect(played).toEqual([])
  expect(table.toldUndo).toBe(true)
})

test('whoever is told that a bot has chosen since is told why that was so quick', () => {
  const { desk: table, model } = desk('unknown', 'play')
  const since = { since: 'other', seat: 'seat:1' }
  Object.assign(model.screen, { no_undo: { reason: 'undo_needs_consent', rule: '', details: since } })
  const of = (kind: string, undo_seconds: number): string => {
    Object.assign(model.info, { seats: [{ kind: 'person' }, { kind }], undo_seconds })
    return table.whyNotUndo
  }
  expect(of('person', 2)).not.toMatch(/bots/i)
  expect(of('bot', 2)).toContain('bots wait 2 seconds')
  expect(of('bot', 0)).toContain('Bots play on')
})

test('what is pressed while a choice is on its way does nothing, and that is said', () => {
  const { desk: table, model, played } = desk('unknown', 'play')
  table.lists = 1
  Object.assign(model, { pending: offer('play') })
  keyboard(table)(new KeyboardEvent('keydown', { key: '1' }))
  expect(table.tooSoon).toBe(true)
  table.tooSoon = false
  table.do(offer('play'))
  expect(table.tooSoon).toBe(true)
  expect(played).toEqual([])
  Object.assign(model, { pending: null })
  keyboard(table)(new KeyboardEvent('keydown', { key: '1' }))
  expect(played).toEqual(['play maid'])
  expect(table.tooSoon).toBe(false)
})

test('what lies half-made here can always be taken back', () => {
  const { desk: table } = desk('unknown', 'play')
  table.takeBack = () => undefined
  expect(table.canUndo).toBe(true)
  expect(table.whyNotUndo).toBe('')
})

test('a number does nothing while no list is in sight: it brings the list', () => {
  const { desk: table, played } = desk('valletta', 'play', 'lay')
  const press = (key: string): void => keyboard(table)(new KeyboardEvent('keydown', { key }))
  table.sheet = 'rules'
  table.regarded = { place: hand, thing: card }
  press('1')
  expect(played).toEqual([])
  expect(table.sheet).toBe(matchMedia('(max-width: 1100px)').matches ? 'offers' : null)
  expect(table.regarded).toBeNull()
  table.lists = 1
  press('1')
  expect(played).toEqual(['play maid'])
})

test('the slash wants the filter, also of a short list and of one that shows only a thing', async () => {
  document.body.innerHTML = '<input data-filter>'
  const { desk: table } = desk('valletta', 'play', 'lay')
  table.lists = 1
  table.regarded = { place: hand, thing: card }
  keyboard(table)(new KeyboardEvent('keydown', { key: '/' }))
  expect(table.regarded).toBeNull()
  expect(table.finding).toBe(true)
  await expect.poll(() => document.activeElement?.matches('[data-filter]')).toBe(true)
  document.body.innerHTML = ''
  table.clear()
  expect(table.finding).toBe(false)
})

test("in another seat's turn one is done for one's own part only", () => {
  const { desk: table, model } = desk('valeria', 'done')
  const [done, other] = [offer('done'), offer('slay')]
  const plain = table.words.offer(done, [])
  const begin = (seat: number): void =>
    void Object.assign(model, { story: [{ kind: 'turn', args: { seat: `seat:${seat}` } }] })
  expect(table.deed(done), "before anybody's turn").toBe(plain)
  begin(1)
  expect(table.deed(done)).toBe(`${plain}, for my part`)
  expect(table.deed(other)).toBe(table.words.offer(other, []))
  begin(0)
  expect(table.deed(done)).toBe(plain)
})

test('what was looked at is left with the list, by Escape and with the next question', () => {
  const { desk: table, model } = desk('valletta', 'play', 'lay')
  const look = (): void => void (table.regarded = { place: hand, thing: card })
  look()
  table.sheet = 'offers'
  table.close()
  expect([table.sheet, table.regarded]).toEqual([null, null])
  look()
  keyboard(table)(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(table.regarded).toBeNull()
  look()
  table.settle()
  expect(table.regarded).not.toBeNull()
  model.screen.asked.push({ seat: 0, kind: 'turn', source: '' } as unknown as Screen['asked'][number])
  table.settle()
  expect(table.regarded).toBeNull()
})
