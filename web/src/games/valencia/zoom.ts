/** Two fingers enlarge what lies in a box, one finger pans it, a double tap fits it again. */

const MOST = 2.5
const DOUBLE = 300

export const clampZoom = (zoom: number): number => Math.min(MOST, Math.max(1, zoom))

/** Where the box must scroll so that the point under the fingers stays there when the zoom changes. */
export const keepUnder = (scroll: number, at: number, from: number, to: number): number =>
  ((scroll + at) * to) / from - at

export function zoom(node: HTMLElement): { destroy(): void } {
  let now = 1
  let start: { gap: number; zoom: number } | null = null
  let tapped = 0

  const gap = (event: TouchEvent): number => {
    const [a, b] = [event.touches[0], event.touches[1]]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }
  function set(next: number, x: number, y: number): void {
    const to = clampZoom(next)
    const box = node.getBoundingClientRect()
    const left = keepUnder(node.scrollLeft, x - box.left, now, to)
    const top = keepUnder(node.scrollTop, y - box.top, now, to)
    now = to
    node.style.setProperty('--zoom', String(to))
    node.scrollTo(left, top)
  }
  function down(event: TouchEvent): void {
    if (event.touches.length === 2) start = { gap: gap(event), zoom: now }
  }
  function move(event: TouchEvent): void {
    const [a, b] = [event.touches[0], event.touches[1]]
    if (start === null || !a || !b || start.gap === 0) return
    event.preventDefault()
    set((start.zoom * gap(event)) / start.gap, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
  }
  function up(event: TouchEvent): void {
    if (event.touches.length < 2) start = null
    const touch = event.changedTouches[0]
    if (event.touches.length > 0 || touch === undefined) return
    const time = event.timeStamp
    // On a piece that can be done something with, the second tap is not a gesture.
    const lit = event.target instanceof Element && event.target.closest('.possible') !== null
    if (time - tapped < DOUBLE && !lit) set(now > 1 ? 1 : 2, touch.clientX, touch.clientY)
    tapped = time
  }
  node.addEventListener('touchstart', down, { passive: true })
  node.addEventListener('touchmove', move, { passive: false })
  node.addEventListener('touchend', up, { passive: true })
  return {
    destroy() {
      node.removeEventListener('touchstart', down)
      node.removeEventListener('touchmove', move)
      node.removeEventListener('touchend', up)
    },
  }
}
