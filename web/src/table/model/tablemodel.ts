import type { Mark } from '../../lib/points'
import type { Event, HandOver, Json, LookUp, Offer, Past, Rejected, Screen, TableInfo } from '../../protocol'

export type Connection = 'connecting' | 'live' | 'reconnecting'

/** A table as something to be drawn and, if live, to be played at. Boards get this and nothing else. */
export interface TableModel {
  readonly info: TableInfo
  readonly screen: Screen
  readonly seat: number | null
  /** The seats that are played at this screen: whoever passes it on is not away. */
  readonly here?: readonly number[]
  readonly names: readonly string[]
  /** What had been told by the moment that is shown: boards draw from it. */
  readonly story: readonly Event[]
  /** All that has been told until now, where an earlier moment is shown. */
  readonly whole?: readonly Event[]
  /** What the last message told, for traces and motion. */
  readonly recent: readonly Event[]
  readonly connection: Connection
  /** What has been sent and is not confirmed yet. */
  readonly pending: Offer | 'undo' | 'wish' | null
  readonly rejected: Rejected | null
  readonly undone: { by: readonly number[] } | null
  /** Every seat that another device has taken over. */
  readonly hands?: readonly HandOver[]
  /** The last of them, if it happened under our eyes and we have not put it aside. */
  readonly handed?: HandOver | null
  /** Whether choices can be made here at all; a replay and a spectator cannot. */
  readonly live: boolean
  /** Whether the seat is looked at through somebody else's eyes: then nothing here is ours. */
  readonly borrowed?: boolean
  /** Which moment of a finished game this is; none at a table where time goes on. */
  readonly moment?: { readonly step: number; readonly last: number } | undefined
  /** How the points went, as far as this viewer knew them. */
  readonly points?: readonly Mark[]
  /** How long the story was at the moment that is shown, where that is not now. */
  readonly cursor?: number | null
  /** The table as it was seen when the story was so long; none where there is nothing to look back at. */
  lookBack?(at: number): Promise<Past>
  /** All that could come up, as it is known at the moment that is shown, or at an earlier one. */
  lookUp?(at?: number): Promise<LookUp>
  play(offer: Offer): void
  /** A whole move as it was composed here, all or none; it may stand in for `back` own choices before it. */
  wish?(wish: Json, back?: number): void
  undo(): void
  dismiss(): void
  /** Puts aside that a seat has changed hands. */
  heed?(): void
  /** Whether something that has happened is not shown yet, so that people can follow the bots. */
  readonly held?: boolean
  /** Shows all of it at once. */
  hurry?(): void
}
