import { createHmac, randomUUID } from 'node:crypto'
import { SendingError, type SmsSender } from './ports.ts'

export interface SmsGatewaySettings {
  readonly url: string
  readonly secret: string
}

const TIMEOUT_MS = 5_000
/** A message is sent at most twice; its id lets the receiver ignore the second. */
const ATTEMPTS = 2

/**
 * An SMS service over HTTP: `POST {id, merchant, to, text}` as JSON; any 2xx means accepted, 402 that the account is
 * empty, 422 that the number cannot be reached. `Livery-Timestamp` holds seconds, `Livery-Signature` the hex
 * HMAC-SHA256 of `<timestamp>.<body>`.
 */
export function smsGateway({ url, secret }: SmsGatewaySettings): SmsSender {
  return {
    async send(sms) {
      const body = JSON.stringify({ id: randomUUID(), merchant: sms.merchantId, to: `+${sms.to}`, text: sms.text })
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await offer(url, secret, body)
        } catch (error) {
          if (!(error instanceof SendingError) || error.reason !== 'unavailable' || attempt === ATTEMPTS) throw error
        }
      }
    },
  }
}

async function offer(url: string, secret: string, body: string): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'livery-timestamp': timestamp,
    'livery-signature': signature,
  }
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw new SendingError('unavailable', 'the SMS gateway cannot be reached', cause)
  }
  // The answer's body is not needed, and an unread one would keep the connection busy.
  await response.body?.cancel()
  if (response.ok) return
  const detail = `the SMS gateway answered ${response.status}`
  if (response.status === 402) throw new SendingError('quota', detail)
  throw new SendingError(response.status === 422 ? 'recipient' : 'unavailable', detail)
}
