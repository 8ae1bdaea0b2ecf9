import type { FastifyRequest } from 'fastify'

/** A connection that does not read is closed rather than buffered for. */
export const MAXIMUM_BUFFERED_BYTES = 256 * 1024

/** Whether a page of another origin opens a socket: its Origin must be the host it talks to. */
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
