import type { Drawings } from '../drawing'

/** How the drawings of Valeria's rules are cut out of its board. */
const figures: Drawings = {
  turn: {
    kind: 'tiles',
    panels: [
      { position: 'action', shows: ['.dice'] },
      { position: 'harvest', part: 'own', shows: ['*.column.lit'] },
      { position: 'action', shows: ['citizen:mercenary'] },
      { position: 'late', shows: ['cover:exhausted'] },
    ],
  },
  roll: { kind: 'beside', panel: { position: 'action', shows: ['.rolled'] } },
  harvest: {
    kind: 'wide',
    panel: { position: 'harvest', part: 'own', shows: ['tableau 1'], narrow: ['*.column.lit'] },
  },
  actions: {
    kind: 'tiles',
    panels: [
      { position: 'action', shows: ['monster:treant'] },
      { position: 'action', shows: ['citizen:mercenary'] },
      { position: 'action', shows: ['domain:shattered_hand'] },
    ],
  },
  slay: {
    kind: 'wide',
    panel: {
      position: 'action',
      shows: ['monster:treant', 'monster:gold_golem'],
      narrow: ['monster:gelatinous_cube', 'monster:gold_golem'],
    },
  },
  recruit: {
    kind: 'wide',
    panel: {
      position: 'action',
      shows: ['citizen:blacksmith', 'citizen:miner'],
      narrow: ['citizen:blacksmith', 'citizen:mercenary'],
    },
  },
  build: {
    kind: 'wide',
    panel: {
      position: 'action',
      shows: ['domain:shattered_hand', 'domain:cathedral_of_st_aquila'],
    },
  },
  exhausted: { kind: 'beside', panel: { position: 'late', shows: ['cover:exhausted'] } },
  scoring: { kind: 'score', position: 'end' },
}

export default figures
