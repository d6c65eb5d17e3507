/** The secret phase by keyboard: a card is chosen, a stack is chosen, and nobody has to look for the focus. */

import type { Division } from './division.svelte'

interface Table {
  readonly division: Division
  /** What is still to be laid. */
  readonly hand: readonly string[]
  /** Draws another card, if there is one. */
  readonly draw: (() => void) | null
  /** Sends the whole, if every card is laid. */
  readonly confirm: (() => void) | null
}

const CARDS = '.plan [data-card]'
const FACES = '.plan .stack .face'

/** The card that a key means: the one with the focus, the one picked up, else the lowest in hand. */
function meant({ division, hand }: Table): { card: string; from: number } | null {
  const at = document.activeElement
  const card = at instanceof HTMLElement ? at.dataset['card'] : undefined
  if (card !== undefined) return { card, from: Number((at as HTMLElement).dataset['from']) }
  const [lowest] = hand
  return division.picked ?? (lowest === undefined ? null : { card: lowest, from: -1 })
}

/** On to the next card or, with one picked up, to the next stack. */
function walk(among: string, step: number): void {
  const stops = [...document.querySelectorAll<HTMLElement>(among)]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[at < 0 ? 0 : (at + step + stops.length) % stops.length]?.focus()
}

/** With a card picked up, on to the first stack that can take it. */
export const toStacks = (): void => document.querySelector<HTMLElement>(FACES)?.focus()

const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main')

/** What a key does here, if anything. */
export function deedOf(event: KeyboardEvent, table: Table): (() => void) | null {
  const { target } = event
  const { division, draw, confirm } = table
  const key = event.key.toLowerCase()
  const at = target instanceof Element ? target : null
  const { length } = division.plan.stacks
  // A key held down is pressed once; above all it does not confirm what it has just laid.
  if (event.repeat) return key === 'enter' && at?.closest('.plan') ? (): void => {} : null
  if (key === 'd' && draw) return draw
  if (key === 'arrowright' || key === 'arrowleft') {
    if (at?.closest('.cells')) return null
    return () => walk(division.picked ? FACES : CARDS, key === 'arrowright' ? 1 : -1)
  }
  if (key === 'enter') return isFree(target) ? confirm : null
  const { picked } = division
  if (key === 'escape' && picked)
    return () => {
      division.picked = null
      document
        .querySelector<HTMLElement>(`.plan [data-card="${picked.card}"][data-from="${picked.from}"]`)
        ?.focus()
    }
  const found = meant(table)
  if (found === null) return null
  const lay = (to: number) => (): void => division.put(found.card, found.from, to)
  // The number past the last stack begins one, as the key for a new stack does.
  if (/^[1-9]$/.test(key) && Number(key) <= length + 1) return lay(Number(key) - 1)
  if (key === 'n') return lay(length)
  if ((key === 'delete' || key === 'backspace') && found.from >= 0) return lay(-1)
  return null
}
