import { setTimeout } from 'node:timers/promises'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { Settings } from '../settings.ts'
import { mailbox } from './mailbox.ts'
import type { MailSender, SmsSender } from './ports.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtp } from './smtp.ts'

/** Long enough for the answer to be sent before background work takes any time. */
const BEHIND_MS = 20

/** The carriers of each merchant's SMS and e-mails, and the messages that are sent in the background. */
export class Sending {
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #sms: Readonly<Record<'mailbox' | 'gateway', SmsSender | null>>
  readonly #mail: Readonly<Record<'mailbox' | 'smtp', MailSender | null>>
  readonly #underWay = new Set<Promise<void>>()
  readonly #close: () => void

  constructor(
    database: Database,
    { smsGateway: gatewaySettings, smtpUrl, production }: Pick<Settings, 'production' | 'smsGateway' | 'smtpUrl'>,
    log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    // The mailbox stores codes in clear text, so it is for development only.
    const embedded = production ? { sms: null, mail: null } : mailbox(database)
    const server = smtpUrl === null ? null : smtp(smtpUrl)
    this.#log = log
    this.#sms = { mailbox: embedded.sms, gateway: gatewaySettings && smsGateway(gatewaySettings) }
    this.#mail = { mailbox: embedded.mail, smtp: server }
    this.#close = () => server?.close()
  }

  /**
   * Null when the gateway sends no SMS: no carrier is configured, or the browser requests codes from Firebase itself.
   */
  sms({ thirdParties: { sms } }: Merchant): SmsSender | null {
    return sms && sms.provider !== 'firebase' ? this.#sms[sms.provider] : null
  }

  mail({ thirdParties: { mail } }: Merchant): MailSender | null {
    return this.#mail[mail.provider]
  }

  /** The missing environment variables without which the merchant's messages cannot be sent. */
  missing({ thirdParties: { sms, mail } }: Merchant): readonly string[] {
    return [
      ...(sms?.provider === 'gateway' && !this.#sms.gateway ? ['SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET'] : []),
      ...(mail.provider === 'smtp' && !this.#mail.smtp ? ['SMTP_URL'] : []),
    ]
  }

  /**
   * Runs `work` after the answer, so that the response time reveals nothing about it; a failure is only logged.
   * @param what its name in the log, without addresses and numbers
   */
  behind(what: string, work: () => Promise<void>): void {
    const done: Promise<void> = setTimeout(BEHIND_MS)
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error }, `${what} failed`))
      .finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
  }

  /** Resolves when all background work is done. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async close(): Promise<void> {
    await this.settled()
    this.#close()
  }
}
