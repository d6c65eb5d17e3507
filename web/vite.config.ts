/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { app } from './scripts/app.mjs'
import { writeFonts } from './scripts/fonts.mjs'
import { writeSprite } from './scripts/icons.mjs'
import { pack } from './scripts/pack.mjs'
import { writePosters } from './scripts/posters.mjs'

// `npm run dev` serves the page alone; everything under /api comes from `valtable serve`.
const server = process.env['VALTABLE_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [
    {
      name: 'made',
      async buildStart() {
        writeSprite()
        writePosters()
        await writeFonts()
      },
    },
    // Which icon something is drawn with is for the sprite; the page asks for a drawing by our own name of it.
    {
      name: 'names',
      enforce: 'pre',
      transform: (code, id) => (/icons[\w-]*\.json$/.test(id) ? code.replace(/ [\w-]+"/g, '"') : null),
    },
    svelte(),
    app(),
    { name: 'pack', writeBundle: ({ dir }) => pack(dir ?? '') },
  ],
  publicDir: 'static',
  build: {
    outDir: '../src/valtable/_web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, as each costs a request and its headers: what every page needs, what every table needs, and then the
    // pages, the languages and the painted boards by themselves. What opens over a page and the end of a
    // game come when they are wanted, and what seals the luck.
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false }, // a slow machine is nobody's mistake
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?!@noble)|preload-helper|src\/(main|App|look|device\/(?!sounds|tips)|made\/fonts|worker|games\/shelf|lib\/(?!markdown)|ui\/(?!RuleText|SettingsPanel|Segmented|CopyLink|Whole)|pages\/(Shell|Trouble|Invite)|table\/control\/rulebook)/,
              priority: 2,
            },
            {
              name: 'table',
              test: /src\/(table\/(?!control\/inplay|sheets\/|lesson\/|tips\/|lookup\/|motion\/(?!flying|sounding)|story\/SinceAway|result\/(P(lain|ainted)Result|ScoreLine|Podium|EndScene|Flourish)|model\/(film|moments)|plain|people\/Own\.|banner\/HandNote|things\/(Place|Chart|ThingNode))|games\/(registry|painted|\w+\/(art\/(Glyph|tints)|means)\b))/,
              priority: 1,
            },
            // Its board in one piece, although the set-up page draws its kingdom, too.
            {
              name: 'valeria',
              test: /src\/games\/valeria\/(?!motion\/|board\/(Sea|Island|Agents)|sheets\/(Result|End)|cards\/LaidOut)/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/gallery': { target: server } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}))
