import { api } from '../../lib/api'
import { namesOf } from '../../lib/guest'
import { marksOf, type Mark } from '../../lib/points'
import { keyMoments, type Moment } from './moments'
import { chapters, type Chapter } from './story'
import type { Event, LookUp, Offer, ReplayStep, Screen, TableInfo } from '../../protocol'
import type { TableModel } from './tablemodel'

const PACE = 1100
/** How many times as fast a film may run. */
export const SPEEDS = [0.5, 1, 2, 4] as const

/** A finished game as a film: one moment is shown, through somebody's eyes. */
export class Film implements TableModel {
  readonly connection = 'live' as const
  readonly pending = null
  readonly rejected = null
  readonly undone = null
  readonly live = false
  readonly info: TableInfo
  /** The seats that this device had at the table. */
  readonly own: readonly number[]
  /** The moment that was asked for last; it is shown as soon as it has come. */
  wanted = $state(0)
  playing = $state(false)
  /** One of `SPEEDS`. */
  speed = $state<number>(1)
  seat = $state<number | null>(null)
  points = $state.raw<readonly Mark[]>([])
  private shown = $state.raw<ReplayStep | null>(null)
  /** What was told through the same eyes; until it has come a moment tells only of itself. */
  private all = $state.raw<readonly Event[] | null>(null)
  private readonly known = new Map<string, Promise<ReplayStep>>()
  private readonly failed: (error: unknown) => void
  private timer = 0
  private closed = false

  constructor(info: TableInfo, own: readonly number[], failed: (error: unknown) => void) {
    this.info = info
    this.own = own
    this.failed = failed
  }

  /** Whether there is something to be seen yet. */
  get ready(): boolean {
    return this.shown !== null
  }

  /** The number of the last moment: they are counted from 0, which is the table before the first move. */
  get last(): number {
    return (this.shown?.steps ?? 1) - 1
  }
  get step(): number {
    return this.shown?.step ?? 0
  }
  get moment(): { step: number; last: number } {
    return { step: this.step, last: this.last }
  }
  get cursor(): number | null {
    return this.shown?.at ?? null
  }
  get screen(): Screen {
    return (this.shown as ReplayStep).screen
  }
  get names(): string[] {
    return namesOf(
      this.info.seats.map(({ name }) => name),
      (seat) => this.own.length === 1 && this.own.includes(seat),
    )
  }
  get story(): readonly Event[] {
    return this.shown === null ? [] : (this.all?.slice(0, this.shown.at) ?? this.shown.events)
  }
  get recent(): readonly Event[] {
    return this.story.slice(this.story.length - (this.shown?.events.length ?? 0))
  }
  get borrowed(): boolean {
    return this.seat === null || !this.own.includes(this.seat)
  }

  /** The rounds and turns of the whole game, as far as its events tell them. */
  private get chapters(): Chapter[] {
    return chapters(this.all ?? []).filter(({ head }) => head !== null)
  }

  /** The event that began the round or turn that is shown. */
  get chapter(): Event | null {
    const { cursor } = this
    return this.chapters.findLast(({ start }) => start < (cursor ?? 0))?.head ?? null
  }

  /** Where the next round or turn begins in the story, or the one before what just happened. */
  neighbour(way: 1 | -1): number | null {
    const at = this.cursor ?? 0
    const before = at - (this.shown?.events.length ?? 0)
    const found =
      way > 0
        ? this.chapters.find(({ start }) => start >= at)
        : this.chapters.findLast(({ start }) => start < before)
    return found?.start ?? null
  }

  /** Looks through these eyes: what was told and known is theirs. */
  async look(seat: number | null, step: number): Promise<void> {
    this.seat = seat
    this.all = null
    const still = (): boolean => !this.closed && seat === this.seat
    api.story(this.info.id, seat).then(
      (events) => {
        if (still()) this.all = events
      },
      () => undefined,
    )
    api.points(this.info.id, seat).then(
      (course) => {
        if (still()) this.points = marksOf(course)
      },
      () => undefined,
    )
    await this.show(step)
  }

