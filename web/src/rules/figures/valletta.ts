import type { Drawings } from '../drawing'

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `.spaces .space:nth-of-type(${n})`)
const LAST = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((n) => `.spaces .space:nth-of-type(${n})`)

/** How the drawings of Valletta's rules are cut out of its board. */
const figures: Drawings = {
  turn: {
    kind: 'tiles',
    panels: [
      { position: 'play', part: 'own', shows: ['character:builder', 'character:stonecutter'] },
      { position: 'play', part: 'own', shows: ['area 1'] },
      { position: 'play', part: 'own', shows: ['.piles'] },
    ],
  },
  build: {
    kind: 'wide',
    panel: {
      position: 'build',
      shows: ['building:galley_port', 'building:roofers_yard_2', 'building:bank_2', 'building:hiring_hall'],
      marks: ['.piece.possible', '.card:not(.possible)'],
      narrow: ['building:bank_2', 'building:galley_port'],
    },
  },
  price: { kind: 'beside', panel: { position: 'later', shows: ['building:papal_chapel'] } },
  neighbours: {
    kind: 'wide',
    panel: {
      position: 'later',
      shows: [
        'building:roofers_yard_1',
        'building:tavern_2',
        'building:roofers_yard_2',
        'building:market_hall_2',
      ],
      narrow: ['building:masons_lodge_2', 'building:plaster_works'],
    },
  },
  upgrade: { kind: 'beside', panel: { position: 'late', shows: ['.card:has(.pill)'] } },
  jean: {
    kind: 'wide',
    panel: {
      position: 'start',
      shows: SPACES,
      marks: ['figure:jean', 'figure:1'],
      narrow: SPACES.slice(2, 8),
    },
  },
  'open-supply': { kind: 'beside', panel: { position: 'build', part: 'rail', shows: ['open_supply'] } },
  triggers: { kind: 'wide', panel: { position: 'late', shows: LAST, narrow: LAST.slice(4) } },
  scoring: { kind: 'score', position: 'end' },
}

export default figures
