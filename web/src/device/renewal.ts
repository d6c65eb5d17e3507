import { keepPlace } from './place'

/** So long nobody may have touched anything, in milliseconds. */
const REST = 15_000
/** How often a page that is old looks whether it may go. */
const LOOK = 3000
/** A server is not asked more often than this. */
const RARELY = 10_000
const TRIED = 'valtable-renewed'
const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove']

/** What somebody has typed and not sent: it is still there, and not empty. */
const isTyped = (field: Element): boolean =>
  field.isConnected &&
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(field.type))) &&
  field.value !== ''

/**
 * A page that is older than its server makes way for the new one, by loading itself anew where nobody loses anything:
 * not while something is half-made, open or typed, and not under somebody's hands. Whoever goes to another page of ours
 * gets the new one at once.
 */
export class Renewal {
  /** Whether the server has another page than this one. */
  due = false
  private readonly own: string
  private told = ''
  private asked = -RARELY
  private touched = performance.now()
  private readonly typed = new Set<Element>()
  private readonly holds = new Set<() => boolean>()
  private timer = 0
  private readonly reload: () => void

  constructor(own: string, reload: () => void) {
    this.own = own
    this.reload = reload
    for (const kind of TOUCHES)
      addEventListener(kind, ({ target }) => this.note(kind, target), { capture: true, passive: true })
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.look()
      else void this.ask()
    })
    // A part of this page is gone from the server: that happens when it has a new one.
    addEventListener('vite:preloadError', () => void this.ask(true))
  }

  /** Nothing is renewed while this says that something would be lost. Returns how to take that back. */
  hold(busy: () => boolean): () => void {
    this.holds.add(busy)
    return () => this.holds.delete(busy)
  }

  /** Asks the server which page it has. `urgent`: this page is of no use as it is, so nobody need rest first. */
  async ask(urgent = false): Promise<void> {
    const now = performance.now()
    if (this.due || this.own === '' || now - this.asked < RARELY) return
    this.asked = now
    const answer = await fetch('/version.json', { cache: 'no-store' }).catch(() => null)
    const said = answer?.ok ? ((await answer.json()) as { version: string }) : null
    if (said === null || said.version === this.own) return
    this.told = said.version
    // Once for every version: whoever is given the old page again keeps it.
    if (sessionStorage.getItem(TRIED) === this.told) return
    this.due = true
    if (urgent) this.touched = -REST
    this.timer = window.setInterval(() => this.look(), LOOK)
    this.look()
  }

  /** Loads the new page, if nobody loses anything by that. */
  look(): void {
    if (this.due && !this.isBusy && (document.hidden || performance.now() - this.touched >= REST)) this.go()
  }

  private get isBusy(): boolean {
    return (
      document.querySelector('dialog[open]') !== null ||
      [...this.typed].some(isTyped) ||
      [...this.holds].some((busy) => busy())
    )
  }

  private go(): void {
    clearInterval(this.timer)
    this.due = false
    sessionStorage.setItem(TRIED, this.told)
    keepPlace()
    this.reload()
  }

  private note(kind: string, target: EventTarget | null): void {
    this.touched = performance.now()
    if (kind === 'input' && target instanceof Element) this.typed.add(target)
  }
}

const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''

/** A page that was not built has no version, and is never renewed. */
export const renewal = new Renewal(version.startsWith('%') ? '' : version, () => location.reload())
