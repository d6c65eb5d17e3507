import type { Thing } from '../../../src/protocol'
import { counter as laidCounter, offer, place, screenWith, thing as laid } from '../../laid'

export const thing = (ref: string, marks: Thing['marks'] = [], more: Partial<Thing> = {}): Thing =>
  laid(ref, { marks, ...more })
export const counter = (ref: string, count: number, marks: Thing['marks'] = []): Thing =>
  laidCounter(ref, { count, marks })

export const page = (ref: string, side: string, n: number, marks: Thing['marks'] = []): Thing =>
  thing(ref, [['side', { side: `side:${side}`, n }], ...marks])
export const seen = (ref: string, side: string, n: number): Thing =>
  thing(ref, [['lies', { side: `side:${side}`, n }]])
export const red = thing('commission:red', [
  ['wants', { wants: ['gem:ruby'] }],
  ['points', { n: 5 }],
])
export const screen = screenWith(
  [
    place('round', [
      thing(
        'track:round',
        [
          ['last_round', { seat: 'seat:2' }],
          ['round_limit', { n: 30 }],
        ],
        { kind: 'track', count: 12 },
      ),
    ]),
    place('map', [
      thing('space:city_a', [
        ['pawn', { seat: 'seat:0' }],
        ['pawn', { seat: 'seat:2' }],
      ]),
      thing('space:road_04', [
        ['pawn', { seat: 'seat:1' }],
        ['gems', { gems: ['gem:ruby', 'gem:gold'] }],
        ['stop', { n: 1 }],
      ]),
      thing('space:harbor_east', [
        ['ships', { n: 2 }],
        ['stop_with_provisions', { n: 0 }],
      ]),
    ]),
    place('equipment_a', [page('equipment:hammer', 'right', 9, [['loads', { gem: 'gem:amethyst' }]])]),
    place('seen_equipment_a', [seen('equipment:hammer', 'right', 1), seen('equipment:cart', 'right', 2)]),
    place('craftsmen', [
      counter('craftsman:red', 0, [['gives', { tile: 'craftsman:green' }]]),
      counter('craftsman:blue', 0, [['gives_none', {}]]),
      counter('craftsman:green', 2),
    ]),
    place('workshops', [
      thing('workshop:red', [
        ['needs', { n: 2 }],
        ['points', { n: 10 }],
      ]),
      thing('workshop:blue', [['points', { n: 20 }]], { seat: 1 }),
    ]),
    place('summary', [thing('equipment:shovel'), thing('equipment:cart'), thing('commission:red')]),
    place('purse', [counter('coin:silver', 4, [['most', { n: 6 }]]), thing('provisions:pack')], 0),
    place(
      'equipment',
      [
        thing('equipment:gold_pan', [['loads', { gem: 'gem:gold' }]]),
        thing('equipment:cart', [
          ['gem', { gem: 'gem:ruby' }],
          ['loads_any', { n: 2 }],
        ]),
      ],
      0,
    ),
    place('commissions', [red, { ...red }, counter('slot:free', 1)], 0),
    place('tiles', [counter('craftsman:red', 2), counter('bonus:tile', 3)], 0),
    place('completed', [counter('commission:back', 4)], 0),
  ],
  [{ seat: 0, kind: 'act', source: 'space:city_a', sealed: '' }],
  { offers: [offer('turn', { args: { side: 'side:right' } }), offer('end')] },
)
