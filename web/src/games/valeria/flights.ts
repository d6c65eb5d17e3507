/**
 * What flies after an event: a card from where it lay to whoever has it now, resources from the dice to whose they are.
 * Everything here is decoration over the table: it holds nothing up, and any key or tap ends it.
 */

import type { Event } from '../../protocol'
import { amountsOf, idOf } from './layout'
import { drawing } from './signs'
import { tint } from './tints'

const CARD = new Set(['recruited', 'joined', 'slain', 'built', 'taken_captive', 'captured'])
const HAUL = new Set(['income', 'harvested', 'gained', 'took', 'exchanged'])
const MOST_PIECES = 6
const STAGGER = 60
const LONGEST = 1600

/** One thing on its way: a card of the centre, or so many pieces of a resource. */
export type Flight =
  | { readonly kind: 'card'; readonly ref: string; readonly seat: number | null }
  | { readonly kind: 'pieces'; readonly ref: string; readonly n: number; readonly seat: number }

const seatOf = (event: Event): number | null => {
  const seat = event.args['seat']
  return typeof seat === 'string' ? Number(idOf(seat)) : null
}

/** The flights of these events, in their order. */
export function flightsOf(events: readonly Event[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const seat = seatOf(event)
    const { card, gains } = event.args
    if (CARD.has(event.kind) && typeof card === 'string') return [{ kind: 'card', ref: card, seat }]
    if (!HAUL.has(event.kind) || !Array.isArray(gains) || seat === null) return []
    return amountsOf(gains).map(({ thing, n }) => ({ kind: 'pieces', ref: thing, n, seat }))
  })
}

/** When each of so many flights leaves and how long it takes: all have landed in time, many are twice as fast. */
export function timetable(flights: number): { delay: (at: number) => number; time: number } {
  const time = flights > 3 ? 220 : 420
  const step =
    flights < 2 ? 0 : Math.min(STAGGER * 2, (LONGEST - time - MOST_PIECES * STAGGER) / (flights - 1))
  return { delay: (at) => at * step, time }
}

interface Ready {
  readonly flight: Flight
  readonly from: DOMRect
  /** The card as it looked before it left. */
  readonly card: HTMLElement | null
}

const seen = (box: DOMRect | undefined): box is DOMRect =>
  box !== undefined && box.width > 0 && box.height > 0

/** To be called before the table changes: remembers where what will fly lies now. */
export function pack(root: ParentNode, flights: readonly Flight[]): Ready[] {
  return flights.flatMap((flight): Ready[] => {
    const found =
      flight.kind === 'card'
        ? root.querySelector<HTMLElement>(`.stacks [data-ref="${flight.ref}"]`)
        : root.querySelector<HTMLElement>('.rolled')
    const from = found?.getBoundingClientRect()
    if (!found || !seen(from)) return []
    return [{ flight, from, card: flight.kind === 'card' ? (found.cloneNode(true) as HTMLElement) : null }]
  })
}

/** Where a flight ends: the thing itself, else the seat's panel; nowhere if neither is to be seen. */
function landing(root: ParentNode, flight: Flight): DOMRect | undefined {
  const { seat } = flight
  const wanted =
    seat === null
      ? ['[data-place="dark_lord"]']
      : flight.kind === 'card'
        ? [`[data-place="tableau ${seat}"] [data-ref="${flight.ref}"]`, `[data-place="area ${seat}"]`]
        : [`[data-place="area ${seat}"] [data-ref="${flight.ref}"]`, `[data-place="area ${seat}"]`]
  const boxes = wanted.map((selector) => root.querySelector(selector)?.getBoundingClientRect())
  return boxes.find(seen)
}

function piece(ref: string): HTMLElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', drawing(idOf(ref)) ?? '')
  drawn.setAttribute('viewBox', '0 0 512 512')
  drawn.append(use)
  const node = document.createElement('span')
  node.style.color = tint(idOf(ref))
  node.append(drawn)
  return node
}

/** To be called after the table has changed: lets everything fly, and gives a way to end it at once. */
export function launch(root: HTMLElement, ready: readonly Ready[]): () => void {
  const air = document.createElement('div')
  air.className = 'valeria-air'
  air.setAttribute('aria-hidden', 'true')
  root.append(air)
  const { delay, time } = timetable(ready.length)
  const flown: Promise<unknown>[] = []

  const fly = (node: HTMLElement, from: DOMRect, to: DOMRect, wait: number, least: number): void => {
    node.inert = true
    air.append(node)
    const x = to.left + to.width / 2 - from.left - from.width / 2
    const y = to.top + to.height / 2 - from.top - from.height / 2
    const end = Math.max(least, Math.min(1, to.width / from.width, to.height / from.height))
    Object.assign(node.style, {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    })
    const moves = node.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(${(1 + end) / 2})`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 0.15 },
      ],
      { duration: time, delay: wait, easing: 'cubic-bezier(.45, .05, .2, 1)', fill: 'both' },
    )
    flown.push(moves.finished)
  }

  ready.forEach(({ flight, from, card }, at) => {
    const to = landing(root, flight)
    if (to === undefined) return
    if (card !== null) fly(card, from, to, delay(at), 0.2)
    else if (flight.kind === 'pieces') {
      const middle = new DOMRect(from.left + from.width / 2 - 12, from.top + from.height / 2 - 12, 24, 24)
      for (let n = 0; n < Math.min(flight.n, MOST_PIECES); n += 1) {
        fly(piece(flight.ref), middle, to, delay(at) + n * STAGGER, 0.8)
      }
    }
  })
  const stop = (): void => air.remove()
  void Promise.allSettled(flown).then(stop)
  return stop
}
