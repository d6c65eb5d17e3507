import type { Component } from 'svelte'
import type { Lesson } from '../lesson/lesson.svelte'
import type { Desk } from './desk.svelte'

/** What a table shows of a lesson; all of it is loaded only where there is one. */
export interface Teaching {
  readonly lesson: Lesson
  /** Whether the coach speaks: before, after and beside the lesson a table is a table. */
  readonly speaks: boolean
  /** Whether the lesson was left before its end, and one sentence is to be said of that. */
  readonly parted: boolean
  /** What the lantern hangs on, by name; empty where it hangs nowhere. */
  readonly lantern: string
  readonly Coach: Component<{ desk: Desk; lesson: Lesson }>
  readonly Lights: Component<{ lesson: Lesson; root: () => HTMLElement | undefined }>
}
