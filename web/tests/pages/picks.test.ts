import { describe, expect, it } from 'vitest'
import { namesIn, toggled } from '../../src/pages/setup/picks'
import type { PickName, Picks } from '../../src/protocol'

const pick = (name: string, group = ''): PickName => ({ name, thing: `area:${name}`, needs: '', group })
const areas: Picks = { names: [pick('hills'), pick('swamp'), pick('ruins')], most: 5 }
const citizens: Picks = { names: [pick('cleric', '1'), pick('monk', '1'), pick('rogue', '2')], most: 10 }

describe('names joined by a plus', () => {
  it('are none in an empty value', () => {
    expect(namesIn('')).toEqual([])
    expect(namesIn('hills+swamp')).toEqual(['hills', 'swamp'])
  })
  it('stand in the order of the list, whenever they were picked', () => {
    expect(toggled(areas, 'ruins', pick('hills'))).toBe('hills+ruins')
  })
  it('are put back by picking them again', () => {
    expect(toggled(areas, 'hills+ruins', pick('hills'))).toBe('ruins')
    expect(toggled(citizens, 'monk', pick('monk', '1'))).toBe('')
  })
  it('take the place of another of their group, and of no other', () => {
    expect(toggled(citizens, 'cleric+rogue', pick('monk', '1'))).toBe('monk+rogue')
  })
})
