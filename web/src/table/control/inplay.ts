import type { Json } from '../../protocol'
import type { RuleSection } from '../../lib/api'

/** What a table is played with: its options, and how many play. */
export interface Played {
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
}

/** The sections that hold at this table: what their heading asks for is there, and so is what those above them ask for. */
export function inPlay(sections: readonly RuleSection[], played: Played): Set<string> {
  const found = new Set<string>()
  /** The level of the section above that does not hold; none holds below it. */
  let shut = Infinity
  for (const { id, level, when } of sections) {
    if (level > shut) continue
    const here = holds(when, played)
    shut = here ? Infinity : level
    if (here) found.add(id)
  }
  return found
}

/** A section as it is read at a table: of its body only what holds there. */
export function readAt<S extends RuleSection>(section: S, played: Played): S {
  if (section.parts.length === 0) return section
  const kept = section.parts.filter(({ when }) => holds(when, played))
  return {
    ...section,
    body: kept
      .map(({ text }) => text)
      .join('\n')
      .trim(),
  }
}

/** Whether a table has one of these: an option switched on, a value of it, a number of players, or some of them (`a+2p`). */
function holds(when: readonly string[], { options, seats }: Played): boolean {
  const is = (name: string): boolean => {
    const [option = '', value = 'true'] = name.split('=')
    const have = /^\d+p$/.test(option) ? option === `${seats}p` : options[option]
    return String(have) === value
  }
  return when.length === 0 || when.some((each) => each.split('+').every(is))
}
