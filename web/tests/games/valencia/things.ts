import type { Thing } from '../../../src/protocol'
import { thing as laid } from '../../laid'

export const thing = (ref: string, more: Partial<Thing> = {}): Thing => laid(ref, { kind: 'tile', ...more })
export const card = (n: number): string => `card:influence_${n}`
