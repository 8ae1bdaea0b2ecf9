import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether two texts or byte strings are the same. Their digests are compared, so the time it takes tells neither where
 * they differ nor how long they are. Server side only.
 */
export function constantTimeEqual(one: string | Uint8Array, other: string | Uint8Array): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest()
}
