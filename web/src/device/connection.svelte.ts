/** How often a server that does not answer is asked whether it is back. */
const AGAIN = 8000

/** Whether the server answers, as far as this page has noticed: every request says what became of it. */
class Connection {
  /** Nothing comes from the server; what is shown was kept. */
  away = $state(false)
  private timer = 0

  constructor() {
    addEventListener('offline', () => this.lost())
    addEventListener('online', () => void this.probe())
  }

  lost(): void {
    this.away = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.probe(), AGAIN)
  }

  heard(): void {
    this.away = false
    clearTimeout(this.timer)
  }

  private async probe(): Promise<void> {
    if (!this.away) return
    await fetch('/healthz', { cache: 'no-store' }).then(
      () => this.heard(),
      () => this.lost(),
    )
  }
}

export const connection = new Connection()
