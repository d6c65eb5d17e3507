import type { Known, LookUp, Shelf } from '../../protocol'
import { Lookback } from '../model/lookback.svelte'
import type { TableModel } from '../model/tablemodel'

/** The same table without anything to be done at it: cards in the drawer are read, not played. */
export class Quiet extends Lookback {
  override get live(): boolean {
    return false
  }
}

/** What the viewer knows of all that could come up, asked for when it is wanted and again when the table has changed. */
export class Index {
  shelves = $state.raw<readonly Shelf[] | null>(null)
  failed = $state(false)
  private readonly model: TableModel
  private asked: unknown = null
  private under: Promise<void> | null = null

  constructor(model: TableModel) {
    this.model = model
  }

  /** Asks unless what is here is of the table as it is shown. */
  want(): Promise<void> {
    const { screen } = this.model
    if (this.asked === screen && !this.failed) return this.under ?? Promise.resolve()
    this.asked = screen
    this.failed = false
    this.under = this.ask(screen)
    return this.under
  }

  /** What is known of a thing by its reference; of several of one name the one that is drawn alike. */
  of(ref: string, marks?: Known['thing']['marks']): Known | null {
    const found = (this.shelves ?? []).flatMap(({ known }) => known).filter(({ thing }) => thing.ref === ref)
    const like = marks === undefined ? undefined : found.find((known) => isLike(known, marks))
    return like ?? found[0] ?? null
  }

  shelfOf(known: Known): Shelf | null {
    return this.shelves?.find((shelf) => shelf.known.includes(known)) ?? null
  }

  private async ask(screen: unknown): Promise<void> {
    try {
      const found: LookUp = (await this.model.lookUp?.()) ?? { shelves: [] }
      if (this.asked === screen) this.shelves = found.shelves
    } catch {
      if (this.asked === screen) this.failed = true
    }
  }
}

/** Commissions of one crest differ in what they want. */
function isLike({ thing }: Known, marks: Known['thing']['marks']): boolean {
  return thing.marks.every(([kind, args]) => {
    const other = marks.find(([own]) => own === kind)
    return kind === 'cost' || other === undefined || JSON.stringify(other[1]) === JSON.stringify(args)
  })
}
