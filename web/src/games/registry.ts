import type { Component } from 'svelte'
import type { Offer, Place, Screen, Thing } from '../protocol'
import type { Desk } from '../table/control/desk.svelte'
import type { TableModel } from '../table/model/tablemodel'
import type { Scene } from '../table/motion/motions'
import type { Drawn } from './drawn'
import ValdoraGlyph from './valdora/art/Glyph.svelte'
import { hints, means } from './valdora/means'
import { means as meansInValeria } from './valeria/means'
import ValeriaGlyph from './valeria/art/Glyph.svelte'
import VallettaGlyph from './valletta/art/Glyph.svelte'

/** What every painted part of a table is given: the table as data, and the desk where gestures are made. */
export interface BoardProps {
  model: TableModel
  desk: Desk
}

/** The end as a picture: what is given besides, to look at the board instead. */
export interface EndProps extends BoardProps {
  look: (() => void) | null
}

/** A game's own drawings; each may be missing, then the generic one stands in. */
export interface Painted {
  /** What each event of the game sets in motion; loaded once the board is drawn. */
  scene: () => Promise<{ default: Scene }>
  /** Takes the place of the generic places and of the list of offers beside them. */
  Board: Component<BoardProps>
  /** One's own area below the board. */
  Own?: Component<BoardProps>
  /** The inside of another player's panel, or of the sheet that shows the whole of it. */
  Other?: Component<BoardProps & { seat: number; whole?: boolean }>
  /** Panels below the other players: what all share and what does not lie on the board. */
  Rail?: Component<BoardProps>
  /** The end of the game, in the place of one's own area, loaded when it comes; `save` is the address of the log. */
  Result?: () => Promise<{ default: Component<BoardProps & { save?: string | undefined }> }>
  /** What everybody has built, in the place of the board when the game is over; loaded when that comes. */
  End?: () => Promise<{ default: Component<EndProps> }>
  /** Whether the graph of the points stays beside the board at the end, because `Result` has no room for it. */
  graphBeside?: boolean
  /** Which keys the board has of its own. */
  keys?: () => string
  /** Beside the question in the banner: buttons for what nothing on the board stands for. */
  Acts?: Component<BoardProps>
}

export interface Dress {
  /** Loaded only at a table of this game, unless the plain table is preferred. */
  painted?: () => Promise<{ default: Painted }>
  /** How things are drawn where they are looked up; loaded with the drawer or the large card. */
  cards?: () => Promise<{ default: Drawn }>
  /** A small drawing for a thing's reference; draws nothing for what it does not know. */
  Glyph?: Component<{ of: string; size?: number }>
  /** Which things have such a drawing. */
  drawn?: (ref: string) => boolean
  /** Only whoever's turn it is is asked: whoever waits has ended theirs. */
  strict?: boolean
  /** Marks that only tell what may lie there: drawn faintly. */
  ghosts?: readonly string[]
  /** What an entry of the list shows beside its name: the things that lie where it leads. */
  hints?: (offer: Offer, screen: Screen) => string[]
  /** Which of several like things an action means, in one place or by what is asked. */
  means?: (offer: Offer, place: Place, thing: Thing, asked: string) => boolean
  /** What is not known of a seat's points may also cost some: what is known is not the least it has. */
  debts?: boolean
  /** Kinds of events that the story leaves out: small steps of one's own that are told as a whole afterwards. */
  hushed?: readonly string[]
  /** The kind of event that begins a turn, where others are asked in it too. */
  turn?: string
  /** Kinds of offers, or of their effects, that a click on a thing only lists: what nobody wants by accident. */
  careful?: readonly string[]
  /** Those of them that even a click in the list only shows on their thing, with what could be done instead. */
  twice?: readonly string[]
  /** Kinds of offers that do not stand in the way of a thing's main one: a click does that, the list has these. */
  besides?: readonly string[]
}

/** By title. A game without an entry is played at the generic table. */
const DRESSES: Readonly<Record<string, Dress>> = {
  valdora: {
    painted: () => import('./valdora'),
    cards: () => import('./valdora/lookup'),
    Glyph: ValdoraGlyph,
    drawn: (ref) => /^(gem:\w+|coin:silver)$/.test(ref),
    means,
    hints,
    careful: ['turn', 'swap', 'bars', 'ends_turn'],
    twice: ['bars'],
    ghosts: ['loads'],
    strict: true,
  },
  valencia: {
    painted: () => import('./valencia'),
    cards: () => import('./valencia/lookup'),
    hushed: ['stopped', 'added', 'closed'],
    debts: true,
  },
  valletta: {
    painted: () => import('./valletta'),
    cards: () => import('./valletta/lookup'),
    Glyph: VallettaGlyph,
    drawn: (ref) => /^(good:(gold|wood|stone|brick|any)|house:house|barrel:back)$/.test(ref),
    careful: ['fire', 'exchange', 'lay', 'steal'],
    besides: ['lay'],
  },
  valeria: {
    painted: () => import('./valeria'),
    cards: () => import('./valeria/lookup'),
    turn: 'turn',
    means: meansInValeria,
    Glyph: ValeriaGlyph,
    drawn: (ref) => /^(resource:(gold|strength|magic|vp|map)|role:(worker|soldier|shadow|holy))$/.test(ref),
  },
}

export const dressOf = (title: string): Dress => DRESSES[title] ?? {}
