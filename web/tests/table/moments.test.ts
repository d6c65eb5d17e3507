import { expect, it } from 'vitest'
import { keyMoments } from '../../src/table/model/moments'
import { event } from '../laid'

const told = [
  event('round', { n: 1 }),
  event('took', { seat: 'seat:0' }),
  event('round', { n: 2 }),
  event('triggered', { seat: 'seat:1', trigger: 'points_reach_25' }),
]

it('marks every round and what brings on the end, at the length of the story', () => {
  expect(keyMoments(told, []).map(({ at, what, seat, n }) => [at, what, seat, n])).toEqual([
    [1, 'round', null, 1],
    [3, 'round', null, 2],
    [4, 'end', 1, 0],
  ])
})

it('marks who takes the lead alone, not who has it first nor who only draws level', () => {
  const marks = [
    { at: 1, points: [0, 0] },
    { at: 2, points: [1, 0] },
    { at: 3, points: [1, 1] },
    { at: 4, points: [1, 2] },
    { at: 5, points: [1, 2] },
  ]
  expect(keyMoments([], marks).filter(({ what }) => what === 'lead')).toEqual([
    { at: 4, what: 'lead', seat: 1, n: 2 },
  ])
})

it('marks the three biggest gains', () => {
  const marks = [0, 2, 2, 9, 12, 17].map((n, at) => ({ at, points: [n] }))
  const gains = keyMoments([], marks).filter(({ what }) => what === 'gain')
  expect(gains.map(({ at, n }) => [at, n])).toEqual([
    [3, 7],
    [4, 3],
    [5, 5],
  ])
})
