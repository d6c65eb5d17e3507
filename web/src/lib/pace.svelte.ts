/** What is held back to be seen: shown at once, or not before the one shown last has been seen long enough. */
interface Held {
  readonly show: () => void
  /** Asked when it could be shown: whether it waits for the one before it. */
  readonly waits: () => boolean
  /** How long it wants to be seen, in milliseconds. */
  readonly stay: number
}

/**
 * Bots answer at once; people read. What they did is told step by step, in its order and without a gap, and whoever
 * is in a hurry has everything at once. It only ever delays what is shown, never what is known or sent.
 */
export class Pace {
  /** Whether something is held back now. */
  held = $state(false)
  private queue: Held[] = []
  private timer = 0
  private free = 0

  add(one: Held): void {
    this.queue.push(one)
    if (!this.held) this.run()
  }

  /** Everything now. */
  hurry(): void {
    const left = this.queue.splice(0)
    this.clear()
    for (const one of left) one.show()
  }

  /** Nothing of it any more: the whole table has come anew. */
  clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.held = false
    this.free = 0
  }

  private run(): void {
    this.held = false
    for (let next = this.queue[0]; next !== undefined; next = this.queue[0]) {
      const left = this.free - performance.now()
      if (left > 0 && next.waits()) {
        this.held = true
        this.timer = window.setTimeout(() => this.run(), left)
        return
      }
      this.queue.shift()
      next.show()
      this.free = performance.now() + next.stay
    }
  }
}

export type Speed = 'at-once' | 'readable' | 'slow'

const TIMES = {
  'at-once': { first: 0, more: 0, most: 0 },
  readable: { first: 800, more: 250, most: 1800 },
  slow: { first: 2000, more: 600, most: 4500 },
} as const

/** How long something that is told in so many lines wants to be seen. */
export function stay(speed: Speed, lines: number): number {
  const { first, more, most } = TIMES[speed]
  return lines === 0 ? 0 : Math.min(most, first + more * (lines - 1))
}
