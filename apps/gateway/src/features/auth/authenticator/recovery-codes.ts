import { createHmac, randomInt } from 'node:crypto'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Owner } from './app-secret.ts'

/** Letters and digits that people do not confuse with one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const COUNT = 10
const LENGTH = 10

/**
 * Makes the codes a member writes down: each signs in once if the app is lost. Each is shown as two halves with a dash.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** The hash a recovery code is stored as, keyed by the deployment's secret. Dashes, spaces and case do not matter. */
export function recoveryHash(
  settings: Pick<Settings, 'deploymentSecret'>,
  { merchantId, memberId }: Owner,
  code: string,
): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', derivedKey(settings, 'recovery-code'))
    .update(`${merchantId}|${memberId}|${plain}`)
    .digest('hex')
}
