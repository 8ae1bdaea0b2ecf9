import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firebaseError } from './firebase-error.ts'

const core = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../locales/EN/core.json'), 'utf8'))

test.each([
  ['auth/invalid-phone-number', 'PHONE_FORMAT'],
  ['auth/missing-phone-number', 'PHONE_INVALID'],
  ['auth/too-many-requests', 'PHONE_TOO_MANY_REQUESTS'],
  ['auth/internal-error', 'UNKNOWN'],
  ['auth/invalid-verification-code', 'SMS_CODE_INVALID'],
  ['auth/missing-verification-code', 'SMS_CODE_MISSING'],
  ['auth/captcha-check-failed', 'BOT_CHECK_FAILED'],
  ['auth/quota-exceeded', 'SMS_QUOTA'],
  ['auth/operation-not-allowed', 'FEATURE_DISABLED'],
  ['auth/code-expired', 'SMS_CODE_EXPIRED'],
  ['auth/popup-closed-by-user', 'SOCIAL_CLOSED'],
])('%s is %s, and has a text', (code, ours) => {
  const error = firebaseError(Object.assign(new Error('Firebase'), { code }))
  expect(error.code).toBe(ours)
  expect(core.error[ours]).toEqual(expect.any(String))
})

test('whatever else is thrown is not known', () => {
  for (const thrown of [null, undefined, 'x', new Error('x'), { code: 7 }])
    expect(firebaseError(thrown).code).toBe('UNKNOWN')
})
