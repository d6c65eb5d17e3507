import { marksOf, type Mark } from '../../lib/points'
import type { Event, LookUp, Offer, PointCourse, Screen, TableInfo } from '../../protocol'
import type { TableModel } from './tablemodel'

/** One moment of a game as the gallery keeps it; `before` is the table one step earlier. */
export interface Still {
  readonly id: string
  readonly shows: string
  readonly info: TableInfo
  readonly seat: number | null
  readonly before: Screen
  readonly screen: Screen
  readonly story: readonly Event[]
  readonly recent: number
  readonly points: PointCourse
  readonly known: LookUp
}

/** A table at which time stands still: everything can be touched, nothing is sent anywhere. */
export class StillTable implements TableModel {
  readonly connection = 'live' as const
  readonly pending = null
  readonly rejected = null
  readonly undone = null
  readonly info: TableInfo
  readonly seat: number | null
  readonly points: readonly Mark[]
  /** What was done last, by its notation. */
  done = $state('')
  private readonly still: Still
  private earlier = $state(false)

  constructor(still: Still) {
    this.still = still
    this.info = still.info
    this.seat = still.seat
    this.points = marksOf(still.points)
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name)
  }

  get live(): boolean {
    return this.seat !== null
  }

  get screen(): Screen {
    return this.earlier ? this.still.before : this.still.screen
  }

  get story(): readonly Event[] {
    const { story, recent } = this.still
    return this.earlier ? story.slice(0, story.length - recent) : story
  }

  get recent(): readonly Event[] {
    const { story, recent } = this.still
    return this.earlier || recent === 0 ? [] : story.slice(-recent)
  }

  /** Shows the step before, and a moment later this one: what moves can be seen moving. */
  again(): void {
    this.earlier = true
    setTimeout(() => (this.earlier = false), 700)
  }

  lookUp(): Promise<LookUp> {
    return Promise.resolve(this.still.known)
  }

  play(offer: Offer): void {
    this.done = offer.notation
  }

  undo(): void {
    this.done = 'undo'
  }

  dismiss(): void {}
}
