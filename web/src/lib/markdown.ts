/** The little Markdown our rules are written in, as values to be drawn: never as HTML. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  /** A drawing by its name: in words what it shows, and its captions. */
  | { kind: 'figure'; name: string; alt: string; captions: Span[][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'strong', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'em', text: match[2] })
    else if (match[3] !== undefined) found.push({ kind: 'code', text: match[3] })
    else found.push({ kind: 'text', text: match[4] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => block(part.split('\n').filter((line) => line.trim() !== '')))
}

const OPENING = /^```figure ([a-z][a-z0-9-]*)$/
const CAPTION = /^\d+\. /

function block(lines: string[]): Block[] {
  const [first = '', second = ''] = lines
  const figure = OPENING.exec(first)
  if (figure) {
    const inside = lines.slice(1, lines.indexOf('```', 1))
    const alt = inside.filter((line) => !CAPTION.test(line)).join(' ')
    const captions = inside.filter((line) => CAPTION.test(line))
    const told = captions.map((line) => spans(line.replace(CAPTION, '')))
    return [{ kind: 'figure', name: figure[1] ?? '', alt, captions: told }]
  }
  if (first.trimStart().startsWith('|') && /^[\s|:-]+$/.test(second)) {
    return [{ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }]
  }
  const at = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line))
  if (at < 0) return [{ kind: 'paragraph', spans: spans(lines.map((line) => line.trim()).join(' ')) }]
  const before: Block[] = at > 0 ? block(lines.slice(0, at)) : []
  const items: string[] = []
  for (const line of lines.slice(at)) {
    if (/^\s*([-*]|\d+\.)\s/.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return [...before, { kind: 'list', ordered: /^\s*\d/.test(lines[at] ?? ''), items: items.map(spans) }]
}
