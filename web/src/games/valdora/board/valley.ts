/** Where everything lies in the painted valley: the picture is 1000 wide and high, books and boards stand beside it. */

export type Kind = 'city' | 'mine' | 'house' | 'road' | 'harbor'
export interface Point {
  readonly x: number
  readonly y: number
}
/** A space as it is painted. */
export interface Landmark extends Point {
  readonly id: string
  readonly kind: Kind
  /** The colour of a house's crest. */
  readonly crest: string
  /** The letter over a city's gate, the same as on its book. */
  readonly letter: string
  /** How far below its middle the caption stands. */
  readonly caption: number
}

/** The same order as one reads the map, which is the order of the keyboard: from the north, line by line. */
const LANDMARKS: readonly (readonly [string, number, number, number?])[] = [
  ['mine_north', 500, 78],
  ['road_01', 292, 90],
  ['road_02', 708, 90],
  ['city_a', 115, 125],
  ['city_c', 885, 125],
  ['house_yellow', 395, 205],
  ['house_violet', 605, 205],
  ['road_09', 82, 305],
  ['road_03', 918, 305],
  ['road_11', 310, 325],
  ['house_white', 690, 325],
  ['house_green', 200, 405],
  ['road_05', 800, 405],
  ['city_harbor', 500, 450, -66],
  ['harbor_west', 65, 500],
  ['harbor_east', 935, 500],
  ['road_10', 200, 595],
  ['house_blue', 800, 595],
  ['mine_center', 310, 665],
  ['road_12', 690, 665],
  ['road_13', 500, 690],
  ['road_08', 82, 695],
  ['road_04', 918, 695],
  ['house_silver', 395, 795],
  ['house_red', 605, 795],
  ['city_d', 115, 875],
  ['city_b', 885, 875],
  ['road_07', 292, 910],
  ['road_06', 708, 910],
  ['mine_south', 500, 922],
]
const CAPTIONS: Readonly<Record<Kind, number>> = { city: 74, mine: 59, house: 59, road: 0, harbor: 63 }

const landmark = ([id, x, y, caption]: (typeof LANDMARKS)[number]): Landmark => {
  const [kind = '', rest = ''] = id.split('_')
  return {
    id,
    kind: kind as Kind,
    x,
    y,
    crest: kind === 'house' ? rest : '',
    letter: kind === 'city' && rest.length === 1 ? rest.toUpperCase() : '',
    caption: caption ?? CAPTIONS[kind as Kind],
  }
}

/** How far below the middle of a road its number stands: mostly above, but not where the name of a neighbour ends. */
export const numberY = (id: string): number => (id === 'road_05' || id === 'road_10' ? 32 : -32)

export const VALLEY: readonly Landmark[] = LANDMARKS.map(landmark)
export const landmarkOf = (id: string): Landmark | undefined => VALLEY.find((one) => one.id === id)

/** Half the width and height of the ring around a space, and how far below its middle that ring has its own. */
export const RINGS: Readonly<Record<Kind, readonly [number, number, number]>> = {
  city: [80, 72, 6],
  mine: [60, 54, 6],
  house: [56, 50, 6],
  road: [53, 48, 0],
  harbor: [58, 52, 6],
}

/** The roads as they are painted: two spaces and the point towards which the road bends. */
const ROADS: readonly (readonly [string, string, number, number])[] = [
  ['city_a', 'road_01', 201, 93],
  ['road_01', 'mine_north', 397, 101],
  ['mine_north', 'road_02', 605, 67],
  ['road_02', 'city_c', 794, 122],
  ['road_01', 'house_yellow', 353, 139],
  ['house_yellow', 'house_violet', 500, 222],
  ['house_violet', 'road_02', 647, 139],
  ['city_c', 'road_03', 887, 218],
  ['road_03', 'harbor_east', 942, 401],
  ['harbor_east', 'road_04', 911, 596],
  ['road_04', 'city_b', 916, 788],
  ['road_03', 'road_05', 851, 346],
  ['road_05', 'house_blue', 815, 500],
  ['house_blue', 'road_04', 851, 654],
  ['city_b', 'road_06', 799, 907],
  ['road_06', 'mine_south', 603, 899],
  ['mine_south', 'road_07', 395, 933],
  ['road_07', 'city_d', 206, 878],
  ['road_06', 'house_red', 647, 861],
  ['house_red', 'house_silver', 500, 778],
  ['house_silver', 'road_07', 353, 861],
  ['city_d', 'road_08', 113, 782],
  ['road_08', 'harbor_west', 58, 599],
  ['harbor_west', 'road_09', 89, 404],
  ['road_09', 'city_a', 84, 212],
  ['road_08', 'road_10', 149, 654],
  ['road_10', 'house_green', 185, 500],
  ['house_green', 'road_09', 149, 346],
  ['city_a', 'road_11', 228, 209],
  ['city_c', 'house_white', 772, 209],
  ['city_b', 'road_12', 771, 786],
  ['city_d', 'mine_center', 229, 786],
  ['road_11', 'house_white', 500, 295],
  ['house_white', 'road_12', 663, 495],
  ['road_12', 'road_13', 597, 693],
  ['road_13', 'mine_center', 407, 662],
  ['mine_center', 'road_11', 283, 495],
  ['city_harbor', 'road_11', 415, 372],
  ['city_harbor', 'house_white', 585, 372],
  ['city_harbor', 'road_12', 578, 573],
  ['city_harbor', 'mine_center', 422, 573],
]

