import { api } from '../../lib/api'
import { announced } from '../../lib/announcement.svelte'
import { namesOf } from '../../lib/guest'
import { Line, type Speaker } from './line'
import { patch } from './patch'
import { keepSeal } from './seal'
import { follow, knownPoints, marksOf, type Mark } from '../../lib/points'
import { settings } from '../../lib/settings.svelte'
import { seatOf } from './story'
import type { Connection, TableModel } from './tablemodel'
import type {
  Event,
  FromClient,
  HandOver,
  Joined,
  Json,
  Offer,
  LookUp,
  Past,
  Rejected,
  Screen,
  TableInfo,
  ToClient,
  Update,
} from '../../protocol'
import { Pace, stay } from '../../lib/pace.svelte'

interface Sent {
  readonly message: FromClient & { key: string }
  readonly what: Offer | 'undo' | 'wish'
  /** Confirmed: the number of the message that will show it. */
  readonly shown?: number
}

/**
 * The live table of one seat, or of a spectator: one socket, kept open. Everything that is drawn comes
 * from the server; what is lost with a connection is asked for again by its number, and what was sent
 * but not confirmed is sent again with the same key, which the server does only once.
 */
export class Session implements TableModel, Speaker {
  joined = $state.raw<Joined | null>(null)
  info = $state.raw<TableInfo>() as TableInfo
  screen = $state.raw<Screen>() as Screen
  story = $state.raw<readonly Event[]>([])
  recent = $state.raw<readonly Event[]>([])
  points = $state.raw<readonly Mark[]>([])
  connection = $state<Connection>('connecting')
  rejected = $state.raw<Rejected | null>(null)
  undone = $state.raw<{ by: readonly number[] } | null>(null)
  hands = $state.raw<readonly HandOver[]>([])
  handed = $state.raw<HandOver | null>(null)
  /** The code with which the server closed for good. */
  shut = $state<number | null>(null)
  private sent = $state.raw<Sent | null>(null)

  readonly seat: number | null
  readonly here: readonly number[]
  private readonly pace = new Pace()
  /** Whether we want to see the rest of this round at once, until we have chosen again. */
  private rushes = false
  private readonly table: string
  private readonly line: Line
  private epoch = ''
  private n = 0
  private closed = false

  constructor(table: string, seat: number | null, here: readonly number[] = []) {
    this.seat = seat
    this.here = here
    this.table = table
    this.line = new Line(table, this)
    document.addEventListener('visibilitychange', this.hidden)
    this.line.open()
  }

  get names(): readonly string[] {
    return namesOf(
      this.info.seats.map(({ name }) => name),
      (seat) => seat === this.seat && this.here.length < 2,
    )
  }

  get pending(): Offer | 'undo' | 'wish' | null {
    return this.sent?.what ?? null
  }

  get live(): boolean {
    return this.seat !== null && this.info.closed === null
  }

  play(offer: Offer): void {
    if (this.seat === null || this.sent !== null || offer.refusal !== null) return
    this.submit({ type: 'play', key: newKey(), seat: this.seat, do: offer.notation }, offer)
  }

  wish(wish: Json, back = 0): void {
    if (this.seat === null || this.sent !== null) return
    this.submit({ type: 'wish', key: newKey(), seat: this.seat, wish, back }, 'wish')
  }

  get held(): boolean {
    return this.pace.held
  }

  hurry(): void {
    this.rushes = this.live
    this.pace.hurry()
  }

  undo(): void {
    if (this.seat === null || this.sent !== null || !this.screen.undo) return
    this.submit({ type: 'undo', key: newKey(), seat: this.seat }, 'undo')
  }

  lookBack(at: number): Promise<Past> {
    return api.past(this.table, at, this.seat)
  }

  lookUp(at?: number): Promise<LookUp> {
    return api.lookUp(this.table, this.seat, at === undefined ? {} : { at })
  }

  dismiss(): void {
    this.rejected = null
    this.undone = null
  }

  heed(): void {
    this.handed = null
  }

  close(): void {
    this.closed = true
    this.pace.clear()
    document.removeEventListener('visibilitychange', this.hidden)
    this.line.close()
  }

  lost(): void {
    if (this.joined !== null) this.connection = 'reconnecting'
  }

  closedForGood(code: number): void {
    this.shut = code
  }

  /** Whoever looks elsewhere finds everything shown. */
  private readonly hidden = (): void => {
    if (document.hidden) this.pace.hurry()
  }

  private submit(message: FromClient & { key: string }, what: Offer | 'undo' | 'wish'): void {
    this.dismiss()
    this.pace.hurry()
    this.rushes = false
    this.sent = { message, what }
    this.line.send(message)
  }

