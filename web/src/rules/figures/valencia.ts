import type { Drawings } from '../drawing'

const SEATS = ['council:nobility', 'council:church', 'council:oranges', 'council:tiger_nuts']

/** How the drawings of Valencia's rules are cut out of its board. */
const figures: Drawings = {
  round: {
    kind: 'tiles',
    panels: [
      { position: 'planning', part: 'own', shows: ['.zone.hand .fan'] },
      { position: 'place', shows: ['.steps ol li:nth-child(1)', '.steps ol li:nth-child(3)'] },
      { position: 'council', shows: SEATS },
    ],
  },
  stacks: {
    kind: 'wide',
    panel: {
      position: 'planning',
      part: 'own',
      shows: ['.zone.hand', '.zone.piles'],
      narrow: ['.zone.piles'],
    },
  },
  auction: { kind: 'beside', panel: { position: 'bid', shows: ['.tray .chips', '.bidders'] } },
  council: { kind: 'beside', panel: { position: 'council', shows: SEATS } },
  place: {
    kind: 'wide',
    panel: { position: 'place', shows: ['space:4_0', 'space:7_7'], narrow: ['space:4_0', 'space:7_3'] },
  },
  fountain: {
    kind: 'wide',
    panel: { position: 'fountain', shows: ['space:2_2', 'space:5_7'], narrow: ['space:2_2', 'space:5_5'] },
  },
  'council-phase': { kind: 'beside', panel: { position: 'end', shows: SEATS } },
  scoring: { kind: 'score', position: 'end' },
}

export default figures
