import { createHmac } from 'node:crypto'
import { constantTimeEqual } from './constant-time-equal.ts'

/**
 * The signature of Livery's own seamless-wallet protocol (gateway ↔ arcade): HMAC-SHA256 over `<timestamp>.<raw body>`,
 * hex. Headers: `x-livery-timestamp` (milliseconds) and `x-livery-signature`. Server side only.
 */
export const TIMESTAMP_HEADER = 'x-livery-timestamp'
export const SIGNATURE_HEADER = 'x-livery-signature'
/** How far two clocks may differ before a call is refused. */
export const MAXIMUM_SKEW_MS = 5 * 60_000

/** Signs raw bytes; returns the two headers. */
export function signBody(secret: string, rawBody: Uint8Array | string, nowMs: number): Record<string, string> {
  return { [TIMESTAMP_HEADER]: String(nowMs), [SIGNATURE_HEADER]: digest(secret, String(nowMs), rawBody) }
}

/** Whether the headers sign exactly these bytes with this secret, within the allowed clock skew. Constant time. */
export function verifyBody(
  secret: string,
  rawBody: Uint8Array | string,
  headers: Readonly<Record<string, string | undefined>>,
  nowMs: number,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER]
  const signature = headers[SIGNATURE_HEADER]
  if (!timestamp || !signature || !/^\d{10,16}$/.test(timestamp)) return false
  if (Math.abs(nowMs - Number(timestamp)) > MAXIMUM_SKEW_MS) return false
  return constantTimeEqual(signature, digest(secret, timestamp, rawBody))
}

/** The key of one of the arcade's wires in a demonstration: a signature for one wire is refused by the others. */
export function demonstrationKey(secret: string, wire: 'own' | 'form' | 'rpc' | 'purse'): string {
  return createHmac('sha256', secret).update(`wire ${wire}`).digest('base64url')
}

function digest(secret: string, timestamp: string, rawBody: Uint8Array | string): string {
  return createHmac('sha256', secret).update(timestamp).update('.').update(rawBody).digest('hex')
}
