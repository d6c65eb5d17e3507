import { describe, expect, test } from 'vitest'
import valdora from '../../src/games/valdora/motion/scene'
import valencia from '../../src/games/valencia/motion/scene'
import valeria from '../../src/games/valeria/motion/scene'
import valletta from '../../src/games/valletta/motion/scene'
import { movingBy, type Motion, type Scene } from '../../src/table/motion/motions'
import { keysOf, read } from '../files'
import { event, place, screenWith, tile } from '../laid'

const SCENES: Readonly<Record<string, Scene>> = { valdora, valencia, valeria, valletta }

/** Kinds of events that move nothing on the table: who is asked, what is only said, and what set-up has laid. */
const STILL: Readonly<Record<string, string>> = {
  valdora:
    'first_player round nothing_to_do did_nothing side_emptied no_bonus_left no_craftsman_left last_round round_limit game_over',
  valencia:
    'start_player tasks_dealt task_kept ready round stopped auction passed nina_won nobody_won seat_kept skipped idle declined game_over',
  valeria:
    'first_player dukes_chosen turn rests passed_over left_bare low_sum asleep woke column_lost game_over relics_chosen relic_used blockaded',
  valletta: 'first_player turn copied gained_nothing jean_stays triggered final_phase out game_over',
}
/** Places that only the page knows. */
const PAGE = ['dice']

/** The kinds of events of a game, as its rules know them. */
const eventsOf = (game: string): string[] =>
  [...read(`../src/valtable/games/${game}/people/events.py`).matchAll(/^ {4}"(\w+)": "[\w-]+",$/gm)].map(
    ([, kind = '']) => kind,
  )
const spotsOf = (motion: Motion): string[] =>
  'flies' in motion
    ? [motion.from, motion.to]
    : 'turns' in motion
      ? [motion.turns]
      : 'drops' in motion
        ? [motion.drops]
        : []

describe.each(Object.entries(SCENES))('%s', (game, scene) => {
  const kinds = eventsOf(game)
  const still = STILL[game]?.split(' ') ?? []
  const motions = Object.values(scene.motions).flat()

  test('every event that moves something has a motion, and no other has one', () => {
    expect(kinds.length).toBeGreaterThan(25)
    expect(kinds.filter((kind) => (scene.motions[kind] ?? []).length === 0).toSorted()).toEqual(
      still.toSorted(),
    )
    expect(Object.keys(scene.motions).filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  test('what flies goes between places of the table', () => {
    const known = new Set([
      ...keysOf(read(`../src/valtable/games/${game}/texts/en.ftl`))
        .filter((key) => key.startsWith('place-'))
        .map((key) => key.slice('place-'.length)),
      ...PAGE,
    ])
    const named = motions
      .flatMap(spotsOf)
      .flatMap((spots) => spots.split('|'))
      .map((spot) => spot.split(/[ /]/)[0] ?? '')
      .filter((name) => !name.startsWith('{'))
    expect(named.length).toBeGreaterThan(8)
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  })

  test('what is left to a drawing is moved there', () => {
    for (const motion of motions) {
      if (!('drawn' in motion)) continue
      const at = `src/games/${game}/${motion.drawn}`
      expect(read(at), at).toMatch(/\b(in|out|animate):|\.animate\(|animation:|transition:/)
    }
  })
})

test('each thing flies as often as it was given, from where it lay to whose it is now', () => {
  const told = [
    event('recruited', { seat: 'seat:1', card: 'citizen:cleric', paid: ['resource:gold'] }),
    event('income', { seat: 'seat:0', gains: ['resource:gold', 'resource:gold', 'resource:magic'] }),
    event('turn', { seat: 'seat:0', n: 2 }),
  ]
  const { flights, events } = movingBy(valeria, told, screenWith([]))
  expect(events).toBe(2)
  expect(flights.map(({ ref, n }) => `${n} ${ref}`)).toEqual([
    '1 resource:gold',
    '1 citizen:cleric',
    '2 resource:gold',
    '1 resource:magic',
  ])
  expect(flights[1]?.from).toContain('citizens/citizen:cleric')
  expect(flights[1]?.to).toBe('tableau 1/citizen:cleric|area 1')
  expect(flights[2]).toMatchObject({ from: 'dice', to: 'area 0/resource:gold|area 0' })
})

test('a card comes out of the book of the city where its buyer stands', () => {
  const at = tile('space:city_c', { marks: [['pawn', { seat: 'seat:2' }]] })
  const before = screenWith([place('map', [at]), place('commission_c', [])])
  const bought = event('bought_commission', { seat: 'seat:2', card: 'commission:red' })
  expect(movingBy(valdora, [bought], before).flights).toMatchObject([
    { ref: 'commission:red', from: 'commission_c/commission:red|commission_c' },
  ])
})

test('the good of a barrel comes from where Jean stands, others from the supply', () => {
  const gained = (card: string) =>
    event('gained', { seat: 'seat:1', card: `character:${card}`, goods: ['good:wood'] })
  const from = (card: string) => movingBy(valletta, [gained(card)], screenWith([])).flights[0]?.from
  expect(from('jean_parisot_de_valette')).toMatch(/^street\/figure:jean\|/)
  expect(from('maid')).toBe('|supply/good:wood|slots 1/character:maid|street')
})
