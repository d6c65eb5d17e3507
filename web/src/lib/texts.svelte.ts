import en from '../texts/en.ftl?raw'
import es from '../texts/es.ftl?raw'
import { api } from './api'
import { Catalogue, type Args, type Language, type Names } from './catalogue'
import { settings } from './settings.svelte'

const CHROME: Record<Language, string> = { en, es }
const LANGUAGES: readonly Language[] = ['en', 'es']

/** All texts: the page's own at once, a game's when it is first asked for. */
class Texts {
  private readonly chrome = Object.fromEntries(
    LANGUAGES.map((language) => [language, new Catalogue(language, CHROME[language])]),
  ) as Record<Language, Catalogue>
  private loaded = $state.raw<Readonly<Record<string, Catalogue>>>({})
  private readonly titles = new Set<string>()
  private readonly asked = new Map<string, Promise<void>>()

  /** A sentence of the page itself. */
  ui(key: string, args?: Args, names?: Names): string {
    return this.chrome[settings.language].text(`ui-web-${key}`, args, names)
  }

  /** The second line of a sentence of the page: what explains it. */
  more(key: string): string {
    return this.chrome[settings.language].attribute(`ui-web-${key}`, 'text') ?? ''
  }

  has(key: string): boolean {
    return this.chrome[settings.language].has(`ui-web-${key}`)
  }

  /** The catalogue of a game in the language of the moment; wait for `load` first. */
  game(title: string): Catalogue {
    return this.loaded[`${title} ${settings.language}`] ?? this.chrome[settings.language]
  }

  /** Loads a game's texts in the language of the moment. */
  async load(title: string): Promise<void> {
    this.titles.add(title)
    await this.fetch(title, settings.language)
  }

  /** Loads the texts of this language for all that is shown: a switch to it is then instant. */
  async prepare(language: Language): Promise<void> {
    await Promise.all([...this.titles].map((title) => this.fetch(title, language)))
  }

  /** Changes the language once its texts are here; without them the page keeps the one it can speak. */
  async speak(language: Language): Promise<void> {
    await this.prepare(language).then(
      () => (settings.language = language),
      () => undefined,
    )
  }

  private fetch(title: string, language: Language): Promise<void> {
    const key = `${title} ${language}`
    let asked = this.asked.get(key)
    if (asked === undefined) {
      asked = api.texts(title, language).then(
        (source) => {
          this.loaded = { ...this.loaded, [key]: new Catalogue(language, source, CHROME[language]) }
        },
        (error: unknown) => {
          this.asked.delete(key)
          throw error
        },
      )
      this.asked.set(key, asked)
    }
    return asked
  }
}

export const texts = new Texts()
export const t = (key: string, args?: Args, names?: Names): string => texts.ui(key, args, names)
