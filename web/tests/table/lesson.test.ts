import { describe, expect, it } from 'vitest'
import type { LessonInfo, LessonStep } from '../../src/protocol'
import { aboutOf, factIn, isAsked, partsOf, reached, spot, turnsOf } from '../../src/table/lesson/steps'
import { isIn } from '../../src/table/lesson/found'
import { keep, keptOf } from '../../src/device/lessons'
import { counter, offer, place, thing } from '../laid'

const step = (id: string, turn: number, asks: string[] = []): LessonStep => ({
  id,
  turn,
  asks,
  lights: [],
  lays: [],
  facts: {},
})
const LESSON: LessonInfo = {
  game: 'g',
  minutes: 5,
  counts: 'turn',
  opening: ['take stone'],
  steps: [
    step('goal', 1),
    step('build', 1, ['play builder', 'construct tavern']),
    step('points', 2),
    step('any', 2, ['take *']),
    step('end', 2),
  ],
  shows: {},
  tips: [],
  words: '',
}
const at = (made: number, seen: number): string => {
  const { step: index, move } = reached(LESSON, made, seen)
  return [LESSON.steps[index]?.id ?? 'over', move].join(' ').trim()
}

describe('where somebody is in a lesson', () => {
  it('begins with what is only looked at', () => {
    expect(at(1, 0)).toBe('goal')
    expect(at(1, 1)).toBe('build play builder')
  })
  it('goes on move by move', () => {
    expect(at(2, 1)).toBe('build construct tavern')
    expect(at(3, 1)).toBe('points')
    expect(at(3, 3)).toBe('any take *')
  })
  it('does not wait for Next where a later move is made already', () => {
    expect(at(2, 0)).toBe('build construct tavern')
    expect(at(4, 0)).toBe('end')
  })
  it('is over when all is done', () => {
    expect(at(4, 5)).toBe('over')
    expect(reached(LESSON, 4, 5).step).toBe(LESSON.steps.length)
  })
  it('goes back with what is taken back, the opening too', () => {
    expect(at(2, 3)).toBe('build construct tavern')
    expect(at(0, 3)).toBe('goal take stone')
  })
  it('is said by turn and step', () => {
    expect(spot(LESSON.steps, 3)).toEqual({ turn: 2, turns: 2, step: 2, steps: 3 })
    expect(turnsOf(LESSON.steps)).toEqual([
      { turn: 1, from: 0, n: 2 },
      { turn: 2, from: 2, n: 3 },
    ])
  })
})

describe('what a step asks for and lights', () => {
  it('may leave the end of a move open', () => {
    expect(isAsked('take *', 'take gold')).toBe(true)
    expect(isAsked('take *', 'give gold')).toBe(false)
    expect(isAsked('take gold', 'take golden')).toBe(false)
  })
  it('is where a click would mean the move', () => {
    const play = offer('play', { touches: ['card:a'] })
    const places = [place('hand', [thing('card:a'), thing('card:b')], 0), place('supply', [thing('card:a')])]
    const meant = aboutOf(play, places, ({ kind }, { ref }) =>
      kind === 'hand' && ref === 'card:a' ? [play] : [],
    )
    expect(meant).toEqual(['hand 0/card:a'])
  })
  it('names a place, or a thing in it', () => {
    expect(partsOf('hand 0')).toEqual({ place: 'hand 0', ref: '' })
    expect(partsOf('above/building:bank_1')).toEqual({ place: 'above', ref: 'building:bank_1' })
  })
  it('reads a price from the table, and nothing where it does not lie', () => {
    const places = [
      place('above', [counter('b:1', { marks: [['cost', { cost: ['good:gold', 'good:wood'] }]] })]),
    ]
    expect(factIn(places, 'above/b:1/cost')).toEqual(['good:gold', 'good:wood'])
    expect(factIn(places, 'above/b:1/upgrade')).toBeNull()
    expect(factIn(places, 'below/b:1/cost')).toBeNull()
  })
  it('is lit only where it can be seen', () => {
    const window = new DOMRect(0, 0, 100, 100)
    expect(isIn(new DOMRect(80, 10, 30, 30), window)).toBe(true)
    expect(isIn(new DOMRect(96, 10, 30, 30), window)).toBe(false)
  })
})

describe('what is remembered of lessons', () => {
  it('is how far, by table, of the last ones', () => {
    localStorage.clear()
    for (let n = 0; n < 25; n += 1) keep(`t${n}`, { seen: n, over: n % 2 === 0 })
    expect(keptOf('t24')).toEqual({ seen: 24, over: true })
    expect(keptOf('t3')).toBeNull()
  })
})
