/** Where somebody was on this page, over a reload that they did not ask for: how far everything was scrolled. */

const KEY = 'valtable-place'
/** Milliseconds between two looks, and how many there are at the most: something may be gone for good. */
const STEP = 100
const LOOKS = 600
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

interface Place {
  readonly path: string
  /** Elements by their way from the top, each with how far it was scrolled across and down. */
  readonly scrolled: readonly (readonly [way: string, left: number, top: number])[]
}

const wayTo = (element: Element): string => {
  const { parentElement: parent } = element
  return parent === null ? '' : `${wayTo(parent)} ${[...parent.children].indexOf(element)}`
}

function at(way: string): Element | undefined {
  const steps = way.trim().split(' ').filter(Boolean).map(Number)
  return steps.reduce<Element | undefined>((found, step) => found?.children[step], document.documentElement)
}

export function keepPlace(): void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => [wayTo(element), element.scrollLeft, element.scrollTop] as const)
  const place: Place = { path: location.pathname, scrolled }
  sessionStorage.setItem(KEY, JSON.stringify(place))
}

/** To be called once the page is being drawn: goes back as soon as everything is there, unless somebody moves on first. */
export function returnToPlace(): void {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const place = kept === null ? null : (JSON.parse(kept) as Place)
  if (place?.path !== location.pathname) return
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    if (isBack(place) || looks === LOOKS) stop()
  }, STEP)
  const stop = (): void => {
    clearInterval(timer)
    for (const touch of TOUCHES) removeEventListener(touch, stop, true)
  }
  for (const touch of TOUCHES) addEventListener(touch, stop, true)
}

/** Scrolls whatever is there; whether all of it is now where it was. */
function isBack({ scrolled }: Place): boolean {
  return scrolled.every(([way, left, top]) => {
    const element = at(way)
    element?.scrollTo({ left, top, behavior: 'instant' })
    return (
      element !== undefined &&
      Math.abs(element.scrollTop - top) < 2 &&
      Math.abs(element.scrollLeft - left) < 2
    )
  })
}
