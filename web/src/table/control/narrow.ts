import { MediaQuery } from 'svelte/reactivity'

const small = new MediaQuery('max-width: 1100px')
/** Whether there is too little room for everything at once: then what is beside the board comes in sheets. */
export const isNarrow = (): boolean => small.current
