import type { Event, RulePosition, Screen, TableInfo } from '../protocol'
import type { TableModel } from '../table/model/tablemodel'

/** A position as a table to be drawn: nothing can be done there, and nothing comes to it. */
export class Position implements TableModel {
  readonly connection = 'live' as const
  readonly pending = null
  readonly rejected = null
  readonly undone = null
  readonly live = true
  readonly recent: readonly Event[] = []
  readonly info: TableInfo
  readonly seat: number
  readonly screen: Screen
  readonly story: readonly Event[]

  constructor({ info, seat, screen, story }: RulePosition) {
    this.info = info
    this.seat = seat
    this.screen = screen
    this.story = story
  }

  get names(): string[] {
    return this.info.seats.map(({ name }) => name)
  }

  play(): void {}
  undo(): void {}
  dismiss(): void {}
}
