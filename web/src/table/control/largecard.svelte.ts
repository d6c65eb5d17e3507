import type { Desk } from './desk.svelte'

/** What the large card is about: the thing on the page, and whether it was read by a finger. */
export interface Read {
  readonly element: HTMLElement | SVGElement
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
  /** What waits to be opened. */
  private soon: Element | null = null
  private from: { readonly x: number; readonly y: number } | null = null
  /** Whether the click that a finger still makes is not meant for the thing. */
  private swallows = false

  constructor(desk: Desk) {
    this.desk = desk
  }

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    if (inCard(event.target)) {
      this.wait(null)
      return
    }
    const element = thingOf(event.target)
    if (element === (this.at?.element ?? null) && element !== null) {
      this.wait(null)
      return
    }
    if (element !== null && element === this.soon) return
    if (element === null) {
      if (this.at !== null) this.wait(() => this.close(), AWAY)
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
    if (event.pointerType === 'mouse') {
      this.close()
      return
    }
    const element = thingOf(event.target)
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
    this.close()
  }

  close(): void {
    this.wait(null)
    this.at = null
  }

  private open(element: HTMLElement | SVGElement, touched: boolean): void {
    this.wait(null)
    // Whoever has taken hold of something reads what can be done with it.
    if (this.desk.regarded !== null || !element.isConnected) return
    this.at = { element, touched }
  }

  private wait(then: (() => void) | null, time = 0, soon: Element | null = null): void {
    clearTimeout(this.timer)
    this.soon = soon
    if (then !== null) this.timer = window.setTimeout(then, time)
  }
}
