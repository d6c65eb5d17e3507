/** How the drawings of the rules are made: parts of a game's own board at a position of its kept game. */

export type Part = 'board' | 'own' | 'rail'

/** What is cut out of a board. */
export interface Panel {
  /** The name of a position, as the service knows it. */
  readonly position: string
  /** Which part of the table is drawn; the board, if none is named. */
  readonly part?: Part
  /** What must be seen whole: a thing (`space:city_a`), a place (`street`) or a selector (`.dice`); `*` before it: all such. */
  readonly shows: readonly string[]
  /** What bears the numbers of the captions, in their order. */
  readonly marks?: readonly string[]
  /** A dotted way from one thing to another. */
  readonly trail?: readonly [from: string, to: string]
  /** What is shown where there is little room: fewer pieces. */
  readonly narrow?: readonly string[]
}

export type Drawing =
  /** One picture over the whole width; its captions are numbered on it. */
  | { readonly kind: 'wide'; readonly panel: Panel }
  /** One small picture with its captions beside it. */
  | { readonly kind: 'beside'; readonly panel: Panel }
  /** Several small ones, a caption each. */
  | { readonly kind: 'tiles'; readonly panels: readonly Panel[] }
  /** Points by source at the end of the kept game. */
  | { readonly kind: 'score'; readonly position: string }

export type Drawings = Readonly<Record<string, Drawing>>

/** By title: loaded with the first drawing of a game. */
const OF: Readonly<Record<string, () => Promise<{ default: Drawings }>>> = {
  valdora: () => import('./figures/valdora'),
  valencia: () => import('./figures/valencia'),
  valletta: () => import('./figures/valletta'),
  valeria: () => import('./figures/valeria'),
}

export const drawingsOf = async (game: string): Promise<Drawings> => (await OF[game]?.())?.default ?? {}

export function selectorOf(name: string): string {
  if (/^[.[#]/.test(name)) return name
  return name.includes(':') ? `[data-shown="${name}"]` : `[data-lies="${name}"]`
}
