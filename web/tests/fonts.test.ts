import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSE } from '../scripts/fonts.mjs'

/** Drawn by the system's own font: arrows, keys and small signs that neither family has. */
const SIGNS = new Set('↑↔↻⇄⌂⏎③▮▴▸▾○◎●★♟♠⚓✕✦')

function written(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ftl|md|toml|svelte|ts)$/.test(name) && !name.startsWith('made'))
    .map((name) => `${folder}/${name}`)
}

describe('the fonts', () => {
  it.each(['src', '../src/valtable'])('have every letter that we write ourselves: %s', (folder) => {
    const drawn = new Set([...HOUSE, ...SIGNS, '\n'])
    const strange = written(folder).flatMap((file) => {
      const letters = [...new Set(readFileSync(file, 'utf8'))].filter((letter) => !drawn.has(letter))
      return letters.length > 0 ? [`${file}: ${letters.join(' ')}`] : []
    })
    expect(strange).toEqual([])
  })
})
