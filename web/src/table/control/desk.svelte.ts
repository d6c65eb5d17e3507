import { MediaQuery } from 'svelte/reactivity'
import type { Near } from '../../games/near'
import { dressOf, type Dress } from '../../games/registry'
import { isReference, type Catalogue } from '../../lib/catalogue'
import type { Played } from './inplay'
import { aside } from './places'
import { legal, misses, offersFor } from './offers'
import { plain } from '../../lib/search'
import { t, texts } from '../../lib/texts.svelte'
import type { Event, Offer, Place, SeatInfo, Thing } from '../../protocol'
import { Lookback } from '../model/lookback.svelte'
import type { TableModel } from '../model/session.svelte'

export type SheetName = 'offers' | 'log' | 'score' | 'rules' | 'settings' | 'share' | 'seat' | 'reference'
/** The thing somebody looks at, and where it lies. */
export interface Regarded {
  readonly place: Place
  readonly thing: Thing
}

/** The half-made gesture at one table: what is looked at, filtered, opened. Nothing here survives a reload. */
export class Desk {
  readonly model: TableModel
  /** Only what concerns this thing is listed. */
  regarded = $state.raw<Regarded | null>(null)
  filter = $state('')
  /** The entry of the list that somebody points at: the board shows where it is. */
  pointed = $state.raw<Offer | null>(null)
  /** A near miss that is being explained. */
  why = $state.raw<Offer | null>(null)
  sheet = $state<SheetName | null>(null)
  /** Whose places the sheet of a seat shows. */
  seatShown = $state(0)
  /** The rule at which the rules are open; empty for the beginning. */
  rule = $state('')
  /** Whether the list of near misses is unfolded. */
  unfolded = $state(false)
  /** Kinds of offers that a painted board composes itself and sends whole: they are not listed beside it. */
  composed = $state.raw<readonly string[]>([])
  /** Whether somebody wanted to take something back who could not, and is being told why. */
  toldUndo = $state(false)
  /** Whether something was pressed while the last choice was still on its way, and is being told so. */
  tooSoon = $state(false)
  /** Whether the story opens where one's own last turn ended, instead of at its end. */
  catchesUp = false
  /** How many lists of what can be done are in sight: their numbers can be typed. */
  lists = 0
  /** Whether somebody wants to type a name, also where the list is short. */
  finding = $state(false)
  /** Takes back what was last composed and not sent yet, if there is something. */
  takeBack = $state.raw<(() => void) | null>(null)

  constructor(model: TableModel) {
    this.model = model
  }

  /** All that has been told until now, whatever moment is shown. */
  get whole(): readonly Event[] {
    return this.model.whole ?? this.model.story
  }

  get dress(): Dress {
    return dressOf(this.model.info.game)
  }

  get words(): Catalogue {
    return texts.game(this.model.info.game)
  }

  /** What the table is played with. */
  get played(): Played {
    const { options, seats } = this.model.info
    return { options, seats: seats.length }
  }

  /** Whether anything lies beside the table to be looked up. */
  get canLookUp(): boolean {
    return aside(this.model.screen.table.places).length > 0
  }

  get names(): readonly string[] {
    return this.model.names
  }

  /** Whether this seat is the one of whoever looks, and not only seen through. */
  isMe(seat: number | null): boolean {
    return seat !== null && seat === this.model.seat && this.model.borrowed !== true
  }

  /** That the end is near, if the table tells it. */
  get near(): Near | null {
    const { screen, story, info } = this.model
    return screen.over ? null : (this.dress.near?.(screen, story, info.options) ?? null)
  }

  /** What is asked of us, and what can be answered: another one is another question. */
  get question(): string {
    const { asked, offers } = this.model.screen
    const mine = asked.find(({ seat }) => seat === this.model.seat)
    return mine === undefined ? '' : [mine.kind, ...offers.map(({ notation }) => notation)].join()
  }

  /** Everything that can be done now. */
  get possible(): Offer[] {
    return this.model.live ? legal(this.model.screen.offers) : []
  }

  get impossible(): Offer[] {
    return this.model.live ? misses(this.model.screen.offers) : []
  }

  /** Everything that can be done now but is not composed on the board. */
  get offered(): Offer[] {
    return this.possible.filter(({ kind }) => !this.composed.includes(kind))
  }

