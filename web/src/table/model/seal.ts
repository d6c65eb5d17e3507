import { api } from '../../lib/api'
import type { TableInfo } from '../../protocol'

const KEY = 'valtable-seals'
const KEPT = 200

/** `late`: it fits, but this device was told the seal only when the game was over. */
export type Verdict = 'checked' | 'late' | 'broken' | 'chosen' | 'unknown'

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Keeps what the server said of the luck to come while the game runs. The first word counts: a later one could be another. */
export function keepSeal({ id, seed_hash, finished }: TableInfo): void {
  const kept = read()
  if (finished || seed_hash === null || kept[id] !== undefined) return
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(kept), [id, seed_hash]].slice(-KEPT))),
    )
  } catch {
    // A browser that keeps nothing checks against what it is told at the end.
  }
}

export const sealOf = (id: string): string | null => read()[id] ?? null

/** The hash of a secret, as the engine makes it (`kernel/seed.py`). Loaded only where a game is over. */
export async function commitment(secret: string): Promise<string> {
  const { blake2b } = await import('@noble/hashes/blake2.js')
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const personalization = new Uint8Array(16)
  personalization.set(new TextEncoder().encode('valtable-commit'))
  return Array.from(blake2b(bytes, { dkLen: 32, personalization }), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whether the secret that a finished table has published is the one that was sealed. */
export async function verdictOn({ id, seed_hash, secret }: TableInfo): Promise<Verdict> {
  const kept = sealOf(id)
  if (kept === null && seed_hash === null) return 'chosen'
  if (kept !== null && kept !== seed_hash) return 'broken'
  if ((await commitment(secret)) !== seed_hash) return 'broken'
  return kept === null ? 'late' : 'checked'
}

/** The same, with the secret that the table publishes at its end; what cannot be asked now is not known. */
export async function checkSeal({ id, seed_hash }: TableInfo): Promise<{ verdict: Verdict; secret: string }> {
  if (seed_hash === null && sealOf(id) === null) return { verdict: 'chosen', secret: '' }
  try {
    const info = await api.table(id)
    return { verdict: await verdictOn(info), secret: info.secret }
  } catch {
    return { verdict: 'unknown', secret: '' }
  }
}
