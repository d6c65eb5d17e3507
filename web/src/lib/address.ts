import type { Language, Segment } from './catalogue'

/**
 * A sentence of the story said to whoever it is about: "Ana takes 1 wood" becomes "You take 1 wood". The games tell all
 * seats alike, in the third person and in the present; what is not built that way keeps the name.
 */

/** Stands for one's own name until the sentence is turned. */
export const ME = '\uE002'

interface Grammar {
  readonly subject: string
  /** What one is called after such words, where one is not who does it; `$1` of them stays before it. */
  readonly objects: readonly (readonly [RegExp, string])[]
  /** From the third person to the second. */
  readonly verb: (word: string) => string
  /** The verb right after who does it, and those that may follow: `before`, one's own pronoun, `verb`. */
  readonly first: RegExp
  readonly later: RegExp
  /** The verb after "…than you, who". */
  readonly who: RegExp
  /** What is one's own. */
  readonly own: readonly (readonly [RegExp, string])[]
}

const ENGLISH: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' }
const SPANISH: Readonly<Record<string, string>> = { es: 'eres', eligió: 'elegiste' }

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    subject: 'You',
    objects: [
      [/(\sof\s)$/, 'yours'],
      [/((?:^|\s)(?:to|from|for|by|than|with|joins|meets)\s)$/, 'you'],
    ],
    verb: (word) => {
      if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
      return ENGLISH[word] ?? (/[^s]s$/.test(word) ? word.slice(0, -1) : word)
    },
    first: /^(?<before>\s)(?<self>)(?<verb>\p{L}+)/u,
    later:
      /(?<before>\sand\s(?:already )?)(?<self>)(?<verb>is|has|takes|pays|uses|keeps|waits|sits|places|puts|gets|gives|draws|moves)\b/gu,
    who: /^(?<before>, who )(?<self>)(?<verb>\p{L}+)/u,
    own: [],
  },
  es: {
    subject: 'Tú',
    objects: [
      [/((?:^|\s))con\s$/, 'contigo'],
      [/((?:^|\s))el turno de\s$/, 'tu turno'],
      [/(\sfamiliar )de\s$/, 'tuyo'],
      [/((?:^|\s)(?:a|de|para|por)\s)$/, 'ti'],
      [/((?:^|\s)que\s)$/, 'tú'],
    ],
    verb: (word) => SPANISH[word] ?? (/[aeáé]$/.test(word) ? `${word}s` : word),
    first: /^(?<before>\s(?:(?:no|ya|le|lo|la) )*)(?<self>se\s(?:(?:lo|la) )?)?(?<verb>\p{L}+)/u,
    later:
      /(?<before>\s(?:y|ni)\s(?:(?:ya|no|le|lo|la) )*)(?<self>se\s(?:la )?)?(?<verb>toma|paga|gasta|lleva|conserva|espera|ocupa|coloca|termina|recupera|queda|forma|ha|pone|roba|baraja|juega|ocupaba)(?!\p{L})/gu,
    who: /^(?<before>, que (?:(?:ya|no) )*)(?<self>)(?<verb>\p{L}+)/u,
    own: [
      [/(?<!\p{L})su (?=turno|mazo|familiar|octava|última|$)/gu, 'tu '],
      [/(?<!\p{L})sus (?=provisiones|familiares|$)/gu, 'tus '],
      [/ que puede tener/gu, ' que puedes tener'],
      [/: no tiene /gu, ': no tienes '],
    ],
  },
}

/** The segments of a sentence in which `ME` stands for one's name, said to oneself. */
export function address(segments: readonly Segment[], language: Language): Segment[] {
  const grammar = GRAMMARS[language]
  const turned: Segment[] = []
  /** Whether what is read now is what oneself does, and whether its verb is still to come. */
  let doing = false
  let verbNext = false
  /** Whether oneself was named right before. */
  let meant = false
  for (const { text, strong } of segments) {
    const before = turned.at(-1)?.text ?? ''
    if (text === ME) {
      const object = grammar.objects.find(([pattern]) => pattern.test(before))
      if (object === undefined) {
        turned.push({ text: before === '' ? grammar.subject : grammar.subject.toLowerCase(), strong })
        doing = verbNext = true
      } else {
        turned.splice(-1, 1, { text: before.replace(object[0], '$1'), strong: false })
        turned.push({ text: object[1], strong })
        doing = false
      }
    } else if (strong) {
      turned.push({ text: text.replaceAll(ME, grammar.subject.toLowerCase()), strong })
    } else if (doing) {
      const begun = verbNext ? turn(text, grammar.first, grammar) : text
      verbNext = false
      const own = grammar.own.reduce((said, [pattern, word]) => said.replace(pattern, word), begun)
      turned.push({ text: turn(own, grammar.later, grammar), strong })
    } else {
      turned.push({ text: meant ? turn(text, grammar.who, grammar) : text, strong })
    }
    meant = text === ME
  }
  return language === 'es' ? doubled(begins(turned)) : turned
}

/** The verbs that a pattern finds, in the second person. */
const turn = (text: string, pattern: RegExp, { verb }: Grammar): string =>
  text.replace(pattern, (...found) => {
    const words = found.at(-1) as { before: string; self?: string; verb: string }
    return `${words.before}${(words.self ?? '').replace(/^se/, 'te')}${verb(words.verb)}`
  })

/** "Empieza Ana": the verb comes first. */
function begins(segments: readonly Segment[]): Segment[] {
  const [verb, me, ...rest] = segments
  if (verb === undefined || me?.text !== 'tú' || !/^\p{Lu}\p{L}+a $/u.test(verb.text)) return [...segments]
  return [{ text: `${verb.text.trim()}s `, strong: false }, me, ...rest]
}

/** "Ana le quita 1 a ti" is "Ana te quita 1 a ti": whoever something is done to is said twice. */
function doubled(segments: readonly Segment[]): Segment[] {
  const at = segments.findIndex(({ text, strong }) => strong && (text === 'ti' || text === 'contigo'))
  const given =
    at > 1 && (segments[at]?.text === 'contigo' || segments[at - 1]?.text.endsWith(' a ') === true)
  if (!given || segments[0]?.strong !== true) return [...segments]
  return segments.map(({ text, strong }, index) => {
    if (strong) return { text, strong }
    const said = text.replace(/(?<!\p{L})le(?!\p{L})/u, 'te')
    const bare = index === 1 && said === text && segments[at]?.text === 'ti' && !/^ (?:no |se )/.test(text)
    return { text: bare ? ` te${text}` : said, strong }
  })
}
