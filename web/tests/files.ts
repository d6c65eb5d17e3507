import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const at = (path: string): string => join(import.meta.dirname, '..', path)

/** A file by its path from `web/`. */
export const read = (path: string): string => readFileSync(at(path), 'utf8')

/** All code in a folder and in the folders below it. */
export const codeIn = (folder: string, named: RegExp = /\.(svelte|ts)$/): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => named.test(name))
    .map((name) => read(`${folder}/${name}`))

/** The names of the texts in a catalogue. */
export const keysOf = (catalogue: string): string[] =>
  [...catalogue.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key ?? '')

/** The drawings a game has of its own, by our names of them. */
export const devicesOf = (game: string): string[] =>
  (JSON.parse(read(`src/games/${game}/art/icons.json`)) as string[]).map((line) => line.split(' ')[0] ?? '')
