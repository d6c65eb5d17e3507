import { renewal } from '../../device/renewal'
import type { Lookback } from '../model/lookback.svelte'
import type { Desk } from './desk.svelte'

/**
 * When a table may be loaded anew for a newer page: not while something is open, looked at or on its way, and not from
 * the first touch of a question that is ours until it is answered. To be called while the table is being set up.
 */
export function renewable(model: Lookback, desk: Desk): void {
  let touched = false
  let live = true
  $effect(() => {
    void desk.question
    touched = false
  })
  $effect(() => {
    const touch = (): void => void (touched = true)
    addEventListener('pointerdown', touch, true)
    addEventListener('keydown', touch, true)
    const release = renewal.hold(() => {
      const isAsked = model.screen.asked.some(({ seat }) => seat === model.seat)
      const isOpen = desk.sheet !== null || desk.regarded !== null || desk.why !== null
      return (
        model.pending !== null ||
        model.at !== null ||
        desk.takeBack !== null ||
        isOpen ||
        (isAsked && touched)
      )
    })
    return () => {
      release()
      removeEventListener('pointerdown', touch, true)
      removeEventListener('keydown', touch, true)
    }
  })
  // A server that was away may have come back with another page.
  $effect(() => {
    const isLive = model.connection === 'live'
    if (isLive && !live) void renewal.ask()
    live = isLive
  })
}
