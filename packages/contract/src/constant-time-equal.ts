import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether two texts or byte strings are equal. Their digests are compared, so that the time reveals neither the place
 * of a difference nor their lengths. Server side only.
 */
export function constantTimeEqual(one: string | Uint8Array, other: string | Uint8Array): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest()
}
