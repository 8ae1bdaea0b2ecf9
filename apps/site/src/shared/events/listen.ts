import type { EventFrame } from '@livery/contract/events'
import { EVENTS_PATH } from '@livery/contract/events-path'
import type { EventSocket, Visit } from '../visit/visit.ts'
import { applyEvent } from './apply-event.ts'
import { backoffMs } from './backoff.ts'
import { closeSocket } from './close-socket.ts'

/**
 * Follows the gateway's events while somebody is signed in: resumes after the last cursor, reconnects with growing
 * delays, and closes the connection when the page is left, so that the browser may cache the page for "back". Returns a
 * function that stops it.
 * @param since the moment, as `performance.now()`, from which the member's data was asked for
 */
export function listen(visit: Visit, since: number): () => void {
  let socket: EventSocket | null = null
  let cursor: string | null = null
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const connect = () => {
    const { token } = visit.session.getState()
    if (stopped || !token) return
    const url = new URL(EVENTS_PATH, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (cursor) url.searchParams.set('cursor', cursor)
    else url.searchParams.set('age', String(Math.round(performance.now() - since)))
    const opened = visit.openSocket(url)
    socket = opened
    opened.addEventListener('open', () => {
      if (socket === opened) opened.send(JSON.stringify({ token }))
    })
    opened.addEventListener('message', ({ data }) => {
      const frame = readFrame(data)
      if (!frame) return
      cursor = frame.cursor
      attempt = 0
      visit.connection.setState({ live: true })
      applyEvent(visit, frame.event)
    })
    opened.addEventListener('close', () => {
      if (socket !== opened) return
      visit.connection.setState({ live: false })
      timer = setTimeout(connect, backoffMs(attempt))
      attempt += 1
    })
  }
  const leave = () => {
    clearTimeout(timer)
    const open = socket
    socket = null
    if (open) closeSocket(open)
    visit.connection.setState({ live: false })
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connect()
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  connect()
  return () => {
    stopped = true
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
    leave()
  }
}

function readFrame(data: unknown): EventFrame | null {
  try {
    const frame = JSON.parse(String(data)) as Partial<EventFrame>
    return typeof frame.cursor === 'string' && typeof frame.event?.kind === 'string' ? (frame as EventFrame) : null
  } catch {
    return null
  }
}
