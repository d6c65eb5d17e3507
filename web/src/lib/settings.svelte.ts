import type { Language } from './catalogue'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'reduced'

interface Saved {
  language: Language
  theme: Theme
  motion: Motion
  name: string
  plain: boolean
}

const KEY = 'valtable-settings'

function read(): Saved {
  const first: Saved = {
    language: navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en',
    theme: 'auto',
    motion: 'auto',
    name: '',
    plain: false,
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

  /** To be called inside an effect: writes what has changed to the page and to the browser's memory. */
  keep(): void {
    const { language, theme, motion, name, plain } = this
    const root = document.documentElement
    root.lang = language
    root.dataset['theme'] = this.dark ? 'dark' : 'light'
    root.dataset['motion'] = motion
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, name, plain }))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
