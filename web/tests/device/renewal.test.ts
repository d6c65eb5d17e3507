import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Renewal } from '../../src/device/renewal'

let told = 'old'
let reload: () => void
let renewal: Renewal

/** As a page that has been open for a while and hears of another version. */
async function hear(version: string): Promise<void> {
  told = version
  await vi.advanceTimersByTimeAsync(20_000)
  await renewal.ask()
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = ''
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ version: told }))))
  reload = vi.fn()
  renewal = new Renewal('old', reload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page', () => {
  it('stays while the server has the same', async () => {
    await hear('old')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('makes way for another once, when nobody has touched it for a while', async () => {
    await vi.advanceTimersByTimeAsync(20_000)
    window.dispatchEvent(new Event('pointerdown'))
    told = 'new'
    await renewal.ask()
    await vi.advanceTimersByTimeAsync(9000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(9000)
    expect(reload).toHaveBeenCalledOnce()
    await hear('new')
    expect(renewal.due).toBe(false)
  })

  it('waits while something is half-made, open or typed', async () => {
    let busy = true
    const release = renewal.hold(() => busy)
    document.body.innerHTML = '<dialog open></dialog><input id="name" />'
    const field = document.querySelector('input')
    if (field === null) throw new Error('no field')
    field.value = 'Ana'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await hear('new')
    const passes = async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(reload).not.toHaveBeenCalled()
    }
    await passes()
    busy = false
    await passes()
    document.querySelector('dialog')?.remove()
    await passes()
    field.value = ''
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reload).toHaveBeenCalledOnce()
    release()
  })

  it('that was not built never asks', async () => {
    renewal = new Renewal('', reload)
    await hear('new')
    expect(renewal.due).toBe(false)
  })
})
