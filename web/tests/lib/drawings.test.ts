import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '../../src/lib/drawings'

const symbol = (name: string): string => `<symbol id="${name}" viewBox="0 0 8 8"><path d="M0 0h8z"/></symbol>`
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">${['axe', 'bow', 'cup', 'die'].map(symbol).join('\n')}</svg>`
const there = (): string[] => [...document.querySelectorAll('symbol')].map(({ id }) => id)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what one view wants is asked for together and once, and nothing else is kept', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  let line = true
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return line ? Promise.resolve(new Response(SHEET)) : Promise.reject(new Error('away'))
  })
  expect([drawn('/a.svg', 'cup'), drawn('/a.svg', 'axe'), drawn('/a.svg', 'cup')]).toEqual([
    '#drawn-cup',
    '#drawn-axe',
    '#drawn-cup',
  ])
  expect(there()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/a.svg?of=axe,cup'])
  expect(there()).toEqual(['drawn-axe', 'drawn-cup'])

  line = false
  drawn('/a.svg', 'axe')
  drawn('/a.svg', 'die')
  await vi.advanceTimersByTimeAsync(1)
  expect(there()).toHaveLength(2)
  line = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked.slice(1)).toEqual(['/a.svg?of=die', '/a.svg?of=die'])
  expect(there()).toEqual(['drawn-axe', 'drawn-cup', 'drawn-die'])
})
