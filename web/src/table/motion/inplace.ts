/** What moves where it lies, found by comparing two tables: figures, counters, numbers of points, and whose turn it is. */

import type { Screen, Table } from '../../protocol'
import { pictureOf, SQUASH, type FlightLayer } from './flightlayer'
import { isFigure } from './moves'
import { spotOn } from './spots'

const TIMES = { walks: 520, rolls: 160, flashes: 480 }

export interface Kept {
  readonly figures: ReadonlyMap<Element, DOMRect>
  readonly numbers: ReadonlyMap<Element, string>
  /** Counters of which there are more or fewer now. */
  readonly counters: readonly string[]
  /** What the banner said before somebody else was asked. */
  readonly banner: { readonly picture: HTMLElement; readonly box: DOMRect } | null
}

/** Whom the edge of the banner shows. */
const askedOf = ({ asked }: Screen): number | undefined => asked[0]?.seat

function changed(before: Table, after: Table): string[] {
  const counts = (table: Table): Map<string, number> =>
    new Map(
      table.places.flatMap(({ id, aside, things }) =>
        things
          .filter(({ kind }) => kind === 'counter' && !aside)
          .map(({ ref, count }): [string, number] => [`${id}/${ref}`, count]),
      ),
    )
  const old = counts(before)
  return [...counts(after)].filter(([at, n]) => (old.get(at) ?? 0) !== n).map(([at]) => at)
}

/** Where each figure stands. */
const standing = (table: Table): Map<string, string> =>
  new Map(
    table.places.flatMap(({ id, things }) =>
      things.filter(isFigure).map(({ ref, count }): [string, string] => [ref, `${id} ${count}`]),
    ),
  )

/** To be called before the page changes. */
export function keep(root: HTMLElement, before: Screen, after: Screen): Kept {
  const figures = new Map<Element, DOMRect>()
  const now = standing(after.table)
  for (const [ref, at] of standing(before.table)) {
    const node = now.get(ref) === at ? null : root.querySelector(`[data-ref="${CSS.escape(ref)}"]`)
    if (node) figures.set(node, node.getBoundingClientRect())
  }
  const numbers = [...root.querySelectorAll('[data-rolls]')]
  const banner = askedOf(before) === askedOf(after) ? null : root.querySelector('.banner')
  return {
    figures,
    numbers: new Map(numbers.map((node): [Element, string] => [node, node.textContent])),
    counters: changed(before.table, after.table),
    banner: banner && { picture: pictureOf(banner), box: banner.getBoundingClientRect() },
  }
}

/** A figure walks in a low arc, and gives a little where it arrives. */
function walk(air: FlightLayer, figures: Kept['figures']): void {
  for (const [node, old] of figures) {
    const box = node.getBoundingClientRect()
    const [x, y] = [old.left - box.left, old.top - box.top]
    const far = Math.hypot(x, y)
    if (!node.isConnected || far < 4) continue
    const frames = [
      { translate: `${x}px ${y}px` },
      { translate: `${x / 2}px ${y / 2 - Math.min(30, far * 0.3)}px`, offset: 0.45 },
      { translate: '0 0', scale: '1', offset: 0.84 },
      { translate: '0 0', scale: SQUASH, offset: 0.92 },
      { translate: '0 0', scale: '1' },
    ]
    air.play(node, frames, { duration: TIMES.walks })
  }
}

/** The old number leaves upwards, the new one comes from below. */
function roll(air: FlightLayer, numbers: Kept['numbers']): void {
  for (const [node, was] of numbers) {
    if (!node.isConnected || node.textContent === was) continue
    const gone = document.createElement('em')
    gone.textContent = was
    const { color, fontFamily, fontSize, fontVariationSettings, fontWeight, lineHeight, textAlign } =
      getComputedStyle(node)
    Object.assign(gone.style, {
      color,
      fontFamily,
      fontSize,
      fontVariationSettings,
      fontWeight,
      lineHeight,
      textAlign,
    })
    air.lay(gone, node.getBoundingClientRect())
    const away = [{}, { translate: '0 -70%', opacity: 0 }]
    air.play(gone, away, { duration: TIMES.rolls, fill: 'both' })
    air.play(node, [{ translate: '0 70%', opacity: 0 }, {}], { duration: TIMES.rolls })
  }
}

/** What the banner said fades away over what it says, and the colour of whose turn it is sweeps over it. */
function pass(air: FlightLayer, banner: Element, { picture, box }: NonNullable<Kept['banner']>): void {
  const timing = { duration: TIMES.rolls, fill: 'both' } as const
  air.lay(picture, box)
  air.play(picture, [{ opacity: 1 }, { opacity: 0 }], timing)
  const sweep = document.createElement('i')
  sweep.className = 'sweep'
  sweep.style.background = getComputedStyle(banner).borderLeftColor
  air.lay(sweep, banner.getBoundingClientRect())
  const insets = ['0 100% 0 0', '0', '0 0 0 100%'].map((inset) => ({ clipPath: `inset(${inset})` }))
  air.play(sweep, insets, { ...timing, duration: 2 * TIMES.rolls })
}

/** To be called after the page has changed; `landings`: when what flies to a thing is there. */
export function stir(
  root: HTMLElement,
  air: FlightLayer,
  kept: Kept,
  landings: ReadonlyMap<Element, number>,
): void {
  walk(air, kept.figures)
  roll(air, kept.numbers)
  for (const at of kept.counters) {
    const spot = spotOn(root, at)
    if (!spot?.exact) continue
    const bright = [{ filter: 'brightness(1.5) saturate(1.6)' }, { filter: 'none' }]
    air.play(spot.node, bright, { duration: TIMES.flashes, delay: landings.get(spot.node) ?? 0 })
  }
  const banner = root.querySelector('.banner')
  if (kept.banner && banner) pass(air, banner, kept.banner)
}
