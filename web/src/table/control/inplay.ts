import type { Json } from '../../protocol'
import type { RuleSection } from '../../lib/api'

/** What a table is played with: its options, and how many play. */
export interface Played {
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
}

/** The sections that hold at this table: what their heading asks for is there, and so is what those above them ask for. */
export function inPlay(sections: readonly RuleSection[], { options, seats }: Played): Set<string> {
  const is = (name: string): boolean => {
    const [option = '', value = 'true'] = name.split('=')
    return name === `${seats}p` || (option in options && String(options[option]) === value)
  }
  const found = new Set<string>()
  /** The level of the section above that does not hold; none holds below it. */
  let shut = Infinity
  for (const { id, level, when } of sections) {
    if (level > shut) continue
    const holds = when.length === 0 || when.some(is)
    shut = holds ? Infinity : level
    if (holds) found.add(id)
  }
  return found
}
