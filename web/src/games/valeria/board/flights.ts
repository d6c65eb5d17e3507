/** What flies after an event: a card from where it lay to whoever has it now, resources from the dice to whose they are. */

import {
  FlightLayer,
  isSeen,
  MOST_PIECES,
  STAGGER,
  timetable,
  type Way,
} from '../../../table/motion/flightlayer'
import type { Event } from '../../../protocol'
import { idOf } from '../../painted/reading'
import { amountsOf } from '../layout'

const CARD = new Set(['recruited', 'joined', 'slain', 'built', 'taken_captive', 'captured'])
const HAUL = new Set(['income', 'harvested', 'gained', 'took', 'exchanged'])
/** How long flights take here: a little longer than elsewhere, for they go in a bow. */
const TIMES = { few: 420, many: 220 }

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

interface Ready {
  readonly flight: Flight
  readonly from: DOMRect
  /** The card as it looked before it left. */
  readonly card: HTMLElement | null
}

/** To be called before the table changes: remembers where what will fly lies now. */
export function pack(root: ParentNode, flights: readonly Flight[]): Ready[] {
  return flights.flatMap((flight): Ready[] => {
    const found =
      flight.kind === 'card'
        ? root.querySelector<HTMLElement>(`.stacks [data-ref="${flight.ref}"]`)
        : root.querySelector<HTMLElement>('.rolled')
    const from = found?.getBoundingClientRect()
    if (!found || !isSeen(from)) return []
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
  return boxes.find(isSeen)
}

/** How a resource looks on its way. */
export type Paint = (ref: string) => { readonly href: string; readonly color: string }

function piece({ href, color }: ReturnType<Paint>): HTMLElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', href)
  drawn.setAttribute('viewBox', '0 0 512 512')
  drawn.append(use)
  const node = document.createElement('span')
  node.style.color = color
  node.append(drawn)
  return node
}

/** In a bow, and fading. */
const bow = ({ x, y, end }: Way): Keyframe[] => [
  { transform: 'none', opacity: 1 },
  {
    transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(${(1 + end) / 2})`,
    opacity: 1,
    offset: 0.55,
  },
  { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 0.15 },
]

/** To be called after the table has changed: lets everything fly, and gives a way to end it at once. */
export function launch(root: HTMLElement, ready: readonly Ready[], paint: Paint): () => void {
  const air = new FlightLayer(root, 'air dark')
  const { step, time } = timetable(ready.length, TIMES)
  ready.forEach(({ flight, from, card }, at) => {
    const to = landing(root, flight)
    if (to === undefined) return
    const delay = at * step
    if (card !== null) air.fly(card, { from, to, least: 0.2, delay, time, frames: bow })
    else if (flight.kind === 'pieces') {
      const middle = new DOMRect(from.left + from.width / 2 - 12, from.top + from.height / 2 - 12, 24, 24)
      for (let n = 0; n < Math.min(flight.n, MOST_PIECES); n += 1) {
        const later = { from: middle, to, least: 0.8, delay: delay + n * STAGGER, time, frames: bow }
        air.fly(piece(paint(flight.ref)), later)
      }
    }
  })
  return air.land()
}
