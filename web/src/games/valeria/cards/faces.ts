import raw from './faces.json'
import { drawnAs } from '../art/signs'
import { parts } from '../layout'
import { idOf, kindOf } from '../../painted/reading'

/** What is printed on a card, in signs; what has no sign is missing. */
export interface Face {
  readonly numbers?: readonly number[]
  readonly cost?: number
  readonly roles?: readonly string[]
  /** A Citizen's power in one's own turn, and in the others'. */
  readonly on?: string
  readonly off?: string
  readonly does?: string
  /** When a Domain or Relic works. */
  readonly when?: string
  readonly type?: string
  readonly area?: string
  readonly score?: readonly string[]
  /** So many leftover resources bring a point. */
  readonly every?: number
}

const FACES = raw as Readonly<Record<string, Face>>
const NOTHING: Face = {}

export const faceOf = (ref: string): Face => FACES[ref] ?? NOTHING
/** The signs in a card's powers, each once. */
export function signsOf(ref: string): string[] {
  const { on = '', off = '', does = '', score = [] } = faceOf(ref)
  const found = [on, off, does, ...score].flatMap(parts).filter(({ kind }) => kind === 'sign')
  return [...new Set(found.map(({ text }) => text))]
}
export const numbersOf = (ref: string): readonly number[] => faceOf(ref).numbers ?? []
export const rolesOf = (ref: string): readonly string[] => faceOf(ref).roles ?? []

/** The drawing on a card: its own, else that of its name without what tells copies apart, else that of its kind. */
export function deviceOf(ref: string, area?: string): string {
  const { type, roles = [], area: home } = faceOf(ref)
  const id = idOf(ref)
  if (kindOf(ref) === 'domain') return drawnAs(id, 'domain')
  return drawnAs(id, id.split('_')[0], type, area ?? home, roles[0])
}
