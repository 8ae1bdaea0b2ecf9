import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '../constant-time-equal.ts'

/**
 * Signatures of the demonstration's bank for JSON requests: HMAC-SHA256 over `<milliseconds>.<path>.<raw body>`, so
 * that a body signed for one address is refused at another. Server side only.
 */
const ACCOUNT = 'x-bank-account'
const TIMESTAMP = 'x-bank-timestamp'
const SIGNATURE = 'x-bank-signature'
const MAXIMUM_SKEW_MS = 5 * 60_000

export interface SignedPart {
  /** The third part of the signed text: a path, or a name for the direction. */
  readonly about: string
  readonly body: string | Uint8Array
}

export function signedHeaders(
  key: string,
  account: string,
  part: SignedPart,
  nowMs: number,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    [ACCOUNT]: account,
    [TIMESTAMP]: String(nowMs),
    [SIGNATURE]: digest(key, String(nowMs), part),
  }
}

/** The account that a request claims to be for; this proves nothing. */
export function accountOf(headers: Readonly<Record<string, unknown>>): string {
  return String(headers[ACCOUNT] ?? '')
}

/** Whether one of the keys signed exactly this, within five minutes of now. Constant time. */
export function isSigned(
  keys: readonly string[],
  part: SignedPart,
  headers: Readonly<Record<string, unknown>>,
  nowMs: number,
): boolean {
  const timestamp = String(headers[TIMESTAMP] ?? '')
  const signature = String(headers[SIGNATURE] ?? '')
  if (!/^\d{10,16}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp)) > MAXIMUM_SKEW_MS) return false
  return keys.some((key) => constantTimeEqual(signature, digest(key, timestamp, part)))
}

function digest(key: string, timestamp: string, { about, body }: SignedPart): string {
  return createHmac('sha256', key).update(`${timestamp}.${about}.`).update(body).digest('hex')
}
