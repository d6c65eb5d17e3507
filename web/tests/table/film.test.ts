import { afterEach, expect, test, vi } from 'vitest'
import { Film } from '../../src/table/model/film.svelte'
import type { TableInfo } from '../../src/protocol'

/** So long is the story at each step; rounds begin at its first, fourth and seventh line. */
const LENGTHS = [1, 2, 4, 6, 7, 9]
const STORY = Array.from({ length: 9 }, (_, at) => ({
  kind: at % 3 === 0 ? 'round' : 'moved',
  args: { n: at },
}))
const INFO = {
  id: 'abc',
  game: 'valdora',
  seats: [{ name: 'Guest' }, { name: 'Marco' }],
} as unknown as TableInfo

const step = (n: number) => ({
  step: n,
  steps: LENGTHS.length,
  at: LENGTHS[n],
  screen: {},
  events: STORY.slice(LENGTHS[n - 1] ?? 0, LENGTHS[n]),
})

function server(): void {
  vi.stubGlobal('fetch', (path: string) => {
    const asked = new URL(path, 'http://here')
    const at = Number(asked.searchParams.get('at'))
    let answer: unknown = { at: [], points: [] }
    if (asked.pathname.endsWith('/replay'))
      answer = step(at > 0 ? LENGTHS.findIndex((n) => n >= at) : Number(asked.searchParams.get('step')))
    if (asked.pathname.endsWith('/story'))
      return Promise.resolve(new Response([{}, ...STORY].map((row) => `${JSON.stringify(row)}\n`).join('')))
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
}
afterEach(() => vi.unstubAllGlobals())

async function open(): Promise<Film> {
  server()
  const film = new Film(INFO, [0], (error) => {
    throw error
  })
  await film.look(0, 0)
  await vi.waitFor(() => expect(film.chapter).not.toBeNull())
  return film
}

test('a film goes by rounds, on and back, and ends where there is none', async () => {
  const film = await open()
  const jump = async (way: 1 | -1, to: number): Promise<void> => {
    film.jump(way)
    await vi.waitFor(() => expect(film.step).toBe(to))
  }
  await jump(1, 2)
  expect(film.chapter?.args['n']).toBe(3)
  await jump(1, 4)
  await jump(1, 5)
  // Inside a round its beginning comes first, then the round before.
  await jump(-1, 4)
  await jump(-1, 2)
  await jump(-1, 0)
  film.close()
})

test('whoever had no name is told as a guest in the film, too', async () => {
  const film = await open()
  expect(film.names).toEqual(['Guest', 'Marco'])
  expect(film.borrowed).toBe(false)
  film.close()
})

test('of two guests who shared a device neither is called you', () => {
  const seats = [{ name: 'Guest 1' }, { name: 'Guest 2' }]
  const names = (own: readonly number[]): string[] =>
    new Film({ ...INFO, seats } as unknown as TableInfo, own, () => undefined).names
  expect(names([0])).toEqual(['Guest 1 (you)', 'Guest 2'])
  expect(names([0, 1])).toEqual(['Guest 1', 'Guest 2'])
})
