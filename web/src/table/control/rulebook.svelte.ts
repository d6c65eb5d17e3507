import { api, type RuleSection } from '../../lib/api'
import { uncited } from '../../lib/markdown'
import { connection } from '../../device/connection.svelte'
import { settings } from '../../lib/settings.svelte'

/** Milliseconds after which a book that did not come is asked for again. */
const AGAIN = 4000

/** The rules of the games, loaded when first opened, in the language of the moment. */
class RuleBooks {
  private loaded = $state.raw<Readonly<Record<string, readonly RuleSection[]>>>({})
  private readonly asked = new Set<string>()
  /** How often a book did not come: whoever still shows one asks anew. */
  private missed = $state(0)

  sections(game: string): readonly RuleSection[] | null {
    return this.loaded[`${game} ${settings.language}`] ?? null
  }

  titleOf(game: string, id: string): string {
    return this.sections(game)?.find((section) => section.id === id)?.title ?? ''
  }

  /** To be called inside an effect, so that a change of language loads the other book, and a line that is back what is missing. */
  load(game: string): void {
    void connection.away
    void this.missed
    const { language } = settings
    const key = `${game} ${language}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    api.rules(game, language).then(
      ({ sections }) => {
        const read = sections.map((section) => ({
          ...section,
          body: uncited(section.body),
          parts: section.parts.map(({ text, when }) => ({ text: uncited(text), when })),
        }))
        this.loaded = { ...this.loaded, [key]: read }
      },
      () => {
        this.asked.delete(key)
        setTimeout(() => (this.missed += 1), AGAIN)
      },
    )
  }
}

export const rulebook = new RuleBooks()

/** What draws them: their texts must be fetched anyway, so it comes with them. */
export const rules = () => import('../sheets/Rules.svelte')
