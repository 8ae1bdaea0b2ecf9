import type { FastifyRequest } from 'fastify'

/** A connection that does not read is closed, so that its frames are not buffered. */
export const MAXIMUM_BUFFERED_BYTES = 256 * 1024

/** Whether a page of another site opens a socket: its Origin must be this host. */
export function isForeign({ headers: { origin }, protocol, host }: FastifyRequest): boolean {
  return origin !== undefined && hostOf(origin) !== hostOf(`${protocol}://${host}`)
}

/** The token of a client's first frame, `{token?}`. */
export function tokenOf(data: Buffer): string | null {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'))
    const token = (value as { token?: unknown } | null)?.token
    return typeof token === 'string' ? token : null
  } catch {
    return null
  }
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
