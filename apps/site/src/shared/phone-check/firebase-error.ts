import { CallError } from '../http/call-error.ts'

/** Firebase’s errors as the catalogue names them (docs/product.md 14.1). */
const CODES = {
  'auth/invalid-phone-number': 'PHONE_FORMAT',
  'auth/missing-phone-number': 'PHONE_INVALID',
  'auth/too-many-requests': 'PHONE_TOO_MANY_REQUESTS',
  'auth/invalid-verification-code': 'SMS_CODE_INVALID',
  'auth/missing-verification-code': 'SMS_CODE_MISSING',
  'auth/captcha-check-failed': 'BOT_CHECK_FAILED',
  'auth/missing-app-credential': 'BOT_CHECK_FAILED',
  'auth/invalid-app-credential': 'BOT_CHECK_FAILED',
  'auth/invalid-recaptcha-token': 'BOT_CHECK_FAILED',
  'auth/missing-recaptcha-token': 'BOT_CHECK_FAILED',
  'auth/quota-exceeded': 'SMS_QUOTA',
  'auth/operation-not-allowed': 'FEATURE_DISABLED',
  'auth/unauthorized-domain': 'FEATURE_DISABLED',
  'auth/code-expired': 'SMS_CODE_EXPIRED',
  'auth/session-expired': 'SMS_CODE_EXPIRED',
  'auth/invalid-verification-id': 'SMS_CODE_EXPIRED',
  'auth/popup-closed-by-user': 'SOCIAL_CLOSED',
  'auth/cancelled-popup-request': 'SOCIAL_CLOSED',
  'auth/network-request-failed': 'NETWORK',
  'auth/timeout': 'TIMEOUT',
} as const

/** Any error of Firebase as one of ours; an unknown one is UNKNOWN. */
export function firebaseError(thrown: unknown): CallError {
  const code = (thrown as { readonly code?: unknown } | null)?.code
  const known = typeof code === 'string' ? CODES[code as keyof typeof CODES] : undefined
  return new CallError(known ?? 'UNKNOWN', { cause: thrown })
}
