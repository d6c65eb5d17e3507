import type { Drawn } from '../../drawn'
import { setColors } from '../art/emblems'
import { colorOf } from '../layout'
import Art from './Art.svelte'
import Card from './Card.svelte'

const drawn: Drawn = {
  Card,
  Art,
  bar: (thing) => setColors(colorOf(thing)).bar,
  size: (shelf) => (shelf === 'buildings' ? [124, 84] : shelf === 'characters' ? [96, 122] : [104, 80]),
}

export default drawn
