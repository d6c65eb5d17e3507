import { onDestroy } from 'svelte'

/** A board that composes several moves and sends them whole, as a coach sees it: the things chosen for it, by group. */
export interface Composing {
  /** The part of the page to be touched next on the way there, as `data-lit` names it; null where that cannot be. */
  next: (groups: readonly (readonly string[])[]) => string | null
  /** Lays them out; nothing is sent. */
  lay: (groups: readonly (readonly string[])[]) => void
  /** Sends what is laid out. */
  send: () => void
}

/** Who has told a desk last; not the desk's own value, which reads as it was before while a component goes. */
const LAST = new WeakMap<object, Composing>()

/** To be called where a component begins: its desk is told how it composes, for as long as it is there. */
export function composing(desk: { composing: Composing | null }, how: Composing): void {
  desk.composing = how
  LAST.set(desk, how)
  onDestroy(() => {
    // Whatever composes next may be there before this is gone.
    if (LAST.get(desk) === how) desk.composing = null
  })
}
