import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '../constant-time-equal.ts'

/**
 * Signed callbacks by the Standard Webhooks specification: HMAC-SHA256 over `<id>.<seconds>.<raw body>`, in base 64
 * after `v1,`; during a change of keys there are several signatures. Server side only.
 */
const ID = 'webhook-id'
const TIMESTAMP = 'webhook-timestamp'
const SIGNATURE = 'webhook-signature'
const MAXIMUM_SKEW_SECONDS = 5 * 60
/** No change of keys needs more of them in one header. */
const MOST_SIGNATURES = 8

/** The three headers of a callback, with a signature by each of the keys. */
export function webhookHeaders(
  keys: readonly string[],
  id: string,
  body: string | Uint8Array,
  nowMs: number,
): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(nowMs / 1000))
  const signatures = keys.map((key) => `v1,${digest(key, id, seconds, body)}`)
  return { [ID]: id, [TIMESTAMP]: seconds, [SIGNATURE]: signatures.join(' ') }
}

/** The callback's id where one of the keys signed exactly these bytes within five minutes of now, else null. */
export function verifiedWebhook(
  keys: readonly string[],
  headers: Readonly<Record<string, string | undefined>>,
  body: Uint8Array,
  nowMs: number,
): string | null {
  const { [ID]: id, [TIMESTAMP]: seconds, [SIGNATURE]: stated } = headers
  if (!id || !seconds || !stated || !/^\d{1,12}$/.test(seconds)) return null
  if (Math.abs(nowMs / 1000 - Number(seconds)) > MAXIMUM_SKEW_SECONDS) return null
  const signatures = stated.split(' ').slice(0, MOST_SIGNATURES)
  const right = keys.map((key) => `v1,${digest(key, id, seconds, body)}`)
  return signatures.some((one) => right.some((other) => constantTimeEqual(one, other))) ? id : null
}

function digest(key: string, id: string, seconds: string, body: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')
}
