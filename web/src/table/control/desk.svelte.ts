import { plain } from '../../lib/search'
import { t } from '../../lib/texts.svelte'
import type { Offer, Place, Thing } from '../../protocol'
import type { Away } from '../model/away.svelte'
import type { Composing } from './composing'
import { isNarrow } from './narrow'
import { Reader } from './reader'
import type { CameFrom } from './rulebook.svelte'
import type { Teaching } from './teaching'

export type SheetName = 'offers' | 'log' | 'score' | 'rules' | 'settings' | 'share' | 'seat' | 'reference'
/** The thing somebody looks at, and where it lies. */
export interface Regarded {
  readonly place: Place
  readonly thing: Thing
}

/** The half-made gesture at one table: what is looked at, filtered, opened. Nothing here survives a reload. */
export class Desk extends Reader {
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
  /** How they are composed there, for a coach who speaks of it. */
  composing = $state.raw<Composing | null>(null)
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
  /** The lesson of this table, once it is here. */
  teaching = $state.raw<Teaching | null>(null)
  /** What happened while nobody looked, at a table where time goes on. */
  away = $state.raw<Away | null>(null)
  /** Takes back what was last composed and not sent yet, if there is something. */
  takeBack = $state.raw<(() => void) | null>(null)

  /** Everything that can be done now but is not composed on the board. */
  get offered(): Offer[] {
    return this.possible.filter(({ kind }) => !this.composed.includes(kind))
  }

  get missed(): Offer[] {
    return this.impossible.filter(({ kind }) => !this.composed.includes(kind))
  }

  /** Whether a coach speaks at this table: one thing leads, and all else steps back. */
  get taught(): boolean {
    return this.teaching?.speaks === true
  }

  /** What is listed now: all, or what concerns the regarded thing, or what is called as typed. */
  get listed(): Offer[] {
    return this.narrow(this.offered)
  }

  get listedMisses(): Offer[] {
    return this.narrow(this.missed)
  }

  /** What a button says that does this. In somebody else's turn "Done" alone would seem to end that turn. */
  deed(offer: Offer): string {
    const deed = this.words.offer(offer, this.names)
    const mineAlone = offer.kind === 'done' && this.turn !== null && this.turn !== this.model.seat
    return mineAlone ? t('deed-mine', { deed }) : deed
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
    return byBot ? `${reason} ${t('undo-bots', { n: this.model.info.undo_seconds })}` : reason
  }

  /** Back by one step: what lies half-made here first, then what the table knows. Else it is told why not. */
  undo(): void {
    if (this.takeBack !== null && this.model.pending === null) this.takeBack()
    else if (this.canUndo) this.model.undo()
    else this.toldUndo = true
  }

  /** A click on a thing: its only offer is done unless it wants care, several are listed, none is explained. What is
      there besides, as laying a card down that could be played, waits in the list. */
  touch(place: Place, thing: Thing): void {
    const offers = this.offersFor(place, thing)
    const only = this.direct(place, thing)
    if (only !== null) {
      this.do(only)
      return
    }
    this.filter = ''
    this.regarded = { place, thing }
    this.why = offers.length === 0 ? (this.missesFor(place, thing)[0] ?? null) : null
    if (isNarrow()) this.sheet = 'offers'
  }

  /** What a click on a thing does at once, if it does something. */
  direct(place: Place, thing: Thing): Offer | null {
    const offers = this.offersFor(place, thing)
    const besides = this.dress.besides ?? []
    const meant = offers.length > 1 ? offers.filter(({ kind }) => !besides.includes(kind)) : offers
    const [only, second] = meant
    return only !== undefined && second === undefined && !this.isCareful(meant) ? only : null
  }

  toggle(name: SheetName): void {
    if (name === 'rules') this.rule = this.ruleNow
    this.sheet = this.sheet === name ? null : name
  }

  /** The story, from where the others went on after one's own last turn. */
  catchUp(): void {
    this.catchesUp = true
    this.sheet = 'log'
  }

  /** The rule that speaks of what is asked now; empty where nothing is. */
  get ruleNow(): string {
    return this.model.screen.rule ?? ''
  }

  private readonly path = location.pathname
  /** The table as its rules are read from it. */
  get reading(): CameFrom {
    const { played, ruleNow, askedNow, model } = this
    return {
      game: model.info.game,
      path: this.path,
      played,
      rule: ruleNow,
      now: ruleNow ? askedNow : '',
    }
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

  /** Closes the drawer of what is looked up; the focus goes back to where it came from. */
  closeLookUp(): void {
    this.close()
    document.querySelector<HTMLElement>('[data-tool=reference]')?.focus()
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
