import type { Drawn } from '../../drawn'
import { kindOf } from '../../painted/reading'
import { enamel } from '../art/signs'
import { faceOf } from '../cards/faces'
import Legend from '../sheets/Legend.svelte'
import Art from './Art.svelte'
import Card from './Card.svelte'

const BARS: Readonly<Record<string, string>> = {
  monster: '#7a2a3e',
  domain: '#1d5c78',
  duke: '#2868ab',
  relic: '#5b3f96',
}

const drawn: Drawn = {
  Card,
  Art,
  More: Legend,
  bar: ({ ref }) =>
    kindOf(ref) === 'citizen' ? enamel(faceOf(ref).roles?.[0]).from : (BARS[kindOf(ref)] ?? '#33476b'),
  size: (shelf) => (shelf === 'dukes' ? [190, 108] : shelf === 'relics' ? [190, 84] : [104, 122]),
}

export default drawn
