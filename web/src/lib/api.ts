import type {
  Announcement,
  Created,
  Event,
  GameInfo,
  LessonInfo,
  LookUp,
  MyLinks,
  MyTables,
  NewLesson,
  NewTable,
  Past,
  PointCourse,
  Problem,
  ReplayStep,
  RulePosition,
  Seated,
  SeatLink,
  TableInfo,
  TakeSeat,
} from '../protocol'
import type { Language } from './catalogue'
import { KEPT_MARK } from '../worker/ways'
import { connection } from '../device/connection.svelte'
import { settings } from './settings.svelte'

/** An answer that is no: the server's `Problem`, or `offline` where there was no answer at all. */
export class Failure extends Error {
  readonly problem: Problem
  readonly status: number

  constructor(problem: Problem, status: number) {
    super(problem.text)
    this.problem = problem
    this.status = status
  }
}

/** A problem that the page itself has found; its words are the page's own. */
export const problem = (code: string): Problem => ({
  code,
  text: '',
  remedy: '',
  where: '',
  detail: '',
  request: '',
})

/** Whatever went wrong, as something to be told. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure(problem('broken'), 500)

export interface RuleSection {
  id: string
  level: number
  title: string
  body: string
  /** Options or numbers of players (`2p`): it is in play with any of them; empty is always. */
  when: string[]
  /** The body piece by piece, if some of it is for some tables only; else empty. */
  parts: { text: string; when: string[] }[]
  /** What was decided where the rulebook is silent. */
  rulings: RuleRuling[]
}

export interface RuleRuling {
  readonly number: string
  /** What it decides, in a few words. */
  readonly about: string
  /** The sentence of the rules that holds it. */
  readonly says: string
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    const headers = { 'accept-language': settings.language, ...init?.headers }
    answer = await fetch(path, { credentials: 'same-origin', ...init, headers })
  } catch {
    connection.lost()
    throw new Failure(problem('offline'), 0)
  }
  if (answer.headers.has(KEPT_MARK)) connection.lost()
  else connection.heard()
  if (answer.ok) return answer
  throw new Failure(await problemOf(answer), answer.status)
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    return problem(answer.status === 404 ? 'not_found' : 'broken')
  }
}

const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>
const post = async <T>(path: string, body: unknown): Promise<T> =>
  (
    await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<T>

export const api = {
  announcement: () => get<Announcement>('/api/announcement'),
  games: () => get<GameInfo[]>('/api/games'),
  /** Without the options: what a table for one click needs, kept for when there is no connection (`scripts/app.mjs`). */
  shelf: () => get<GameInfo[]>('/api/games?brief=true'),
  mine: () => get<MyTables>('/api/tables/mine'),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  sit: (id: string, seat: TakeSeat) => post<Seated>(`/api/tables/${id}/seat`, seat),
  /** The seats for which this device may make a link. */
  linkable: async (id: string) => (await get<MyLinks>(`/api/tables/${id}/links`)).seats,
  /** A new link for this seat, which ends the old one. */
  newLink: (id: string, seat: number) => post<SeatLink>(`/api/tables/${id}/links`, { seat }),
  /** What the coach says in a game's guided first game. */
  lesson: (game: string, language: Language) => get<LessonInfo>(`/api/lessons/${game}/${language}`),
  teach: (game: string, lesson: NewLesson) => post<Created>(`/api/lessons/${game}`, lesson),
  rematch: (id: string) => post<Created>(`/api/tables/${id}/rematch`, {}),
  importLog: (log: string) => post<TableInfo>('/api/replays', { log }),
  replay: (id: string, step: number, seat: number | null) =>
    get<ReplayStep>(`/api/tables/${id}/replay?step=${step}${seat === null ? '' : `&seat=${seat}`}`),
  /** The moment at which the story was so long. */
  replayAt: (id: string, at: number, seat: number | null) =>
    get<ReplayStep>(`/api/tables/${id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  past: (id: string, at: number, seat: number | null) =>
    get<Past>(`/api/tables/${id}/past?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  /** All that could come up; with a moment, as it was known then. */
  lookUp: (id: string, seat: number | null, when: { at?: number; step?: number } = {}) => {
    const asked = Object.entries({ ...when, ...(seat === null ? {} : { seat }) })
    const query = asked.map(([name, value]) => `${name}=${value}`).join('&')
    return get<LookUp>(`/api/tables/${id}/look-up${query === '' ? '' : `?${query}`}`)
  },
  /** All that a viewer was told: a head, then one event per line. */
  story: async (id: string, seat: number | null) => {
    const told = await ask(`/api/tables/${id}/story${seat === null ? '' : `?seat=${seat}`}`)
    const [, ...lines] = (await told.text()).trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line) as Event)
  },
  points: (id: string, seat: number | null) =>
    get<PointCourse>(`/api/tables/${id}/points${seat === null ? '' : `?seat=${seat}`}`),
  texts: async (game: string, language: Language) => (await ask(`/api/texts/${game}/${language}`)).text(),
  rules: (game: string, language: Language) =>
    get<{ sections: RuleSection[] }>(`/api/rules/${game}/${language}`),
  /** A position that the rules draw. */
  position: (game: string, name: string) => get<RulePosition>(`/api/rules/${game}/positions/${name}`),
  logAddress: (id: string) => `/api/tables/${id}/log`,
}
