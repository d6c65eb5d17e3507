import type { Desk } from './desk.svelte'

/** What the large card is about: the thing on the page, and whether it was read by a finger. */
export interface Read {
  readonly element: HTMLElement | SVGElement
  /** What lay there when it was opened. */
  readonly ref: string
  readonly touched: boolean
}

/** After so long a hover, from one card to the next, and after so long a press of a finger. */
const HOVER = 350
const NEXT = 120
const HOLD = 480
/** A finger that moves so far scrolls. */
const MOVED = 10
/** So long the pointer may be on its way from a thing to its card. */
const AWAY = 180

const thingOf = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-ref]') : null
const refOf = ({ dataset }: HTMLElement | SVGElement): string => dataset['ref'] ?? ''
const inCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.largecard') !== null

/**
 * When the large card opens and closes: after a moment under the pointer, at once with the focus, under a finger that
 * stays. It follows no pointer, and one can go into it.
 */
export class LargeCardWatch {
  at = $state.raw<Read | null>(null)
  private readonly desk: Desk
  private timer = 0
  /** What waits to be opened; the page itself where the card waits to be closed. */
  private soon: Element | null = null
  private from: { readonly x: number; readonly y: number } | null = null
  /** Where the mouse was: what comes to lie under one that rests is not pointed at. */
  private rests = { x: -1, y: -1 }
  /** What was put away under the mouse stays so until it has been elsewhere. */
  private done: Element | null = null
  /** Whether the click that a finger still makes is not meant for the thing. */
  private swallows = false

  constructor(desk: Desk) {
    this.desk = desk
  }

  /** A mouse that comes to something, or moves on it: a page that moves below it says the same, but from the same spot. */
  private over(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event
    if (x === this.rests.x && y === this.rests.y) return
    this.rests = { x, y }
    if (inCard(event.target)) {
      this.wait(null)
      return
    }
    const element = thingOf(event.target)
    if (element !== this.done) this.done = null
    if (element === (this.at?.element ?? null) && element !== null) {
      this.wait(null)
      return
    }
    if ((element ?? document.body) === this.soon || (element !== null && element === this.done)) return
    if (element === null) {
      if (this.at !== null) this.wait(() => this.close(), AWAY, document.body)
      else this.wait(null)
      return
    }
    this.wait(() => this.open(element, false), this.at === null ? HOVER : NEXT, element)
  }

  readonly focused = ({ target }: FocusEvent): void => {
    if (inCard(target)) return
    const element = thingOf(target)
    // While a coach speaks it moves the focus itself, and what it says comes first.
    if (element === null || element !== target || this.desk.taught || !element.matches(':focus-visible')) {
      if (this.at !== null && !this.at.touched) this.close()
      return
    }
    this.open(element, false)
  }

  readonly press = (event: PointerEvent): void => {
    if (inCard(event.target)) return
    this.swallows = false
    const element = thingOf(event.target)
    if (event.pointerType === 'mouse') {
      this.rests = { x: event.clientX, y: event.clientY }
      this.done = element
      this.close()
      return
    }
    if (element === null) return
    this.from = { x: event.clientX, y: event.clientY }
    this.wait(
      () => {
        this.swallows = true
        this.open(element, true)
      },
      HOLD,
      element,
    )
  }

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.over(event)
    if (this.from === null) return
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > MOVED) this.release()
  }

  readonly release = (): void => {
    if (this.from !== null) this.wait(null)
    this.from = null
  }

  /** A card in the drawer is there to be read: a tap on it opens the large one. */
  readonly click = (event: MouseEvent): void => {
    if (this.swallows) {
      this.swallows = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (inCard(event.target) || !(event.target instanceof Element)) return
    const element = event.target.closest('[data-hit]') === null ? null : thingOf(event.target)
    if (element !== null) {
      event.preventDefault()
      event.stopPropagation()
      this.open(element, matchMedia('(hover: none)').matches)
    } else if (this.at?.touched === true) this.close()
  }

  readonly menu = (event: Event): void => {
    if (this.swallows) event.preventDefault()
  }

  readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.at === null) return
    event.preventDefault()
    event.stopPropagation()
    this.done = this.at.element
    this.close()
  }

  /** Others may move while one reads: only what has gone, or is something else now, is no longer read. */
  changed(): void {
    if (this.at !== null && !(this.at.element.isConnected && refOf(this.at.element) === this.at.ref)) this.close()
  }

  close(): void {
    this.wait(null)
    this.at = null
  }

  private open(element: HTMLElement | SVGElement, touched: boolean): void {
    this.wait(null)
    // Whoever has taken hold of something reads what can be done with it.
    if (this.desk.regarded !== null || !element.isConnected) return
    this.at = { element, ref: refOf(element), touched }
  }

  private wait(then: (() => void) | null, time = 0, soon: Element | null = null): void {
    clearTimeout(this.timer)
    this.soon = soon
    if (then !== null) this.timer = window.setTimeout(then, time)
  }
}
