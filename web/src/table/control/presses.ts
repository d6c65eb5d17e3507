import type { TableModel } from '../model/tablemodel'

const GAME = '[data-ref], [data-offer], [data-choice], .acts'
const STEERS = /^(Tab|Escape|Arrow.*|Home|End|Page.*|Shift|Control|Alt|Meta)$/

const onlyShows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, summary') !== null &&
  target.closest(GAME) === null

/** What a press does while the bots' moves are being shown, and that a double click does one thing. */
export function presses(model: TableModel): {
  press: (event: Event) => void
  once: (event: MouseEvent) => void
} {
  // Whoever presses something while the bots' moves are being shown sees the rest of them at once. That is all the
  // press does to the game: what lies under the pointer now lay elsewhere when it was aimed at. A press on something
  // that only opens or shows, as the cards of another, does just that: it would move away under the pointer.
  let hurried = false
  function press(event: Event): void {
    hurried = model.held === true
    if (!hurried) return
    if (event instanceof PointerEvent && onlyShows(event.target)) {
      hurried = false
      return
    }
    model.hurry?.()
    if (event instanceof KeyboardEvent && !STEERS.test(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** The second click of a double click does nothing more to the game. */
  function once(event: MouseEvent): void {
    if ((event.detail < 2 && !hurried) || !(event.target instanceof Element)) return
    if (event.target.closest('[data-ref], [data-offer], [data-choice]') === null) return
    event.stopPropagation()
    event.preventDefault()
  }
  return { press, once }
}
