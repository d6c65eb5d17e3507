import type { Thing } from '../../../src/protocol'
import { counter as laidCounter, thing } from '../../laid'

export const gold = (n: number): string[] => Array.from({ length: n }, () => 'resource:gold')
export const counter = (name: string, count: number, more: Partial<Thing> = {}): Thing =>
  laidCounter(`counter:${name}`, { count, ...more })
export const die = (name: string, count: number): Thing => thing(`die:${name}`, { kind: 'track', count })
