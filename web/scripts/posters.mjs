// Writes src/made/posters.svg: the games' pictures of src/art in one file, as each file costs a visit a request. Which of
// them is shown stands behind the address: `posters.svg#valletta`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const GAMES = ['valdora', 'valencia', 'valeria', 'valletta']
const [WIDTH, HEIGHT] = [330, 200]

/** The picture at its place below the others, its names its own. */
function placed(game, index) {
  const drawn = readFileSync(here(`../src/art/${game}.svg`), 'utf8')
  if (!drawn.includes(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`)) throw new Error(`${game}.svg has another size`)
  return drawn
    .replace(/^<svg[^>]*>/, `<svg y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`)
    .replace(/(id="|url\(#|href="#)/g, `$1${game}-`)
}

export function writePosters() {
  const views = GAMES.map(
    (game, index) =>
      `<view id="${game}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"/>`,
  )
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${GAMES.length * HEIGHT}">`
  const sheet = [whole, ...views, ...GAMES.map(placed), '</svg>\n'].join('\n')
  const file = here('../src/made/posters.svg')
  mkdirSync(here('../src/made'), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sheet) writeFileSync(file, sheet)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePosters()
