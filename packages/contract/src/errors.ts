/**
 * The one catalogue of error codes: HTTP status, the locale key of the message (area `core`), and whether operators
 * should hear of it. Answers carry the code and params only; text is made where it is shown.
 * Source: docs/product.md 14.
 */
export const ERRORS = {
  UNKNOWN: { status: 500, key: 'error.UNKNOWN', report: true },
  INVALID_REQUEST: { status: 400, key: 'error.INVALID_REQUEST', report: false },
  ENCRYPTION_REQUIRED: { status: 400, key: 'error.ENCRYPTION_REQUIRED', report: false },
  ENCRYPTION_INVALID: { status: 400, key: 'error.ENCRYPTION_INVALID', report: false },
  ENCRYPTION_REPLAYED: { status: 409, key: 'error.ENCRYPTION_REPLAYED', report: false },
  NOT_FOUND: { status: 404, key: 'error.NOT_FOUND', report: false },
  UNKNOWN_HOST: { status: 404, key: 'error.UNKNOWN_HOST', report: false },
  TOO_MANY_REQUESTS: { status: 429, key: 'error.TOO_MANY_REQUESTS', report: false },
  SERVICE_UNAVAILABLE: { status: 503, key: 'error.SERVICE_UNAVAILABLE', report: true },
  MAINTENANCE: { status: 503, key: 'error.MAINTENANCE', report: false },
  ACCESS_RESTRICTED: { status: 403, key: 'error.ACCESS_RESTRICTED', report: false },
  NOT_SIGNED_IN: { status: 401, key: 'error.NOT_SIGNED_IN', report: false },
  PASSWORD_CHANGE_REQUIRED: { status: 403, key: 'error.PASSWORD_CHANGE_REQUIRED', report: false },
  STEP_UP_REQUIRED: { status: 403, key: 'error.STEP_UP_REQUIRED', report: false },
  FORBIDDEN: { status: 403, key: 'error.FORBIDDEN', report: false },
  REAL_ACCOUNT_NEEDED: { status: 403, key: 'error.REAL_ACCOUNT_NEEDED', report: false },
  CREDENTIALS_INVALID: { status: 401, key: 'error.CREDENTIALS_INVALID', report: false },
  CAPTCHA_REQUIRED: { status: 401, key: 'error.CAPTCHA_REQUIRED', report: false },
  CAPTCHA_INVALID: { status: 401, key: 'error.CAPTCHA_INVALID', report: false },
  NON_AGENT: { status: 403, key: 'error.NON_AGENT', report: false },
  NON_MEMBER: { status: 403, key: 'error.NON_MEMBER', report: false },
  INVALID_URL: { status: 403, key: 'error.INVALID_URL', report: false },
  REGISTRATION_CLOSED: { status: 403, key: 'error.REGISTRATION_CLOSED', report: false },
  VALIDATION: { status: 422, key: 'error.VALIDATION', report: false },
  USERNAME_TAKEN: { status: 409, key: 'error.USERNAME_TAKEN', report: false },
  VERIFICATION_FIRST: { status: 401, key: 'error.VERIFICATION_FIRST', report: false },
  SMS_CODE_INVALID: { status: 422, key: 'error.SMS_CODE_INVALID', report: false },
  SMS_CODE_EXPIRED: { status: 422, key: 'error.SMS_CODE_EXPIRED', report: false },
  PHONE_TOO_MANY_REQUESTS: { status: 429, key: 'error.PHONE_TOO_MANY_REQUESTS', report: false },
  SMS_QUOTA: { status: 503, key: 'error.SMS_QUOTA', report: true },
  FEATURE_DISABLED: { status: 403, key: 'error.FEATURE_DISABLED', report: false },
  EXTRA_VERIFICATION: { status: 401, key: 'error.EXTRA_VERIFICATION', report: false },
  SESSION_EXPIRED: { status: 410, key: 'error.SESSION_EXPIRED', report: false },
  SOCIAL_CLOSED: { status: 401, key: 'error.SOCIAL_CLOSED', report: false },
  BOT_CHECK_FAILED: { status: 401, key: 'error.BOT_CHECK_FAILED', report: false },
  MOBILE_UNKNOWN: { status: 404, key: 'error.MOBILE_UNKNOWN', report: false },
  USERNAME_EMAIL_UNKNOWN: { status: 404, key: 'error.USERNAME_EMAIL_UNKNOWN', report: false },
  PASSWORD_WRONG: { status: 422, key: 'error.PASSWORD_WRONG', report: false },
  PROOF_WRONG: { status: 422, key: 'error.PROOF_WRONG', report: false },
  REMEMBERED_OVER: { status: 401, key: 'error.REMEMBERED_OVER', report: false },
  EXCHANGE_INVALID: { status: 401, key: 'error.EXCHANGE_INVALID', report: false },
  PASSKEY_INVALID: { status: 401, key: 'error.PASSKEY_INVALID', report: false },
  SOCIAL_UNKNOWN: { status: 404, key: 'error.SOCIAL_UNKNOWN', report: false },
  SOCIAL_FAILED: { status: 502, key: 'error.SOCIAL_FAILED', report: true },
  INVITATION_INVALID: { status: 422, key: 'error.INVITATION_INVALID', report: false },
  FAVOURITES_FULL: { status: 409, key: 'error.FAVOURITES_FULL', report: false },
  GAME_NOT_FOUND: { status: 404, key: 'error.GAME_NOT_FOUND', report: false },
  GAME_UNAVAILABLE: { status: 409, key: 'error.GAME_UNAVAILABLE', report: false },
  GAME_CLOSED: { status: 409, key: 'error.GAME_CLOSED', report: false },
  GAME_NOT_IN_COUNTRY: { status: 451, key: 'error.GAME_NOT_IN_COUNTRY', report: false },
  GAME_NOT_IN_CURRENCY: { status: 409, key: 'error.GAME_NOT_IN_CURRENCY', report: false },
  DEMO_UNAVAILABLE: { status: 409, key: 'error.DEMO_UNAVAILABLE', report: false },
  INSUFFICIENT_FUNDS: { status: 409, key: 'error.INSUFFICIENT_FUNDS', report: false },
  PERIOD_INVALID: { status: 422, key: 'error.PERIOD_INVALID', report: false },
  WITHDRAWAL_REFUSED: { status: 409, key: 'error.WITHDRAWAL_REFUSED', report: false },
  WALLET_NOT_FOUND: { status: 404, key: 'error.WALLET_NOT_FOUND', report: false },
  WALLET_BUSY: { status: 409, key: 'error.WALLET_BUSY', report: false },
  WALLET_UNREACHABLE: { status: 502, key: 'error.WALLET_UNREACHABLE', report: true },
  PAYMENT_METHOD_UNAVAILABLE: { status: 409, key: 'error.PAYMENT_METHOD_UNAVAILABLE', report: false },
  PAYMENT_PROVIDER_FAILED: { status: 502, key: 'error.PAYMENT_PROVIDER_FAILED', report: true },
  PAYMENT_STATE_CHANGED: { status: 409, key: 'error.PAYMENT_STATE_CHANGED', report: false },
  DEPOSITS_OPEN: { status: 409, key: 'error.DEPOSITS_OPEN', report: false },
  PROOF_TAKEN: { status: 409, key: 'error.PROOF_TAKEN', report: false },
  PICTURE_REFUSED: { status: 422, key: 'error.PICTURE_REFUSED', report: false },
  CONTRACT_UNCONFIRMED: { status: 409, key: 'error.CONTRACT_UNCONFIRMED', report: false },
  CONTRACT_LAPSED: { status: 409, key: 'error.CONTRACT_LAPSED', report: false },
  CONTRACT_EXCEEDED: { status: 409, key: 'error.CONTRACT_EXCEEDED', report: false },
  IDEMPOTENCY_CONFLICT: { status: 409, key: 'error.IDEMPOTENCY_CONFLICT', report: true },
} as const satisfies Record<string, { status: number; key: string; report: boolean }>

export type ErrorCode = keyof typeof ERRORS

/** Codes any call may answer with; OpenAPI adds them to each operation. */
export const COMMON_ERRORS = [
  'UNKNOWN',
  'INVALID_REQUEST',
  'UNKNOWN_HOST',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'MAINTENANCE',
  'ACCESS_RESTRICTED',
] as const satisfies readonly ErrorCode[]

/** Values a message may interpolate; never secrets, never text in a language. */
export type ErrorParams = Readonly<Record<string, string | number | boolean>>

/** One field that was refused: its name, and the rule's own code and params (see `@livery/rules`). */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly params?: ErrorParams
}

/** Thrown anywhere in the gateway; the error handler turns it into `{success: false, code, message, params}`. */
export class LiveryError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
  /** The `value` of the failed call's answer, e.g. `{captcha: true}` of a failed sign-in. */
  readonly value: unknown

  constructor(
    code: ErrorCode,
    detail: {
      params?: ErrorParams
      fields?: readonly FieldError[]
      value?: unknown
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: detail.cause })
    this.name = 'LiveryError'
    this.code = code
    this.params = detail.params ?? {}
    this.fields = detail.fields ?? []
    this.value = detail.value
  }
}
