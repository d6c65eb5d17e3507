// What makes an app of the page once it is built: its version, its icons, and the worker that keeps it where there is no
// connection.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { picture } from './drawing.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Kept before anybody asks: these parts of the page with all they need, and what they ask the server for. */
const PARTS = ['base', 'Home', 'RulesPage', 'Rules', 'SettingsPanel', 'Credits', 'en', 'es']
const ADDRESSES = ['/', '/favicon.svg', '/api/games?brief=true']
/** Letters that only people's names have. */
const NOT_KEPT = /-(western|extended)-.*woff2$/

/** All files without which these parts cannot be shown. */
function filesOf(bundle) {
  const found = new Set()
  const add = (chunk) => {
    if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const file of [chunk.fileName, ...importedCss, ...importedAssets]) found.add(file)
    for (const file of chunk.imports) add(bundle[file])
  }
  for (const chunk of Object.values(bundle)) if (PARTS.includes(chunk.name)) add(chunk)
  return [...found].filter((file) => !NOT_KEPT.test(file)).sort()
}

const ICONS = {
  'icon-192.png': [192, false],
  'icon-512.png': [512, false],
  'icon-whole-512.png': [512, true],
  'icon-apple.png': [180, true],
}

/** The worker as one script, with what it should know of this build. */
async function worker(version, kept) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { VERSION: JSON.stringify(version), KEPT: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('../src/worker/worker.ts'), formats: ['es'], fileName: 'worker' },
    },
  })
  return [built].flat()[0].output[0].code
}

/** A plugin: adds all this to what was built. */
export function app() {
  return {
    name: 'app',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index === undefined) return
        // Names tell what is in the files; the page itself has the same name always.
        const names = Object.keys(bundle).sort()
        const version = createHash('sha256')
          .update(names.join(' '))
          .update(index.source)
          .digest('hex')
          .slice(0, 12)
        index.source = index.source.replace('%VERSION%', version)
        const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
        emit('version.json', JSON.stringify({ version }))
        const kept = [...ADDRESSES, ...filesOf(bundle).map((file) => `/${file}`)]
        emit('worker.js', await worker(version, kept))
        const svg = readFileSync(here('../static/favicon.svg'), 'utf8')
        for (const [name, [pixels, whole]] of Object.entries(ICONS)) emit(name, picture(svg, pixels, whole))
      },
    },
  }
}
