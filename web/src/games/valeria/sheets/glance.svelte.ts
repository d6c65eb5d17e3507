import type { Place, Thing } from '../../../protocol'

/** What a card says, read without doing anything with it. */
export interface Glance {
  readonly place: Place
  readonly thing: Thing
  readonly element: HTMLElement
}

const HOVER = 380
const HOLD = 480

/** The card under the pointer or the focus, after a moment; one at a time. */
class Glancing {
  at = $state.raw<Glance | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** From one card to the next the words follow at once. */
  soon(glance: Glance): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.at = glance), this.at === null ? HOVER : 80)
  }

  end(): void {
    clearTimeout(this.timer)
    this.at = null
  }

  /** A finger that stays reads the card; the tap that would follow does nothing. */
  hold(read: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(read, HOLD)
  }
}

export const glancing = new Glancing()
