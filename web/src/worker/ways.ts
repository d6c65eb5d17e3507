/** What the worker does with a request. */
export type Way =
  /** The page itself: from the server if that answers, else as it was kept. */
  | 'page'
  /** Its name says what is in it, so once is enough. */
  | 'once'
  /** From the server if that answers, else the last that was heard. */
  | 'latest'
  /** Tables and people: nobody wants yesterday's. The browser asks as if there were no worker. */
  | 'pass'

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const LATEST = /^\/(api\/(games$|texts\/|rules\/)|favicon\.svg$|manifest\.webmanifest$)/

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: of, pathname } = new URL(url)
  if (method !== 'GET' || of !== origin) return 'pass'
  if (pathname.startsWith('/assets/')) return 'once'
  if (LATEST.test(pathname)) return 'latest'
  return mode === 'navigate' && !/^\/api\/|\.\w+$/.test(pathname) ? 'page' : 'pass'
}

/** What the page sends its worker: addresses that should be read also where there is no connection. */
export interface Wish {
  readonly keep: readonly string[]
}

/** Says of an answer that it was kept, and that the server did not answer. */
export const KEPT_MARK = 'x-valtable-kept'
