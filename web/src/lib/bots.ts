/** The bots of the shelf: five characters, a level each, and plain ones that are there to be studied. */

import { t, texts } from './texts.svelte'

/** The level of a character, 1 to 5; 0 for a plain bot. */
export const levelOf = (bot: string): number => Number(/^level([1-5])$/.exec(bot)?.[1] ?? 0)

/** How a bot is called wherever it plays; one that we have no words for is called what the service calls it. */
export const characterOf = (bot: string): string => (texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot)

/** What a bot is called at one table: like its character, with a number where somebody else is called so. */
export function botName(bot: string, taken: readonly string[]): string {
  const character = characterOf(bot)
  let name = character
  for (let n = 2; taken.includes(name); n++) name = `${character} ${n}`
  return name
}
