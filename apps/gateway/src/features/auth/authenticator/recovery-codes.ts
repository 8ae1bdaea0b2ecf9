import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { derivedKeys, type KeySettings } from '../../../platform/secrets/derived-key.ts'
import type { Owner } from './app-secret.ts'

/** Letters and digits that people do not confuse with one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const COUNT = 10
const LENGTH = 10
const PURPOSE = 'recovery-code'

/**
 * Makes the codes a member writes down: each signs in once if the app is lost. A code is shown as two halves with a
 * dash.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/**
 * The hash a recovery code is stored as. Its key is the secret of the member's app, which is stored sealed, so it stays
 * good when the deployment's secret is replaced. Dashes, spaces and case do not matter.
 */
export function recoveryHash(appSecret: Buffer, owner: Owner, code: string): string {
  return hashOf(Buffer.from(hkdfSync('sha256', appSecret, 'livery', PURPOSE, 32)), owner, code)
}

/**
 * All hashes a recovery code may be stored as; those of the previous release used the deployment's secret as their key.
 */
export function recoveryHashes(settings: KeySettings, appSecret: Buffer, owner: Owner, code: string): string[] {
  return [
    recoveryHash(appSecret, owner, code),
    ...derivedKeys(settings, PURPOSE).map((key) => hashOf(key, owner, code)),
  ]
}

function hashOf(key: Buffer, { merchantId, memberId }: Owner, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', key).update(`${merchantId}|${memberId}|${plain}`).digest('hex')
}
