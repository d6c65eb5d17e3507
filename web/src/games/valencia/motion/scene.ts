import type { Scene } from '../../../table/motion/motions'
import { kindOf } from '../../painted/reading'
import Piece from './Piece.svelte'

const SUPPLY = 'supply/{}|supply|steps'
const AREA = 'area {seat}/{}|area {seat}'
const HOME = 'area {seat}/member:member|area {seat}'
const MEMBER = 'member:{seat}'
const PURSE = 'area {seat}/coin:coin|area {seat}'
const FOUND = [{ drawn: 'auction/BidderRow.svelte' }] as const

/** What each event of Valencia sets in motion. */
const scene: Scene = {
  motions: {
    tasks_chosen: [{ flies: 'task:back', from: 'tasks {seat}', to: SUPPLY }],
    drew: [{ drawn: 'planning/Hand.svelte' }],
    added: [{ drawn: 'planning/MovableCard.svelte' }],
    closed: [{ drawn: 'planning/MovableCard.svelte' }],
    planned: [{ flies: 'stacks', from: 'pile {seat}', to: 'stacks {seat}/{}|stacks {seat}' }],
    revealed: FOUND,
    nina: FOUND,
    won: [{ drawn: 'auction/Ribbon.svelte' }],
    waits: [{ flies: 'privilege:privilege', from: AREA, to: 'auction/seat:{seat}|council' }],
    nest_egg: [{ flies: 'coin:coin', times: 'n', from: SUPPLY, to: PURSE }],
    warehouse: [{ flies: 'good', from: SUPPLY, to: AREA }],
    assisted: [{ flies: MEMBER, walks: true, from: HOME, to: 'council/{council}|council' }],
    seated: [{ flies: MEMBER, walks: true, from: HOME, to: 'council/{council}|council' }],
    pushed: [{ flies: MEMBER, walks: true, from: 'council/{council}|council', to: HOME }],
    took: [{ flies: 'good', from: SUPPLY, to: AREA }],
    placed: [
      { flies: 'coin:coin', times: 'n', from: PURSE, to: SUPPLY },
      { flies: MEMBER, walks: true, from: HOME, to: 'city/{space}' },
    ],
    sold: [
      { flies: 'good', from: AREA, to: SUPPLY },
      { flies: 'coin:coin', times: 'n', from: SUPPLY, to: PURSE },
    ],
    upgraded: [
      { flies: 'good', from: AREA, to: SUPPLY },
      { flies: 'better', from: SUPPLY, to: AREA },
    ],
    recalled: [{ flies: 'card', from: 'discard {seat}/{}|discard {seat}', to: 'pile {seat}' }],
    tasks_drawn: [{ flies: 'task:back', times: 'n', from: 'supply/{}|supply|steps', to: 'tasks {seat}' }],
    palm_moved: [{ flies: 'palm:tree', walks: true, from: 'bushes/{origin}', to: 'bushes/{bush}' }],
    moved: [{ flies: MEMBER, walks: true, from: 'city/{origin}', to: 'city/{space}' }],
    back: [{ flies: 'card', from: 'discard {seat}/{}|discard {seat}', to: 'pile {seat}' }],
    planted: [{ flies: 'palm:tree', walks: true, from: 'steps|supply', to: 'bushes/{bush}' }],
    founded: [{ flies: 'fountain', walks: true, from: 'boards|steps', to: 'city/{space}' }],
    council: [{ compared: 'points' }],
    privilege: [{ flies: 'privilege:privilege', from: 'council', to: AREA }],
    unused: [{ flies: 'card:back', times: 'n', from: 'stacks {seat}', to: 'pile {seat}' }],
  },
  Piece,
  draws: (ref) =>
    ['good', 'coin', 'privilege', 'member', 'palm', 'fountain', 'task', 'card', 'stack'].includes(
      kindOf(ref),
    ),
}

export default scene