  /** Somebody steps: the film stands still. */
  go(step: number): void {
    this.stop()
    void this.show(step)
  }

  /** By a round or turn, where there is one. */
  jump(way: 1 | -1): void {
    const start = this.neighbour(way)
    this.stop()
    if (start !== null)
      void this.load(`at ${start + 1}`, () => api.replayAt(this.info.id, start + 1, this.seat))
    else void this.show(way > 0 ? this.last : 0)
  }

  /** How long the whole story is, as far as it has come. */
  get length(): number {
    return this.all?.length ?? 0
  }

  get keyMoments(): Moment[] {
    return keyMoments(this.all ?? [], this.points)
  }

  /** To the moment at which the story was so long. */
  goAt(at: number): void {
    this.stop()
    void this.load(`at ${at}`, () => api.replayAt(this.info.id, at, this.seat))
  }

  /** To the next mark, or the one before; rounds are gone through by `jump`. */
  toMark(way: 1 | -1): void {
    const now = this.cursor ?? 0
    const before = now - Math.max(1, this.shown?.events.length ?? 1)
    const marks = this.keyMoments.filter(({ what }) => what !== 'round')
    const found = way > 0 ? marks.find(({ at }) => at > now) : marks.findLast(({ at }) => at <= before)
    if (found !== undefined) this.goAt(found.at)
  }

  /** Faster or slower by one; what runs goes on so. */
  pace(way: 1 | 0 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed)
    this.speed = SPEEDS[at + way] ?? this.speed
    this.roll()
  }

  /** It runs by itself until its end, or until somebody steps. */
  toggle(): void {
    if (this.playing) {
      this.stop()
      return
    }
    this.playing = true
    if (this.step === this.last) void this.show(0)
    else this.roll()
  }

  close(): void {
    this.closed = true
    this.stop()
  }

  lookUp(): Promise<LookUp> {
    return api.lookUp(this.info.id, this.seat, { step: this.step })
  }
  play(_offer: Offer): void {}
  undo(): void {}
  dismiss(): void {}

  private stop(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private roll(): void {
    clearTimeout(this.timer)
    if (!this.playing) return
    if (this.step >= this.last) this.stop()
    else this.timer = window.setTimeout(() => void this.show(this.step + 1), PACE / this.speed)
  }

  private async show(step: number): Promise<void> {
    this.wanted = Math.max(0, this.shown === null ? step : Math.min(step, this.last))
    const asked = this.wanted
    await this.load(`${asked}`, () => api.replay(this.info.id, asked, this.seat))
  }

  private latest = ''
  /** When several moments are asked for quickly only the last one counts. */
  private async load(name: string, ask: () => Promise<ReplayStep>): Promise<void> {
    const key = `${name} ${this.seat}`
    this.latest = key
    try {
      const found = await this.fetch(key, ask)
      if (this.closed || this.latest !== key) return
      this.shown = found
      this.wanted = found.step
      const { id } = this.info
      history.replaceState(null, '', `/t/${id}/replay?step=${found.step}&seat=${this.seat ?? 'none'}`)
      this.ahead(found.step + 1)
      this.roll()
    } catch (error) {
      this.stop()
      this.failed(error)
    }
  }

  /** The next moment comes before it is asked for. */
  private ahead(step: number): void {
    if (step <= this.last)
      this.fetch(`${step} ${this.seat}`, () => api.replay(this.info.id, step, this.seat)).catch(
        () => undefined,
      )
  }

  private fetch(key: string, ask: () => Promise<ReplayStep>): Promise<ReplayStep> {
    const known = this.known.get(key)
    if (known !== undefined) return known
    const asked = ask()
    this.known.set(key, asked)
    asked.catch(() => this.known.delete(key))
    return asked
  }
}
