import { t } from '../../lib/texts.svelte'
import type { Desk } from '../control/desk.svelte'
import { verdict } from './verdict'

/** Who looks at this end: the seat, or nobody in particular where several sit at one device. */
export const viewerOf = (desk: Desk): number | null => desk.model.seat

/** What the end calls a seat: whoever looks is spoken to. */
export const called = (desk: Desk, seat: number): string =>
  seat === viewerOf(desk) ? t('you') : (desk.names[seat] ?? '')

/** How the game ended, in one sentence. */
export function endSaid(desk: Desk): string {
  const sheet = desk.model.screen.standing
  const { outcome } = sheet
  if (!outcome) return ''
  const said = verdict(sheet, viewerOf(desk))
  if (said !== null) return t(said.key, said.args, desk.names)
  if (outcome.result) return desk.words.text(`result-${outcome.result}`, outcome.details)
  if (outcome.lost || outcome.winners.length === 0) return t('lost')
  return outcome.winners[0] === desk.model.seat
    ? t('won-you')
    : t('won', { winners: outcome.winners.map((seat) => `seat:${seat}`) }, desk.names)
}
