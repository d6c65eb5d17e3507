import type { Scene } from '../../../table/motion/motions'
import { kindOf, number, refs, seatIn, thingsOf } from '../../painted/reading'
import Piece from './Piece.svelte'

const HOUSE = 'above/{building}|below/{building}'
const SUPPLY = 'supply/{}|supply'
const AREA = 'area {seat}/{}|area {seat}'
const SLOT = 'slots {seat}/{card}'
const SCORES = [{ compared: 'points' }, { compared: 'figures' }] as const

/** What each event of Valletta sets in motion. */
const scene: Scene = {
  motions: {
    drafted: [{ flies: 'good', from: 'draft/{}', to: AREA }],
    leftovers: [{ flies: 'goods', from: 'draft/{}', to: SUPPLY }],
    played: [{ flies: 'card', from: 'hand {seat}/{}', to: SLOT }],
    laid: [{ flies: 'card', from: 'hand {seat}/{}', to: SLOT }],
    gained: [{ flies: 'goods', from: `{origin}|supply/{}|${SLOT}|street`, to: AREA }],
    constructed: [
      { flies: 'cost', from: AREA, to: `${SUPPLY}|${HOUSE}` },
      { flies: 'house:{seat}', from: 'area {seat}/house:house', to: HOUSE },
      { flies: 'new:{card}', from: HOUSE, to: 'hand {seat}/{card}|hand {seat}' },
      { drops: HOUSE },
    ],
    upgraded: [{ flies: 'cost', from: AREA, to: `${SUPPLY}|${HOUSE}` }, { turns: HOUSE }],
    paid: [{ flies: 'cost', from: AREA, to: `${SUPPLY}|${SLOT}|street` }, ...SCORES],
    section_bonus: SCORES,
    scored: SCORES,
    jean_moved: [{ compared: 'figures' }],
    barrel: [{ drawn: 'board/Street.svelte' }],
    hired: [
      { flies: 'cost', from: AREA, to: `${SUPPLY}|open_supply` },
      { flies: 'card', from: 'open_supply/{}', to: 'hand {seat}/{}|hand {seat}' },
    ],
    fired: [{ flies: 'card', from: 'hand {seat}/{}|discard {seat}/{}', to: 'open_supply/{}' }],
    exchanged: [
      { flies: 'goods', from: AREA, to: `${SUPPLY}|street` },
      { flies: 'good', from: `${SUPPLY}|street`, to: AREA },
    ],
    swapped: [
      { flies: 'given', from: AREA, to: `${SUPPLY}|${SLOT}|street` },
      { flies: 'good', from: `${SUPPLY}|${SLOT}|street`, to: AREA },
    ],
    changed: [
      { flies: 'given', from: AREA, to: `${SUPPLY}|${SLOT}|street` },
      { flies: 'goods', from: `${SUPPLY}|${SLOT}|street`, to: AREA },
    ],
    stole: [{ flies: 'good', from: 'area {other}/{}|area {other}', to: AREA }],
    taxed: [{ flies: 'good', from: 'area {other}/{}|area {other}', to: AREA }],
    drew: [
      { flies: 'played', from: 'slots {seat}/{}', to: 'discard {seat}' },
      { flies: 'cards', from: 'deck {seat}', to: 'hand {seat}/{}' },
      { flies: 'character:back', times: 'backs', from: 'deck {seat}', to: 'hand {seat}' },
    ],
    renewed: [{ flies: 'character:back', from: 'discard {seat}', to: 'deck {seat}' }],
  },
  // What a barrel holds comes from where Jean stands, all else from the card that brings it. Whoever draws has put away
  // what was played; cards that are hidden are only counted.
  more: ({ args: { card, cards, n, seat } }, before) => ({
    origin: card === 'character:jean_parisot_de_valette' ? 'street/figure:jean' : '',
    played: thingsOf(before, 'slots', seatIn(seat)).flatMap(({ ref, kind }) => (kind === 'card' ? ref : [])),
    backs: refs(cards).length > 0 ? 0 : number(n),
  }),
  Piece,
  draws: (ref) => ['good', 'house', 'new'].includes(kindOf(ref)) || ref === 'character:back',
}

export default scene
