import { hkdfSync } from 'node:crypto'
import type { Settings } from '../settings.ts'

/** The secrets that keys are derived from. */
export type KeySettings = Pick<Settings, 'deploymentSecret' | 'previousSecrets'>

/**
 * A 256-bit key for one purpose, derived from the deployment's secret; the key of one purpose reveals nothing about
 * another one's.
 */
export function derivedKey({ deploymentSecret }: Pick<Settings, 'deploymentSecret'>, purpose: string): Buffer {
  return keyFrom(deploymentSecret, purpose)
}

/** The key for a purpose, then those of earlier secrets, which still open what they sealed. */
export function derivedKeys({ deploymentSecret, previousSecrets }: KeySettings, purpose: string): readonly Buffer[] {
  return [deploymentSecret, ...previousSecrets].map((secret) => keyFrom(secret, purpose))
}

function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'livery', purpose, 32))
}
