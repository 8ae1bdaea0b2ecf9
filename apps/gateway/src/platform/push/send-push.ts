import { createECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import ece from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import { isPublicAddress } from '../geolocation/public-address.ts'
import type { PushSettings } from '../push-settings.ts'
import { isPushEndpoint } from './push-services.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushSender {
  /** The contact for a push service when something is wrong: an `https:` or `mailto:` address. */
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushNote {
  /** The data for the site's worker; only the browser can read it (RFC 8291). */
  readonly payload: string
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  readonly topic: string
}

/** `gone`: the subscription no longer exists. `later`: the service asks to wait, or cannot be reached. */
export type PushOutcome =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'later'; readonly waitSeconds: number }

const TIMEOUT_MS = 5_000
/** The sizes of an uncompressed public key, and of the secret that goes with it (RFC 8291). */
const PUBLIC_BYTES = 65
const AUTH_BYTES = 16
const LONGEST_WAIT_SECONDS = 6 * 3_600

/** Sends a message to a browser's push service, encrypted for that browser (RFC 8291) and signed (RFC 8292). */
export async function sendPush(
  settings: PushSettings,
  { endpoint, p256dh, auth }: PushTarget,
  sender: PushSender,
  { payload, ttlSeconds, urgency, topic }: PushNote,
): Promise<PushOutcome> {
  // The settings may allow fewer services now than when it subscribed.
  if (!isPushEndpoint(endpoint, settings)) return { outcome: 'gone' }
  const body = encryptedFor({ p256dh, auth }, payload)
  // Its keys are invalid, so nothing can be encrypted for it.
  if (!body) return { outcome: 'gone' }
  try {
    const { status, retryAfter } = await post(settings, endpoint, body, {
      authorization: await vapid(sender, new URL(endpoint).origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(ttlSeconds),
      urgency,
      topic,
    })
    if (status >= 200 && status < 300) return { outcome: 'sent' }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    if (status === 408 || status === 429 || status >= 500)
      return { outcome: 'later', waitSeconds: secondsOf(retryAfter) }
    return { outcome: 'refused', status }
  } catch {
    return { outcome: 'later', waitSeconds: 0 }
  }
}

/** The payload, encrypted for the browser with these keys; null for invalid keys. */
function encryptedFor({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>, payload: string): Buffer | null {
  const [dh, authSecret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  if (dh.length !== PUBLIC_BYTES || authSecret.length < AUTH_BYTES) return null
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  try {
    return ece.encrypt(Buffer.from(payload), { version: 'aes128gcm', dh, privateKey, authSecret })
  } catch {
    return null
  }
}

/** Names the sender to the push service at `audience`. */
async function vapid({ subject, publicKey, privateKey }: PushSender, audience: string): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey }, 'ES256')
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime('12h')
    .sign(key)
  return `vapid t=${token}, k=${publicKey}`
}

/** Redirects are not followed. */
function post(settings: PushSettings, endpoint: string, body: Buffer, headers: Readonly<Record<string, string>>) {
  const isPlain = endpoint.startsWith('http:')
  return new Promise<{ readonly status: number; readonly retryAfter: string | undefined }>((resolve, reject) => {
    const outgoing = (isPlain ? httpRequest : httpsRequest)(endpoint, {
      method: 'POST',
      headers,
      timeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(settings.loopback ? {} : { lookup: publicOnly }),
    })
    outgoing.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('the push service did not answer')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** A name that resolves to a private network is not called, whichever server resolves it. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('the push service’s name leads into a private network'), '', 0)
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}

/** `Retry-After` in seconds or as a date; 0 if absent. */
function secondsOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.ceil(seconds))) : 0
}
