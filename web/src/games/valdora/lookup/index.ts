import type { Drawn } from '../../drawn'
import Art from './Art.svelte'
import Card from './Card.svelte'
import Mark from './Mark.svelte'
import Head from './Head.svelte'

const drawn: Drawn = {
  Card,
  Art,
  Head,
  Mark,
  marked: (ref) => ref.startsWith('craftsman:'),
  bar: ({ ref }) => (ref.startsWith('equipment:') ? '#8a5a26' : '#2d6a4a'),
  size: () => [84, 118],
}

export default drawn
