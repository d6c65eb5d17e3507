import { describe, expect, it } from 'vitest'
import { Catalogue } from '../../src/lib/catalogue'
import { gathered, gist, missed, SENTENCES, turnsOf } from '../../src/table/model/gist'
import { event } from '../laid'

const seat = (n: number): { seat: string } => ({ seat: `seat:${n}` })
const took = (n: number, goods: string[]) => event('gained', { ...seat(n), goods })
const MATTERS = ['built', 'scored', 'gained', 'played']

describe('a turn', () => {
  it('belongs to whom its head names, whoever acts in it', () => {
    const head = event('turn', { ...seat(1), n: 3 })
    const events = [took(1, ['good:wood']), took(0, ['good:wood'])]
    expect(turnsOf(head, events, 7)).toEqual([{ seat: 1, start: 7, events, headed: true }])
  })

  it('changes with who acts where no head names a seat; what names nobody belongs to what came before', () => {
    const round = event('round', { n: 2 })
    const events = [took(0, []), event('barrel'), took(1, []), took(1, [])]
    expect(
      turnsOf(round, events, 4).map(({ seat: who, start, events: of }) => [who, start, of.length]),
    ).toEqual([
      [0, 5, 2],
      [1, 7, 2],
    ])
  })
})

describe('one sentence about a turn', () => {
  it('tells what matters most, in the order in which it happened, and leaves out what others did', () => {
    const events = [
      event('played', { ...seat(1), card: 'character:mason' }),
      took(1, ['good:stone']),
      took(0, ['good:gold']),
      event('scored', { ...seat(1), n: 2 }),
      event('built', { ...seat(1), building: 'building:bank' }),
      event('drew', seat(1)),
    ]
    expect(gist(events, 1, MATTERS).map(({ kind }) => kind)).toEqual(['gained', 'scored', 'built'])
  })

  it('adds up numbers and gathers names, and keeps apart what differs in plain words or in whom it concerns', () => {
    const scored = (n: number, card: string) => event('scored', { ...seat(1), n, card })
    expect(gathered([scored(2, 'card:a'), scored(3, 'card:b')])[0]?.args).toEqual({
      ...seat(1),
      n: 5,
      card: ['card:a', 'card:b'],
    })
    expect(gathered([took(1, ['good:wood']), took(1, ['good:wood'])])[0]?.args['goods']).toEqual([
      'good:wood',
      'good:wood',
    ])
    const moved = (kind: string) => event('moved', { ...seat(1), kind })
    expect(gathered([moved('road'), moved('city')])).toHaveLength(2)
    const met = (other: number) => event('met', { ...seat(1), other: `seat:${other}` })
    expect(gathered([met(0), met(2), met(0)])).toHaveLength(2)
  })

  it('is said with the words of each game, and counts what can be counted', () => {
    const words = new Catalogue(
      'en',
      `gist = { $seat } { $deeds }.
list-last = { $rest } and { $last }
good-wood = wood
    .plural = wood
event-took = never said
    .brief = takes { $good }
event-built = never said
    .brief = builds { $card }
card-bank = Bank`,
    )
    const told = words.gist(
      'seat:1',
      [event('took', { ...seat(1), good: 'good:wood' }), event('built', { ...seat(1), card: 'card:bank' })],
      ['Ana', 'Marco'],
    )
    expect(told.map(({ text }) => text).join('')).toBe('Marco takes 1 wood and builds Bank.')
    expect(told.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['Marco', '1 wood', 'Bank'])
  })
})

describe('what was missed', () => {
  const turn = (n: number) => event('turn', { ...seat(n), n: 1 })
  it('is one sentence for each turn since then, each with its moment', () => {
    const story = [turn(0), took(0, []), turn(1), took(1, []), turn(2), took(2, []), turn(0)]
    expect(missed(story, 2, MATTERS).map(({ seat: who, at }) => [who, at])).toEqual([
      [1, 4],
      [2, 6],
    ])
  })

  it('tells of a turn that had begun only what came after', () => {
    const story = [turn(1), event('built', seat(1)), took(1, [])]
    expect(missed(story, 2, MATTERS).map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['gained'],
    ])
  })

  it('is never more than five sentences: then one for each seat, at what mattered most', () => {
    const round = [turn(1), event('played', seat(1)), turn(2), event('built', seat(2))]
    const story = [...round, turn(1), event('scored', { ...seat(1), n: 1 }), ...round, ...round]
    const told = missed(story, 0, MATTERS)
    expect(told.length).toBeLessThanOrEqual(SENTENCES)
    expect(told.map(({ seat: who }) => who)).toEqual([1, 2])
    expect(told[0]?.at).toBe(6)
  })
})
