import { byKind, digit } from '../lib/offers'
import type { Desk } from './desk.svelte'

const SECOND_DIGIT = 700

/** The keyboard at a table: digits do offers, / filters, z takes back, r opens the rules, i what can be looked up, Escape closes. */
export function keyboard(desk: Desk): (event: KeyboardEvent) => void {
  let typed = ''
  let timer = 0

  function number(key: string): void {
    clearTimeout(timer)
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

  /** Leaves the filter, else closes what is open, else shows everything again. */
  function escape(event: KeyboardEvent): void {
    const from = event.target
    if (from instanceof HTMLElement && from.matches('[data-filter]')) {
      desk.filter = ''
      from.blur()
      event.preventDefault()
    } else if (desk.sheet !== null) {
      const drawer = desk.sheet === 'rules'
      desk.sheet = null
      if (drawer) document.querySelector<HTMLElement>('[data-tool=rules]')?.focus()
    } else if (desk.regarded === null && desk.why === null) desk.looking?.back()
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
    if (desk.sheet !== null && desk.sheet !== 'rules' && desk.sheet !== 'offers') return
    if (/^[0-9]$/.test(event.key)) number(event.key)
    else if (event.key === 'z' || event.key === 'Z') desk.undo()
    else if (event.key === 'r' || event.key === 'R') {
      desk.rule = ''
      desk.sheet = desk.sheet === 'rules' ? null : 'rules'
    } else if ((event.key === 'i' || event.key === 'I') && desk.canLookUp) desk.sheet = 'reference'
    else if (event.key === '/') {
      document.querySelector<HTMLInputElement>('[data-filter]')?.focus()
      event.preventDefault()
    }
  }
}
