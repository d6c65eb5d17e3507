/** On a small screen: two fingers change the size of what lies in a box, a double tap shows it whole and near again. */

const LEAST = 0.4
const MOST = 2.5
/** All of it is shown no smaller than this: below it nobody reads or hits anything. What has no room then scrolls. */
const LEGIBLE = 0.5
const DOUBLE = 300

export const clamp = (zoom: number, least: number = LEAST): number => Math.min(MOST, Math.max(least, zoom))

/** Where the box must scroll so that the point under the fingers stays there when the size changes. */
export const keepUnder = (scroll: number, at: number, from: number, to: number): number =>
  ((scroll + at) * to) / from - at

export interface Zooming {
  /** All of it, or as near as it was made. */
  toggle: () => void
  destroy: () => void
}

/** The size at which something so wide just fits, as long as it can be read. */
export const fitting = (room: number, width: number): number =>
  clamp(Math.min(1, room / Math.max(1, width)), LEGIBLE)

/** `changed` hears of every new size; 1 is the size as drawn. `width` is how wide all of it is, drawn so. */
export function zooming(box: HTMLElement, width: () => number, changed: (zoom: number) => void): Zooming {
  let now = 1
  let start: { gap: number; zoom: number } | null = null
  let tapped = 0

  const whole = (): number => fitting(box.clientWidth, width())
  const gap = ({ touches: [a, b] }: TouchEvent): number =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  function set(next: number, x: number, y: number): void {
    const to = clamp(next)
    const { left, top } = box.getBoundingClientRect()
    const at = {
      left: keepUnder(box.scrollLeft, x - left, now, to),
      top: keepUnder(box.scrollTop, y - top, now, to),
    }
    now = to
    box.style.setProperty('--zoom', String(to))
    changed(to)
    box.scrollTo(at)
  }
  function toggle(): void {
    const { left, top, width, height } = box.getBoundingClientRect()
    set(now < 0.999 ? 1 : whole(), left + width / 2, top + height / 2)
  }
  function down(event: TouchEvent): void {
    if (event.touches.length === 2) start = { gap: gap(event), zoom: now }
  }
  function move(event: TouchEvent): void {
    const [a, b] = event.touches
    if (start === null || !a || !b || start.gap === 0) return
    event.preventDefault()
    set((start.zoom * gap(event)) / start.gap, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
  }
  function up(event: TouchEvent): void {
    if (event.touches.length < 2) start = null
    if (event.touches.length > 0) return
    // On something that can be done the second tap is no gesture.
    const lit = event.target instanceof Element && event.target.closest('.possible') !== null
    if (event.timeStamp - tapped < DOUBLE && !lit) toggle()
    tapped = event.timeStamp
  }
  box.addEventListener('touchstart', down, { passive: true })
  box.addEventListener('touchmove', move, { passive: false })
  box.addEventListener('touchend', up, { passive: true })
  return {
    toggle,
    destroy: () => {
      box.removeEventListener('touchstart', down)
      box.removeEventListener('touchmove', move)
      box.removeEventListener('touchend', up)
    },
  }
}
