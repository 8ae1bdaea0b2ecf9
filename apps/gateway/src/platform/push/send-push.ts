import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import { addressList, isListed } from '../http/address-list.ts'
import type { PushSettings } from '../push-settings.ts'
import { isPushEndpoint } from './push-services.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushSender {
  /** Whom a push service writes to when something is wrong: an `https:` or `mailto:` address. */
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushNote {
  /** What the worker of the site is given; only the browser can read it (RFC 8291). */
  readonly payload: string
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  readonly topic: string
}

/** `gone`: there is no such subscription any more. `later`: the service asks for patience, or cannot be reached. */
export type PushOutcome =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'later'; readonly waitSeconds: number }

const TIMEOUT_MS = 5_000
const LONGEST_WAIT_SECONDS = 6 * 3_600

/** Hands a message to a browser's push service, encrypted for that browser (RFC 8291) and signed (RFC 8292). */
export async function sendPush(
  settings: PushSettings,
  { endpoint, p256dh, auth }: PushTarget,
  sender: PushSender,
  { payload, ttlSeconds, urgency, topic }: PushNote,
): Promise<PushOutcome> {
  // What was allowed when it was subscribed may not be any more.
  if (!isPushEndpoint(endpoint, settings)) return { outcome: 'gone' }
  let sent: ReturnType<typeof webPush.generateRequestDetails>
  try {
    const subscription = { endpoint, keys: { p256dh, auth } }
    const options = { vapidDetails: sender, TTL: ttlSeconds, urgency, topic }
    sent = webPush.generateRequestDetails(subscription, payload, options)
  } catch {
    // Its keys are none, so nothing can be encrypted for it.
    return { outcome: 'gone' }
  }
  try {
    const { status, retryAfter } = await post(settings, endpoint, sent.headers as Record<string, string>, sent.body)
    if (status >= 200 && status < 300) return { outcome: 'sent' }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    if (status === 408 || status === 429 || status >= 500)
      return { outcome: 'later', waitSeconds: secondsOf(retryAfter) }
    return { outcome: 'refused', status }
  } catch {
    return { outcome: 'later', waitSeconds: 0 }
  }
}

/** A redirect is an answer like any other: it is not followed. */
function post(settings: PushSettings, endpoint: string, headers: Record<string, string>, body: Buffer | null) {
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

/** Networks in which no push service is: a name that leads there is not called, whoever answers for it. */
const INNER = addressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b::/96',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isListed(INNER, address)))
      return done(new Error('the push service’s name leads into a private network'), '', 0)
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}

/** `Retry-After` in seconds or as a date; 0 where there is none. */
function secondsOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.ceil(seconds))) : 0
}
