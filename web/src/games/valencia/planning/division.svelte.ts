/** The division of cards into stacks while it is made: what is laid, what is picked up, what can be taken back. */

import {
  EMPTY,
  fitting,
  following,
  landing,
  lay,
  shift,
  takeBack,
  toldOf,
  type Moved,
  type Plan,
} from './plan'

/** A card somebody has picked up: where it lies, -1 for the hand. */
interface Picked {
  readonly card: string
  readonly from: number
  readonly at: number
}

export class Division {
  plan = $state.raw<Plan>(EMPTY)
  /** What can be taken back: how it lay before, and which card was moved then. */
  before = $state.raw<readonly { readonly plan: Plan; readonly moved: Moved }[]>([])
  /** The card that has moved last. */
  moved = $state.raw<Moved | null>(null)
  picked = $state.raw<Picked | null>(null)
  /** Which stack a dragged card hovers over, and which card that is. */
  over = $state<number | null>(null)
  flying = $state('')
  private heard: string

  constructor(kept: { plan: Plan; told: string }) {
    this.plan = kept.plan
    this.heard = kept.told
  }

  /** What was laid step by step at the plain table counts as laid here. */
  follow(drawn: readonly string[], told: readonly (readonly string[])[]): void {
    this.plan = following(this.plan, drawn, told, this.heard)
    if (toldOf(told) !== this.heard) this.before = []
    this.heard = toldOf(told)
  }

  put(card: string, from: number, to: number): void {
    const { plan } = this
    const moved = { card, from, to: landing(plan, from, card, to) }
    if (to === -1) this.change(from === -1 ? plan : takeBack(plan, from, card), moved)
    else this.change(from === -1 ? lay(plan, card, to) : shift(plan, from, card, to), moved)
  }

  isPicked(from: number, at: number): boolean {
    return this.picked?.from === from && this.picked.at === at
  }

  pick(card: string, from: number, at: number): void {
    this.picked = this.isPicked(from, at) ? null : { card, from, at }
  }

  /** A tap on a stack lays what is picked up. */
  tap(stack: number): void {
    if (this.picked !== null) this.put(this.picked.card, this.picked.from, stack)
  }

  hover(card: string, to: number | null): void {
    this.over = to
    this.flying = card
  }

  /** What was laid last goes back, as far as the cards are still there. */
  back(drawn: readonly string[]): void {
    const last = this.before.at(-1)
    if (last === undefined) return
    this.before = this.before.slice(0, -1)
    this.plan = fitting(drawn, last.plan)
    this.moved = { card: last.moved.card, from: last.moved.to, to: last.moved.from }
    this.picked = null
  }

  /** All at once, as a coach lays it; taken back as one. */
  layAll(stacks: readonly (readonly string[])[]): void {
    const card = stacks.at(-1)?.at(-1) ?? ''
    this.change({ stacks }, { card, from: -1, to: stacks.length - 1 })
  }

  private change(next: Plan, moved: Moved): void {
    if (next === this.plan) return
    this.before = [...this.before, { plan: this.plan, moved }]
    this.plan = next
    this.moved = moved
    this.picked = null
    this.over = null
  }
}
