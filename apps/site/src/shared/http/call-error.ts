import type { ErrorCode, ErrorParams, FieldError } from '@livery/contract/errors'

/** Errors that only the browser can notice: no answer, a late answer, or no connection. */
export const TRANSPORT_CODES = ['NETWORK', 'TIMEOUT', 'OFFLINE'] as const
export type TransportCode = (typeof TRANSPORT_CODES)[number]

/** Firebase's errors of a phone check that the catalogue has no code for. */
export const PHONE_CHECK_CODES = ['PHONE_FORMAT', 'PHONE_INVALID', 'SMS_CODE_MISSING', 'SMS_QUOTA'] as const
export type PhoneCheckCode = (typeof PHONE_CHECK_CODES)[number]

/** A window that the browser would not open. */
type BrowserCode = 'WINDOW_BLOCKED'

type Code = ErrorCode | TransportCode | PhoneCheckCode | BrowserCode

/** A call that failed, by the catalogue's code; text is made where it is shown. */
export class CallError extends Error {
  readonly code: Code
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
  readonly value: unknown
  /** The browser was offline when the call was made, so it never reached the gateway and may be sent again. */
  readonly isUnsent: boolean

  constructor(
    code: Code,
    detail: {
      params?: ErrorParams
      fields?: readonly FieldError[]
      value?: unknown
      cause?: unknown
      isUnsent?: boolean
    } = {},
  ) {
    super(code, { cause: detail.cause })
    this.name = 'CallError'
    this.code = code
    this.params = detail.params ?? {}
    this.fields = detail.fields ?? []
    this.value = detail.value
    this.isUnsent = detail.isUnsent ?? false
  }
}
