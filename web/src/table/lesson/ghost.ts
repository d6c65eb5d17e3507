/** The ghost of a move: what it would do, shown and gone again. Nothing is played. */

import { settings } from '../../lib/settings.svelte'
import { FlightLayer, isSeen, type Way } from '../motion/flightlayer'

const TIME = 1500

const there = ({ x, y, end }: Way): string => `translate(${x}px, ${y}px) scale(${end})`

/** It goes, lies there half seen, and is gone; where somebody wants no motion it only lies there. */
function frames(way: Way): Keyframe[] {
  const lies = { transform: there(way), opacity: 0.62 }
  const gone = { transform: there(way), opacity: 0 }
  if (settings.reduced) return [lies, { ...lies, offset: 0.9 }, gone]
  return [{ transform: 'none', opacity: 0.95 }, { ...lies, offset: 0.5 }, { ...lies, offset: 0.88 }, gone]
}

/** Flies a copy of one thing to where another is. */
export function haunt(root: HTMLElement, from: HTMLElement, to: HTMLElement): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (!isSeen(start) || !isSeen(end)) return
  const air = new FlightLayer(root)
  const copy = from.cloneNode(true) as HTMLElement
  copy.classList.add('ghost')
  air.fly(copy, { from: start, to: end, least: 0.4, delay: 0, time: TIME, frames })
  air.land()
}
