import { t } from './texts.svelte'

/** What whoever gives no name is called at a table, in the language it was set up in (`ui-web-guest`). */
const GUEST = /^(Guest|Visitante)( \d+)?$/

/** Whether a name says nothing of whose it is. */
export const isGuest = (name: string): boolean => GUEST.test(name)

/** A name as it is read: whoever gave none is a guest in the language of whoever reads. */
export const asRead = (name: string): string =>
  name.replace(GUEST, (_, _word, n: string = '') => t('guest') + n)

/** Names as they are told in sentences. Among several guests oneself is told apart. */
export function namesOf(names: readonly string[], isMe: (seat: number) => boolean): string[] {
  const several = names.filter(isGuest).length > 1
  return names.map((name, seat) =>
    several && isMe(seat) && isGuest(name) ? t('replay-you', { name: asRead(name) }) : asRead(name),
  )
}
