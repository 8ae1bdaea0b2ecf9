import { createHmac, randomInt } from 'node:crypto'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Owner } from './app-secret.ts'

/** Letters and digits that people do not mistake for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const COUNT = 10
const LENGTH = 10

/** Codes to write down: each opens the account once when the app is lost. Written in two halves. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** How a code is kept: nobody can tell it without the deployment's secret. Dashes, spaces and case do not matter. */
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
