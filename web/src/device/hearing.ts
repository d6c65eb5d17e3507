import { settings } from '../lib/settings.svelte'
import type { Instrument, Sound } from './sounds'

/** Never more than one sound in so many milliseconds. */
const APART = 60
/** What waits to be heard: more than this is noise. */
const MOST = 6

/** What this device lets be heard: nothing, until somebody has asked for it, and nothing in a tab that nobody sees. */
class Hearing {
  private instrument: Promise<Instrument> | null = null
  private readonly waiting: Sound[] = []
  private timer = 0

  constructor() {
    // Browsers let a page be heard only from a touch on.
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => this.wake(), { capture: true })
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.waiting.length = 0
    })
  }

  hear(sounds: readonly Sound[]): void {
    if (settings.sound !== 'on' || settings.volume === 0 || document.hidden) return
    this.waiting.push(...sounds)
    this.waiting.splice(0, this.waiting.length - MOST)
    if (this.timer === 0) this.next()
  }

  private next(): void {
    const sound = this.waiting.shift()
    this.timer = sound === undefined ? 0 : window.setTimeout(() => this.next(), APART)
    if (sound !== undefined && !document.hidden)
      void this.load().then((instrument) => instrument.play(sound, settings.volume / 100))
  }

  private wake(): void {
    if (settings.sound === 'on') void this.load().then((instrument) => instrument.wake())
  }

  private load(): Promise<Instrument> {
    this.instrument ??= import('./sounds').then(({ Instrument: Made }) => new Made())
    // Without sound one still plays; what could not be loaded is asked for again.
    this.instrument.catch(() => (this.instrument = null))
    return this.instrument
  }
}

export const hearing = new Hearing()
