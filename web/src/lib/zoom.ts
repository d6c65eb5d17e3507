/** On a small screen two fingers change the size of what lies in a box; one finger pans it. */

/** The largest that anything is drawn. */
export const LARGEST = 2.5
/** All of something is shown no smaller than this: below it nobody reads or hits anything. What has no room scrolls. */
const LEGIBLE = 0.5
const DOUBLE = 300

export const clamp = (zoom: number, least = 1): number => Math.min(LARGEST, Math.max(least, zoom))

/** The size at which something so wide just fits, as long as it can be read. */
export const fitting = (room: number, width: number): number =>
  clamp(Math.min(1, room / Math.max(1, width)), LEGIBLE)

/** Where the box must scroll so that the point under the fingers stays there when the size changes. */
export const keepUnder = (scroll: number, at: number, from: number, to: number): number =>
  ((scroll + at) * to) / from - at

interface Gestures {
  /** The size when the fingers come down. */
  readonly now: () => number
  /** What the fingers ask for, around a point of the window. */
  readonly set: (zoom: number, x: number, y: number) => void
  /** Two quick taps, not on something that can be done: there the second is no gesture. */
  readonly double?: (x: number, y: number) => void
}

/** Hears the fingers on a box; gives a way to stop. */
export function fingers(box: HTMLElement, { now, set, double }: Gestures): () => void {
  let start: { gap: number; zoom: number } | null = null
  let tapped = 0
  const gap = ({ touches: [a, b] }: TouchEvent): number =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  function down(event: TouchEvent): void {
    if (event.touches.length === 2) start = { gap: gap(event), zoom: now() }
  }
  function move(event: TouchEvent): void {
    const [a, b] = event.touches
    if (start === null || !a || !b || start.gap === 0) return
    event.preventDefault()
    set((start.zoom * gap(event)) / start.gap, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
  }
  function up(event: TouchEvent): void {
    if (event.touches.length < 2) start = null
    const touch = event.changedTouches[0]
    if (event.touches.length > 0 || touch === undefined) return
    const lit = event.target instanceof Element && event.target.closest('.possible') !== null
    if (event.timeStamp - tapped < DOUBLE && !lit) double?.(touch.clientX, touch.clientY)
    tapped = event.timeStamp
  }
  box.addEventListener('touchstart', down, { passive: true })
  box.addEventListener('touchmove', move, { passive: false })
  box.addEventListener('touchend', up, { passive: true })
  return () => {
    box.removeEventListener('touchstart', down)
    box.removeEventListener('touchmove', move)
    box.removeEventListener('touchend', up)
  }
}

export interface Zooming {
  /** All of it, or the size as drawn. */
  readonly toggle: () => void
  readonly destroy: () => void
}

/**
 * Tells a box by `--zoom` how large to draw what lies in it; 1 is the size as drawn. It may become smaller down to
 * `least`: then a double tap shows all of it, else it brings it nearer. `width` is how wide all of it is, drawn so,
 * where it is laid out otherwise than now. `changed` hears of every new size.
 */
export function zooming(
  box: HTMLElement,
  { least = 1, width, changed }: { least?: number; width?: number; changed?: (zoom: number) => void } = {},
): Zooming {
  let zoom = 1
  function set(next: number, x: number, y: number): void {
    const to = clamp(next, least)
    const { left, top } = box.getBoundingClientRect()
    const at = {
      left: keepUnder(box.scrollLeft, x - left, zoom, to),
      top: keepUnder(box.scrollTop, y - top, zoom, to),
    }
    zoom = to
    box.style.setProperty('--zoom', String(to))
    changed?.(to)
    box.scrollTo(at)
  }
  const whole = (): number => fitting(box.clientWidth, width ?? box.scrollWidth / zoom)
  function toggle(): void {
    const { left, top, width, height } = box.getBoundingClientRect()
    set(zoom < 0.999 ? 1 : whole(), left + width / 2, top + height / 2)
  }
  const double = (x: number, y: number): void => (least < 1 ? toggle() : set(zoom > 1 ? 1 : 2, x, y))
  return { toggle, destroy: fingers(box, { now: () => zoom, set, double }) }
}
