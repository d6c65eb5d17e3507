/**
 * Drawings of a large sheet, fetched as they are needed: a table shows a few dozen of hundreds. All that one view
 * wants is asked for together, of the server that can send a part of a sheet; one that cannot sends the whole.
 */

const SVG = 'http://www.w3.org/2000/svg'
const AGAIN = 3000
const asked = new Set<string>()
const wanted = new Map<string, string[]>()
let store: SVGSVGElement | null = null

const idOf = (name: string): string => `drawn-${name}`

/** The address of a drawing in this page, for `<use>`; it is shown as soon as it has come. */
export function drawn(sheet: string, name: string): string {
  if (!asked.has(name)) {
    asked.add(name)
    if (wanted.size === 0) setTimeout(send)
    wanted.set(sheet, [...(wanted.get(sheet) ?? []), name])
  }
  return `#${idOf(name)}`
}

function send(): void {
  for (const [sheet, names] of wanted) void bring(sheet, names.sort())
  wanted.clear()
}

async function bring(sheet: string, names: readonly string[]): Promise<void> {
  try {
    const answer = await fetch(`${sheet}?of=${names.join(',')}`)
    if (!answer.ok) throw new Error(answer.statusText)
    keep(await answer.text(), names)
  } catch {
    // A sign that is missing stops nobody; it comes when the line is back.
    setTimeout(() => void bring(sheet, names), AGAIN)
  }
}

/** Puts these drawings of a sheet into the page. */
export function keep(sheet: string, names: readonly string[]): void {
  if (store === null) {
    store = document.createElementNS(SVG, 'svg')
    store.setAttribute('aria-hidden', 'true')
    store.setAttribute('style', 'position: absolute; width: 0; height: 0')
    document.body.append(store)
  }
  const found = new DOMParser().parseFromString(sheet, 'image/svg+xml')
  for (const symbol of found.querySelectorAll('symbol')) {
    if (!names.includes(symbol.id) || document.getElementById(idOf(symbol.id)) !== null) continue
    const own = document.importNode(symbol, true)
    own.id = idOf(symbol.id)
    store.append(own)
  }
}
