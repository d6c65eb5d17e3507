/** Looking things up: the drawer, the large card, and what both are told; loaded when one of them is wanted. */
export { Index } from './known.svelte'
export { default as LargeCard } from './LargeCard.svelte'
export { default as LookUp } from './LookUp.svelte'
