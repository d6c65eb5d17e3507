import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Amount, Decision, Effect, Event, Offer, Outcome, Place, Refusal, Thing } from '../protocol'

/** Arguments of a text: numbers, plain words and references such as `good:gold`. */
export type Args = Readonly<Record<string, number | string | string[]>>
export type Names = readonly string[]
export type Language = 'en' | 'es'
/** A piece of a sentence; `strong` is a name in it. */
export interface Segment {
  readonly text: string
  readonly strong: boolean
}

const NOBODY: Names = []
const REFERENCE = /^[a-z][a-z0-9_]*:[A-Za-z0-9_]+$/
// Spanish `y` turns into `e` before the sound i, but not before a diphthong (`hielo`).
const SOUNDS_LIKE_I = /^h?[ií](?![aeoáéó])/i
const NUMBER = /^[0-9]+$/
// Two characters of the private use area stand around names until a sentence is cut into segments.
const OPEN = '\uE000'
const CLOSE = '\uE001'

export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && REFERENCE.test(value)

/** The key of a thing's name. */
export const messageOf = (ref: string): string => ref.replace(':', '-')

/**
 * One language's sentences for one game. The same rules as `valtable.texts`: references become names,
 * lists become enumerations, numbers are never grouped; a golden test holds the two to each other.
 */
export class Catalogue {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, ...sources: string[]) {
    this.language = language
    this.bundle = new FluentBundle([language], { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  // Sentences by what they tell

  event(event: Event, names: Names): string {
    return this.text(`event-${event.kind}`, event.args, names)
  }

  refusal(refusal: Refusal, names: Names): string {
    const remedy = this.remedy(refusal, names)
    const sentence = this.reason(refusal, names)
    return remedy ? `${sentence} ${remedy}` : sentence
  }

  reason(refusal: Refusal, names: Names): string {
    return this.text(`refusal-${refusal.reason}`, refusal.details, names)
  }

  remedy(refusal: Refusal, names: Names): string | null {
    return this.attribute(`refusal-${refusal.reason}`, 'remedy', refusal.details, names)
  }

  offer(offer: Pick<Offer, 'kind' | 'args'>, names: Names): string {
    return this.text(`action-${offer.kind}`, offer.args, names)
  }

  effect(effect: Effect, names: Names = NOBODY): string {
    return this.text(`effect-${effect.kind}`, effect.args, names)
  }

  decisionArgs(decision: Decision): Args {
    return decision.source
      ? { seat: `seat:${decision.seat}`, source: decision.source }
      : { seat: `seat:${decision.seat}` }
  }

  decision(decision: Decision, names: Names): string {
    return this.text(`decision-${decision.kind}`, this.decisionArgs(decision), names)
  }

  place(place: Pick<Place, 'kind' | 'seat'>, names: Names): string {
    return this.text(`place-${place.kind}`, place.seat === null ? {} : { seat: `seat:${place.seat}` }, names)
  }

  mark(kind: string, args: Args, names: Names): string {
    return this.text(`mark-${kind}`, args, names)
  }

  /** Marks in one breath, without the brackets or the dash that part each from a name. */
  marks(marks: Thing['marks'], names: Names): string {
    return marks.map(([kind, args]) => this.bare(kind, args, names)).join(', ')
  }

  bare(kind: string, args: Args, names: Names): string {
    const said = this.mark(kind, args, names).replace(/^– |,$/g, '')
    return said.replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
  }

  /** A mark in one character, where it has one. */
  sign(kind: string): string | null {
    return this.attribute(`mark-${kind}`, 'sign')
  }

  score(source: string): string {
    return this.text(`score-${source}`)
  }

  /** Why the game is over. */
  end({ reason, details }: Pick<Outcome, 'reason' | 'details'>): string {
    return this.text(`end-${reason}`, details)
  }

  amounts(amounts: readonly Amount[], names: Names = NOBODY): string {
    return this.join(amounts.map(({ thing, n }) => this.amount(thing, n, names)))
  }

  /** What is printed on a thing, if its name alone does not say it. */
  /** The keys of all messages. */
  get keys(): string[] {
    return [...this.bundle._messages.keys()]
  }

  describe(ref: string): string | null {
    return this.attribute(messageOf(ref), 'text')
  }

  // Names

  thing(ref: string, names: Names = NOBODY): string {
    const [kind = '', id = ''] = split(ref)
    return kind === 'seat' ? (names[Number(id)] ?? ref) : this.text(`${kind}-${id}`)
  }

  amount(ref: string, n: number, names: Names = NOBODY): string {
    // A language may say `1 de oro` of what it calls `oro`.
    if (n === 1) return `1 ${this.attribute(messageOf(ref), 'one') ?? this.thing(ref, names)}`
    const plural = this.attribute(messageOf(ref), 'plural')
    return plural === null ? `${n} × ${this.thing(ref, names)}` : `${n} ${plural}`
  }

  things(refs: readonly string[], names: Names = NOBODY): string {
    const parts = [...new Set(refs)].flatMap((ref) => {
      const n = refs.filter((other) => other === ref).length
      if (this.attribute(messageOf(ref), 'plural') !== null) return [this.amount(ref, n, names)]
      const name = this.thing(ref, names)
      // A name that is a number is said again: `2 × 2` would be a sum.
      return n === 1 || NUMBER.test(name) ? Array<string>(n).fill(name) : [this.amount(ref, n, names)]
    })
    return this.join(parts)
  }

  join(parts: readonly string[]): string {
    const last = parts.at(-1)
    if (last === undefined) return this.text('list-nothing')
    if (parts.length === 1) return last
    const key = SOUNDS_LIKE_I.test(last) ? 'list-last_i' : 'list-last'
    return this.text(key, { rest: parts.slice(0, -1).join(', '), last })
  }

  // Looking up

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  text(key: string, args: Args = {}, names: Names = NOBODY): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern === null || pattern === undefined) return this.missing(key)
    return this.bundle.formatPattern(pattern, this.arguments(args, names, false), [])
  }

