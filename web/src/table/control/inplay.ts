import type { Json } from '../../protocol'
import type { RuleSection } from '../../lib/api'

/** What a table is played with: its options, and how many play. */
export interface Played {
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
}

/** The sections that hold at this table: what their heading asks for is there, and so is what the chapter's asks for. */
export function inPlay(sections: readonly RuleSection[], { options, seats }: Played): Set<string> {
  const has = ({ when }: RuleSection): boolean =>
    when.length === 0 || when.some((name) => name === `${seats}p` || options[name] === true)
  const found = new Set<string>()
  let chapter = true
  for (const section of sections) {
    if (section.level <= 2) chapter = has(section)
    if (chapter && has(section)) found.add(section.id)
  }
  return found
}