  /** What this viewer is, and what it knows already: then only what it has missed is sent. */
  query(): string {
    const asked = new URLSearchParams()
    if (this.seat !== null) asked.set('seat', String(this.seat))
    if (this.epoch !== '') {
      asked.set('epoch', this.epoch)
      asked.set('n', String(this.n))
    }
    return asked.size > 0 ? `?${asked.toString()}` : ''
  }

  /** The line is open again: what was not confirmed goes out once more. */
  private ready(): void {
    // What ended while the line was lost is not told any more.
    if (this.connection === 'reconnecting') void announced.ask()
    this.connection = 'live'
    if (this.sent === null) return
    if (this.sent.shown !== undefined && this.sent.shown <= this.n) this.sent = null
    else this.line.send(this.sent.message)
  }

  hear(message: ToClient): void {
    switch (message.type) {
      case 'joined':
        this.begin(message)
        break
      case 'update':
        this.take(message)
        break
      case 'rewound':
        if (!this.next(message.n)) break
        this.pace.hurry()
        this.screen = patch(this.screen, message.changes)
        this.story = this.story.slice(0, message.story)
        this.recent = []
        this.points = follow(this.points, this.story.length, this.screen.standing)
        this.undone = { by: message.by }
        break
      case 'accepted':
        if (this.sent?.message.key !== message.key) break
        this.sent = message.n <= this.n ? null : { ...this.sent, shown: message.n }
        break
      case 'rejected':
        if (this.sent?.message.key !== message.key) break
        this.sent = null
        this.rejected = message
        break
      case 'presence':
        this.info = { ...this.info, seats: message.seats, next: message.next, closed: message.closed }
        this.notice(message.hands)
        // On a new line it comes after everything that was missed.
        if (this.connection === 'reconnecting') this.ready()
        break
      case 'announcement':
        announced.hear(message)
        break
      case 'pong':
      case 'closing':
        break
    }
  }

  /** Whoever takes a seat over does so under everybody's eyes; who comes later finds it in the story. */
  private notice(hands: readonly HandOver[]): void {
    // A name may be said only after sitting down.
    if (hands.length > this.hands.length || this.handed !== null) this.handed = hands.at(-1) ?? null
    this.hands = hands
  }

  /** Something has happened. What the bots did waits until the step before it has been seen; our own never does. */
  private take(message: Update): void {
    const ours = this.sent !== null
    if (!this.next(message.n)) return
    const byBot = message.events.some((event) => this.isBot(seatOf(event)))
    const speed = document.hidden ? 'at-once' : settings.bots
    if (ours || speed === 'at-once') this.pace.hurry()
    this.pace.add({
      show: () => this.show(message),
      waits: () => byBot && !ours && !this.rushes && !this.isAsked,
      stay: stay(speed, message.events.length),
    })
  }

  private show(message: Update): void {
    this.screen = patch(this.screen, message.changes)
    this.story = [...this.story, ...message.events]
    this.recent = message.events
    this.points = follow(this.points, this.story.length, this.screen.standing)
    this.undone = null
  }

  /** Whether we can choose something at the table as it is shown. */
  private get isAsked(): boolean {
    return this.screen.asked.some(({ seat }) => seat === this.seat)
  }

  private isBot(seat: number | null): boolean {
    return seat !== null && this.info.seats[seat]?.kind === 'bot'
  }

  private begin(message: Joined): void {
    const again = this.joined !== null && this.epoch === message.epoch && this.n === message.n
    this.epoch = message.epoch
    this.n = message.n
    this.joined = message
    this.info = message.info
    keepSeal(message.info)
    this.hands = message.hands
    if (!again) {
      this.pace.clear()
      this.screen = message.screen
      this.story = message.story
      this.recent = []
      this.points = [{ at: this.story.length, points: knownPoints(this.screen.standing) }]
      void this.remember()
    }
    this.ready()
  }

  /** How the points went before we came; a table without that still plays. */
  private async remember(): Promise<void> {
    const course = await api.points(this.table, this.seat).catch(() => null)
    if (course === null || this.closed) return
    const [first] = this.points
    const earlier = marksOf(course).filter((mark) => mark.at < (first?.at ?? 0))
    this.points = [...earlier, ...this.points]
  }

  /** Whether this number follows; a gap asks for what was missed, an old one is passed over. */
  private next(n: number): boolean {
    if (n <= this.n) return false
    if (n > this.n + 1) {
      this.line.send({ type: 'resume', epoch: this.epoch, n: this.n })
      return false
    }
    this.n = n
    if (this.sent?.shown !== undefined && this.sent.shown <= n) this.sent = null
    return true
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
