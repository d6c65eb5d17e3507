import { describe, expect, it } from 'vitest'
import { cameFrom, lastMoved, pawns, standsAt, stops } from '../../../src/games/valdora/layout'
import { BOOKS } from '../../../src/games/valdora/board/books'
import {
  GEM_SPOTS,
  VALLEY,
  along,
  path,
  route,
  landmarkOf,
  stand,
} from '../../../src/games/valdora/board/valley'
import { read } from '../../files'
import { event } from '../../laid'
import { screen } from './things'

describe('the map', () => {
  it('reads pawns, gems, ships and the price of a stop from the marks', () => {
    const [city, road, harbor] = stops(screen)
    expect(city).toMatchObject({ id: 'city_a', pawns: [0, 2], price: null, far: false })
    expect(road).toMatchObject({ pawns: [1], gems: ['ruby', 'gold'], price: 1, far: false })
    expect(harbor).toMatchObject({ ships: 2, price: 0, far: true })
    expect(standsAt(screen, 1)).toBe('road_04')
    expect(standsAt(screen, 4)).toBe('')
  })

  it('puts pawns on one space beside each other', () => {
    const at = pawns(stops(screen))
    expect(at.get(0)?.space).toBe('city_a')
    expect(Math.abs((at.get(0)?.x ?? 0) - (at.get(2)?.x ?? 0))).toBeGreaterThan(30)
    const five = [0, 1, 2, 3, 4].map((index) => stand('road', index, 5))
    expect(new Set(five.map(({ x }) => x)).size).toBe(5)
    expect(Math.max(...five.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(65)
    // One alone leaves every gem in sight.
    const alone = stand('road', 0, 1)
    expect(GEM_SPOTS.every(({ x }) => x < alone.x - 18)).toBe(true)
  })

  it('is painted where the components say', () => {
    const board = read('../src/valtable/games/valdora/data/1/board.toml')
    const spaces = [...board.matchAll(/id = "(\w+)"[\s\S]*?\nx = (\d+)\ny = (\d+)/g)]
    const written = spaces.map(([, id, x, y]) => [id, Number(x), Number(y)])
    expect(VALLEY.map(({ id, x, y }) => [id, x, y]).sort()).toEqual(written.sort())
    const edges = [...board.matchAll(/a = "(\w+)"\nb = "(\w+)"/g)].map(([, a, b]) => [a ?? '', b ?? ''])
    expect(edges.length).toBe(41)
    for (const [a = '', b = ''] of edges) expect(route(a, b)).toEqual([a, b])
    expect(GEM_SPOTS.length).toBe(6)
  })

  it('knows a crest for every house and a letter for every city with a book', () => {
    expect(landmarkOf('house_red')?.crest).toBe('red')
    expect(VALLEY.flatMap(({ letter }) => letter || []).sort()).toEqual(['A', 'B', 'C', 'D'])
    expect(BOOKS.every((book) => landmarkOf(`city_${book.slice(-1)}`)?.letter)).toBe(true)
  })

  it('finds the shortest way along the roads', () => {
    expect(route('mine_north', 'city_a')).toEqual(['mine_north', 'road_01', 'city_a'])
    expect(route('city_a', 'city_a')).toEqual(['city_a'])
    expect(route('city_a', 'nowhere')).toEqual([])
    expect(path(['road_01', 'city_a'])).toBe('M292 90Q201 93 115 125')
    expect(path(['road_01'])).toBe('')
    const way = along(['mine_north', 'road_01', 'city_a'])
    expect(way[0]).toEqual({ x: 500, y: 78 })
    expect(way.at(-1)).toEqual({ x: 115, y: 125 })
    expect(way.length).toBe(13)
  })
})

describe('what just happened', () => {
  const story = [
    event('moved', { seat: 'seat:0', space: 'space:road_01' }),
    event('moved', { seat: 'seat:1', space: 'space:city_a' }),
    event('moved', { seat: 'seat:0', space: 'space:city_c' }),
    event('provided', { seat: 'seat:0' }),
  ]
  it('is who moved last, and from where', () => {
    expect(lastMoved(story)).toBe(0)
    expect(lastMoved([])).toBeNull()
    expect(cameFrom(story, 0)).toBe('road_01')
    expect(cameFrom(story, 1)).toBe('')
  })
})
