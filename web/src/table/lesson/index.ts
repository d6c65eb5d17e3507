import type { Desk } from '../control/desk.svelte'
import type { Teaching } from '../control/teaching'
import { settings } from '../../lib/settings.svelte'
import Coach from './Coach.svelte'
import { Lesson } from './lesson.svelte'
import Lights from './Lights.svelte'

/** The lesson of a table, ready to speak in the language of the moment. */
export async function teach(desk: Desk): Promise<Teaching> {
  const lesson = new Lesson(desk)
  await lesson.learn(settings.language)
  return {
    lesson,
    Coach,
    Lights,
    get speaks() {
      return lesson.speaks
    },
    get parted() {
      return lesson.parted
    },
    get lantern() {
      return lesson.lantern
    },
  }
}
