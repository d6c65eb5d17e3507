/**
 * The layer in which things fly over a table. All of it is decoration: it holds nothing up, takes no click, and any key
 * or tap ends it.
 */

import { nearness } from '../../lib/near'

export const MOST_PIECES = 6
export const STAGGER = 60
const LONGEST = 1600
export const EASE = 'cubic-bezier(.45, .05, .2, 1)'

/** When each of so many flights leaves and how long it takes, `few` or `many`: all have landed in time. */
export function timetable(
  flights: number,
  { few, many }: { few: number; many: number } = { few: 360, many: 200 },
): { readonly step: number; readonly time: number } {
  const time = flights > 3 ? many : few
  const room = LONGEST - time - MOST_PIECES * STAGGER
  return { step: flights < 2 ? 0 : Math.min(2 * STAGGER, room / (flights - 1)), time }
}

export const isSeen = (box: DOMRect | undefined): box is DOMRect =>
  box !== undefined && box.width > 0 && box.height > 0

/** How far a thing goes, and how large it is at the end; never smaller than `least`. */
export interface Way {
  readonly x: number
  readonly y: number
  readonly end: number
}

interface Flight {
  readonly from: DOMRect
  readonly to: DOMRect
  readonly least: number
  readonly delay: number
  readonly time: number
  /** What it looks like on its way. */
  readonly frames: (way: Way) => Keyframe[]
}

/** A layer over the table, and what flies in it. */
export class FlightLayer {
  private readonly layer = document.createElement('div')
  private readonly flown: Animation[] = []

  constructor(root: HTMLElement, look = 'air') {
    this.layer.className = look
    this.layer.setAttribute('aria-hidden', 'true')
    this.layer.inert = true
    root.append(this.layer)
  }

  fly(node: HTMLElement, { from, to, least, delay, time, frames }: Flight): void {
    const x = to.left + to.width / 2 - from.left - from.width / 2
    const y = to.top + to.height / 2 - from.top - from.height / 2
    const end = Math.max(least, Math.min(1, to.width / from.width, to.height / from.height))
    const near = nearness()
    Object.assign(node.style, {
      position: 'absolute',
      left: `${from.left / near}px`,
      top: `${from.top / near}px`,
      width: `${from.width / near}px`,
      height: `${from.height / near}px`,
    })
    this.layer.append(node)
    const timing = { duration: time, delay, easing: EASE, fill: 'both' } as const
    this.flown.push(node.animate(frames({ x: x / near, y: y / near, end }), timing))
  }

  /** Something that moves in its own place ends with the rest. */
  with(moving: Animation): void {
    this.flown.push(moving)
  }

  /** All has left: the layer goes when all has landed, or at once at any key or tap. */
  land(): () => void {
    const stop = (): void => {
      for (const one of this.flown) one.cancel()
      this.layer.remove()
      removeEventListener('pointerdown', stop, true)
      removeEventListener('keydown', stop, true)
    }
    addEventListener('pointerdown', stop, true)
    addEventListener('keydown', stop, true)
    void Promise.allSettled(this.flown.map((one) => one.finished)).then(stop)
    return stop
  }
}
