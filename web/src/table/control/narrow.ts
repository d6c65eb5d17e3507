import { flushSync } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

const small = new MediaQuery('max-width: 1100px')
let drawnWide = false
/** Whether there is too little room for everything at once: then what is beside the board comes in sheets. */
export const isNarrow = (): boolean => !drawnWide && small.current

/** Draws something as where there is room, whatever the screen: the rules show boards so on a phone, too. */
export function asWide<T>(draw: () => T): T {
  drawnWide = true
  try {
    const drawn = draw()
    flushSync()
    return drawn
  } finally {
    drawnWide = false
  }
}
