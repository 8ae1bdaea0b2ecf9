import type { FastifyRequest } from 'fastify'
import { OwnCounters } from '../limits/own-counters.ts'

/** Errors of one kind that are logged with their stack within a minute. */
const LOGGED = 5
const WINDOW_MS = 60_000

/** Logs errors of requests, but only the first of many similar ones, since a failing database fails every request. */
export class ErrorLog {
  readonly #seen: OwnCounters

  constructor(seen = new OwnCounters()) {
    this.#seen = seen
  }

  report(request: Pick<FastifyRequest, 'log' | 'routeOptions'>, error: Error & { code?: string }, code: string): void {
    const kind = [code, request.routeOptions.url, error.code ?? error.name, error.message.slice(0, 80)].join(' ')
    const { current, ttl } = this.#seen.count(kind, WINDOW_MS)
    if (current > LOGGED) return
    const more = current === LOGGED ? { silentForMs: ttl } : {}
    request.log.error({ err: error, code, ...more }, 'request failed')
  }
}
