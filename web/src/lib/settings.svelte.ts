import type { Language } from './catalogue'
import type { Speed } from './pace.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'reduced'

interface Saved {
  language: Language
  theme: Theme
  motion: Motion
  name: string
  plain: boolean
  pace: Speed | 'auto'
  sound: 'unasked' | 'on' | 'off'
  volume: number
  tips: boolean
}

const KEY = 'valtable-settings'

function read(): Saved {
  const first: Saved = {
    language: navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en',
    theme: 'auto',
    motion: 'auto',
    name: '',
    plain: false,
    pace: 'auto',
    sound: 'unasked',
    volume: 60,
    tips: true,
  }
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return first
  }
}

/** What a person prefers, kept in this browser. */
class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  name = $state('')
  /** The generic table even where a game has a painted board. */
  plain = $state(false)
  /** How fast the bots' moves are shown; `auto` is readable, or at once where somebody wants no motion. */
  pace = $state<Speed | 'auto'>('auto')
  /** Nothing is heard before somebody was asked and said yes. */
  sound = $state<'unasked' | 'on' | 'off'>('unasked')
  /** From 0 to 100. */
  volume = $state(60)
  /** Whether a sentence is said of what has become possible for the first time. */
  tips = $state(true)
  private lamp = $state(false)

  constructor() {
    Object.assign(this, read())
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.lamp = dark.matches
    dark.addEventListener('change', () => (this.lamp = dark.matches))
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.lamp : this.theme === 'dark'
  }

  get reduced(): boolean {
    return this.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Whether nothing moves now: somebody wants no motion, or nobody looks. */
  get still(): boolean {
    return this.reduced || document.hidden
  }

  get bots(): Speed {
    if (this.pace !== 'auto') return this.pace
    return this.reduced ? 'at-once' : 'readable'
  }

  /** To be called inside an effect: writes what has changed to the page and to the browser's memory. */
  keep(): void {
    const { language, theme, motion, name, plain, pace, sound, volume, tips } = this
    const root = document.documentElement
    root.lang = language
    root.dataset['theme'] = this.dark ? 'dark' : 'light'
    root.dataset['motion'] = motion
    try {
      const saved: Saved = { language, theme, motion, name, plain, pace, sound, volume, tips }
      localStorage.setItem(KEY, JSON.stringify(saved))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
