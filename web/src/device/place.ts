/** Where somebody was on this page, over a reload that they did not ask for: how far everything was scrolled. */

const KEY = 'valtable-place'
const PATIENCE = 8000
const STEP = 100

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

/** To be called once the page is being drawn: goes back as soon as everything is there. */
export function returnToPlace(): void {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const place = kept === null ? null : (JSON.parse(kept) as Place)
  if (place?.path !== location.pathname) return
  const end = performance.now() + PATIENCE
  const timer = setInterval(() => {
    const isDone = place.scrolled.every(([way, left, top]) => {
      const element = at(way)
      element?.scrollTo({ left, top, behavior: 'instant' })
      return (
        element !== undefined &&
        Math.abs(element.scrollTop - top) < 2 &&
        Math.abs(element.scrollLeft - left) < 2
      )
    })
    if (isDone || performance.now() > end) clearInterval(timer)
  }, STEP)
}
