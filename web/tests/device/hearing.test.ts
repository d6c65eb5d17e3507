import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearing } from '../../src/device/hearing'
import { lengthOf, STROKES, type Sound } from '../../src/device/sounds'
import { settings } from '../../src/lib/settings.svelte'

const played: { at: number; sound: Sound; volume: number }[] = []
vi.mock('../../src/device/sounds', async (real) => ({
  ...(await real<object>()),
  Instrument: class {
    play(sound: Sound, volume: number): void {
      played.push({ at: performance.now(), sound, volume })
    }
    wake = (): Promise<void> => Promise.resolve()
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  played.length = 0
  settings.volume = 50
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function hear(...sounds: Sound[]): Promise<void> {
  hearing.hear(sounds)
  await vi.advanceTimersByTimeAsync(2000)
}

test('every sound is over in 0.4 seconds', () => {
  for (const sound of Object.keys(STROKES) as Sound[]) expect(lengthOf(sound), sound).toBeLessThan(0.4)
})

test('nothing is heard before somebody was asked, and nothing after a no', async () => {
  for (const sound of ['unasked', 'off'] as const) {
    settings.sound = sound
    await hear('wood', 'bell')
  }
  expect(played).toEqual([])
})

test('one after the other, 60 ms apart at least, as loud as was chosen', async () => {
  settings.sound = 'on'
  await hear('paper', 'coin', 'bell')
  expect(played.map(({ sound }) => sound)).toEqual(['paper', 'coin', 'bell'])
  for (const [index, { at, volume }] of played.entries()) {
    expect(volume).toBe(0.5)
    if (index > 0) expect(at - (played[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(60)
  }
})

test('a tab that nobody sees is silent', async () => {
  settings.sound = 'on'
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await hear('bell')
  expect(played).toEqual([])
})