  get missed(): Offer[] {
    return this.impossible.filter(({ kind }) => !this.composed.includes(kind))
  }

  /** What is listed now: all, or what concerns the regarded thing, or what is called as typed. */
  get listed(): Offer[] {
    return this.narrow(this.offered)
  }

  get listedMisses(): Offer[] {
    return this.narrow(this.missed)
  }

  /** The things of which the last message told, for the trace that they keep. */
  get fresh(): ReadonlySet<string> {
    return new Set(this.model.recent.flatMap((event) => Object.values(event.args).flat()).filter(isReference))
  }

  offersFor(place: Place, thing: Thing): Offer[] {
    return this.meant(this.possible, place, thing)
  }

  missesFor(place: Place, thing: Thing): Offer[] {
    return this.meant(this.impossible, place, thing)
  }

  /** Whether a click lists these offers even if there is only one: it does nothing that was not read first. */
  isCareful(offers: readonly Offer[]): boolean {
    const careful = this.dress.careful ?? []
    return (
      offers.length > 0 &&
      offers.every((offer) => [offer, ...offer.effects].some(({ kind }) => careful.includes(kind)))
    )
  }

  /** Whose turn it is, where a game tells turns and one may be asked something in another's. */
  get turn(): number | null {
    const { screen, story } = this.model
    const begun = screen.over ? undefined : story.findLast(({ kind }) => kind === this.dress.turn)
    const seat = begun?.args['seat']
    return typeof seat === 'string' ? Number(seat.slice('seat:'.length)) : null
  }

  /** Somebody who is waited for and has not come yet. */
  get absent(): SeatInfo | undefined {
    const { screen, info } = this.model
    return screen.asked
      .map(({ seat }) => info.seats[seat])
      .find((seat) => seat?.kind === 'person' && !seat.taken)
  }

  /** What is asked now, as a sentence: of us, or of whom we wait for. */
  get askedNow(): string {
    const { asked } = this.model.screen
    const decision = asked.find(({ seat }) => seat === this.model.seat) ?? asked[0]
    if (decision === undefined) return ''
    if (decision.seat !== this.model.seat) return t('wait-for', { seat: this.names[decision.seat] ?? '' })
    return this.words.text(`decision-${decision.kind}`, this.words.decisionArgs(decision), this.names)
  }

  /** The offer that is on its way to the table, if it is one. */
  get sending(): Offer | null {
    const { pending } = this.model
    return typeof pending === 'object' ? pending : null
  }

  do(offer: Offer): void {
    if (offer.refusal !== null) {
      this.why = offer
      // On a small screen the reason stands in the list, which is closed.
      if (isNarrow()) this.sheet = 'offers'
      return
    }
    // What has been sent comes first: a second click does nothing.
    this.tooSoon = this.model.pending !== null
    if (this.tooSoon) return
    const warned = this.warnedAt(offer)
    if (warned !== null) {
      this.touch(warned.place, warned.thing)
      return
    }
    this.clear()
    if (this.sheet === 'offers') this.sheet = null
    this.model.play(offer)
  }

  /** One's own thing on which an offer is shown before it is done, unless somebody is looking at it already. */
  private warnedAt(offer: Offer): Regarded | null {
    const twice = this.dress.twice ?? []
    if (this.regarded !== null || !offer.effects.some(({ kind }) => twice.includes(kind))) return null
    for (const place of this.model.screen.table.places.filter(({ seat }) => seat === this.model.seat)) {
      const thing = place.things.find((one) => this.offersFor(place, one).includes(offer))
      if (thing !== undefined) return { place, thing }
    }
    return null
  }

  get canUndo(): boolean {
    return this.model.pending === null && (this.takeBack !== null || this.model.screen.undo)
  }

  /** Why nothing can be taken back now; empty where something can, or where nobody asks. */
  get whyNotUndo(): string {
    if (this.canUndo || !this.model.live) return ''
    if (this.model.pending !== null) return t('sending')
    const { no_undo: refusal } = this.model.screen
    if (refusal === null) return ''
    const reason = this.words.reason(refusal, this.names)
    const { since, seat } = refusal.details
    const byBot = since === 'other' && this.model.info.seats[Number(String(seat).slice(5))]?.kind === 'bot'
    return byBot ? `${reason} ${t('undo-bots')}` : reason
  }

