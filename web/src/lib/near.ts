/** How much nearer a table comes on a large screen (`--near`): what is measured on the screen is so much larger than
    what is written in the look of the things on it. */
export const nearness = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--near')) || 1
