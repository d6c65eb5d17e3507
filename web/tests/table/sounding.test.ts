import { expect, test } from 'vitest'
import { soundsOf } from '../../src/table/motion/soundsof'
import { asks, counter, event, place, screenWith, thing } from '../laid'

const figure = (ref: string) => thing(ref, { kind: 'figure' })
const card = (ref: string) => thing(ref, { kind: 'card' })

test('what moves is heard, each sound once', () => {
  const before = screenWith([
    place('hand', [card('c:a'), card('c:b')]),
    place('supply', [counter('coin', { count: 5 }), counter('good:wood', { count: 5 })]),
    place('street', [figure('figure:jean')]),
  ])
  const after = screenWith([
    place('played', [card('c:a'), card('c:b')]),
    place('mine', [counter('coin', { count: 5 })]),
    place('supply', [counter('good:wood', { count: 5 })]),
    place('harbour', [figure('figure:jean')]),
  ])
  expect(soundsOf(before, after, [], 0)).toEqual(['paper', 'coin', 'wood'])
})

test('dice and pages are heard by what is told, and nothing where nothing moves', () => {
  const still = screenWith([place('hand', [card('c:a')])])
  expect(soundsOf(still, still, [event('rolled')], 0)).toEqual(['dice'])
  expect(soundsOf(still, still, [event('turned')], 0)).toEqual(['page'])
  expect(soundsOf(still, still, [event('passed')], 0)).toEqual([])
})

test('the bell is for whose turn it has become', () => {
  const others = screenWith([], [asks(1, 'x')])
  const ours = screenWith([], [asks(0, 'x')])
  expect(soundsOf(others, ours, [], 0)).toEqual(['bell'])
  expect(soundsOf(ours, ours, [], 0)).toEqual([])
  expect(soundsOf(others, ours, [], null)).toEqual([])
})
