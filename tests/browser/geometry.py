"""What an eye would complain of, measured: words cut off, things over one another, letters too small to read.

A name that ends in dots is not cut: whoever points at it or comes to it by key is told the whole. Nor is a line that
is left out as a whole. The price of a thing may lie over its edge, and the things on an island over the island;
and of a card in a fan the next one leaves the corner free. A drawing of the rules is a window upon a board
(`test_rules.py` measures what is in it).
"""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 11
FAULTS = """({ root, smallest }) => {
  const found = []
  const say = (fault, element) =>
    found.push(`${fault}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> `
      + (element.textContent ?? '').trim().slice(0, 50))
  const unseen = (element) => ['.spoken', '[aria-hidden=true] svg', 'svg title'].some((one) => element.closest(one))
    || getComputedStyle(element).clipPath.startsWith('inset')
  const fades = (element) => element !== null
    && (getComputedStyle(element).maskImage !== 'none' || fades(element.parentElement))
  // A line of words that the edge of a box goes through.
  const dotted = (look) => look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none'
  const isCutThrough = (box) => {
    const { top, bottom } = box.getBoundingClientRect(), words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      if (words.currentNode.textContent.trim() === '' || unseen(words.currentNode.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      for (const line of range.getClientRects()) {
        const edge = line.height / 4
        if ([top, bottom].some((at) => line.top + edge < at && line.bottom - edge > at)) return true
      }
    }
    return false
  }
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  // How high a letter of so many pixels stands on the screen, after all that draws it smaller or larger.
  const times = (element) => {
    if (element instanceof SVGGraphicsElement) {
      const { c, d } = element.getScreenCTM() ?? { c: 0, d: 1 }
      return Math.hypot(c, d)
    }
    let size = element.currentCSSZoom
    for (let at = element; at !== null; at = at.parentElement) {
      const { transform, scale } = getComputedStyle(at), { m21, m22 } = new DOMMatrix(transform)
      size *= Math.hypot(m21, m22) * (parseFloat(scale.split(' ').at(1) ?? scale) || 1)
    }
    return size
  }
  const main = document.querySelector(root)
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`)
  for (const element of main.querySelectorAll('*')) {
    if (!shown(element) || unseen(element) || element.closest('.panel-picture')) continue
    const look = getComputedStyle(element)
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    const letters = words ? parseFloat(look.fontSize) * times(element) : 0
    if (letters > 0 && letters < smallest - 0.1) say(`small, ${letters.toFixed(1)}`, element)
    const clipped = [look.overflowX, look.overflowY].some((way) => way === 'hidden' || way === 'clip')
    const wide = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(look.overflowX)
      && !dotted(look)
    const high = element.scrollHeight > element.clientHeight + 1 && ['hidden', 'clip'].includes(look.overflowY)
      && isCutThrough(element)
    if (clipped && element.clientWidth > 0 && (wide || high) && element.textContent.trim() !== '') say('cut', element)
    const panel = element.parentElement.closest('.panel, .tile, .chair, .agreement, button, label, li')
    const room = fades(element) || element.matches('.coin') ? undefined : panel?.getBoundingClientRect()
    for (const node of room && look.textOverflow !== 'ellipsis' ? element.childNodes : []) {
      if (node.nodeType !== 3 || node.textContent.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width > 0 && (text.right > room.right + 1.5 || text.left < room.left - 1.5)) say('out', element)
    }
  }
  const CONTROLS = 'button, [role=button], a[href], label, summary'
  for (const element of main.querySelectorAll(CONTROLS)) {
    if (!shown(element) || unseen(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const box = element.getClientRects()[0]
    if (!box || box.width < 2) continue
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const over = hit?.closest(CONTROLS), on = over?.getBoundingClientRect()
    const island = on && on.left > box.left && on.top > box.top && on.right < box.right && on.bottom < box.bottom
    const fan = over?.className === element.className
      && element.contains(document.elementFromPoint(box.x + 8, box.y + 8))
    const fine = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') === element)
    if (!fine && !island && !fan) {
      say(`covered by ${hit?.getAttribute('class')}`, element)
    }
  }
  scrollTo(0, 0)
  return found
}"""


def faults(page: Page, root: str = "main") -> list[str]:
    """Everything that is cut, sticks out, is covered or too small, within a part of the page."""
    found: list[str] = page.evaluate(FAULTS, {"root": root, "smallest": SMALLEST})
    return found