  /** Back by one step: what lies half-made here first, then what the table knows. Else it is told why not. */
  undo(): void {
    if (this.takeBack !== null && this.model.pending === null) this.takeBack()
    else if (this.canUndo) this.model.undo()
    else this.toldUndo = true
  }

  /** A click on a thing: its only offer is done unless it wants care, several are listed, none is explained. */
  touch(place: Place, thing: Thing): void {
    const offers = this.offersFor(place, thing)
    const [only, second] = offers
    if (only !== undefined && second === undefined && !this.isCareful(offers)) {
      this.do(only)
      return
    }
    this.filter = ''
    this.regarded = { place, thing }
    this.why = offers.length === 0 ? (this.missesFor(place, thing)[0] ?? null) : null
    if (isNarrow()) this.sheet = 'offers'
  }

  /** For looking back, where there is something to look back at. */
  get lookback(): Lookback | null {
    return this.model instanceof Lookback && this.model.can ? this.model : null
  }

  toggle(name: SheetName): void {
    if (name === 'rules') this.rule = ''
    this.sheet = this.sheet === name ? null : name
  }

  /** The story, from where the others went on after one's own last turn. */
  catchUp(): void {
    this.catchesUp = true
    this.sheet = 'log'
  }

  openRule(id: string): void {
    this.rule = id
    this.sheet = 'rules'
  }

  /** What can be done, all of it, in sight: in a sheet where there is little room. */
  openList(): void {
    this.clear()
    this.sheet = isNarrow() ? 'offers' : null
  }

  /** Closes the sheet; the list is whole again when it is opened next. */
  close(): void {
    if (this.sheet === 'offers') this.clear()
    this.sheet = null
  }

  /** Another question has come, if one has. */
  settle(): void {
    if (this.model.seat === null || this.question === '') return
    if (this.sheet === 'offers' && this.regarded !== null) this.sheet = null
    this.clear()
  }

  clear(): void {
    this.finding = false
    this.pointed = null
    this.regarded = null
    this.filter = ''
    this.why = null
  }

  /** All that is printed and marked on a thing, and what is printed on the things it names. */
  about(thing: Thing): string[] {
    const { words, names } = this
    const lines = [words.describe(thing.ref) ?? '', words.marks(thing.marks, names)]
    return [...lines, ...this.printedOnNamed(thing)].filter((line) => line !== '')
  }

  /** What is printed on the things that a thing names, a line each. */
  printedOnNamed(thing: Thing): string[] {
    const named = thing.marks.flatMap(([, args]) => Object.values(args)).filter(isReference)
    return named.flatMap((ref) => {
      const text = this.words.describe(ref)
      return text === null ? [] : [`${this.words.thing(ref, this.names)}: ${text}`]
    })
  }

  name(thing: Thing): string {
    return this.words.thing(thing.ref, this.names)
  }

  /** The things that an entry of the list shows beside its name, where the game says so. */
  hints(offer: Offer): string[] {
    const { hints } = this.dress
    return hints === undefined ? [] : hints(offer, this.model.screen)
  }

  private meant(offers: readonly Offer[], place: Place, thing: Thing): Offer[] {
    const { meanings, means } = this.dress
    const found = offersFor(offers, place, thing, this.model.seat, meanings)
    if (means === undefined) return found
    const asked = this.model.screen.asked.find(({ seat }) => seat === this.model.seat)?.kind ?? ''
    return found.filter((offer) => means(offer, place, thing, asked))
  }

  private narrow(offers: Offer[]): Offer[] {
    const { regarded } = this
    if (regarded !== null) {
      return this.meant(offers, regarded.place, regarded.thing)
    }
    const wanted = plain(this.filter.trim())
    if (wanted === '') return offers
    const words = wanted.split(/\s+/)
    return offers.filter((offer) => {
      const said = plain(this.words.offer(offer, this.names))
      return words.every((word) => said.includes(word))
    })
  }
}

const small = new MediaQuery('max-width: 1100px')
/** Whether there is too little room for everything at once: then what is beside the board comes in sheets. */
export const isNarrow = (): boolean => small.current
