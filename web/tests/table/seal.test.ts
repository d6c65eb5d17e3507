import { beforeEach, expect, test } from 'vitest'
import { commitment, keepSeal, sealOf, verdictOn } from '../../src/table/model/seal'
import type { TableInfo } from '../../src/protocol'

/** As pinned in `tests/kernel/test_seed.py`. */
const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('')
const SEAL = '0a905f6efc911569ef1724e517ccd90d00ed7750a7f3845bcd99b5a08f1576f6'
const OTHER = 'f'.repeat(64)

const info = (change: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 't', finished: false, seed_hash: SEAL, secret: '', ...change }) as TableInfo
const ended = (change: Partial<TableInfo> = {}): TableInfo =>
  info({ finished: true, secret: SECRET, ...change })

beforeEach(() => localStorage.clear())

test('a secret is hashed as the engine does it', async () => {
  expect(await commitment(SECRET)).toBe(SEAL)
})

test('who saw the seal while the game ran knows that the secret fits it', async () => {
  keepSeal(info())
  expect(await verdictOn(ended())).toBe('checked')
})

test('the first seal counts, whatever is told later', async () => {
  keepSeal(info({ seed_hash: OTHER }))
  keepSeal(info())
  expect(sealOf('t')).toBe(OTHER)
  expect(await verdictOn(ended())).toBe('broken')
})

test('a seal that is withdrawn, and a secret that is another or missing, are told', async () => {
  keepSeal(info())
  expect(await verdictOn(ended({ seed_hash: null }))).toBe('broken')
  expect(await verdictOn(ended({ secret: '00'.repeat(32) }))).toBe('broken')
  expect(await verdictOn(ended({ secret: '' }))).toBe('broken')
})

test('a seal that was seen only after the game is told as such, and is not kept for later', async () => {
  keepSeal(ended())
  expect(await verdictOn(ended())).toBe('late')
  expect(await verdictOn(ended({ secret: '00'.repeat(32) }))).toBe('broken')
})

test('chosen luck has no seal', async () => {
  keepSeal(info({ seed_hash: null }))
  expect(await verdictOn(ended({ seed_hash: null }))).toBe('chosen')
})
