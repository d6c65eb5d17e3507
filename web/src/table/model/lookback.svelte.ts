import type { Event, HandOver, Json, LookUp, Offer, Past, Screen, TableInfo } from '../../protocol'
import type { Mark } from '../../lib/points'
import type { Connection, TableModel } from './tablemodel'

/**
 * A table at which one can look back: it shows an earlier moment as it was seen then, while the game goes on behind
 * it. Boards draw it like any other; nothing can be done there, and going back to now is always one step.
 */
export class Lookback implements TableModel {
  readonly now: TableModel
  private past = $state.raw<Past | null>(null)
  private readonly told = $derived.by(() =>
    this.at === null ? this.now.story : this.now.story.slice(0, this.at),
  )
  /** The moment that was asked for last; another answer is too late. */
  private wanted: number | null = null
  private readonly known = new Map<number, Past>()

  constructor(now: TableModel) {
    this.now = now
  }

  /** Whether earlier moments can be had here at all. */
  get can(): boolean {
    return this.now.lookBack !== undefined
  }

  /** How long the story was at the moment that is shown; null for now. */
  get at(): number | null {
    return this.past === null ? null : Math.min(this.past.at, this.now.story.length)
  }

  get cursor(): number | null {
    return this.at ?? this.now.cursor ?? null
  }

  /** One step back: to before what had just happened. */
  async earlier(): Promise<void> {
    const here = this.past ?? (await this.now.lookBack?.(this.now.story.length).catch(() => null))
    if (here) await this.look(here.at - Math.max(1, here.events.length))
  }

  async later(): Promise<void> {
    if (this.past !== null) await this.look(this.past.at + 1)
  }

  /** Shows the moment when the story was so long; its end is now. */
  async look(at: number): Promise<void> {
    const ask = this.now.lookBack?.bind(this.now)
    if (ask === undefined || at >= this.now.story.length) {
      this.back()
      return
    }
    const wanted = Math.max(0, at)
    this.wanted = wanted
    const found = this.known.get(wanted) ?? (await ask(wanted).catch(() => null))
    if (found === null) return
    this.known.set(wanted, found)
    if (this.wanted !== wanted) return
    if (found.at >= this.now.story.length) this.back()
    else this.past = found
  }

  back(): void {
    this.wanted = null
    this.past = null
  }

  /** What was taken back never happened: nothing of it is kept. */
  forget(): void {
    this.known.clear()
    this.back()
  }

  get info(): TableInfo {
    return this.now.info
  }
  get screen(): Screen {
    return this.past?.screen ?? this.now.screen
  }
  get seat(): number | null {
    return this.now.seat
  }
  get here(): readonly number[] {
    return this.now.here ?? []
  }
  get names(): readonly string[] {
    return this.now.names
  }
  get story(): readonly Event[] {
    return this.told
  }
  get whole(): readonly Event[] {
    return this.now.whole ?? this.now.story
  }
  get borrowed(): boolean {
    return this.now.borrowed === true
  }
  get recent(): readonly Event[] {
    return this.past?.events ?? this.now.recent
  }
  get points(): readonly Mark[] {
    return this.now.points ?? []
  }
  get connection(): Connection {
    return this.now.connection
  }
  get pending(): TableModel['pending'] {
    return this.now.pending
  }
  get rejected(): TableModel['rejected'] {
    return this.now.rejected
  }
  get undone(): TableModel['undone'] {
    return this.now.undone
  }
  get hands(): readonly HandOver[] {
    return this.now.hands ?? []
  }
  get handed(): HandOver | null {
    return this.now.handed ?? null
  }
  get live(): boolean {
    return this.now.live && this.past === null
  }
  get moment(): TableModel['moment'] {
    return this.now.moment
  }
  async lookUp(): Promise<LookUp> {
    return (await this.now.lookUp?.(this.past?.at)) ?? { shelves: [] }
  }
  play(offer: Offer): void {
    if (this.past === null) this.now.play(offer)
  }
  wish(wish: Json, back = 0): void {
    if (this.past === null) this.now.wish?.(wish, back)
  }
  undo(): void {
    if (this.past === null) this.now.undo()
  }
  dismiss(): void {
    this.now.dismiss()
  }
  heed(): void {
    this.now.heed?.()
  }
  get held(): boolean {
    return this.now.held === true
  }
  hurry(): void {
    this.now.hurry?.()
  }
}
