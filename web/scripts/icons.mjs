// Writes the sprites: src/ui/sprite.svg from src/ui/icons.json, and a game's devices.svg from the icons.json beside it,
// from the game-icons set (CC BY 3.0). A line is an icon's name, or the name we give it and the icon's.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export function makeSprite(list) {
  const { icons, aliases = {} } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
  const symbols = JSON.parse(readFileSync(list, 'utf8')).map((line) => {
    const [name, drawn = name] = line.split(' ')
    const icon = icons[drawn] ?? icons[aliases[drawn]?.parent]
    if (icon === undefined) throw new Error(`game-icons has no icon ${drawn}`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
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
  for (const game of readdirSync(here('../src/games'))) {
    const list = here(`../src/games/${game}/icons.json`)
    if (existsSync(list)) write(here(`../src/games/${game}/devices.svg`), list)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSprite()
