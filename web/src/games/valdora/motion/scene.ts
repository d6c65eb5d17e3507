import type { Event, Screen } from '../../../protocol'
import type { Scene } from '../../../table/motion/motions'
import { kindOf, placeOf, seatIn } from '../../painted/reading'
import { standsAt } from '../layout'
import Piece from './Piece.svelte'

const PURSE = 'purse {seat}'
/** Where somebody stands: mines, houses and the bank are drawn there. */
const HERE = 'pawns/pawn:{seat}'
const COINS = { from: HERE, to: PURSE }
const PAGE = [{ drawn: 'board/Book.svelte' }] as const

/** The book of the city in which the seat of an event stands. */
function bookOf({ args }: Event, before: Screen): string {
  const seat = seatIn(args['seat'])
  const letter = seat === null ? '' : standsAt(before, seat).replace(/^city_/, '')
  return (
    ['equipment', 'commission']
      .map((kind) => `${kind}_${letter}`)
      .find((book) => placeOf(before, book) !== null) ?? ''
  )
}

/** What each event of Valdora sets in motion. */
const scene: Scene = {
  motions: {
    moved: [{ drawn: 'board/Pawn.svelte' }],
    passed: [{ flies: 'provisions:pack', from: PURSE, to: HERE }],
    met: [{ flies: 'coin:silver', from: PURSE, to: 'purse {other}' }],
    met_full: [{ flies: 'coin:silver', from: PURSE, to: 'pawns/pawn:{other}' }],
    replenished: [{ flies: 'coin:silver', times: 'n', ...COINS }],
    provided: [{ flies: 'provisions:pack', ...COINS }],
    turned: PAGE,
    equipment_shows: PAGE,
    commission_shows: PAGE,
    bought_equipment: [
      { flies: 'gem:gold', from: 'equipment {seat}/{carrier}|equipment {seat}', to: '{book}' },
      { flies: 'card', from: '{book}/{}|{book}', to: 'equipment {seat}/{}|equipment {seat}' },
    ],
    bought_commission: [
      { flies: 'card', from: '{book}/{}|{book}', to: 'commissions {seat}/{}|commissions {seat}' },
    ],
    returned: [{ flies: 'card', from: 'commissions {seat}/{}|commissions {seat}', to: '{book}' }],
    unloaded: [{ flies: 'gem', from: 'equipment {seat}/{card}|equipment {seat}', to: 'discard/{}|discard' }],
    loaded: [
      { flies: 'coin:silver', times: 'n', from: PURSE, to: HERE },
      { flies: 'gem', from: HERE, to: 'equipment {seat}/{card}|equipment {seat}' },
    ],
    paid_gem: [{ flies: 'gem', from: 'equipment {seat}/{card}|equipment {seat}', to: 'discard/{}|discard' }],
    paid_coin: [{ flies: 'coin:silver', from: PURSE, to: HERE }],
    completed: [{ flies: 'card', from: 'commissions {seat}/{}|commissions {seat}', to: 'completed {seat}' }],
    bonus: [{ flies: 'bonus:tile', from: 'craftsmen', to: 'tiles {seat}' }],
    hired: [{ flies: 'tile', from: 'craftsmen/{}', to: 'tiles {seat}/{}|tiles {seat}' }],
    workshop: [{ drops: 'workshops/{workshop}' }],
  },
  more: (event, before) => ({ book: bookOf(event, before) }),
  Piece,
  draws: (ref) =>
    ['gem', 'coin', 'craftsman', 'provisions', 'bonus', 'commission', 'equipment'].includes(kindOf(ref)),
}

export default scene
