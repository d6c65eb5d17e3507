/**
 * Keeps the frame of the page, its fonts and words and the rules of the games, so that they can be read without a
 * connection. Whatever it does not know is left to the browser. It never stands between the page and a newer one: the
 * page is asked of the server first, and a new worker takes over at once.
 */
/// <reference lib="webworker" />
import { KEPT_MARK, wayOf, type Wish } from './ways'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const VERSION: string
declare const KEPT: readonly string[]

const OURS = 'valtable-'
/** The files of a page that is still open somewhere are those of the version before. */
const VERSIONS = 2
/** A line that is there and carries nothing: after so long what was kept is better, if there is any. */
const PATIENCE = 5000
const ANYHOW = { ignoreVary: true }

const own = (): Promise<Cache> => caches.open(OURS + VERSION)

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(own().then((cache) => cache.addAll(KEPT)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()))
})

async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + VERSION)
  await Promise.all(names.slice(0, -(VERSIONS - 1)).map((name) => caches.delete(name)))
}

/** Whoever asked is told that it was done. */
self.addEventListener('message', (event) =>
  event.waitUntil(keep((event.data as Wish).keep).then(() => event.ports[0]?.postMessage(true))),
)

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await own()
  const known = await Promise.all(addresses.map((address) => cache.match(address, ANYHOW)))
  const wanted = addresses.filter((_, at) => known[at] === undefined)
  // Without a connection, or on a full disk, the next visit tries again.
  await Promise.allSettled(wanted.map((address) => cache.add(address)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (wayOf(request, self.location.origin)) {
    case 'page':
      event.respondWith(latest(request, '/'))
      break
    case 'latest':
      event.respondWith(latest(request, request.url))
      break
    case 'once':
      event.respondWith(once(request))
      break
    case 'pass':
      break
  }
})

async function once(request: Request): Promise<Response> {
  const known = await caches.match(request, ANYHOW)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await remember(request.url, answer)
  return answer
}

/** `name` is what it is kept as: every address of the page is the same page. */
async function latest(request: Request, name: string): Promise<Response> {
  const cache = await own()
  const known = await cache.match(name, ANYHOW)
  let answer: Response
  try {
    answer = await fetch(request, known ? { signal: AbortSignal.timeout(PATIENCE) } : {})
  } catch (error) {
    if (known === undefined) throw error
    return marked(known)
  }
  if (answer.ok) await remember(name, answer)
  return answer
}

async function remember(name: string, answer: Response): Promise<void> {
  const copy = answer.clone()
  // A full disk stops nobody.
  await own()
    .then((cache) => cache.put(name, copy))
    .catch(() => undefined)
}

function marked({ body, status, statusText, headers }: Response): Response {
  const said = new Headers(headers)
  said.set(KEPT_MARK, 'yes')
  return new Response(body, { status, statusText, headers: said })
}
