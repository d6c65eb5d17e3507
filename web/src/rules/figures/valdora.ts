import type { Drawings, Panel } from '../drawing'

const stop = (space: string): Panel => ({ position: 'ride', shows: [`space:${space}`] })

/** How the drawings of Valdora's rules are cut out of its board. */
const figures: Drawings = {
  turn: {
    kind: 'tiles',
    panels: [stop('road_02'), stop('house_yellow'), stop('mine_north'), stop('harbor_east'), stop('city_c')],
  },
  movement: {
    kind: 'wide',
    panel: {
      position: 'ride',
      shows: ['space:city_a', 'space:city_c', 'space:mine_north', 'space:house_violet', 'space:house_yellow'],
      marks: ['space:mine_north', 'space:house_violet', 'space:city_c'],
      trail: ['space:mine_north', 'space:city_c'],
      narrow: ['space:city_c', 'space:mine_north', 'space:house_violet'],
    },
  },
  encounters: {
    kind: 'wide',
    panel: {
      position: 'meeting',
      shows: ['space:road_08', 'space:road_10', 'space:house_green', 'space:harbor_west'],
      marks: ['space:road_10', 'space:house_green'],
    },
  },
  purchase: {
    kind: 'wide',
    panel: {
      position: 'city',
      shows: ['space:city_c', 'commission_c'],
      marks: ['commission_c', 'space:city_c'],
      narrow: ['commission_c'],
    },
  },
  load: {
    kind: 'tiles',
    panels: [
      { position: 'loading', shows: ['space:road_09'] },
      { position: 'loading', part: 'own', shows: ['equipment:gold_pan', 'equipment:hammer'] },
    ],
  },
  complete: {
    kind: 'tiles',
    panels: [
      { position: 'delivering', shows: ['space:house_blue'] },
      { position: 'delivering', part: 'own', shows: ['commission:blue'] },
      { position: 'delivering', shows: ['craftsmen'] },
    ],
  },
  end: { kind: 'beside', panel: { position: 'late', shows: ['craftsmen'] } },
  scoring: { kind: 'score', position: 'end' },
}

export default figures
