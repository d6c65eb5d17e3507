/** The parts of the generic table that a painted one never shows: loaded only where they are wanted. */
export { default as Own } from './people/Own.svelte'
export { default as Places } from './things/Places.svelte'
