/** How many elements around the pointer are asked: a name may stand in a line that is cut. */
const AROUND = 3

const isCut = (element: HTMLElement): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return (
    (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
    (/^\d+$/.test(webkitLineClamp) && element.scrollHeight > element.clientHeight + 1)
  )
}

const textOf = (element: HTMLElement): string => element.textContent.trim().replaceAll(/\s+/g, ' ')

/** All that is cut in a thing, whole: whoever came to it by keyboard has no pointer to ask with. */
export function wholeIn(thing: HTMLElement): string {
  return [thing, ...thing.querySelectorAll<HTMLElement>('*')].filter(isCut).map(textOf).join('\n')
}

/** A text that finds no room says all of itself to whoever points at it. */
export function showWhole({ target }: Event): void {
  let element = target instanceof HTMLElement ? target : null
  for (let step = 0; element !== null && step < AROUND; step += 1, element = element.parentElement) {
    if (element.title !== '' && element.dataset['whole'] === undefined) return
    if (isCut(element)) {
      element.dataset['whole'] = ''
      element.title = textOf(element)
      return
    }
    // What has found room meanwhile needs no help any more.
    if (element.dataset['whole'] !== undefined) {
      element.removeAttribute('title')
      delete element.dataset['whole']
    }
  }
}
