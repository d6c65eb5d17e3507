// Writes the sprites: src/ui/sprite.svg from src/ui/icons.json, and the devices.svg of a game's art and of pages/setup from the icons.json beside it
// (devices-x.svg from icons-x.json: what only some tables need), from the game-icons set (CC BY 3.0).
// A line is an icon's name, or the name we give it and the icon's.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** How many numbers each command of a path takes, and which of them are a length: along x or y, or a radius. */
const AXES = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rr...xy',
  z: '',
}

/** Icons come drawn 512 wide. */
const DRAWN = 512
/** So many steps are enough for what is shown 40 wide and rarely 80. */
const GRID = 256

/**
 * The path in whole numbers of the grid: nobody sees the difference, and it is less than half as long.
 * What rounding moves the pen by is made up for in the next step, so that errors do not add up.
 */
function whole(path) {
  const words = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? []
  const drift = { x: 0, y: 0 }
  let short = ''
  for (let at = 0; at < words.length;) {
    const command = words[at]
    const axes = AXES[command.toLowerCase()]
    const relative = command === command.toLowerCase()
    short += command
    at += 1
    do {
      const end = { x: null, y: null }
      for (const axis of axes) {
        const exact = Number(words[at]) * (axis === '.' ? 1 : GRID / DRAWN)
        if (Number.isNaN(exact)) throw new Error(`cannot read the path ${path.slice(0, 40)}`)
        const placed = axis === 'x' || axis === 'y'
        const number = axis === '.' ? exact : Math.round(placed && relative ? exact - drift[axis] : exact) + 0
        if (placed) end[axis] = number - exact
        short += number < 0 || /[a-z]$/i.test(short) ? number : ` ${number}`
        at += 1
      }
      for (const axis of ['x', 'y']) {
        if (end[axis] !== null) drift[axis] = relative ? drift[axis] + end[axis] : end[axis]
      }
    } while (axes !== '' && at < words.length && !/[a-z]/i.test(words[at]))
  }
  return short
}

export function makeSprite(list) {
  const { icons, aliases = {} } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
  const lines = JSON.parse(readFileSync(list, 'utf8')).map((line) => line.split(' '))
  // What is drawn alike lies together: it is packed as if it were there once.
  lines.sort(([a, one = a], [b, other = b]) => (one === other ? 0 : one < other ? -1 : 1))
  const symbols = lines.map(([name, drawn = name]) => {
    const icon = icons[drawn] ?? icons[aliases[drawn]?.parent]
    if (icon === undefined) throw new Error(`game-icons has no icon ${drawn}`)
    const body = icon.body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${whole(path)}"`)
    return `<symbol id="${name}" viewBox="0 0 ${GRID} ${GRID}">${body}</symbol>`
  })
  const credit = '<!-- Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 -->'
  return `<svg xmlns="http://www.w3.org/2000/svg">${credit}\n${symbols.join('\n')}\n</svg>\n`
}

function write(file, list) {
  const sprite = makeSprite(list)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFileSync(file, sprite)
}

export function writeSprite() {
  write(here('../src/ui/sprite.svg'), here('../src/ui/icons.json'))
  const games = readdirSync(here('../src/games')).map((game) => here(`../src/games/${game}/art`))
  for (const folder of [...games, here('../src/pages/setup')]) {
    if (!existsSync(folder)) continue
    for (const list of readdirSync(folder).filter((name) => /^icons(-\w+)?\.json$/.test(name))) {
      write(`${folder}/${list.replace('icons', 'devices').replace('.json', '.svg')}`, `${folder}/${list}`)
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSprite()
