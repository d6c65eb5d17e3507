import { tick } from 'svelte'
import type { TableModel } from '../model/tablemodel'

/** Whenever the table has changed and is drawn, or another board has come, who plays by keyboard keeps their place. */
export function keepFocus(model: TableModel, root: () => HTMLElement, board: () => unknown): void {
  $effect(() => {
    const place = placeKept(root())
    $effect(() => {
      void model.screen
      void model.pending
      void board()
      void tick().then(() => place.again())
    })
    return () => place.stop()
  })
}

/** The first thing that can be done now: in the list, or on a phone the button that opens it. */
export function firstChoice(): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>('[data-choice], [data-offer], [data-first]')
  return [...found].find((one) => one.offsetParent !== null)
}

/**
 * Whoever plays by Tab and Enter keeps their place: when the thing in focus has gone after a choice, what can be done
 * next has the focus, as soon as there is something. To be called whenever the table has changed and is drawn.
 */
function placeKept(root: HTMLElement): { again: () => void; stop: () => void } {
  let inside = false
  let byPointer = false
  const came = (): void => void (inside = true)
  // Whoever points does not need it, and a ring that appears elsewhere would only puzzle them.
  const pointed = (): void => {
    inside = false
    byPointer = true
  }
  // A key would put a ring around what was only clicked, and there it looks like something to do.
  const typed = ({ key }: KeyboardEvent): void => {
    const at = document.activeElement
    if (byPointer && /^(Escape|[0-9])$/.test(key) && at instanceof HTMLElement && at.matches('[data-ref]')) {
      at.blur()
      inside = false
    }
    byPointer = false
  }
  root.addEventListener('focusin', came)
  addEventListener('pointerdown', pointed, true)
  addEventListener('keydown', typed)
  return {
    again: () => {
      if (!inside || document.activeElement !== document.body) return
      firstChoice()?.focus()
    },
    stop: () => {
      root.removeEventListener('focusin', came)
      removeEventListener('pointerdown', pointed, true)
      removeEventListener('keydown', typed)
    },
  }
}
