import type { GameInfo } from '../protocol'
import { api } from './api'
import { router } from './route.svelte'
import { quickTable } from './seating'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** One click: a table with bots is set up, and we sit at it. */
export async function sitDown(game: GameInfo, bot?: string): Promise<void> {
  const created = await api.create(quickTable(game, settings.name.trim() || t('guest'), bot))
  router.go(`/t/${created.table.id}`)
}