/** The spaces a pawn rides over on the shortest painted way, both ends among them; nothing if there is none. */
export function route(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, '']])
  const open = [from]
  for (let here = open.shift(); here !== undefined && here !== to; here = open.shift()) {
    for (const [a, b] of ROADS) {
      const next = a === here ? b : b === here ? a : ''
      if (next === '' || before.has(next)) continue
      before.set(next, here)
      open.push(next)
    }
  }
  if (!before.has(to)) return []
  const way: string[] = []
  for (let here = to; here !== ''; here = before.get(here) ?? '') way.unshift(here)
  return way
}

/** The same way as an SVG path along the roads. */
export function path(way: readonly string[]): string {
  const first = landmarkOf(way[0] ?? '')
  if (first === undefined || way.length < 2) return ''
  const parts = way.slice(1).map((id, index) => {
    const road = ROADS.find(([a, b]) => [a, b].includes(id) && [a, b].includes(way[index] ?? ''))
    const end = landmarkOf(id) ?? first
    return `Q${road?.[2] ?? end.x} ${road?.[3] ?? end.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}

/** Points along the way, close enough to each other to be ridden: so many on every road. */
export function along(way: readonly string[], steps = 6): Point[] {
  const found: Point[] = []
  way.forEach((id, index) => {
    const end = landmarkOf(id)
    const start = landmarkOf(way[index - 1] ?? '')
    if (end === undefined) return
    const road = start && ROADS.find(([a, b]) => [a, b].includes(id) && [a, b].includes(start.id))
    if (start && road) {
      for (let step = 1; step < steps; step += 1) {
        const t = step / steps
        const bend = (a: number, b: number, c: number): number =>
          (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
        found.push({ x: bend(start.x, road[2], end.x), y: bend(start.y, road[3], end.y) })
      }
    }
    found.push({ x: end.x, y: end.y })
  })
  return found
}

const BESIDE: readonly Point[] = [
  { x: 52, y: 26 },
  { x: -54, y: 30 },
  { x: 22, y: 54 },
  { x: -22, y: 56 },
]

/** Houses, mines and harbours are smaller. */
const RIM: readonly Point[] = [
  { x: 40, y: 15 },
  { x: -42, y: 17 },
  { x: 17, y: 46 },
  { x: -19, y: 48 },
]

/** Where the pawns on one space stand, from its middle: low and at the rim, so that the space stays readable. */
export function stand(kind: Kind, index: number, of: number): Point {
  if (kind === 'city') {
    if (of === 1) return { x: 44, y: 22 }
    const span = Math.min(38, 88 / (of - 1))
    return { x: 15 + (index - (of - 1) / 2) * span, y: 20 + (index % 2) * 6 }
  }
  // Right and left in turn: gems, a number, a crest stay in sight.
  return (kind === 'road' ? BESIDE : RIM)[index] ?? { x: 0, y: 60 }
}

/** The six places for gems on a road, from its middle. */
export const GEM_SPOTS: readonly Point[] = [
  { x: -15, y: -12 },
  { x: 14, y: -13 },
  { x: -26, y: 8 },
  { x: 0, y: 8 },
  { x: 26, y: 7 },
  { x: 0, y: 28 },
]
