import { SHELF } from '../games/shelf'
import type { Wish } from '../worker/ways'
import type { Language } from '../lib/catalogue'

/** After so long the first visit has all it needs, and nothing that is kept for later stands in its way. */
const LATER = 2000

/** What a browser can be asked before it puts the page among its apps. */
interface InstallEvent extends Event {
  prompt(): Promise<void>
}

/** The page as an app of this device: kept for when there is no connection, and installed where the browser offers it. */
class App {
  /** Browsers let only pages that nobody can have changed on the way be kept. */
  readonly isSafe = window.isSecureContext
  /** Whether this browser keeps the page, as its worker says. */
  kept = $state(false)
  private registered = false
  private offer = $state.raw<InstallEvent | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.offer = null))
  }

  get canInstall(): boolean {
    return this.offer !== null
  }

  install(): void {
    void this.offer?.prompt()
    this.offer = null
  }

  /** Has the worker keep the page, and the rules in this language. */
  async keep(language: Language): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (!this.registered) {
      this.registered = true
      await new Promise((done) => setTimeout(done, LATER))
      await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
    }
    const { active } = await navigator.serviceWorker.ready
    const wish: Wish = { keep: SHELF.map((game) => `/api/rules/${game}/${language}`) }
    // A worker that only makes the browser forget, as a host may have it, answers nothing.
    const answer = new MessageChannel()
    answer.port1.onmessage = () => (this.kept = true)
    active?.postMessage(wish, [answer.port2])
  }
}

export const app = new App()
