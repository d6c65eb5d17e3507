/** Where on the page the things of a table are: by the ids that places and things carry in every drawing. */

import { partsOf } from './steps'

const quoted = (value: string): string => `"${CSS.escape(value)}"`

function candidates(root: ParentNode, light: string): Iterable<HTMLElement> {
  if (light.startsWith('page:'))
    return root.querySelectorAll<HTMLElement>(`[data-lit~=${quoted(light.slice(5))}]`)
  const { place, ref } = partsOf(light)
  const lies = `[data-place=${quoted(place)}]`
  return root.querySelectorAll<HTMLElement>(ref === '' ? lies : `${lies} [data-ref=${quoted(ref)}]`)
}

/** What is meant by `place`, `place/thing` or `page:part`, where it is drawn; the same thing may be drawn in two sizes. */
export function foundOn(root: ParentNode, light: string): HTMLElement | null {
  for (const one of candidates(root, light)) if (one.getClientRects().length > 0) return one
  return null
}

/** Around a thing: where all that it scrolls in can be seen. */
export function windowOn(node: Element): DOMRect {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
  for (let around = node.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
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
