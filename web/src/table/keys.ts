import { digit } from '../lib/offers'
import { byKind } from '../lib/offers'
import type { Desk } from './desk.svelte'

const SECOND_DIGIT = 700

/** The keyboard at a table: digits do offers, / filters, z takes back, r opens the rules, Escape closes. */
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

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (event.key === 'Escape') {
      desk.clear()
      return
    }
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    if (desk.sheet !== null && desk.sheet !== 'rules' && desk.sheet !== 'offers') return
    if (/^[0-9]$/.test(event.key)) number(event.key)
    else if (event.key === 'z' || event.key === 'Z') desk.model.undo()
    else if (event.key === 'r') desk.sheet = desk.sheet === 'rules' ? null : 'rules'
    else if (event.key === '/') {
      document.querySelector<HTMLInputElement>('[data-filter]')?.focus()
      event.preventDefault()
    }
  }
}