  attribute(key: string, name: string, args: Args = {}, names: Names = NOBODY): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name]
    return pattern ? this.bundle.formatPattern(pattern, this.arguments(args, names, false), []) : null
  }

  /** The sentence under a key, cut where names begin and end. */
  rich(key: string, args: Args = {}, names: Names = NOBODY): Segment[] {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern === null || pattern === undefined) return [{ text: this.missing(key), strong: false }]
    return cut(this.bundle.formatPattern(pattern, this.arguments(args, names, true), []))
  }

  /** What one seat did, in one sentence made of the briefest words for each event. */
  gist(seat: string, events: readonly Event[], names: Names): Segment[] {
    const deeds = events.flatMap(({ kind, args }) => {
      const pattern = this.bundle.getMessage(`event-${kind}`)?.attributes['brief']
      return pattern
        ? [this.bundle.formatPattern(pattern, this.arguments(this.counted(args), names, true), [])]
        : []
    })
    const pattern = this.bundle.getMessage('gist')?.value
    if (deeds.length === 0 || pattern === null || pattern === undefined) return []
    const said = { seat: `${OPEN}${this.thing(seat, names)}${CLOSE}`, deeds: this.join(deeds) }
    return cut(this.bundle.formatPattern(pattern, said, []))
  }

  /** What can be counted is counted, one as well as several. */
  private counted(args: Args): Args {
    const count = (value: Args[string]): Args[string] =>
      isReference(value) && this.attribute(messageOf(value), 'plural') !== null ? [value] : value
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, count(value)]))
  }

  private missing(key: string): string {
    return key === 'text-missing' || !this.has('text-missing') ? key : this.text('text-missing')
  }

  private arguments(args: Args, names: Names, marked: boolean): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {}
    const dress = (text: string): string => (marked ? `${OPEN}${text}${CLOSE}` : text)
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        ready[name] = dress(this.things(value, names))
        ready[`${name}_n`] = number(value.length)
      } else if (typeof value === 'number') {
        ready[name] = number(value)
      } else if (isReference(value)) {
        const called = dress(this.thing(value, names))
        const article = this.attribute(messageOf(value), 'article') ?? ''
        ready[name] = called
        ready[`${name}_text`] = this.attribute(messageOf(value), 'text') ?? ''
        ready[`${name}_article`] = article
        ready[`${name}_with_article`] = article ? `${article} ${called}` : called
      } else {
        ready[name] = value
      }
    }
    return ready
  }
}

function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false })
}

function split(ref: string): [string, string] {
  const at = ref.indexOf(':')
  return [ref.slice(0, at), ref.slice(at + 1)]
}

function cut(text: string): Segment[] {
  return text
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false },
    )
}
