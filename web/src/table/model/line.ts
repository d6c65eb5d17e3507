import type { FromClient, ToClient } from '../../protocol'

const LONGEST_WAIT = 8000
const HEARTBEAT = 20000
/** After so many pings without any answer the line is taken for dead. */
const SILENT = 2
/** How long an answer may take when the device has just come back. */
const PROBE = 4000
/** Closed for good: no such table, not your seat, banned, a broken table, one of rules that are not known. */
const FINAL = new Set([4404, 4403, 4430, 4500, 4501])

/** Whoever speaks over a line. */
export interface Speaker {
  /** What a new line should know at once: who we are, and what we have heard already. */
  query(): string
  hear(message: ToClient): void
  /** The line is gone, and another is on its way. */
  lost(): void
  /** The server has closed for good, with this code. */
  closedForGood(code: number): void
}

/** A socket to one table, kept open: a dead one is noticed and replaced until it is closed on purpose. */
export class Line {
  private readonly address: string
  private readonly speaker: Speaker
  private socket: WebSocket | null = null
  private tries = 0
  /** How long the server wants to be left alone, in milliseconds. */
  private pause = 0
  private timer = 0
  private heart = 0
  private probe = 0
  /** How many pings nothing has answered. */
  private silent = 0
  private isOver = false

  constructor(table: string, speaker: Speaker) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.address = `${scheme}://${location.host}/api/tables/${table}/socket`
    this.speaker = speaker
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    clearTimeout(this.probe)
    clearInterval(this.heart)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  open(): void {
    const socket = new WebSocket(this.address + this.speaker.query())
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      clearInterval(this.heart)
      this.silent = 0
      this.heart = window.setInterval(() => this.beat(), HEARTBEAT)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.isOver || this.socket !== socket) return
      this.silent = 0
      const message = JSON.parse(event.data) as ToClient
      if (message.type === 'closing') this.pause = message.seconds * 1000
      this.speaker.hear(message)
    }
    socket.onclose = (event) => {
      if (this.isOver || this.socket !== socket) return
      clearInterval(this.heart)
      if (FINAL.has(event.code)) {
        this.isOver = true
        this.speaker.closedForGood(event.code)
        return
      }
      this.speaker.lost()
      // Who is told when to come back waits at least so long; a little more, so that not all come at once.
      const wait = this.pause + Math.min(LONGEST_WAIT, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2)
      this.pause = 0
      this.tries += 1
      this.timer = window.setTimeout(() => this.open(), wait)
    }
  }

  /** The device is back: a closed line is opened at once, and an open one must show that it lives. */
  private readonly wake = (): void => {
    if (this.isOver || document.visibilityState === 'hidden') return
    clearTimeout(this.probe)
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.silent = 1
      this.send({ type: 'ping' })
      this.probe = window.setTimeout(() => {
        if (this.silent > 0) this.renew()
      }, PROBE)
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) this.renew()
  }

  /** Leaves a dead line without waiting for its end, and opens another. */
  private renew(): void {
    const old = this.socket
    this.socket = null
    old?.close()
    clearTimeout(this.timer)
    clearInterval(this.heart)
    this.tries = 0
    this.speaker.lost()
    this.open()
  }

  private beat(): void {
    if (this.silent >= SILENT) {
      this.renew()
      return
    }
    this.silent += 1
    this.send({ type: 'ping' })
  }
}
