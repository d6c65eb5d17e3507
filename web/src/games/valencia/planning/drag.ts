/** Dragging a card with any pointer onto whatever says `data-drop`. A press without a move stays a click. */

interface Options {
  /** Dropped on the place of this number. */
  drop: (to: number) => void
  /** Over the place of this number, or over none. */
  hover: (to: number | null) => void
}

const FAR = 6

export function drag(node: HTMLElement, options: Options): { update(next: Options): void; destroy(): void } {
  let now = options
  let start: { x: number; y: number; id: number } | null = null
  let moving = false

  const under = (event: PointerEvent): number | null => {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
    return found ? Number(found.dataset['drop']) : null
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    // The pointer may leave the card with its first step.
    listen(true)
  }
  function listen(on: boolean): void {
    const change = on ? window.addEventListener : window.removeEventListener
    change('pointermove', move)
    change('pointerup', end)
    change('pointercancel', end)
  }
  function move(event: PointerEvent): void {
    if (start === null || event.pointerId !== start.id) return
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!moving && Math.hypot(dx, dy) < FAR) return
    if (!moving) {
      moving = true
      node.classList.add('dragged')
    }
    // In a fan the card moves in a room that is turned.
    const turn = -(parseFloat(getComputedStyle(node.parentElement ?? node).rotate) || 0) * (Math.PI / 180)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    node.style.translate = `${dx * cos - dy * sin}px ${dx * sin + dy * cos}px`
    now.hover(under(event))
  }
  function end(event: PointerEvent): void {
    if (start === null || event.pointerId !== start.id) return
    start = null
    listen(false)
    if (!moving) return
    const to = event.type === 'pointerup' ? under(event) : null
    moving = false
    node.classList.remove('dragged')
    node.style.translate = ''
    now.hover(null)
    // The click that follows the drop is not meant.
    node.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    if (to !== null) now.drop(to)
  }
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  node.addEventListener('pointerdown', down)
  return {
    update: (next) => void (now = next),
    destroy() {
      node.removeEventListener('pointerdown', down)
      listen(false)
    },
  }
}
