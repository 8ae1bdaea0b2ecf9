import { hkdfSync } from 'node:crypto'
import type { Settings } from '../settings.ts'

/** A key of 256 bits for one purpose, made of the deployment's secret; one purpose's key says nothing of another's. */
export function derivedKey({ deploymentSecret }: Pick<Settings, 'deploymentSecret'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deploymentSecret, 'livery', purpose, 32))
}
