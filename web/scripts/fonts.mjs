// Writes src/made/fonts/: the two families cut down to what this page draws with, and fonts.css, which names the files.
// Most visits need `house` alone. What is written only in people's names lies in files of its own, which a browser
// fetches when it meets such a letter; what those do not hold either is drawn in the next family of the list.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const FOLDER = here('../src/made/fonts')

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))

/** What our own texts, rules and names are written with; a test holds them to it. Other signs are drawn by the system. */
export const HOUSE = [...range(0x20, 0x7e), ...'\u00a0¡ª«°±·º»½¿ÁÉÍÑÓÚÜ×áçéíñóúü–—‘’“”…‹›→−≈≤']
const WESTERN = range(0xa0, 0xff).filter((letter) => !HOUSE.includes(letter))
const EXTENDED = [...range(0x100, 0x17f), ...'ȘșȚțẞ']

/** Where letters come from (a file of the package), and which. */
const PARTS = {
  house: ['latin', HOUSE],
  western: ['latin', WESTERN],
  extended: ['latin-ext', EXTENDED],
}

/** Letters are joined, spaced and made wonky as before; small capitals, fractions and old figures are never asked for. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rvrn', 'tnum']

/** `axes`: how far each is moved at most. Titles and figures are 11 to 58 px high and 640 to 740 heavy (section 2 of the look). */
const FAMILIES = {
  display: {
    name: 'Fraunces Variable',
    file: (part) => `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
    axes: { opsz: { min: 11, max: 60 }, wght: { min: 640, max: 740 } },
  },
  ui: {
    name: 'Source Sans 3 Variable',
    file: (part) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`,
    axes: {},
  },
}

/** As CSS writes it: neighbours as one range. */
function unicodes(letters) {
  const ranges = []
  for (const code of letters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (code) => code.toString(16)
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

export async function writeFonts() {
  const resolve = createRequire(import.meta.url).resolve
  const wanted = Object.entries(FAMILIES).flatMap(([family, { name, file, axes }]) =>
    Object.entries(PARTS).map(([part, [source, letters]]) => ({
      name,
      axes,
      letters,
      font: readFileSync(resolve(file(source))),
      cut: `${family}-${part}.woff2`,
    })),
  )
  // Cutting takes some seconds: once for the same letters of the same fonts, by the same script.
  const key = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const { font } of wanted) key.update(font)
  const stamp = `/* ${key.digest('hex')} */\n`
  const styles = `${FOLDER}/fonts.css`
  if (existsSync(styles) && readFileSync(styles, 'utf8').startsWith(stamp)) return

  mkdirSync(FOLDER, { recursive: true })
  const faces = []
  for (const { name, axes, letters, font, cut } of wanted) {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES, noHinting: true }
    writeFileSync(`${FOLDER}/${cut}`, await subset(font, letters.join(''), options))
    faces.push(
      `@font-face{font-family:'${name}';src:url('./${cut}') format('woff2');font-weight:100 900;` +
        `font-display:swap;unicode-range:${unicodes(letters)}}`,
    )
  }
  writeFileSync(styles, `${stamp}${faces.join('\n')}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFonts()
