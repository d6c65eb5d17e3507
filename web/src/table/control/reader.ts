import { dressOf, type Dress } from '../../games/registry'
import { address, ME } from '../../lib/address'
import { isReference, type Args, type Catalogue, type Segment } from '../../lib/catalogue'
import { asRead, isGuest } from '../../lib/guest'
import { totalOf } from '../../lib/score'
import { t, texts } from '../../lib/texts.svelte'
import type { Event, Near, Offer, Place, Thing } from '../../protocol'
import { gist } from '../model/gist'
import { Lookback } from '../model/lookback.svelte'
import type { TableModel } from '../model/tablemodel'
import type { Played } from './inplay'
import { legal, misses, offersFor } from './offers'

/** What a table tells whoever looks at it, in words and offers: it follows from the table alone, whatever is touched. */
export class Reader {
  readonly model: TableModel

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

  /** Whether there is anything to be looked up: a game that draws its cards for that. */
  get canLookUp(): boolean {
    return this.dress.cards !== undefined
  }

  get names(): readonly string[] {
    return this.model.names
  }

  /** Whether this seat is the one of whoever looks, and not only seen through. */
  isMe(seat: number | null): boolean {
    return seat !== null && seat === this.model.seat && this.model.borrowed !== true
  }

  /** Whether several people share this device: then a name says whose turn it is, and "you" does not. */
  get shared(): boolean {
    return (this.model.here?.length ?? 0) > 1
  }

  /** What the head of one's own area says: "You", or the name where it is needed, and beside it the name one plays under. */
  ownName(seat: number): { readonly name: string; readonly as: string } {
    const name = asRead(this.model.info.seats[seat]?.name ?? '')
    if (!this.model.live || !this.isMe(seat) || this.shared) return { name, as: '' }
    return { name: t('you'), as: isGuest(name) ? '' : name }
  }

  /** A seat's points as they can be said now and, where some are not known, what that leaves out. */
  total(seat: number): { readonly said: string; readonly note?: string } {
    const { standing } = this.model.screen
    const debts = this.dress.debts === true
    const said = totalOf(standing, seat, debts ? '?' : '+')
    return standing.totals[seat] === null
      ? { said, note: t(debts ? 'points-open' : 'points-hidden') }
      : { said }
  }

  /** Something that happened, as a sentence: to whoever did it, or to whom it was done, it says "you". */
  tell(event: Event): Segment[] {
    const { seat, live, names } = this.model
    const key = `event-${event.kind}`
    if (!live || !this.isMe(seat) || this.shared) return this.words.rich(key, event.args, names)
    const told = names.map((name, index) => (index === seat ? ME : name))
    return address(this.words.rich(key, event.args, told), this.words.language)
  }

  /** What somebody else did in a whole turn, in one sentence. */
  gist(of: number, events: readonly Event[]): Segment[] {
    const { seat, live, names } = this.model
    const who = `seat:${of}`
    if (!live || !this.isMe(seat) || this.shared || of === seat) return this.words.gist(who, events, names)
    const told = names.map((name, index) => (index === seat ? ME : name))
    return address(this.words.gist(who, events, told), this.words.language)
  }

  /** What of these events matters most, as the game says. */
  heart(of: number, events: readonly Event[]): Event[] {
    return gist(events, of, this.model.screen.matters)
  }

  /** Whether somebody sits there whose turns need not be watched step by step: a bot, or who is not here. */
  isAway(seat: number): boolean {
    const sits = this.model.info.seats[seat]
    if (seat === this.model.seat || this.model.here?.includes(seat) === true) return false
    return sits?.kind === 'bot' || sits?.present === false
  }

  /** Something that is known, as a sentence; of oneself it says "you". */
  say(key: string, args: Args): string {
    const { seat, names } = this.model
    if (seat === null || !this.isMe(seat) || this.shared) return this.words.text(key, args, names)
    const told = names.map((name, index) => (index === seat ? ME : name))
    return address(this.words.rich(key, args, told), this.words.language)
      .map(({ text }) => text)
      .join('')
  }

  told(event: Event): string {
    return this.tell(event)
      .map(({ text }) => text)
      .join('')
  }

  /** That the end is near, if the table tells it. */
  get near(): Near | null {
    return this.model.screen.near
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
  get absent(): number | undefined {
    const { screen, info } = this.model
    return screen.asked
      .map(({ seat }) => seat)
      .find((seat) => info.seats[seat]?.kind === 'person' && !info.seats[seat].taken)
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

  /** For looking back, where there is something to look back at. */
  get lookback(): Lookback | null {
    return this.model instanceof Lookback && this.model.can ? this.model : null
  }

  /** All that is printed and marked on a thing save its colour, and what is printed on the things it names. */
  about(thing: Thing): string[] {
    const { words, names } = this
    const marks = thing.marks.filter(([kind]) => kind !== 'color')
    const lines = [words.describe(thing.ref) ?? '', words.marks(marks, names)]
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

  protected meant(offers: readonly Offer[], place: Place, thing: Thing): Offer[] {
    const { means } = this.dress
    const found = offersFor(offers, place, thing, this.model.seat, this.model.screen.meant)
    if (means === undefined) return found
    const asked = this.model.screen.asked.find(({ seat }) => seat === this.model.seat)?.kind ?? ''
    return found.filter((offer) => means(offer, place, thing, asked))
  }
}
