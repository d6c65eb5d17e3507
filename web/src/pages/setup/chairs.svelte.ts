/** The seats of a table that is being set up. */

import type { GameInfo, SeatWish } from '../../protocol'
import { usualBot, usualSeats, withBotNames } from '../../lib/seating'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/texts.svelte'

export type Kind = SeatWish['kind']

export class Chair {
  readonly id: number
  kind = $state<Kind>('bot')
  name = $state('')
  bot = $state('')

  constructor(id: number, kind: Kind, name: string, bot: string) {
    this.id = id
    this.kind = kind
    this.name = name
    this.bot = bot
  }
}

export class Chairs {
  list = $state.raw<readonly Chair[]>([])
  private info: GameInfo | null = null
  private next = 0

  get people(): number {
    return this.list.filter(({ kind }) => kind !== 'bot').length
  }
  get mine(): number {
    return this.list.filter(({ kind }) => kind === 'me').length
  }
  get friends(): number {
    return this.list.filter(({ kind }) => kind === 'friend').length
  }

  /** The company of last time or the usual one for a first game, with a friend in it if one is expected. */
  lay(info: GameInfo, friend: boolean, last: readonly { kind: Kind; bot: string }[] = []): void {
    this.info = info
    this.list = []
    for (const { kind, bot } of last) this.add(kind, bot)
    if (last.length > 0 && (!friend || this.friends > 0)) return
    this.list = []
    this.add('me')
    if (friend) this.add('friend')
    while (this.list.length < usualSeats(info)) this.add('bot')
  }

  add(kind: Kind, bot = this.info === null ? '' : usualBot(this.info)): void {
    const name = kind === 'me' && this.mine === 0 ? settings.name : ''
    this.list = [...this.list, new Chair(this.next++, kind, name, bot)]
  }

  remove(chair: Chair): void {
    this.list = this.list.filter((other) => other !== chair)
  }

  seat(chair: Chair, kind: Kind): void {
    if (chair.kind === kind) return
    const wasBot = chair.kind === 'bot'
    chair.kind = kind
    if (kind === 'bot') chair.name = ''
    else if (wasBot) chair.name = kind === 'me' && this.mine === 1 ? settings.name : ''
  }

  /** A person's name as it will stand: typed, or a plain one that nobody else has. */
  private nameOf(chair: Chair): string {
    const typed = chair.name.trim()
    if (typed !== '') return typed
    return this.people > 1 ? `${t('guest')} ${this.list.indexOf(chair) + 1}` : t('guest')
  }

  /** The seats as they will stand, in their order. */
  get wishes(): SeatWish[] {
    return withBotNames(
      this.list.map((chair) =>
        chair.kind === 'bot'
          ? { kind: 'bot', bot: chair.bot }
          : { kind: chair.kind, name: this.nameOf(chair) },
      ),
    )
  }
}
