import { api } from '../../lib/api'
import { Catalogue, type Args, type Language } from '../../lib/catalogue'
import { keep, keptOf } from '../../device/lessons'
import { settings } from '../../lib/settings.svelte'
import { wordsIn } from '../../games/painted/words'
import type { LessonInfo, LessonStep, Offer } from '../../protocol'
import type { Desk } from '../control/desk.svelte'
import type { TableModel } from '../model/tablemodel'
import { focusIn, foundOn } from './found'
import { haunt } from './ghost'
import { aboutOf, eachOf, either, factIn, isAsked, partsOf, reached } from './steps'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

/** `look`: go on with Next. `do`: the move is asked for. `wait`: the others play. `other`: another move was made. */
export type Phase = 'look' | 'do' | 'wait' | 'other' | 'resume' | 'done'

const { v } = wordsIn({ en, es })
export { v }

/** What is said at each of a lesson's tables, in one language. */
interface Told {
  readonly info: LessonInfo
  readonly words: Catalogue
}

/** A guided first game at its table. The table tells how far the moves have come; what was only looked at is kept here. */
export class Lesson {
  private readonly desk: Desk
  private told = $state.raw<Readonly<Partial<Record<Language, Told>>>>({})
  private seen = $state(0)
  private over = $state(false)
  /** Whether the lesson ended before its last step: then one sentence is left to be said. */
  parted = $state(false)
  private back = $state(false)
  /** The move that was shown last, by what had been made before it. */
  private shown = $state(-1)
  /** At which step the card was folded to its headline. */
  private folded = $state('')
  private readonly facts = new Map<string, number | string | string[]>()

  constructor(desk: Desk) {
    this.desk = desk
    const kept = keptOf(this.table)
    this.seen = kept?.seen ?? 0
    this.over = kept?.over ?? false
    this.back = this.seen > 0 || this.made > 0
  }

  /** Loads what is said, in this language; without it the table is a table. */
  async learn(language: Language): Promise<void> {
    if (this.told[language] !== undefined) return
    const info = await api.lesson(this.now.info.game, language).catch(() => null)
    if (info === null) return
    // Whoever comes for the first time finds the opening made.
    if (Object.keys(this.told).length === 0) this.back = this.seen > 0 || this.made > info.opening.length
    this.told = { ...this.told, [language]: { info, words: new Catalogue(language, info.words) } }
  }

  private get table(): string {
    return this.desk.model.info.id
  }

  /** The table as it is now, whatever moment is shown. */
  private get now(): TableModel {
    return this.desk.lookback?.now ?? this.desk.model
  }

  private get said(): Told | undefined {
    return this.told[settings.language] ?? this.told.en ?? this.told.es
  }

  get speaks(): boolean {
    const { lesson, over } = this.now.screen
    return !this.over && !over && lesson !== null && this.said !== undefined
  }

  /** How many of its moves are made. */
  get made(): number {
    return this.now.screen.lesson?.made ?? 0
  }

  get steps(): readonly LessonStep[] {
    return this.said?.info.steps ?? []
  }

  /** What its parts are called. */
  get counts(): string {
    return this.said?.info.counts ?? ''
  }

  get minutes(): number {
    return this.said?.info.minutes ?? 0
  }

  private get reached(): ReturnType<typeof reached> {
    const { said } = this
    return said === undefined ? { step: 0, move: null } : reached(said.info, this.made, this.seen)
  }

