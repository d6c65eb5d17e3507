import type { Event, Screen } from '../../../protocol'
import type { Scene } from '../../../table/motion/motions'
import { kindOf, placeOf, seatIn, word } from '../../painted/reading'
import { standsAt } from '../layout'
import Piece from './Piece.svelte'

const PURSE = 'purse {seat}'
/** Where somebody stands: mines, houses and the bank are drawn there. */
const HERE = 'map/{here}'
const COINS = { from: HERE, to: PURSE }
const PAGE = [{ drawn: 'board/Book.svelte' }] as const

/** Where a seat stands when an event happens: it may have ridden there just before. */
function spaceOf(seat: number | null, before: Screen, told: readonly Event[]): string {
  if (seat === null) return ''
  const rode = told.findLast(({ kind, args }) => kind === 'moved' && seatIn(args['seat']) === seat)
  return word(rode?.args['space']) || standsAt(before, seat)
}
const bookAt = (space: string, screen: Screen): string =>
  ['equipment', 'commission']
    .map((kind) => space.replace(/^city/, kind))
    .find((book) => placeOf(screen, book) !== null) ?? ''

/** What each event of Valdora sets in motion. */
const scene: Scene = {
  motions: {
    moved: [{ drawn: 'board/Pawn.svelte' }],
    passed: [{ flies: 'provisions:pack', from: PURSE, to: HERE }],
    met: [{ flies: 'coin:silver', from: PURSE, to: 'purse {other}' }],
    met_full: [{ flies: 'coin:silver', from: PURSE, to: 'map/{there}' }],
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
  more: ({ args }, before, told) => {
    const here = spaceOf(seatIn(args['seat']), before, told)
    const there = spaceOf(seatIn(args['other']), before, told)
    return { here: `space:${here}`, there: `space:${there}`, book: bookAt(here, before) }
  },
  Piece,
  draws: (ref) =>
    ['gem', 'coin', 'craftsman', 'provisions', 'bonus', 'commission', 'equipment'].includes(kindOf(ref)),
}

export default scene
