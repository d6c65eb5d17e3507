import { mount, tick, unmount } from 'svelte'
import { dressOf } from '../games/registry'
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { texts } from '../lib/texts.svelte'
import type { RulePosition } from '../protocol'
import { Desk } from '../table/control/desk.svelte'
import { asWide } from '../table/control/narrow'
import type { Part } from './drawing'
import { wideLook } from './widelook'
import { Position } from './position'

/** The size of a table at which a part of it is drawn. */
const SIZES = { board: [1010, 640], own: [1180, 190], rail: [240, 620] } as const

const positions = new Map<string, Promise<RulePosition>>()
const pictures = new Map<string, Promise<HTMLElement>>()

/** A position of a game's kept game, asked for once. */
export function positionOf(game: string, name: string): Promise<RulePosition> {
  return kept(positions, `${game} ${name}`, () => api.position(game, name))
}

/** A part of the table at a position, drawn by its own pieces and then left alone: to be copied, not to be touched. */
export function pictureOf(game: string, position: string, part: Part): Promise<HTMLElement> {
  const key = [game, position, part, settings.language].join(' ')
  return kept(pictures, key, () => draw(game, position, part))
}

function kept<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let found = known.get(key)
  if (found === undefined) {
    found = make()
    known.set(key, found)
    // What could not be fetched is asked for again when it is wanted next.
    found.catch(() => known.delete(key))
  }
  return found
}

async function draw(game: string, name: string, part: Part): Promise<HTMLElement> {
  const [position, painted] = await Promise.all([
    positionOf(game, name),
    dressOf(game).painted?.(),
    texts.load(game),
  ])
  const model = new Position(position)
  const drawing = painted?.default
  const Part = { board: drawing?.Board, own: drawing?.Own, rail: drawing?.Rail }[part]
  if (Part === undefined) throw new Error(`${game} paints no ${part}`)

  const outside = document.createElement('div')
  const [width, height] = SIZES[part]
  outside.inert = true
  outside.setAttribute(
    'style',
    `position: fixed; top: 0; left: -9999px; width: ${width}px; height: ${height}px;`,
  )
  const shadow = outside.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [wideLook()]
  const [host, board] = [document.createElement('div'), document.createElement('div')]
  host.dataset['game'] = game
  board.className = 'board'
  board.setAttribute('style', `display: grid; width: ${width}px; height: ${height}px;`)
  host.append(board)
  shadow.append(host)
  document.body.append(outside)
  const drawn = asWide(() => mount(Part, { target: board, props: { model, desk: new Desk(model) } }))
  try {
    // Some parts are laid out by their size, which is known a frame later; signs of a sheet come over the line.
    await tick()
    await nextFrame()
    await tick()
    await nextFrame()
    await signs(shadow)
    return copyOf(host)
  } finally {
    await unmount(drawn)
    outside.remove()
  }
}

const LONGEST = 60
/** Waits for the signs that are pointed at, and lays copies of them beside what points there. */
async function signs(shadow: ShadowRoot): Promise<void> {
  const [host] = shadow.children
  const store = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  store.setAttribute('style', 'position: absolute; width: 0; height: 0')
  const names = new Set(
    [...shadow.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((name) => name.startsWith('#')),
  )
  for (let turn = 0; turn < LONGEST; turn += 1) {
    if ([...names].every((name) => shadow.querySelector(name) ?? document.querySelector(name))) break
    await nextFrame()
  }
  for (const name of names) {
    const sign = shadow.querySelector(name) ? null : document.querySelector(name)
    if (sign) store.append(sign.cloneNode(true))
  }
  host?.append(store)
}

const nextFrame = (): Promise<unknown> => new Promise((done) => setTimeout(done, 34))

/** A copy that nothing can be done with; its names stay, as nobody looks for them in a drawing. */
function copyOf(host: HTMLElement): HTMLElement {
  const copy = host.cloneNode(true) as HTMLElement
  const names = [
    ['ref', 'shown'],
    ['place', 'lies'],
  ] as const
  for (const [from, to] of names) {
    for (const one of copy.querySelectorAll(`[data-${from}]`)) {
      one.setAttribute(`data-${to}`, one.getAttribute(`data-${from}`) ?? '')
      one.removeAttribute(`data-${from}`)
    }
  }
  return copy
}
