import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'

/** Whether a text can be stored: PostgreSQL stores neither U+0000 nor half a surrogate pair. */
function isPlain(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The path in a value to the first text that cannot be stored, e.g. `/list/0`; null when all can. */
export function unplainPath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isPlain(value) ? null : path || '/'
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    if (!isPlain(key)) return path || '/'
    const found = unplainPath(part, `${path}/${key}`)
    if (found !== null) return found
  }
  return null
}

/** Refuses addresses with U+0000, which no route has a use for. */
export function plainAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!/%00/.test(url)) return
    throw new LiveryError('INVALID_REQUEST', { params: { detail: 'the address contains %00 (U+0000)' } })
  })
}

/** Drops cookies that cannot be stored; their owner could not repair a refused request. */
export function plainCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ cookies }) => {
    for (const [name, value] of Object.entries(cookies)) if (!isPlain(value ?? '')) delete cookies[name]
  })
}
