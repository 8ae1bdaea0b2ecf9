import { createHash } from 'node:crypto'

const SLOTS = 10_000

/**
 * Whether a visitor is among those who see a canary. The same visitor stays among them while the share grows, and is as
 * likely as any other to be among those of the next canary.
 * @param key names the visitor
 */
export function isInShare(key: string, canary: { readonly release: string; readonly percent: number }): boolean {
  const sum = createHash('sha256').update(`${canary.release}|${key}`).digest()
  return sum.readUInt32BE(0) % SLOTS < canary.percent * (SLOTS / 100)
}
