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

/** A piece of a rule as it is read at a table: a note is there because of what the table is played with. */
export interface Read {
  readonly text: string
  readonly note: boolean
}

/** A section as it is read at a table: of its body only what holds there. Entries of a list stay in their list. */
export function readAt({ body, parts }: RuleSection, played: Played): Read[] {
  if (parts.length === 0) return body === '' ? [] : [{ text: body, note: false }]
  const read: { text: string; note: boolean }[] = []
  for (const { text, when } of parts) {
    if (!holds(when, played)) continue
    const note = when.length > 0 && !text.startsWith('- ')
    const last = read.at(-1)
    if (last?.note === note) last.text += `\n${note ? '\n' : ''}${text}`
    else read.push({ text, note })
  }
  return read.map(({ text, note }) => ({ text: text.trim(), note })).filter(({ text }) => text !== '')
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
