import { describe, expect, it } from 'vitest'
import { wayOf } from '../src/worker/ways'

const HERE = 'https://table.example'
const way = (path: string, mode = 'cors', method = 'GET'): string =>
  wayOf({ method, mode, url: new URL(path, HERE).href }, HERE)

describe('the worker', () => {
  it('asks the server for the page first, whatever its address', () => {
    for (const path of ['/', '/rules/valeria', '/t/abc', '/new/valletta?x=1', '/nowhere'])
      expect(way(path, 'navigate'), path).toBe('page')
  })

  it('asks once for what has its hash in its name', () => {
    expect(way('/assets/base-1a2b.js')).toBe('once')
    expect(way('/assets/devices-1a2b.svg?of=axe,bow')).toBe('once')
  })

  it('keeps the last of what everybody is told alike', () => {
    for (const path of ['/api/games', '/api/texts/valletta/en', '/api/rules/valeria/es', '/favicon.svg'])
      expect(way(path), path).toBe('latest')
  })

  it('never answers for tables, for people, or for the ways out', () => {
    for (const path of ['/api/tables/mine', '/api/tables/abc', '/version.json', '/worker.js', '/healthz'])
      expect(way(path), path).toBe('pass')
    expect(way('/api/tables/abc/log', 'navigate')).toBe('pass')
    expect(way('/api/games', 'cors', 'POST')).toBe('pass')
    expect(way('https://elsewhere.example/assets/base.js')).toBe('pass')
  })
})
