import { t } from '../../src/lib/texts.svelte'
import { expect, test } from 'vitest'
import { before, chapters, handWords, seatOf, sinceMine } from '../../src/table/model/story'
import type { Event } from '../../src/protocol'
import { event } from '../laid'

test('a turn opens a chapter; what comes before the first has no head', () => {
  const story = [event('first_player'), event('turn'), event('played'), event('turn')]
  expect(chapters(story).map((part) => [part.head?.kind ?? null, part.events.length, part.start])).toEqual([
    [null, 1, 0],
    ['turn', 1, 1],
    ['turn', 0, 3],
  ])
})

test('an event belongs to the seat it names', () => {
  expect(seatOf(event('played', { seat: 'seat:2' }))).toBe(2)
  expect(seatOf(event('jean_moved', { n: 3 }))).toBeNull()
})

test('what happened since my last turn begins after my last deed', () => {
  const by = (seat: number, kind = 'played'): Event => event(kind, { seat: `seat:${seat}` })
  const set = [by(0, 'drew'), by(1, 'drew')]
  expect(sinceMine(set, 0)).toBeNull()
  const first = [...set, by(0, 'turn'), by(0)]
  expect(sinceMine(first, 0)).toBeNull()
  const waiting = [...first, by(1, 'turn'), event('jean_moved'), by(1)]
  expect(sinceMine(waiting, 0)).toBe(4)
  expect(sinceMine([...waiting, by(0, 'turn'), by(0)], 0)).toBe(4)
  expect(sinceMine(waiting, null)).toBeNull()
})

test('what I do myself is no news to me, but what others do in it is', () => {
  const by = (seat: number): Event => event('played', { seat: `seat:${seat}` })
  const theirs = [by(1), event('jean_moved')]
  expect(before([...theirs, by(0)], 0)).toEqual(theirs)
  expect(before([...theirs, by(0), by(1)], 0)).toHaveLength(4)
  expect(before(theirs, 0)).toEqual(theirs)
  expect(before([by(0)], 0)).toEqual([])
})

test('what others did in my own turn does not move the beginning of theirs', () => {
  const by = (seat: number, kind: string): Event => event(kind, { seat: `seat:${seat}` })
  const both = [event('rolled'), by(0, 'harvested'), by(1, 'harvested')]
  const mine = [by(0, 'turn'), ...both, by(0, 'recruited')]
  const theirs = [by(1, 'turn'), ...both, by(1, 'slew')]
  expect(sinceMine([...mine, ...theirs], 0)).toBe(5)
  expect(sinceMine([...mine, ...theirs, by(0, 'turn'), ...both], 0)).toBe(5)
  expect(sinceMine([...mine, ...theirs, ...mine, ...theirs], 0)).toBe(15)
  expect(sinceMine([...theirs, by(0, 'turn'), ...both], 0)).toBeNull()
})

test('an auction that names its leader is the turn of nobody', () => {
  const by = (seat: number, kind = 'revealed'): Event => event(kind, { seat: `seat:${seat}` })
  const first = [event('round'), by(0, 'auction'), by(0), by(1)]
  const second = [by(1, 'auction'), by(1), by(0)]
  expect(sinceMine([...first, ...second], 0)).toBe(3)
  expect(sinceMine([...first, ...second, by(1, 'auction'), by(1)], 0)).toBe(7)
  expect(sinceMine([...first, ...second, by(1, 'auction')], 0)).toBe(3)
})

test('what my own deed brought to light still belongs to my turn', () => {
  const by = (seat: number): Event => event('moved', { seat: `seat:${seat}` })
  const mine = [event('round'), by(0), event('equipment_shows'), event('side_emptied')]
  expect(sinceMine([...mine, by(1)], 0)).toBe(4)
  expect(sinceMine([...mine, event('round'), by(1)], 0)).toBe(4)
  expect(sinceMine([...mine, by(1), event('equipment_shows'), by(0), event('equipment_shows')], 0)).toBe(4)
})

test('a seat that changes hands is told with both names, or with the one that stays', () => {
  const moved = handWords({ seat: 1, name: 'Bo', before: 'Bo', at: 0, revoked: false })
  const taken = handWords({ seat: 1, name: 'Nora', before: 'Bo', at: 0, revoked: false })
  expect(t(...moved)).toMatch(/^Bo\b(?!.*\bBo\b)/)
  expect(t(...taken)).toMatch(/Nora.*Bo/)
  const freed = handWords({ seat: 1, name: 'Bo', before: 'Bo', at: 0, revoked: true })
  expect(t(...freed)).toMatch(/runs this site has freed the seat of.*Bo/)
})