  /** The number of the step that is due; as many as there are when all are done. */
  get at(): number {
    return this.reached.step
  }

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null
  }

  /** The offer that is asked for now; the first, where any of several is. */
  get wanted(): Offer | null {
    const { move } = this.reached
    if (move === null || this.now.pending !== null) return null
    return this.now.screen.offers.find((one) => one.refusal === null && isAsked(move, one.notation)) ?? null
  }

  get phase(): Phase {
    if (this.now.screen.lesson?.strayed === true) return 'other'
    if (this.at === this.steps.length) return 'done'
    if (this.back) return 'resume'
    if (this.step?.asks.length === 0) return this.othersFirst ? 'wait' : 'look'
    return this.wanted !== null || this.now.pending !== null ? 'do' : 'wait'
  }

  /** Whether what is shown now comes about only when the others have played, as long as a move is asked for later. */
  private get othersFirst(): boolean {
    const { seat, screen } = this.now
    return (
      this.steps.slice(this.at).some(({ asks }) => asks.length > 0) &&
      screen.asked.every((decision) => decision.seat !== seat)
    )
  }

  /** Where the moves asked for are composed by hand before they are sent: the part of the page that comes next. */
  private get composed(): string | null {
    const lays = this.step?.lays ?? []
    return this.wanted === null || lays.length === 0 ? null : (this.desk.composing?.next(lays) ?? null)
  }

  // What is lit

  /** All that is lit, the first with the lantern: what the move is about, then what the step shows besides. */
  get lights(): readonly string[] {
    if (!this.speaks || (this.desk.model !== this.now && this.desk.lookback?.at !== null)) return []
    if (this.phase !== 'do' && this.phase !== 'look') return []
    const about = this.about
    const lit = about.flatMap(eachOf)
    return [...about, ...(this.step?.lights ?? []).filter((light) => !lit.includes(light))]
  }

  /** What the next move is about; all of it, where any of several moves will do. What a click on a thing would only
      list has a button somewhere, else the thing; what is composed is a part of the page. */
  private get about(): string[] {
    const { move } = this.reached
    const { composed, desk } = this
    if (composed !== null) return [`page:${composed}`]
    const { screen } = this.now
    if (move === null) return []
    const asked = screen.offers.filter((one) => one.refusal === null && isAsked(move, one.notation))
    return asked.flatMap((one) => {
      const things = aboutOf(one, screen.table.places, (place, thing) => desk.offersFor(place, thing))
      const direct = aboutOf(one, screen.table.places, (place, thing) => [desk.direct(place, thing)])
      const button = `move:${one.notation}`
      if (things.length === 0) return [button]
      return direct.length > 0 ? direct.map((thing) => either(thing, button)) : [either(button, ...things)]
    })
  }

  /** The move that is asked for, where no thing stands for it and no board composes it: it stands in the banner. */
  get deed(): Offer | null {
    const { wanted, desk } = this
    if (this.phase !== 'do' || wanted === null || !desk.offered.includes(wanted)) return null
    return this.about.every((light) => light.startsWith('move:') && !light.includes('|')) ? wanted : null
  }

  /** Whether this light is what the step is about now, and not only shown besides. */
  leads(light: string): boolean {
    const { about } = this
    return about.length > 0 ? about.includes(light) : light === this.lights[0]
  }

  /** What the lantern hangs on, by name; where any of several moves will do, it stands for none of them. */
  get lantern(): string {
    const [first] = this.lights
    if (first === undefined || this.phase !== 'do' || this.about.length > 1) return ''
    const { place, ref } = partsOf(first)
    const { words, names } = this.desk
    if (ref !== '') return words.thing(ref, names)
    const found = this.now.screen.table.places.find(({ id }) => id === place)
    return found === undefined ? '' : words.place(found, names)
  }

  // What is said

  /** A sentence of the lesson itself. */
  private line(key: string, attribute = ''): string {
    const { said, desk } = this
    if (said === undefined) return ''
    const whole = `lesson-${said.info.game}-${key}`
    if (!said.words.has(whole)) return ''
    const args = this.args()
    return attribute === ''
      ? said.words.text(whole, args, desk.names)
      : (said.words.attribute(whole, attribute, args, desk.names) ?? '')
  }

  /** What the table says to a step: prices as they are now, or as they were while they could be read. */
  private args(): Args {
    const { words, names } = this.desk
    const { places } = this.now.screen.table
    return Object.fromEntries(
      Object.entries(this.step?.facts ?? {}).flatMap(([name, fact]) => {
        const value = factIn(places, fact) ?? this.facts.get(fact) ?? null
        if (value === null) return []
        this.facts.set(fact, value)
        return [[name, Array.isArray(value) ? words.things(value, names) : value]]
      }),
    )
  }

  titleOf(index: number): string {
    const step = this.steps[index]
    return step === undefined ? '' : this.line(step.id)
  }

  turnTitle(turn: number): string {
    return this.line(`turn-${turn}`)
  }

  get title(): string {
    switch (this.phase) {
      case 'other':
      case 'resume':
      case 'done':
        return v(`${this.phase}-title`)
      case 'wait':
        return v('waiting-title')
      default:
        return this.titleOf(this.at)
    }
  }

  get text(): string {
    const { names } = this.desk
    switch (this.phase) {
      case 'other':
        return v('other', { what: this.titleOf(this.at) })
      case 'resume':
        return v('resume', { n: this.at + 1 })
      case 'done':
        return v('done', { others: this.desk.words.join(names.filter((_, seat) => seat !== this.now.seat)) })
      case 'wait': {
        const asked = this.now.screen.asked[0]?.seat
        return v('waiting', { seat: names[asked ?? 0] ?? '', watch: this.line('watch') })
      }
      default:
        return this.line(this.step?.id ?? '', 'line')
    }
  }

  /** What is to be seen on the thing that is drawn large, three words each at most. */
  get labels(): string[] {
    const id = this.step?.id ?? ''
    return ['see-1', 'see-2', 'see-3'].map((name) => this.line(id, name)).filter((label) => label !== '')
  }

  /** The thing that is drawn large: what the step lights, else what its move is about. */
  get seenLarge(): string {
    return [...(this.step?.lights ?? []), ...this.about].find((light) => partsOf(light).ref !== '') ?? ''
  }

  /** Why what was wanted cannot be, if something was; else nothing. */
  get refused(): string {
    const refusal = this.desk.why?.refusal ?? this.now.rejected?.refusal ?? null
    if (refusal === null) return ''
    return v('refused', { reason: this.desk.words.reason(refusal, this.desk.names) })
  }

  // What is done

  next(): void {
    this.back = false
    this.remember(this.at + 1)
  }

  goOn(): void {
    this.back = false
  }

  /** The rest is a table like any other; `parted`: before the last step. */
  end(parted: boolean): void {
    this.over = true
    this.parted = parted
    this.remember(this.seen)
  }

  takeBack(): void {
    if (this.desk.canUndo) this.desk.undo()
    else this.desk.toldUndo = true
  }

  /** Whether the move was shown already: then it can be had done. */
  get wasShown(): boolean {
    return this.wanted !== null && this.shown === this.made
  }

  /** The move that was shown, in words, for whoever does not see its ghost. */
  get ghost(): string {
    const { wanted } = this
    if (wanted !== null && this.wasShown && this.composed !== null) return v('laid')
    return wanted === null || !this.wasShown
      ? ''
      : v('shows', { what: this.desk.words.offer(wanted, this.desk.names) })
  }

  /** Shows the move and waits; shown once, it is done. */
  show(root: HTMLElement): void {
    const { wanted } = this
    if (wanted === null) return
    const isComposed = this.composed !== null
    if (this.wasShown) {
      if (isComposed) this.desk.composing?.send()
      else this.desk.do(wanted)
      return
    }
    this.shown = this.made
    if (isComposed) {
      this.desk.composing?.lay(this.step?.lays ?? [])
      return
    }
    const [it = ''] = this.lights
    const ends = this.said?.info.shows[wanted.kind] ?? ['it', 'it']
    const [from, to] = ends.map((end) => foundOn(root, end === 'it' ? it : end, end === 'it'))
    if (from && to) haunt(root, from, to)
  }

  get isFolded(): boolean {
    return this.folded === `${this.at}`
  }

  /** The card makes room, and the lit thing has the focus: a key is then all it takes. */
  let(root: HTMLElement): void {
    this.folded = `${this.at}`
    const [it] = this.lights
    const found = it === undefined ? null : foundOn(root, it, true)
    if (found !== null) focusIn(found)
    else if (this.deed !== null) this.desk.openList()
  }

  unfold(): void {
    this.folded = ''
  }

  private remember(seen: number): void {
    this.seen = seen
    keep(this.table, { seen, over: this.over })
  }
}
