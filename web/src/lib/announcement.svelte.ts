import { api } from './api'
import type { Announcement } from '../protocol'

const KEY = 'valtable-announcement'

/** What whoever runs the site tells everybody, until it ends or this reader puts it aside. */
class Announced {
  private said = $state.raw<Announcement | null>(null)
  private aside = $state('')

  constructor() {
    try {
      this.aside = localStorage.getItem(KEY) ?? ''
    } catch {
      // A browser that keeps nothing shows it again.
    }
  }

  get text(): string {
    return this.said === null || this.said.id === this.aside ? '' : this.said.text
  }

  hear(said: Announcement): void {
    this.said = said
  }

  /** For a page that has no line open, or has just opened another. */
  async ask(): Promise<void> {
    const said = await api.announcement().catch(() => null)
    if (said !== null) this.hear(said)
  }

  /** It is not shown to this reader again; another one is. */
  dismiss(): void {
    this.aside = this.said?.id ?? ''
    try {
      localStorage.setItem(KEY, this.aside)
    } catch {
      // As long as this page is open it stays aside.
    }
  }
}

export const announced = new Announced()
