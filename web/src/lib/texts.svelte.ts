import { api } from './api'
import { Catalogue, type Args, type Language, type Names } from './catalogue'
import { settings } from './settings.svelte'

/** The page's own words: a visitor needs one language, and rarely the other. */
const CHROME = {
  en: () => import('../texts/en.ftl?raw'),
  es: () => import('../texts/es.ftl?raw'),
} as const

/** All texts: the page's own before it is drawn, a game's when it is first asked for. */
class Texts {
  private readonly chrome = new Map<Language, Catalogue>()
  private loaded = $state.raw<Readonly<Record<string, Catalogue>>>({})
  private readonly titles = new Set<string>()
  private readonly asked = new Map<string, Promise<void>>()

  /** A sentence of the page itself. */
  ui(key: string, args?: Args, names?: Names): string {
    return this.page.text(`ui-web-${key}`, args, names)
  }

  /** The second line of a sentence of the page: what explains it. */
  more(key: string): string {
    return this.page.attribute(`ui-web-${key}`, 'text') ?? ''
  }

  has(key: string): boolean {
    return this.page.has(`ui-web-${key}`)
  }

  /** The catalogue of a game in the language of the moment; wait for `load` first. */
  game(title: string): Catalogue {
    return this.loaded[`${title} ${settings.language}`] ?? this.page
  }

  private get page(): Catalogue {
    const page = this.chrome.get(settings.language)
    if (page === undefined) throw new Error(`the page cannot speak ${settings.language} yet`)
    return page
  }

  /** The page's own words in the language of the moment: nothing is drawn before. */
  async begin(): Promise<void> {
    await this.learn(settings.language)
  }

  /** Loads a game's texts in the language of the moment. */
  async load(title: string): Promise<void> {
    this.titles.add(title)
    await this.fetch(title, settings.language)
  }

  /** Loads the texts of this language for all that is shown: a switch to it is then instant. */
  async prepare(language: Language): Promise<void> {
    await Promise.all([this.learn(language), ...[...this.titles].map((title) => this.fetch(title, language))])
  }

  /** Changes the language once its texts are here; without them the page keeps the one it can speak. */
  async speak(language: Language): Promise<void> {
    await this.prepare(language).then(
      () => (settings.language = language),
      () => undefined,
    )
  }

  private async learn(language: Language): Promise<string> {
    const { default: source } = await CHROME[language]()
    if (!this.chrome.has(language)) this.chrome.set(language, new Catalogue(language, source))
    return source
  }

  private fetch(title: string, language: Language): Promise<void> {
    const key = `${title} ${language}`
    let asked = this.asked.get(key)
    if (asked === undefined) {
      asked = Promise.all([api.texts(title, language), this.learn(language)]).then(
        (sources) => {
          this.loaded = { ...this.loaded, [key]: new Catalogue(language, ...sources) }
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
