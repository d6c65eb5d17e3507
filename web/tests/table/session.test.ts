import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromClient, Joined, ToClient } from '../../src/protocol'
import { announced } from '../../src/lib/announcement.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { Session } from '../../src/table/model/session.svelte'
import { offer, screenWith } from '../laid'

/** A socket whose other end is this test. */
class Wire {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: FromClient[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const joined = (n: number): Joined => ({
  type: 'joined',
  epoch: 'e',
  n,
  info: {
    id: 't',
    game: 'g',
    options: {},
    seats: [],
    created: '',
    finished: false,
    replay: false,
    next: '',
    undo_seconds: 2,
    seed_hash: null,
    secret: '',
    rules: 1,
    edition: '1',
    closed: null,
    lesson: '',
  },
  seat: 0,
  screen: screenWith([], [], { offers: [offer('a')] }),
  story: [],
  hands: [],
})
const update = (n: number): ToClient => ({
  type: 'update',
  n,
  events: [{ kind: 'k', args: {}, rule: '' }],
  changes: [[['offers', 0, 'notation'], `a${n}`]],
})

const open: Session[] = []
function seated(): { session: Session; wire: Wire } {
  const session = new Session('t', 0)
  open.push(session)
  const wire = Wire.all.at(-1) as Wire
  wire.open()
  wire.tell(joined(4))
  return { session, wire }
}

beforeEach(() => {
  settings.pace = 'at-once'
  Wire.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
})
afterEach(() => {
  for (const session of open.splice(0)) session.close()
  settings.pace = 'at-once'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('updates patch the screen and lengthen the story, each once', () => {
  const { session, wire } = seated()
  wire.tell(update(5))
  wire.tell(update(5))
  expect(session.screen.offers[0]?.notation).toBe('a5')
  expect(session.story).toHaveLength(1)
})

test('a gap asks for what was missed', () => {
  const { session, wire } = seated()
  wire.tell(update(6))
  expect(wire.sent).toEqual([{ type: 'resume', epoch: 'e', n: 4 }])
  expect(session.story).toHaveLength(0)
})

test('one choice at a time: it is pending until the update that shows it', () => {
  const { session, wire } = seated()
  session.play(offer('a'))
  session.play(offer('b'))
  const [sent, ...more] = wire.sent
  expect(sent).toMatchObject({ type: 'play', seat: 0, do: 'a' })
  expect(more).toEqual([])
  const key = sent?.type === 'play' ? sent.key : ''
  wire.tell({ type: 'accepted', key, n: 5 })
  expect(session.pending).not.toBeNull()
  wire.tell(update(5))
  expect(session.pending).toBeNull()
})

test('a composed move is sent whole, and nothing else while it is under way', () => {
  const { session, wire } = seated()
  session.wish({ wish: 'stacks', stacks: [['influence_1']] }, 2)
  session.play(offer('a'))
  expect(session.pending).toBe('wish')
  expect(wire.sent).toHaveLength(1)
  expect(wire.sent[0]).toMatchObject({ type: 'wish', seat: 0, back: 2, wish: { wish: 'stacks' } })
})

test('a refused choice is kept to be explained', () => {
  const { session, wire } = seated()
  session.play(offer('a'))
  const [sent] = wire.sent
  const key = sent?.type === 'play' ? sent.key : ''
  const refusal = { reason: 'no', rule: 'r', details: {} }
  wire.tell({ type: 'rejected', key, code: 'refused', refusal, problem: null })
  expect(session.pending).toBeNull()
  expect(session.rejected?.refusal).toEqual(refusal)
  session.dismiss()
  expect(session.rejected).toBeNull()
})

test('a lost connection comes back, and what was not confirmed is sent again with its key', () => {
  const { session, wire } = seated()
  session.play(offer('a'))
  wire.drop()
  expect(session.connection).toBe('reconnecting')
  vi.advanceTimersByTime(2000)
  const again = Wire.all.at(-1) as Wire
  expect(again).not.toBe(wire)
  again.open()
  again.tell(joined(4))
  expect(session.connection).toBe('live')
  expect(again.sent).toEqual(wire.sent)
})

test('a new line asks only for what was missed, and goes on from there', () => {
  const { session, wire } = seated()
  expect(wire.address).toMatch(/\/api\/tables\/t\/socket\?seat=0$/)
  wire.tell(update(5))
  const before = session.joined
  wire.drop()
  vi.advanceTimersByTime(2000)
  const again = Wire.all.at(-1) as Wire
  expect(again.address).toMatch(/socket\?seat=0&epoch=e&n=5$/)
  again.open()
  again.tell(update(6))
  expect(session.connection).toBe('reconnecting')
  again.tell({ type: 'presence', seats: [], next: '', hands: [], closed: null })
  expect(session.connection).toBe('live')
  expect(session.joined).toBe(before)
  expect(session.story).toHaveLength(2)
  expect(session.screen.offers[0]?.notation).toBe('a6')
})

test('what was sent into a dead line is settled by what was missed, or sent again', () => {
  const { session, wire } = seated()
  session.play(offer('a'))
  const [sent] = wire.sent
  const key = sent?.type === 'play' ? sent.key : ''
  wire.drop()
  vi.advanceTimersByTime(2000)
  const again = Wire.all.at(-1) as Wire
  again.open()
  again.tell(update(5))
  again.tell({ type: 'presence', seats: [], next: '', hands: [], closed: null })
  expect(again.sent).toEqual(wire.sent)
  again.tell({ type: 'accepted', key, n: 5 })
  expect(session.pending).toBeNull()
})

test('a server that has forgotten tells the whole table again', () => {
  const { session, wire } = seated()
  wire.drop()
  vi.advanceTimersByTime(2000)
  const again = Wire.all.at(-1) as Wire
  again.open()
  again.tell({ ...joined(0), epoch: 'f' })
  expect(session.connection).toBe('live')
  again.drop()
  vi.advanceTimersByTime(2000)
  expect(Wire.all.at(-1)?.address).toMatch(/epoch=f&n=0$/)
})

test('a rewound story is shorter', () => {
  const { session, wire } = seated()
  wire.tell(update(5))
  wire.tell({ type: 'rewound', n: 6, by: [0], story: 0, changes: [] })
  expect(session.story).toEqual([])
  expect(session.undone).toEqual({ by: [0] })
})

test('a server that stops is left alone for as long as it asked for', () => {
  const { session, wire } = seated()
  wire.tell({ type: 'closing', seconds: 30 })
  wire.drop(1012)
  vi.advanceTimersByTime(29000)
  expect(Wire.all).toHaveLength(1)
  vi.advanceTimersByTime(3000)
  expect(Wire.all).toHaveLength(2)
  expect(session.connection).toBe('reconnecting')
  Wire.all[1]?.drop()
  vi.advanceTimersByTime(2000)
  expect(Wire.all).toHaveLength(3)
})

test('a closed door is not knocked at again', () => {
  const { session, wire } = seated()
  wire.drop(4403)
  vi.advanceTimersByTime(60000)
  expect(session.shut).toBe(4403)
  expect(Wire.all).toHaveLength(1)
})

test('a line that answers two pings with silence is left for another', () => {
  const { session, wire } = seated()
  vi.advanceTimersByTime(40000)
  expect(wire.sent).toEqual([{ type: 'ping' }, { type: 'ping' }])
  wire.tell({ type: 'pong' })
  vi.advanceTimersByTime(40000)
  expect(Wire.all).toHaveLength(1)
  vi.advanceTimersByTime(20000)
  expect(Wire.all).toHaveLength(2)
  expect(wire.readyState).toBe(3)
  expect(session.connection).toBe('reconnecting')
  session.close()
})

test('a device that is back online does not wait to reconnect', () => {
  const { session, wire } = seated()
  wire.drop()
  dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(2)
  vi.advanceTimersByTime(20000)
  expect(Wire.all).toHaveLength(2)
  session.close()
  dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(2)
})

test('an open line must show that it lives when the device is back', () => {
  const { session, wire } = seated()
  dispatchEvent(new Event('online'))
  wire.tell({ type: 'pong' })
  vi.advanceTimersByTime(5000)
  expect(Wire.all).toHaveLength(1)
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(5000)
  expect(Wire.all).toHaveLength(2)
  session.close()
})

const doneBy = (n: number, seat: number, asked: number | null = null): ToClient => ({
  type: 'update',
  n,
  events: [{ kind: 'k', args: { seat: `seat:${seat}` }, rule: '' }],
  changes: asked === null ? [] : [[['asked'], [{ seat: asked, kind: 'k' }]]],
})
/** At a table with a bot on seat 1, whose moves are shown at this speed. */
function withBot(speed: typeof settings.pace): { session: Session; wire: Wire } {
  settings.pace = speed
  const session = new Session('t', 0)
  open.push(session)
  const wire = Wire.all.at(-1) as Wire
  const table = joined(4)
  wire.open()
  wire.tell({
    ...table,
    info: { ...table.info, seats: [{ kind: 'me' }, { kind: 'bot' }] as unknown as Joined['info']['seats'] },
  })
  return { session, wire }
}

test('what bots did is shown step by step, and at once to whoever is in a hurry', () => {
  const { session, wire } = withBot('readable')
  for (const n of [5, 6, 7, 8]) wire.tell(doneBy(n, 1))
  expect([session.story.length, session.held]).toEqual([1, true])
  vi.advanceTimersByTime(799)
  expect(session.story).toHaveLength(1)
  vi.advanceTimersByTime(2)
  expect(session.story).toHaveLength(2)
  session.hurry()
  expect([session.story.length, session.held]).toEqual([4, false])
  vi.advanceTimersByTime(10000)
  expect(session.story).toHaveLength(4)
})

test('a table without waiting shows everything as it comes', () => {
  const { session, wire } = withBot('at-once')
  for (const n of [5, 6, 7]) wire.tell(doneBy(n, 1))
  expect([session.story.length, session.held]).toEqual([3, false])
})

test('nothing waits at a table that asks us, and nothing that people do', () => {
  const { session, wire } = withBot('slow')
  wire.tell(doneBy(5, 0))
  wire.tell(doneBy(6, 0, 0))
  wire.tell(doneBy(7, 1))
  expect([session.story.length, session.held]).toEqual([3, false])
})

test('our own choice is never held back, and shows first what was', () => {
  const { session, wire } = withBot('slow')
  wire.tell(doneBy(5, 1))
  wire.tell(doneBy(6, 1))
  expect(session.held).toBe(true)
  session.play(offer('a'))
  expect([session.story.length, session.held]).toEqual([2, false])
  wire.tell(doneBy(7, 0))
  expect(session.story).toHaveLength(3)
})

test('a whole table that comes anew forgets what was held back', () => {
  const { session, wire } = withBot('slow')
  wire.tell(doneBy(5, 1))
  wire.tell(doneBy(6, 1))
  wire.tell({ ...joined(9), epoch: 'f' })
  vi.advanceTimersByTime(10000)
  expect([session.story.length, session.held]).toEqual([0, false])
})

test('a seat that changes hands under our eyes stands there until it is put aside', () => {
  const { session, wire } = seated()
  const earlier = { seat: 1, name: 'Bo', before: 'Bo', at: 0, revoked: false }
  const later = { seat: 1, name: 'Nora', before: 'Bo', at: 3, revoked: false }
  wire.tell({ ...joined(1), hands: [earlier] })
  expect(session.handed).toBeNull() // whoever comes later finds it in the story
  expect(session.hands).toEqual([earlier])
  wire.tell({ type: 'presence', seats: [], next: '', hands: [earlier], closed: null })
  expect(session.handed).toBeNull()
  wire.tell({ type: 'presence', seats: [], next: '', hands: [earlier, later], closed: null })
  expect(session.handed).toEqual(later)
  wire.tell({ type: 'presence', seats: [], next: '', hands: [earlier, later], closed: null })
  const named = { ...later, name: 'Nora B.' }
  wire.tell({ type: 'presence', seats: [], next: '', hands: [earlier, named], closed: null })
  expect(session.handed).toEqual(named)
  session.heed()
  wire.tell({ type: 'presence', seats: [], next: '', hands: [earlier, named], closed: null })
  expect(session.handed).toBeNull()
  expect(session.hands).toEqual([earlier, named])
})

const closedBy = (closed: Joined['info']['closed']): ToClient => ({
  type: 'presence',
  seats: [],
  next: '',
  hands: [],
  closed,
})

test('nothing can be chosen at a table that is closed, until it is opened again', () => {
  const { session, wire } = seated()
  expect(session.live).toBe(true)
  wire.tell(closedBy({ since: '2026-01-01T00:00:00+00:00', reason: 'A quarrel', full: false }))
  expect([session.live, session.info.closed?.reason]).toEqual([false, 'A quarrel'])
  wire.tell(closedBy(null))
  expect(session.live).toBe(true)
})

test('an announcement stands there until it ends or is put aside, and is not shown again', () => {
  const { wire } = seated()
  const said = { type: 'announcement', id: 'one', text: 'Restart at 20:00', until: '' } as const
  wire.tell(said)
  expect(announced.text).toBe('Restart at 20:00')
  announced.dismiss()
  wire.tell(said)
  expect(announced.text).toBe('')
  wire.tell({ ...said, id: 'two', text: 'At 21:00' })
  expect(announced.text).toBe('At 21:00')
  wire.tell({ type: 'announcement', id: '', text: '', until: '' })
  expect(announced.text).toBe('')
})

test('what was announced may have ended while the line was lost', async () => {
  const { wire } = seated()
  wire.tell({ type: 'announcement', id: 'three', text: 'Soon', until: '' })
  const nothing = { type: 'announcement', id: '', text: '', until: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(nothing))))
  wire.drop()
  vi.advanceTimersByTime(2000)
  const again = Wire.all.at(-1) as Wire
  again.open()
  again.tell(joined(4))
  await vi.waitFor(() => expect(announced.text).toBe(''))
})

test('a visitor who is banned does not knock again', () => {
  const { session, wire } = seated()
  wire.drop(4430)
  vi.advanceTimersByTime(60000)
  expect([session.shut, Wire.all.length]).toEqual([4430, 1])
})
