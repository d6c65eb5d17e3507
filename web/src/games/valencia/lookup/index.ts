import type { Drawn } from '../../drawn'
import { idOf, mark, word } from '../../painted/reading'
import { tint } from '../art/emblems'
import Mark from './Mark.svelte'
import Art from './Art.svelte'
import Card from './Card.svelte'

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  spaces: [84, 78],
  fountains: [100, 84],
  cards: [88, 94],
  goods: [110, 80],
}

const drawn: Drawn = {
  Card,
  Art,
  Mark,
  marked: (ref) => ref.startsWith('guild:'),
  bar: (thing) => tint(word(mark(thing, 'guild', 'guild')) || idOf(thing.ref)).main,
  size: (shelf) => SIZES[shelf] ?? [170, 82],
}

export default drawn
