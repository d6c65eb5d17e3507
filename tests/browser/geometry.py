"""What an eye would complain of, measured: words cut off, things over one another, letters too small to read."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 11
FAULTS = """({ root, smallest }) => {
  const found = []
  const say = (fault, element) =>
    found.push(`${fault}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> `
      + (element.textContent ?? '').trim().slice(0, 50))
  const spoken = (element) => element.closest('.spoken, [aria-hidden=true] svg, svg title') !== null
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const main = document.querySelector(root)
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`)
  for (const element of main.querySelectorAll('*')) {
    if (!shown(element) || spoken(element)) continue
    const look = getComputedStyle(element)
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    if (words && element.namespaceURI.endsWith('xhtml') && parseFloat(look.fontSize) < smallest) say('small', element)
    const clipped = [look.overflowX, look.overflowY].some((way) => way === 'hidden' || way === 'clip')
    const wide = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(look.overflowX)
    const high = element.scrollHeight > element.clientHeight + 1 && ['hidden', 'clip'].includes(look.overflowY)
    if (clipped && element.clientWidth > 0 && (wide || high) && element.textContent.trim() !== '') say('cut', element)
    const panel = element.parentElement.closest('.panel, .tile, .chair, .agreement, button, label, li')
    const room = panel?.getBoundingClientRect()
    for (const node of room ? element.childNodes : []) {
      if (node.nodeType !== 3 || node.textContent.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width > 0 && (text.right > room.right + 1.5 || text.left < room.left - 1.5)) say('out', element)
    }
  }
  for (const element of main.querySelectorAll('button, a[href], label, summary')) {
    if (!shown(element) || spoken(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const box = element.getClientRects()[0]
    if (!box || box.width < 2) continue
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit === null || !(element.contains(hit) || hit.contains(element) || hit.closest('label') === element)) {
      say(`covered by ${hit?.className}`, element)
    }
  }
  scrollTo(0, 0)
  return found
}"""


def faults(page: Page, root: str = "main") -> list[str]:
    """Everything that is cut, sticks out, is covered or too small, within a part of the page."""
    found: list[str] = page.evaluate(FAULTS, {"root": root, "smallest": SMALLEST})
    return found
