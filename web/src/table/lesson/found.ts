/** Where on the page the things of a table are: by the ids that places and things carry in every drawing. */

import { eachOf, partsOf } from './steps'

/** What takes a press; a part of the page says itself what is pressed in it. */
const PRESSED = 'button, a, [role=button], [data-lit]'

const quoted = (value: string): string => `"${CSS.escape(value)}"`

function candidates(root: ParentNode, light: string): Iterable<HTMLElement> {
  if (light.startsWith('page:'))
    return root.querySelectorAll<HTMLElement>(`[data-lit~=${quoted(light.slice(5))}]`)
  if (light.startsWith('move:'))
    return root.querySelectorAll<HTMLElement>(`[data-move=${quoted(light.slice(5))}]`)
  const { place, ref } = partsOf(light)
  const lies = `[data-place=${quoted(place)}]`
  return root.querySelectorAll<HTMLElement>(ref === '' ? lies : `${lies} [data-ref=${quoted(ref)}]`)
}

/** What is meant by `place`, `place/thing`, `page:part` or `move:notation`, a button that makes just that move, where it is drawn; the same thing may be drawn in two sizes. `toPress`: only where it takes one. */
export function foundOn(root: ParentNode, light: string, toPress = false): HTMLElement | null {
  for (const either of eachOf(light))
    for (const one of candidates(root, either)) {
      if (toPress && !one.matches(PRESSED)) continue
      if (one.getClientRects().length > 0) return one
    }
  return null
}

/** The focus on what is lit, or on the button in it. */
export function focusIn(lit: HTMLElement): void {
  lit.focus({ preventScroll: true })
  if (document.activeElement !== lit) lit.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}

/** What a thing scrolls in, from the inside out. */
function* framesOf(node: Element): Iterable<DOMRect> {
  for (let around = node.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX !== 'visible' || overflowY !== 'visible') yield around.getBoundingClientRect()
  }
}

/** Around a thing: where all that it scrolls in can be seen; `above` lies over it at the top, unless it lies in that. */
export function windowOn(node: Element, above: Element | null = null): DOMRect {
  const covered = above === null || above.contains(node) ? 0 : above.getBoundingClientRect().bottom
  let [left, top, right, bottom] = [0, covered, innerWidth, innerHeight]
  for (const box of framesOf(node)) {
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** How much of a thing can be seen at once, wherever all that it scrolls in has been scrolled to. */
export function roomFor(node: Element): { readonly width: number; readonly height: number } {
  const frames = [...framesOf(node)]
  return {
    width: Math.min(innerWidth, ...frames.map(({ width }) => width)),
    height: Math.min(innerHeight, ...frames.map(({ height }) => height)),
  }
}

/** Whether enough of a box lies in a window: of what is larger than that, enough of the window. */
export function isIn(box: DOMRect, window: DOMRect): boolean {
  const across = Math.min(box.right, window.right) - Math.max(box.left, window.left)
  const down = Math.min(box.bottom, window.bottom) - Math.max(box.top, window.top)
  const enough = 0.4
  return (
    across > enough * Math.min(box.width, window.width) && down > enough * Math.min(box.height, window.height)
  )
}
