import { keptOf } from '../device/lessons'
import type { GameInfo } from '../protocol'
import { api } from './api'
import { router } from './route.svelte'
import { quickTable } from './seating'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

const myName = (): string => settings.name.trim() || t('guest')

/** One click: a table with bots is set up, and we sit at it. */
export async function sitDown(game: GameInfo, bot?: string): Promise<void> {
  const created = await api.create(quickTable(game, myName(), bot))
  router.go(`/t/${created.table.id}`)
}

/** The guided first game: where one was begun and not left it goes on, else a table is set up for it. */
export async function beTaught(game: string): Promise<void> {
  const { tables } = await api.mine()
  const begun = tables.find(
    ({ table }) =>
      table.game === game && table.lesson !== '' && !table.finished && keptOf(table.id)?.over === false,
  )
  const table = begun?.table ?? (await api.teach(game, { name: myName() })).table
  router.go(`/t/${table.id}`)
}
