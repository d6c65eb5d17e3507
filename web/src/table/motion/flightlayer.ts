/**
 * The layer in which things fly over a table. All of it is decoration: it holds nothing up, takes no click, and any key
 * or tap ends it.
 */

import { nearness } from '../../lib/near'

export const MOST_PIECES = 6
export const STAGGER = 60
const LONGEST = 1600
const STEP = 160
export const EASE = 'cubic-bezier(.45, .05, .2, 1)'

/** How many more fly together than are drawn. */
export const beyond = (n: number): number => Math.max(0, n - MOST_PIECES)
/** How long so many pieces take, of which one takes so long. */
export const lasting = (n: number, each: number): number =>
  each + (Math.min(n, MOST_PIECES) - 1 + Math.min(1, beyond(n))) * STAGGER

/**
 * How long after one another flights leave that last so long, and how much faster all of it goes where many events
 * wait: all have landed in time, in the order in which they were told.
 */
export function timetable(times: readonly number[], events: number): { step: number; speed: number } {
  const speed = events > 3 ? 2 : 1
  const room = LONGEST * speed - Math.max(0, ...times)
  return { speed, step: times.length < 2 ? 0 : Math.min(STEP, room / (times.length - 1)) }
}

/** A picture of something that is only looked at. */
export function pictureOf(node: Element): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement
  picture.classList.remove('possible', 'careful', 'regarded', 'sending')
  for (const one of [picture, ...picture.querySelectorAll('*')])
    for (const name of one.getAttributeNames())
      if (/^(id|role|data-(?!surface).*)$/.test(name)) one.removeAttribute(name)
  return picture
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

export const SQUASH = '1.04 .96'

/** In a bow so high, leaning so far on its way; where it arrives it gives a little. */
export const bow =
  (lift: number, lean: number) =>
  ({ x, y, end }: Way): Keyframe[] => {
    const there = `translate(${x}px, ${y}px) scale(${end})`
    const half = `translate(${x / 2}px, ${y / 2 - lift}px) rotate(${lean}deg) scale(${(1 + end) / 2})`
    return [
      { transform: 'none', scale: '1' },
      { transform: half, scale: '1', offset: 0.42 },
      { transform: there, scale: '1', offset: 0.84 },
      { transform: there, scale: SQUASH, offset: 0.92 },
      { transform: there, scale: '1' },
    ]
  }

/** A layer over the table, and all that moves now. */
export class FlightLayer {
  private readonly layer = document.createElement('div')
  private readonly moving: Animation[] = []
  private readonly near = nearness()

  constructor(
    root: HTMLElement,
    private readonly speed = 1,
  ) {
    this.layer.className = 'air'
    this.layer.setAttribute('aria-hidden', 'true')
    this.layer.inert = true
    root.append(this.layer)
  }

  /** Lays a picture over the table, where that box is. */
  lay(node: HTMLElement, { left, top, width, height }: DOMRect): void {
    const [x, y, w, h] = [left, top, width, height].map((n) => `${n / this.near}px`)
    Object.assign(node.style, { position: 'absolute', left: x, top: y, width: w, height: h })
    this.layer.append(node)
  }

  /** Over to where it lies now, and gone. */
  fly(node: HTMLElement, { from, to, least, delay, time, frames }: Flight): void {
    const x = (to.left + to.width / 2 - from.left - from.width / 2) / this.near
    const y = (to.top + to.height / 2 - from.top - from.height / 2) / this.near
    const end = Math.max(least, Math.min(1, to.width / from.width, to.height / from.height))
    this.lay(node, from)
    const flown = this.play(node, frames({ x, y, end }), { duration: time, delay, fill: 'both' })
    flown.finished.then(
      () => node.remove(),
      () => undefined,
    )
  }

  /** Something moves, and ends with the rest. */
  play(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const played = node.animate(frames, { easing: EASE, ...timing })
    played.playbackRate = this.speed
    this.moving.push(played)
    return played
  }

  /** All has left: the layer goes when all has landed. Gives a way to end it at once. */
  land(): () => void {
    void Promise.allSettled(this.moving.map((one) => one.finished)).then(() => this.layer.remove())
    return () => {
      for (const one of this.moving) one.finish()
      this.layer.remove()
    }
  }
}
