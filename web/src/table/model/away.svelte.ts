import type { Event } from '../../protocol'
import { missed, type Missed } from './gist'
import { seatOf } from './story'

/** Under this key a device remembers how far it has seen the stories of its last tables. */
const SEEN = 'valtable-seen'
const TABLES = 30
/** So long after one has come back, in milliseconds, a line that was lost may still bring what was missed. */
const LATE = 3000

type Seen = Record<string, number>

function remembered(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Seen) : {}
  } catch {
    return {}
  }
}

/** The story of one seat, as it grows. */
interface Followed {
  readonly info: { readonly id: string }
  readonly seat: number | null
  readonly story: readonly Event[]
}

/** What happened while nobody looked: in another tab, or with the page closed. It is told until it is put aside. */
export class Away {
  /** How long the story was when one left; null where nothing was missed, or it has been read. */
  from = $state<number | null>(null)
  private readonly key: string
  private readonly own: number | null
  private seen: number

  constructor(followed: Followed) {
    this.key = `${followed.info.id} ${followed.seat ?? ''}`
    this.own = followed.seat
    this.seen = remembered()[this.key] ?? followed.story.length
    this.follow(followed)
    this.left = false
  }

  /** The story has grown, or somebody looks again. What is seen now is never missed later. */
  follow({ story, seat }: Followed): void {
    if (story.length < this.seen) this.from = null
    if (document.hidden) return
    const grown = story.slice(this.seen).map(seatOf)
    if (this.left && grown.some((doer) => doer !== null && doer !== seat)) this.from ??= this.seen
    // Whoever goes on playing has read it.
    else if (seat !== null && grown.includes(seat)) this.from = null
    this.seen = story.length
    this.keep()
  }

  /** Nobody looks any more: what comes from here on is missed. */
  leave(): void {
    clearTimeout(this.timer)
    this.left = true
  }

  /** Somebody looks again: what a line that was lost still brings was missed, too. */
  comeBack(followed: Followed): void {
    this.follow(followed)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.left = false), LATE)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  dismiss(): void {
    this.from = null
  }

  told(story: readonly Event[], matters: readonly string[]): Missed[] {
    return this.from === null ? [] : missed(story, this.from, matters, this.own)
  }

  private left = true
  private timer = 0

  private keep(): void {
    const others = Object.entries(remembered()).filter(([key]) => key !== this.key)
    const kept = [...others, [this.key, this.seen] as const].slice(-TABLES)
    try {
      localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(kept)))
    } catch {
      // Without a memory nothing is told twice; that is all.
    }
  }
}

/** Follows a story for as long as the table is shown. To be called while the table is being set up. */
export function following(model: Followed): Away {
  const away = new Away(model)
  $effect(() => away.follow(model))
  $effect(() => {
    const changed = (): void => {
      if (document.hidden) away.leave()
      else away.comeBack(model)
    }
    document.addEventListener('visibilitychange', changed)
    return () => {
      away.close()
      document.removeEventListener('visibilitychange', changed)
    }
  })
  return away
}
