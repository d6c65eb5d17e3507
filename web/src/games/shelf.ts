import posters from '../made/posters.svg?url&no-inline'

/** How a game stands on the shelf, before anything of it is loaded. */
export interface Poster {
  readonly art: string
  readonly minutes: readonly [number, number]
  readonly seats: readonly [number, number]
  /** The two colours of its star in lists. */
  readonly star: readonly [string, string]
}

export const POSTERS: Readonly<Record<string, Poster>> = {
  valencia: { art: `${posters}#valencia`, minutes: [60, 90], seats: [2, 5], star: ['#1f4e98', '#f5f4ec'] },
  valdora: { art: `${posters}#valdora`, minutes: [60, 60], seats: [3, 5], star: ['#2d6a4a', '#ffcf3f'] },
  valletta: { art: `${posters}#valletta`, minutes: [40, 80], seats: [2, 4], star: ['#14557f', '#e9d8b4'] },
  valeria: { art: `${posters}#valeria`, minutes: [30, 60], seats: [1, 5], star: ['#7c1f1c', '#e9b73a'] },
}

export const SHELF: readonly string[] = Object.keys(POSTERS)
