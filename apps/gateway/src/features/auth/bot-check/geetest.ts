import { createHmac } from 'node:crypto'
import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { Settings } from '../../../platform/settings.ts'

/** The values GeeTest's script returns in the browser. */
const VALUES = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const
const TIMEOUT_MS = 4_000
/** Visitors are not sent to GeeTest for this long after a failure. */
const REST_MS = 60_000

/**
 * GeeTest v4: its script checks the visitor in the browser, and here its server confirms that the result is genuine.
 */
export class GeeTest {
  readonly #settings: Pick<Settings, 'geetest'>
  #restsUntilMs = 0

  constructor(settings: Pick<Settings, 'geetest'>) {
    this.#settings = settings
  }

  /** Whether visitors can be sent to GeeTest: its key is configured, and its last request did not fail. */
  canCheck(captchaId: string): boolean {
    return this.#settings.geetest.keys.has(captchaId) && Date.now() >= this.#restsUntilMs
  }

  /** Asks GeeTest whether an answer is genuine; GeeTest accepts each one once. False also when it cannot be reached. */
  async verify(captchaId: string, answer: BotCheckAnswer): Promise<boolean> {
    const { keys, url } = this.#settings.geetest
    const key = keys.get(captchaId)
    if (key === undefined || VALUES.some((name) => !answer[name])) return false
    const { lot_number = '' } = answer
    const body = new URLSearchParams(VALUES.map((name) => [name, answer[name] ?? '']))
    body.set('sign_token', createHmac('sha256', key).update(lot_number).digest('hex'))
    try {
      const response = await fetch(`${url}/validate?captcha_id=${encodeURIComponent(captchaId)}`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { result } = (await response.json()) as { result?: unknown }
      return result === 'success'
    } catch {
      this.#restsUntilMs = Date.now() + REST_MS
      return false
    }
  }
}
