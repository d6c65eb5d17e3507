/** What whoever gives no name is called at a table, in the language it was set up in (`ui-web-guest`). */
const GUEST = /^(Guest|Visitante)( \d+)?$/

/** Whether a name says nothing of whose it is. */
export const isGuest = (name: string): boolean => GUEST.test(name)
