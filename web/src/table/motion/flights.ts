/** Plays what some events set in motion: what flies, what turns where it lies, and what moves by itself. */

import { mount, unmount } from 'svelte'
import type { Event, Screen, Table } from '../../protocol'
import {
  beyond,
  bow,
  FlightLayer,
  lasting,
  MOST_PIECES,
  pictureOf,
  SQUASH,
  STAGGER,
  timetable,
} from './flightlayer'
import { keep, stir, type Kept } from './inplace'
import { movesOf } from './moves'
import { movingBy, type Flight, type Moving, type Scene } from './motions'
import { spotOn } from './spots'

const MOST_FLIGHTS = 12
const TIMES = { hands: 320, walks: 520, turns: 320 }
/** What can only be landed on, as it is drawn on something else. */
const LANDS = '[data-lands]'
/** How large a piece is drawn that the game draws. */
const SIZE = 26

interface Leaving extends Flight {
  readonly box: DOMRect
  /** How it looked before it left. */
  readonly lies: HTMLElement | null
}

interface Ready {
  readonly moving: Moving
  readonly scene: Scene | null
  readonly flights: readonly Leaving[]
  /** What lay there before: what is new is not seen before it has landed. */
  readonly old: ReadonlySet<Element>
  readonly kept: Kept
}

/** At a table without a scene of its own: what lies elsewhere now flies there. */
function found(before: Table, after: Table): Moving {
  const flights = movesOf(before, after).map(({ ref, n, from, to }) => ({
    ref,
    n,
    from: `${from}/${ref}`,
    to: `${to}/${ref}|${to}`,
    walks: false,
  }))
  return { flights, turns: [], drops: [], events: flights.length }
}

/** To be called before the page changes: remembers where what will move lies now, and how it looks. */
export function pack(
  root: HTMLElement,
  before: Screen,
  after: Screen,
  told: readonly Event[],
  scene: Scene | null,
): Ready {
  const moving = scene ? movingBy(scene, told, before) : found(before.table, after.table)
  const flights = moving.flights.slice(0, MOST_FLIGHTS).flatMap((flight) => {
    const spot = spotOn(root, flight.from)
    if (!spot) return []
    const lies = spot.exact && spot.node instanceof HTMLElement ? pictureOf(spot.node) : null
    return [{ ...flight, box: spot.box, lies }]
  })
  const old = new Set(root.querySelectorAll(`[data-ref], ${LANDS}`))
  return { moving, scene, flights, old, kept: keep(root, before, after) }
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** Lets everything fly; tells when what flies to a thing is there. */
function fly(
  root: HTMLElement,
  air: FlightLayer,
  { flights, scene, old }: Ready,
  step: number,
  draw: (of: string) => HTMLElement,
): Map<Element, number> {
  const landings = new Map<Element, number>()
  flights.forEach((flight, index) => {
    const to = spotOn(root, flight.to)
    if (!to) return
    const { box, n, ref, walks } = flight
    const drawn = scene?.draws(ref) === true
    const landed = to.exact ? to.node : null
    const lies = flight.lies ?? (landed instanceof HTMLElement ? landed : null)
    const { width, height } = drawn ? new DOMRect(0, 0, SIZE, SIZE) : flight.lies ? box : to.box
    const { x, y } = middle(box)
    const from = new DOMRect(x - width / 2, y - height / 2, width, height)
    const far = Math.hypot(middle(to.box).x - x, middle(to.box).y - y)
    if (far < 8 || !(drawn || lies)) return
    const time = walks ? TIMES.walks : TIMES.hands
    const look = drawn
      ? { least: 0.8, frames: bow(Math.min(44, far * 0.16), 0) }
      : { least: 0.25, frames: bow(0, 7) }
    const leave = (node: HTMLElement, nth: number): void =>
      air.fly(node, { from, to: to.box, time, delay: index * step + nth * STAGGER, ...look })
    for (let nth = 0; nth < Math.min(n, MOST_PIECES); nth += 1)
      leave(drawn ? draw(ref) : pictureOf(lies as HTMLElement), nth)
    if (beyond(n) > 0) {
      const rest = document.createElement('b')
      rest.textContent = `+${beyond(n)}`
      leave(rest, MOST_PIECES)
    }
    const there = index * step + 0.84 * time
    landings.set(to.node, Math.max(there, landings.get(to.node) ?? 0))
    for (const one of landed ? [landed, ...landed.querySelectorAll(LANDS)] : [])
      if (!old.has(one)) air.play(one, [{ opacity: 0 }, { opacity: 0 }], { duration: there })
  })
  return landings
}

/** What turns over, or settles, where it lies. */
function turn(root: HTMLElement, air: FlightLayer, { turns, drops }: Moving): void {
  const play = (spots: readonly string[], frames: Keyframe[]): void => {
    for (const spot of spots) {
      const at = spotOn(root, spot)
      if (at && (at.exact || !spot.includes('/'))) air.play(at.node, frames, { duration: TIMES.turns })
    }
  }
  play(turns, [{ transform: 'perspective(600px) rotateY(-180deg)' }, { transform: 'perspective(600px)' }])
  play(drops, [
    { translate: '0 -22px' },
    { translate: '0 0', scale: '1', offset: 0.7 },
    { translate: '0 0', scale: SQUASH, offset: 0.85 },
    { translate: '0 0', scale: '1' },
  ])
}

/** To be called after the page has changed: lets everything move, and gives a way to end it at once. */
export function launch(root: HTMLElement, ready: Ready): () => void {
  const times = ready.flights.map(({ n, walks }) => lasting(n, walks ? TIMES.walks : TIMES.hands))
  const { step, speed } = timetable(times, ready.moving.events)
  const air = new FlightLayer(root, speed)
  const pieces: Record<string, unknown>[] = []
  function draw(of: string): HTMLElement {
    const target = document.createElement('span')
    if (ready.scene) pieces.push(mount(ready.scene.Piece, { target, props: { of, size: SIZE } }))
    return target
  }
  const landings = fly(root, air, ready, step, draw)
  turn(root, air, ready.moving)
  stir(root, air, ready.kept, landings)
  const end = air.land()
  return () => {
    end()
    for (const piece of pieces) void unmount(piece)
  }
}
