import { t } from './texts.svelte'

/** What whoever gives no name is called at a table, in the language it was set up in (`ui-web-guest`). */
const GUEST = /^(Guest|Visitante)( \d+)?$/

/** Whether a name says nothing of whose it is. */
export const isGuest = (name: string): boolean => GUEST.test(name)

/** Names as they are told in sentences. Among several guests oneself is told apart. */
export function namesOf(names: readonly string[], isMe: (seat: number) => boolean): string[] {
  const several = names.filter(isGuest).length > 1
  return names.map((name, seat) =>
    several && isMe(seat) && isGuest(name) ? t('replay-you', { name }) : name,
  )
}
