import { tick } from 'svelte'
import { byKind, digit } from './offers'
import type { Desk, SheetName } from './desk.svelte'

const SECOND_DIGIT = 700
/** Beside or under these sheets the table is played as ever. */
const BESIDE: readonly SheetName[] = ['rules', 'reference', 'offers']

/** Put the focus into a field that is about to come: a sheet is drawn in two steps, and then what is in it. */
async function reach(selector: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await tick()
    const field = document.querySelector<HTMLInputElement>(selector)
    if (field !== null) {
      field.focus({ preventScroll: true })
      return
    }
    await new Promise((done) => setTimeout(done, 25))
  }
}

/**
 * The keyboard at a table: digits do the offers of the list in sight, / filters it, z takes back, r opens the rules,
 * i what can be looked up, Escape closes.
 */
export function keyboard(desk: Desk): (event: KeyboardEvent) => void {
  let typed = ''
  let timer = 0

  /** A number means an entry of the list as it is seen: without a list in sight it only brings it there. */
  function number(key: string): void {
    clearTimeout(timer)
    // It would mean an entry of a list that is about to change.
    if (desk.model.pending !== null) {
      typed = ''
      desk.tooSoon = true
      return
    }
    if (desk.lists === 0) {
      typed = ''
      if (desk.offered.length > 0) desk.openList()
      return
    }
    typed += key
    const offers = byKind(desk.listed).flat()
    const { done, wait } = digit(typed, offers.length)
    const act = (): void => {
      typed = ''
      const offer = done === null ? undefined : offers[done - 1]
      if (offer !== undefined && desk.listed.includes(offer)) desk.do(offer)
    }
    if (wait) timer = window.setTimeout(act, SECOND_DIGIT)
    else act()
  }

  /** To the field that filters the list, which opens for it. */
  async function find(): Promise<void> {
    if (desk.offered.length + desk.missed.length === 0) return
    if (desk.lists === 0) desk.openList()
    else desk.clear()
    desk.finding = true
    await reach('[data-filter]')
  }

  /** Leaves the filter, else closes what is open, else shows everything again. */
  function escape(event: KeyboardEvent): void {
    const from = event.target
    if (from instanceof HTMLElement && from.matches('[data-filter]')) {
      desk.filter = ''
      desk.finding = false
      from.blur()
      event.preventDefault()
    } else if (desk.sheet !== null) {
      const drawer = desk.sheet
      desk.close()
      if (drawer === 'rules' || drawer === 'reference')
        document.querySelector<HTMLElement>(`[data-tool=${drawer}]`)?.focus()
    } else if (desk.regarded === null && desk.why === null && desk.filter === '') desk.lookback?.back()
    else desk.clear()
  }

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (event.key === 'Escape') {
      escape(event)
      return
    }
    // A key held down is pressed once.
    if (event.repeat) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    if (desk.sheet !== null && !BESIDE.includes(desk.sheet)) return
    if (/^[0-9]$/.test(event.key)) number(event.key)
    else if (event.key === 'z' || event.key === 'Z') desk.undo()
    else if (event.key === 'r' || event.key === 'R') {
      desk.rule = ''
      desk.sheet = desk.sheet === 'rules' ? null : 'rules'
      // What is typed next is looked for, and no key of the game.
      if (desk.sheet === 'rules') void reach('.rules [type=search]')
      event.preventDefault()
    } else if ((event.key === 'i' || event.key === 'I') && desk.canLookUp) {
      desk.sheet = desk.sheet === 'reference' ? null : 'reference'
      if (desk.sheet === 'reference') void reach('.lookup [type=search]')
      event.preventDefault()
    } else if (event.key === '/') {
      if (desk.sheet === 'reference') void reach('.lookup [type=search]')
      else void find()
      event.preventDefault()
    }
  }
}
