import { hkdfSync } from 'node:crypto'
import type { Settings } from '../settings.ts'

/**
 * A 256-bit key for one purpose, derived from the deployment's secret; the key of one purpose reveals nothing about
 * another's.
 */
export function derivedKey({ deploymentSecret }: Pick<Settings, 'deploymentSecret'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deploymentSecret, 'livery', purpose, 32))
}
