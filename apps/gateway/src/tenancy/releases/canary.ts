import { createHash } from 'node:crypto'

const SLOTS = 10_000

/**
 * Whether a visitor sees a canary. A visitor who sees it still does when the share grows; each canary has another
 * random share.
 * @param key identifies the visitor
 */
export function isInShare(key: string, canary: { readonly release: string; readonly percent: number }): boolean {
  const sum = createHash('sha256').update(`${canary.release}|${key}`).digest()
  return sum.readUInt32BE(0) % SLOTS < canary.percent * (SLOTS / 100)
}
