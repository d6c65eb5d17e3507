import { renewal } from '../device/renewal'

/** Where we are. Addresses are paths; the page is one, so that going elsewhere keeps settings and texts. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'opponents'; game: string }
  | { page: 'credits' }
  | { page: 'gallery'; still: string }
  | { page: 'nowhere' }

/** For development: every state that matters, to be looked at. Not in a page that is built for playing. */
export const GALLERY: boolean = import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on'

export function parse(path: string, hash = '', gallery = GALLERY): Route {
  const still = gallery && path === '/' ? /^#\/gallery\/?(.*)$/.exec(hash)?.[1] : undefined
  if (still !== undefined) return { page: 'gallery', still }
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '')
  if (first === undefined) return { page: 'home' }
  if (rest.length > 0) return { page: 'nowhere' }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second }
  if (third !== undefined) return { page: 'nowhere' }
  if (first === 't' && second) return { page: 'table', id: second }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'rules') return { page: 'rules', game: second ?? '' }
  if (first === 'opponents') return { page: 'opponents', game: second ?? 'valletta' }
  if (first === 'credits' && second === undefined) return { page: 'credits' }
  return { page: 'nowhere' }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash))
  /** Grows with every visit, so that the same address visited again starts afresh. */
  visit = $state(0)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  go(path: string): void {
    if (renewal.due) {
      location.assign(path)
      return
    }
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = parse(location.pathname, location.hash)
    this.visit += 1
  }
}

export const router = new Router()

/** For `<a use:link>`: a plain click stays on the page, anything else is the browser's. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    router.go(node.pathname + node.search + node.hash)
  }
  node.addEventListener('click', click)
  return { destroy: () => node.removeEventListener('click', click) }
}
