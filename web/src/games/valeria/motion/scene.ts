import type { Scene } from '../../../table/motion/motions'
import { idOf, kindOf } from '../../painted/reading'
import { drawing } from '../art/signs'
import Piece from './Piece.svelte'

/** Wherever in the middle of the table a card or a token may lie. */
const CENTRE = ['monsters', 'citizens', 'domains', 'agents', 'araby', 'nae_aerie', 'amarynth']
const at = (what: string): string => CENTRE.map((place) => `${place}/{${what}}`).join('|')
const AREA = 'area {seat}/{}|area {seat}'
const OTHER = 'area {other}/{}|area {other}'
const TABLEAU = 'tableau {seat}/{}|area {seat}'
const DICE = 'dice'
const PAID = { flies: 'paid', from: AREA, to: `${at('card')}|${DICE}` } as const
const GAINS = { flies: 'gains', from: DICE, to: AREA } as const
const ROLLED = [{ drawn: 'board/Die.svelte' }] as const
const COMES = [{ drops: at('card') }] as const
const card = (to: string, from = at('card')) => ({ flies: 'card', from, to }) as const

/** What each event of Valeria sets in motion. */
const scene: Scene = {
  motions: {
    rolled: ROLLED,
    rerolled: [{ flies: 'paid', from: AREA, to: DICE }, ...ROLLED],
    die_changed: [{ flies: 'paid', from: AREA, to: DICE }, ...ROLLED],
    dark_dice: ROLLED,
    struck: [{ turns: at('card') }],
    lost: [{ flies: 'losses', from: AREA, to: DICE }],
    token_laid: [{ flies: 'tokens', from: AREA, to: at('card') }],
    stole: [{ flies: 'gains', from: OTHER, to: AREA }],
    gave: [{ flies: 'gains', from: AREA, to: OTHER }],
    income: [GAINS],
    harvested: [
      { flies: 'paid', times: 'untold', from: AREA, to: DICE },
      { ...GAINS, times: 'untold' },
    ],
    gained: [{ ...GAINS, from: `${at('card')}|${DICE}` }],
    exchanged: [{ flies: 'paid', from: AREA, to: DICE }, GAINS],
    took: [GAINS],
    took_offering: [{ ...GAINS, from: 'exekratys/{}|exekratys' }],
    offered: [{ flies: 'paid', from: AREA, to: 'exekratys/{}|exekratys' }],
    stored: [{ flies: 'paid', from: AREA, to: DICE }],
    bought_action: [{ flies: 'paid', from: AREA, to: DICE }],
    slain: [PAID, card('slain {seat}/{}|slain {seat}|area {seat}')],
    recruited: [PAID, card(TABLEAU)],
    built: [PAID, card('built {seat}/{}|built {seat}|area {seat}')],
    free_domain: [card('built {seat}/{}|built {seat}|area {seat}')],
    joined: [card(TABLEAU)],
    taken_captive: [card('slain {seat}/{}|slain {seat}|area {seat}', `${at('card')}|area {other}`)],
    captured: [card('dark_lord/{}|dark_lord')],
    engaged: [PAID, card('area {seat}')],
    rescued: [PAID, card('cargo {seat}/{}|cargo {seat}|area {seat}')],
    got_free: [card('cargo {seat}/{}|cargo {seat}|area {seat}')],
    bought: [
      { flies: 'paid', from: AREA, to: DICE },
      {
        flies: 'cards',
        from: CENTRE.map((place) => `${place}/{}`).join('|'),
        to: 'cargo {seat}/{}|cargo {seat}|area {seat}',
      },
    ],
    banner_placed: [PAID],
    put_back: [card(at('card'), TABLEAU)],
    sent_back: [card(at('card'), 'tableau {other}/{}|area {other}')],
    sent_away: [card('exhausted_deck')],
    noble_left: [card('exhausted_deck')],
    banished: [card('exhausted_deck', 'tableau {other}/{}|built {other}/{}|slain {other}/{}|area {other}')],
    changed_sides: [card(TABLEAU, 'tableau {other}/{}|area {other}')],
    samurai_laid: [card(at('card'), 'area {seat}')],
    flipped: [{ turns: 'tableau {other}/{card}|built {other}/{card}|cargo {other}/{card}' }],
    tomes_turned: [{ turns: 'cargo {seat}/{first}' }],
    tomes_back: [{ turns: 'cargo {seat}' }],
    turned_up: [{ turns: at('card') }],
    turned_citizen: [{ turns: at('card') }],
    revealed: [card(at('card'), 'exhausted_deck')],
    exhausted: [{ flies: 'cover:exhausted', from: 'exhausted_deck', to: '{row}/cover:exhausted|{row}' }],
    uncovered: [{ turns: at('card') }],
    agent_came: COMES,
    guard_came: COMES,
    tower_began: COMES,
    tower_completed: [card('exhausted_deck')],
    tower_captured: [card('exhausted_deck')],
    kept: [{ drops: 'duke {seat}/{card}' }],
    relic_kept: [{ drops: 'relic {seat}/{card}' }],
    dark_lord: [{ turns: 'dark_lord/{card}' }],
    happened: [{ turns: at('card') }],
    row_filled: [{ drops: 'araby|nae_aerie|amarynth' }],
    sailed: [{ flies: 'resource:map', from: AREA, to: '{place}' }],
  },
  // Whoever chose what to harvest has seen it come, one by one.
  more: ({ args: { cards, island, own, slot } }) => ({
    untold: own === 'yes' ? 0 : 1,
    ...(Array.isArray(cards) ? { first: cards[0] ?? '' } : {}),
    ...(typeof island === 'string' ? { place: idOf(island) } : {}),
    ...(typeof slot === 'number' ? { row: slot < 5 ? 'monsters' : slot < 15 ? 'citizens' : 'domains' } : {}),
  }),
  Piece,
  draws: (ref) => kindOf(ref) === 'resource' && drawing(idOf(ref)) !== null,
}

export default scene
